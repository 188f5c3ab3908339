import type { Mood } from './look';
import { m } from './paraglide/messages.js';
import { preferences } from './preferences.svelte';

/** The word for a thing or a state that lies on a zone. */
export function markName(mood: Mood, mark: string): string {
  return mood.marks[mark]?.label?.[preferences.language] ?? (mark === 'closed' ? m.mark_closed() : mark);
}
