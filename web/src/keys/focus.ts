// Moving the focus over the table by arrow keys, and not losing it when the table changes.

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const centre = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

const WAYS: Record<Direction, (dx: number, dy: number) => [along: number, across: number]> = {
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowRight: (dx, dy) => [dx, dy],
  ArrowUp: (dx, dy) => [-dy, dx],
  ArrowDown: (dx, dy) => [dy, dx],
};

/** Straying from the straight line counts this many times as much as going along it. */
const STRAY = 2.5;

export const isDirection = (key: string): key is Direction => key in WAYS;

/** The nearest thing on the table in one direction. */
export function neighbour(from: Element, direction: Direction, things: Iterable<HTMLElement>): HTMLElement | null {
  const here = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    const there = centre(thing);
    const [along, across] = WAYS[direction](there.x - here.x, there.y - here.y);
    if (thing === from || along < 2) continue;
    const distance = along + Math.abs(across) * STRAY;
    if (distance < least) [best, least] = [thing, distance];
  }
  return best;
}

/** One tab stop per zone: the thing in it that had the focus last, else its first. */
export function oneTabStop(group: HTMLElement): () => void {
  const buttons = () => [...group.querySelectorAll<HTMLElement>(':scope button')];
  let last: Element | null = null;

  function settle() {
    const all = buttons();
    const stop = all.includes(last as HTMLElement) ? last : all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  }
  function focused(event: FocusEvent) {
    last = event.target as Element;
    settle();
  }

  settle();
  group.addEventListener('focusin', focused);
  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', focused);
  };
}

interface Focused {
  element: HTMLElement;
  zone: string;
  index: number;
  item: string;
}

/**
 * Keeps the focus on the table: what had it may be gone, or switched off while a choice is on its way, and then nothing
 * has it. `restore` gives it to the same thing, else to one near by.
 */
export class FocusKeeper {
  #last: Focused | null = null;
  readonly #root: () => HTMLElement;

  constructor(root: () => HTMLElement) {
    this.#root = root;
  }

  /** The focus came to something on the table. */
  see(element: HTMLElement): void {
    if (element.matches('input')) return this.forget();
    const zone = element.closest<HTMLElement>('[data-zone]');
    const index = zone ? [...zone.querySelectorAll('button')].indexOf(element as HTMLButtonElement) : -1;
    this.#last = { element, zone: zone?.dataset.zone ?? '', index, item: element.dataset.item ?? '' };
  }

  /** Nothing is to have it back: one pointed elsewhere, or left the line one typed in. */
  forget(): void {
    this.#last = null;
  }

  restore(): void {
    const active = document.activeElement;
    if (!this.#last || (active && active !== document.body)) return;
    const { element, zone, index, item } = this.#last;
    const root = this.#root();
    const same = element.isConnected && !element.matches(':disabled') ? element : null;
    const again = item ? root.querySelector<HTMLElement>(`button[data-item="${CSS.escape(item)}"]`) : null;
    const buttons = zone ? root.querySelectorAll<HTMLElement>(`[data-zone="${CSS.escape(zone)}"] button:enabled`) : [];
    const near = buttons[Math.min(Math.max(index, 0), buttons.length - 1)];
    const fallback = root.querySelector<HTMLElement>('[data-home-focus] button');
    (same ?? again ?? near ?? fallback)?.focus({ preventScroll: true });
  }
}
