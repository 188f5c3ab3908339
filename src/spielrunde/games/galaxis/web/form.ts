// How large a seat's sky is drawn: on a phone another's in miniature, my own and one looked at closely in full.
export type Form = 'mini' | 'small' | 'full';
