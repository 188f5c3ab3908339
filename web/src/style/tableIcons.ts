import paths from '../../table-icons.json?paths';

/** Symbols that only tables show, so that the shelf need not load them. */
export const tableIcon = (name: string): string => paths[name] ?? '';
