import { span } from './formats';
import { m } from './paraglide/messages.js';
import type { GameInfo } from './protocol';

/** What stands on every box: for how many, how long, from which age. */
export const factsOf = (game: GameInfo): string[] => [
  m.facts_players({ span: span(game.seats) }),
  m.facts_minutes({ minutes: game.minutes }),
  m.facts_age({ age: game.age }),
];
