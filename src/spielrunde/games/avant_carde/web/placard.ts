// What the label of a gallery stack says ("5s: the Sponsor. +$1."), taken apart for the sign beside it.
import type { ZoneView } from '$web/net/protocol';

export interface Placard {
  number: number;
  patron: string;
  power: string;
}

export function placardOf(zone: Pick<ZoneView, 'id' | 'label'>): Placard {
  const [, patron = '', power = ''] = /: (.+?)\. (.+)$/.exec(zone.label) ?? [];
  const name = patron.replace(/^(the|der|die|das) /, '');
  return { number: Number(zone.id.split('.')[1]), patron: name, power };
}

/** Where a summary of awards stands: each stop of the ladder, whether it is reached, and which comes next. */
export interface Rung {
  dollars: number;
  reached: boolean;
  next: boolean;
}

export function ladder(stops: number[], earned: number): Rung[] {
  const next = stops.find((stop) => stop > earned);
  return stops.map((dollars) => ({ dollars, reached: dollars <= earned, next: dollars === next }));
}
