// Which sounds belong to what happened: the same events that make cards fly.
import type { EventView, GameView } from '../net/protocol';

export type Sound = 'lay' | 'draw' | 'coin' | 'turn' | 'round' | 'end';

/** More cards than this at once sound like this many. */
const MOST = 4;

const isHand = (view: GameView, zone: string): boolean => view.zones.find(({ id }) => id === zone)?.layout === 'fan';

function movements(events: EventView[], view: GameView): Sound[] {
  const moves = events.flatMap((event) => event.moves ?? []);
  const cards = moves.flatMap(({ count = 1, target }) => Array<Sound>(Math.min(count, MOST)).fill(isHand(view, target) ? 'draw' : 'lay'));
  return cards.slice(0, MOST);
}

/** Points or money of somebody became other: counters of a seat that are no track of actions and the like. */
function pays(before: GameView, after: GameView): boolean {
  const known = new Map(before.counters.map(({ id, value }) => [id, value]));
  return after.counters.some(
    ({ id, value, seat, top }) => typeof seat === 'number' && typeof top !== 'number' && known.has(id) && known.get(id) !== value,
  );
}

const asked = ({ acting, viewer, result }: GameView): boolean => !result && viewer !== null && acting.includes(viewer);

/** What is heard on the way from one view to the next, in order. A move taken back is silent. */
export function soundsOf(events: EventView[], before: GameView, after: GameView): Sound[] {
  if (events.some(({ kind }) => kind === 'undo')) return [];
  const sounds = movements(events, after);
  if (pays(before, after)) sounds.push('coin');
  if (after.result && !before.result) sounds.push('end');
  else if (events.some(({ sheet }) => typeof sheet === 'number')) sounds.push('round');
  else if (asked(after) && !asked(before)) sounds.push('turn');
  return sounds;
}
