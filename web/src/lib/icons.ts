import paths from '../../icons.json?paths';

/** The shell's own symbols; a game's symbols come with its look. */
export const shellIcon = (name: string): string => paths[name] ?? '';
