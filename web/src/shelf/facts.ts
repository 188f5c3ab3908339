import type { GameInfo } from '../net/protocol';
import { span } from '../words/formats';
import { m } from '../words/paraglide/messages.js';

/** What stands on every box: for how many, how long, from which age. */
export const factsOf = (game: GameInfo): string[] => [
  m.facts_players({ span: span(game.seats) }),
  m.facts_minutes({ minutes: game.minutes }),
  m.facts_age({ age: game.age }),
];
