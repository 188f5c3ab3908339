// How this game's money is written and read.
const MONEY = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;

/** `$45,000`, `45.000 $`. */
export const inFull = (value: number, language: string): string => value.toLocaleString(language, MONEY);

/** `45k`, where there is little room. */
export const inThousands = (value: number, language: string): string =>
  value < 1000 ? value.toLocaleString(language) : `${Math.round(value / 1000).toLocaleString(language)}k`;

/** What a zone that is a set is worth: its note says it (`$85k`, `85k $`, `7.500 $`). */
export const worth = ({ note = '' }: { note?: string }): number => Number(note.replace(/\D/g, '')) * (note.includes('k') ? 1000 : 1);

/** How much of the way to a target is done, as CSS wants it. */
export const share = (value: number, target: number): string => `${Math.round(Math.min(1, value / target) * 1000) / 10}%`;
