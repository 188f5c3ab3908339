// The few words only this board says; everything else comes from the server.
import { wordsOf } from '$web/words/words';

export const word = wordsOf({
  en: {
    map: 'The map',
    whole: 'Look at the whole map',
    forum: 'Forum',
    total: 'to pay in all',
    behind: 'Behind your screen',
    screen: 'Behind the screen',
    lost: 'The Goth still takes',
    steps: 'steps from Rome',
    nothing: 'Nothing lies here',
    food: 'food',
    gold: 'gold',
    calm: 'peace',
    glory: 'glory',
    any: 'any card',
    plain: 'without building',
    laid: 'tribute',
  },
  de: {
    map: 'Die Karte',
    whole: 'Die ganze Karte ansehen',
    forum: 'Forum',
    total: 'zu zahlen in allem',
    behind: 'Hinter deinem Schirm',
    screen: 'Hinter dem Schirm',
    lost: 'Der Gote nimmt noch',
    steps: 'Schritte von Rom',
    nothing: 'Hier liegt nichts',
    food: 'Nahrung',
    gold: 'Gold',
    calm: 'Frieden',
    glory: 'Ruhm',
    any: 'jede Karte',
    plain: 'ohne Bauwerk',
    laid: 'Tribut',
  },
});

export type Word = Parameters<typeof word>[0];
