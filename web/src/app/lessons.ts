// How far somebody is in their first game: hints are shown during one's first turns of it, and never again.

export interface Lesson {
  /** The table of the first game. */
  table: string;
  /** The turns of one's own that began there, by number. */
  turns: number[];
}

/** Turns of one's own with hints. */
export const TURNS = 2;

/**
 * The lesson after a look at a table where turn `own` is one's own, or null while others act. `people` share the device,
 * and each of them has a first turn.
 */
export function attend(lesson: Lesson | undefined, table: string, own: number | null, people = 1): Lesson {
  const before = lesson ?? { table, turns: [] };
  const { turns } = before;
  const counts = before.table === table && own !== null && !turns.includes(own) && turns.length <= TURNS * people;
  return counts ? { table, turns: [...turns, own] } : before;
}

/** Whether hints are shown at this table: until one's last turn with hints is over. */
export const goesOn = (lesson: Lesson | undefined, table: string, own: number | null, people = 1): boolean =>
  lesson?.table === table &&
  lesson.turns.length <= TURNS * people &&
  (lesson.turns.length < TURNS * people || own !== null);

/** What is said: what the game is about until the first turn is over, and in one's own turn what can be done. */
export function hintsNow(
  hints: Record<string, string>,
  lesson: Lesson,
  phase: string,
  own: number | null,
  people = 1,
): string[] {
  const first = lesson.turns.length <= people;
  const said = [first && (own !== null || lesson.turns.length === 0) ? hints.start : '', own !== null ? hints[phase] : ''];
  return said.filter((hint): hint is string => !!hint);
}
