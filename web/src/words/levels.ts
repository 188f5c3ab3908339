import { m } from './paraglide/messages.js';

const NAMES: Record<string, () => string> = { easy: m.level_easy, medium: m.level_medium };

export const levelName = (level: string): string => NAMES[level]?.() ?? level;
