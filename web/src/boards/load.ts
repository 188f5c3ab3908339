// What a game brings to be drawn with, from its folder `web/`; for each thing it does not bring, the shared one.
import type { Component } from 'svelte';
import Badge from '../parts/Badge.svelte';
import CardFace from '../parts/CardFace.svelte';
import type { GameParts } from '../state/context';
import GenericBoard from './GenericBoard.svelte';

interface Module<C> {
  default: C;
}
type Loaders<C> = Record<string, () => Promise<Module<C>>>;

const boards = import.meta.glob<Module<Component>>('../../../src/spielrunde/games/*/web/Board.svelte');
const faces = import.meta.glob<Module<GameParts['Face']>>('../../../src/spielrunde/games/*/web/Face.svelte');
const marks = import.meta.glob<Module<GameParts['Mark']>>('../../../src/spielrunde/games/*/web/Mark.svelte');

export const SHARED: GameParts = { Board: GenericBoard, Face: CardFace, Mark: Badge };

async function own<C>(game: string, loaders: Loaders<C>, shared: C): Promise<C> {
  const load = Object.entries(loaders).find(([path]) => path.includes(`/games/${game}/web/`))?.[1];
  return load ? (await load()).default : shared;
}

export async function partsOf(game: string): Promise<GameParts> {
  const [Board, Face, Mark] = await Promise.all([
    own(game, boards, SHARED.Board),
    own(game, faces, SHARED.Face),
    own(game, marks, SHARED.Mark),
  ]);
  return { Board, Face, Mark };
}
