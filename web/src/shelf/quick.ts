// One click into a game: against bots, at a table of a size that is quick to play.
import { router } from '../app/route.svelte';
import { api } from '../net/api';
import type { GameInfo } from '../net/protocol';

const LARGEST_QUICK_TABLE = 4;

/** Makes a table of this game with bots on all other seats, and goes there. Throws a Failure. */
export async function playNow(game: GameInfo): Promise<void> {
  const count = game.seats.filter((seats) => seats <= LARGEST_QUICK_TABLE).at(-1) ?? game.seats[0]!;
  const level = game.levels.includes('medium') ? 'medium' : (game.levels[0] ?? 'medium');
  const bots = Array.from({ length: count - 1 }, () => ({ who: 'bot', level }));
  const { table } = await api.create({ game: game.id, seats: [{ who: 'me' }, ...bots], options: {} });
  router.go(`/t/${table}`);
}
