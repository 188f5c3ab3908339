// The log as people read it: what one seat did in one turn belongs together.
import type { EventView } from './protocol';

export interface LogGroup {
  turn: number;
  seat: number | null;
  lines: { text: string; kind: string; sheet: number | null }[];
}

const line = ({ text, kind, sheet }: EventView) => ({ text, kind, sheet: sheet ?? null });

export function grouped(events: EventView[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const event of events) {
    if (!event.text) continue;
    const seat = event.seat ?? null;
    const last = groups.at(-1);
    if (last && last.turn === event.turn && last.seat === seat) last.lines.push(line(event));
    else groups.push({ turn: event.turn, seat, lines: [line(event)] });
  }
  return groups;
}
