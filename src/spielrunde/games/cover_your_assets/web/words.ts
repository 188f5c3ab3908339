// The few words only this board says; everything else comes from the server or from the shared words.
import { preferences } from '../../../../../web/src/lib/preferences.svelte';

const WORDS = {
  en: { challenges: 'challenges', defends: 'defends', sets: 'Sets' },
  de: { challenges: 'fordert heraus', defends: 'verteidigt', sets: 'Sätze' },
};

export const word = (name: keyof typeof WORDS.en): string =>
  (WORDS as Record<string, typeof WORDS.en>)[preferences.language]?.[name] ?? WORDS.en[name];

const MONEY = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;

/** `bare`: without the sign, where there is little room. */
export const dollars = (value: number, bare = false): string => value.toLocaleString(preferences.language, bare ? {} : MONEY);
