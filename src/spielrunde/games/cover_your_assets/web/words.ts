// The few words only this board says, and money in the reader's language; everything else comes from the server.
import { preferences } from '$web/app/preferences.svelte';
import { wordsOf } from '$web/words/words';
import { inFull, inThousands } from './money';

export const word = wordsOf({
  en: { challenges: 'challenges', defends: 'defends', sets: 'Sets', stake: 'at stake', wins: 'wins', inStack: 'in the stack' },
  de: { challenges: 'fordert heraus', defends: 'verteidigt', sets: 'Sets', stake: 'umkämpft', wins: 'Siege', inStack: 'im Stapel' },
});

export const dollars = (value: number): string => inFull(value, preferences.language);
export const thousands = (value: number): string => inThousands(value, preferences.language);
