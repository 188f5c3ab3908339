import { createContext, type Component } from 'svelte';
import type { CardView } from '../net/protocol';
import type { Mood } from '../style/look';
import type { Session } from './session.svelte';

/** What draws a game: its own components, or for each it does not bring the shared one. */
export interface GameParts {
  Board: Component;
  /** One card, `--cw` wide and 1.4 times as high. */
  Face: Component<{ card: CardView; chip?: boolean }>;
  /** A thing or a state that lies on a zone. */
  Mark: Component<{ mark: string }>;
}

export interface TableContext {
  readonly session: Session;
  readonly mood: Mood;
  readonly parts: GameParts;
  /** Whether there is only room for a phone's table. */
  readonly narrow: boolean;
  /** Whether the log has a place of its own beside the table. */
  readonly wide: boolean;
}

/** What every part of a table may look at. */
export const [tableContext, setTableContext] = createContext<TableContext>();

/** For pages that show cards and have no table. */
export function setCardContext(drawn: { readonly mood: Mood; readonly parts: GameParts }): void {
  setTableContext({
    narrow: false,
    wide: false,
    get mood() {
      return drawn.mood;
    },
    get parts() {
      return drawn.parts;
    },
    get session(): Session {
      throw new Error('there is no table on this page');
    },
  });
}
