import { createContext } from 'svelte';
import type { Mood } from './look';
import type { Session } from './session.svelte';

export interface TableContext {
  readonly session: Session;
  readonly mood: Mood;
  /** Whether there is only room for a phone's table. */
  readonly narrow: boolean;
  /** Whether the log has a place of its own beside the table. */
  readonly wide: boolean;
}

/** What every part of a table may look at. */
export const [tableContext, setTableContext] = createContext<TableContext>();
