import type { Update } from '../src/net/protocol';

/** Updates of real games, one from each game's folder that has one. */
const fixtures = import.meta.glob<Update>('../../src/spielrunde/games/*/web/*.fixture.json', {
  eager: true,
  import: 'default',
});

export const updates: Update[] = Object.values(fixtures);
export const update: Update = updates[0]!;
