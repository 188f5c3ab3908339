// The few words only this board says; everything else comes from the server.
import { wordsOf } from '$web/words/words';
import type { Colour } from './painting';

export const word = wordsOf({
  en: {
    r: 'R', o: 'O', p: 'P', b: 'B', w: 'W', g: 'G',
    takeBack: 'take the last step back',
    laying: 'is hanging',
    finished: 'finished',
    patrons: 'Patrons',
    lookAt: 'Touch a stack to read about its patron.',
    next: 'the next picture',
    left: 'to spend',
    earned: 'earned',
    first: 'begins this round',
    gem: 'holds the hidden gem',
    change: 'has change',
    discards: 'Discard pile',
    box: 'box',
  },
  de: {
    r: 'R', o: 'O', p: 'L', b: 'B', w: 'W', g: 'G',
    takeBack: 'letzten Schritt zurücknehmen',
    laying: 'hängt noch',
    finished: 'fertig',
    patrons: 'Gönner',
    lookAt: 'Tipp einen Stapel an und lies, was sein Gönner kann.',
    next: 'das nächste Bild',
    left: 'zum Ausgeben',
    earned: 'verdient',
    first: 'beginnt diese Runde',
    gem: 'hat den Geheimtipp',
    change: 'hat Wechselgeld',
    discards: 'Ablagestapel',
    box: 'Schachtel',
  },
});

/** A colour's letter. */
export const letterOf = (colour: Colour): string => word(colour);
