// A game's own board, if it brings one; else the board that can draw anything.
import type { Component } from 'svelte';
import GenericBoard from '../boards/GenericBoard.svelte';

const own = import.meta.glob<{ default: Component }>('../../../src/spielrunde/games/*/web/Board.svelte');

export async function boardOf(game: string): Promise<Component> {
  const load = Object.entries(own).find(([path]) => path.includes(`/games/${game}/web/`))?.[1];
  return load ? (await load()).default : GenericBoard;
}
