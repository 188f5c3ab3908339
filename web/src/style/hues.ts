// Colours for what has none of its own.

/** A steady hue for anything that has no look of its own. */
export function hueOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619);
  return ((hash >>> 0) * 137.508) % 360;
}
