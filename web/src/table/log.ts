// The log as people read it: what happened in one turn belongs together.
import type { EventView } from '../net/protocol';

export interface LogGroup {
  turn: number;
  /** Whose turn it is: the seat of its first event. Nobody's before the first turn. */
  seat: number | null;
  lines: { text: string; sheet: number | null }[];
}

const UNDO = 'undo';

export function grouped(events: EventView[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const { kind, text, turn, seat, sheet } of events) {
    if (!text && typeof sheet !== 'number') continue;
    let group = groups.at(-1);
    // Nothing was told of what is taken back before a turn's first line.
    if (kind === UNDO && group?.turn !== turn) continue;
    if (group?.turn !== turn) groups.push((group = { turn, seat: turn > 0 ? (seat ?? null) : null, lines: [] }));
    group.lines.push({ text, sheet: sheet ?? null });
  }
  return groups;
}
