// Numbers, spans and times as the reader's language writes them.

/** `[2, 3, 4, 5]` becomes `2–5`, `[2, 4]` becomes `2, 4`. */
export function span(numbers: number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([low, high]) => (low === high ? `${low}` : `${low}–${high}`)).join(', ');
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was; both times in seconds since 1970. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = Math.max(0, now - then);
  for (const [unit, size] of STEPS) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return format.format(0, 'second');
}

export const listed = (words: string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words);

/** The letter or two that stand for a name. */
export const initial = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '?';
