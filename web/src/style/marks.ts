import { preferences } from '../app/preferences.svelte';
import { m } from '../words/paraglide/messages.js';
import type { Mood } from './look';

/** The word for a thing or a state that lies on a zone. */
export function markName(mood: Mood, mark: string): string {
  return mood.marks[mark]?.label?.[preferences.language] ?? (mark === 'closed' ? m.mark_closed() : mark);
}
