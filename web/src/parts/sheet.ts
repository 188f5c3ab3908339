// Reading a summary: which numbers stand in it, and who is ahead.

/** The number a cell says, however it is written (`−2`, `$45,000`); null where it says none. */
export function numberIn(cell: string): number | null {
  const digits = cell.replace(/\u2212/g, '-').replace(/[^\d-]/g, '');
  return /^-?\d+$/.test(digits) ? Number(digits) : null;
}

/** The seats with the highest number of a line, if it is worth something and not everybody's. */
export function leaders(cells: string[]): Set<number> {
  const numbers = cells.map(numberIn);
  const best = Math.max(...numbers.map((number) => number ?? -Infinity));
  const seats = numbers.flatMap((number, seat) => (number === best ? [seat] : []));
  return new Set(best > 0 && seats.length < cells.length ? seats : []);
}
