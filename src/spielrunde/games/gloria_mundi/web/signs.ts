// What a building shows, read from the signs of its card: the card it lies on, its price, its deeds, what lasts.

export interface Counted {
  /** `food`, `gold`, `calm`, `glory`; `any` is each of them. */
  kind: string;
  n: number;
}

export interface Deed {
  /** `or`: instead of the one before; `build`: once, when it is built. */
  when: '' | 'or' | 'build';
  pay: Counted[];
  take: Counted[];
  /** For each own card of this type, at most `most`. */
  per: string;
  most: number;
  step: number;
  swap: number;
  times: number;
}

export interface Lasting {
  name: string;
  n: number;
}

export interface Building {
  on: string;
  price: Counted[];
  deeds: Deed[];
  lasting: Lasting[];
}

const LASTING = new Set(['immune', 'parry', 'discount', 'relief', 'ransom']);

const deed = (when: Deed['when']): Deed => ({ when, pay: [], take: [], per: '', most: 0, step: 0, swap: 0, times: 1 });

function count(list: Counted[], kind: string): void {
  const known = list.find((counted) => counted.kind === kind);
  if (known) known.n += 1;
  else list.push({ kind, n: 1 });
}

/** A sign's word and its number: `step2` is `step`, 2. */
const parted = (sign: string): [string, number] => {
  const [, word = '', number = ''] = /^(\D*)(\d*)$/.exec(sign) ?? [];
  return [word, Number(number)];
};

function read(into: Building, sign: string): void {
  const [word, n] = parted(sign);
  if (sign.startsWith('on-')) into.on = sign.slice(3);
  else if (sign.startsWith('=')) count(into.price, sign.slice(1));
  else if (sign === 'or' || sign === 'build') into.deeds.push(deed(sign));
  else if (LASTING.has(word)) into.lasting.push({ name: word, n });
  else readDeed(into, sign, word, n);
}

function readDeed(into: Building, sign: string, word: string, n: number): void {
  if (into.deeds.length === 0) into.deeds.push(deed(''));
  const last = into.deeds.at(-1)!;
  if (sign.startsWith('-')) count(last.pay, sign.slice(1));
  else if (sign.startsWith('+')) count(last.take, sign.slice(1));
  else if (sign.startsWith('per-')) last.per = sign.slice(4);
  else if (word === 'max') last.most = n;
  else if (word === 'step') last.step = n;
  else if (word === 'swap') last.swap = n;
  else if (word === 'x') last.times = n;
}

/** A building's signs, put in order; none for a card that is no building. */
export function building(signs: string[] | undefined): Building | null {
  if (!signs?.length) return null;
  const found: Building = { on: '', price: [], deeds: [], lasting: [] };
  for (const sign of signs) read(found, sign);
  return found;
}

/** How wide counters are, in signs. */
export const wideCounted = (list: Counted[]): number => list.reduce((sum, { n }) => sum + (n > 1 ? 1.65 : 1.1), 0);

/** How wide a deed is drawn, in signs, so that its row can be made to fit. */
export function wide({ when, pay, take, per, step, swap, times }: Deed): number {
  const chips = wideCounted([...pay, ...take]);
  const arrow = pay.length ? 0.75 : 0;
  const ornaments = (when === 'build' ? 1.05 : 0) + (per ? 2.2 : 0) + (times > 1 ? 1.15 : 0);
  return chips + arrow + ornaments + (step ? 1.7 : 0) + (swap ? 1.7 : 0);
}
