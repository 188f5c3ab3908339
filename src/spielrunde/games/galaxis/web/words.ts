// The few words only this board says; everything else comes from the server.
import { wordsOf } from '$web/words/words';

export const word = wordsOf({
  en: {
    bid: 'Bid',
    next: 'next card goes here',
    another: 'another bid',
    first: 'tap cards to bid',
    height: 'height',
    takeBack: 'take back',
    gone: 'out',
    red: 'Red',
    redLetter: 'R',
    green: 'Green',
    greenLetter: 'G',
    yellow: 'Yellow',
    yellowLetter: 'Y',
  },
  de: {
    bid: 'Gebot',
    next: 'hierhin kommt die nächste Karte',
    another: 'weiteres Gebot',
    first: 'zum Bieten Karten antippen',
    height: 'Höhe',
    takeBack: 'zurücknehmen',
    gone: 'weg',
    red: 'Rot',
    redLetter: 'R',
    green: 'Grün',
    greenLetter: 'N',
    yellow: 'Gelb',
    yellowLetter: 'G',
  },
});
