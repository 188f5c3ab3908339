import paths from '../../icons.json?paths';

/** Symbols of the shelf and of every page; a game's symbols come with its look. */
export const shellIcon = (name: string): string => paths[name] ?? '';
