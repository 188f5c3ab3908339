// What a touch means: which offered choices are about the touched things. No rules, only the server's choices.
import type { Choice } from '../net/protocol';

/** The id of a card or of a zone; the two never collide, since a card's id has colons. */
export type Target = string;

export interface Touch {
  selected: Target[];
  /** The choice this touch makes at once, if any. */
  act: string | null;
}

const targetsOf = (choice: Choice): Target[] => [...(choice.cards ?? []), ...(choice.zones ?? [])];
const zoneOf = (target: Target): string => target.split(':')[0]!;

/** Choices about all of the targets. Those that lead to a place come first: they say more of what the card is for. */
export function offersFor(choices: Choice[], targets: Target[]): Choice[] {
  if (targets.length === 0) return [];
  const about = choices.filter((choice) => {
    const own = targetsOf(choice);
    return targets.every((target) => own.includes(target));
  });
  return about.sort((a, b) => Number(leadsSomewhere(b)) - Number(leadsSomewhere(a)));
}

const leadsSomewhere = (choice: Choice): boolean => (choice.zones ?? []).length > 0;

/** Choices about nothing on the table: always buttons. */
export const freeChoices = (choices: Choice[]): Choice[] => choices.filter((choice) => targetsOf(choice).length === 0);

export const touchable = (choices: Choice[]): Set<Target> => new Set(choices.flatMap(targetsOf));

/** What else may be touched to narrow the selection down to one choice. */
export function partners(choices: Choice[], selected: Target[]): Set<Target> {
  const others = touchable(offersFor(choices, selected));
  for (const target of selected) {
    for (const other of others) if (zoneOf(other) === zoneOf(target)) others.delete(other);
  }
  return others;
}

/** The targets that still have an offer; what is gone from the table or no longer offered is let go. */
export function keep(choices: Choice[], selected: Target[]): Target[] {
  return offersFor(choices, selected).length > 0 ? selected : [];
}

export function touch(choices: Choice[], selected: Target[], target: Target): Touch {
  const offers = offersFor(choices, selected);
  if (selected.includes(target)) return { selected, act: offers[0]?.id ?? null };
  if (selected.length > 0 && partners(choices, selected).has(target)) {
    const narrowed = offersFor(offers, [target]);
    if (narrowed.length === 1) return { selected, act: narrowed[0]!.id };
    return { selected: [...selected, target], act: null };
  }
  return { selected: keep(choices, [target]), act: null };
}
