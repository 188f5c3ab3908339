// Where the stones of both roads lie on the map: the Goth's winds from the left to Rome, the Romans' from Rome to Africa
// on the right, up and down in columns. All in pixels.

export interface Spot {
  x: number;
  y: number;
}

export interface Roads {
  /** The side of the Goth's stones, and of the Romans'. */
  tile: number;
  stone: number;
  /** From the Goth's start to the last space before Rome. */
  goth: Spot[];
  rome: Spot & { size: number };
  /** From Rome, which is the first, to Africa. */
  flee: Spot[];
  /** Where the sea begins, and where it ends. */
  shore: number;
  coast: number;
}

const MOST = 38;
const LEAST = 17;
const PAD = 9;
/** Distances from stone to stone along a column and between columns, in stones. */
const GOTH_PITCH = { along: 1.07, across: 1.3 };
const FLEE_PITCH = { along: 1.14, across: 1.5 };
const STONE = { share: 0.58, least: 11, most: 21 };
const ROME = { share: 1.9, least: 44, most: 76 };
/** The land of Africa behind the last column. */
const AFRICA = 30;

interface Pitch {
  along: number;
  across: number;
}

interface Columns {
  rows: number;
  columns: number;
  width: number;
}

function columnsOf(count: number, size: number, height: number, pitch: Pitch): Columns {
  const rows = Math.max(1, Math.floor((height - 2 * PAD) / (size * pitch.along)));
  const columns = Math.ceil(count / rows);
  return { rows: Math.ceil(count / columns), columns, width: columns * size * pitch.across };
}

/** Up and down, column by column, from the left; every column uses all the height. */
function snake(count: number, { rows, columns }: Columns, left: number, width: number, height: number, size: number): Spot[] {
  const across = width / columns;
  const along = rows > 1 ? Math.min((height - 2 * PAD - size) / (rows - 1), size * 1.7) : 0;
  const top = (height - along * (rows - 1)) / 2;
  return Array.from({ length: count }, (_, index) => {
    const column = Math.floor(index / rows);
    const row = index % rows;
    return { x: left + (column + 0.5) * across, y: top + along * (column % 2 ? rows - 1 - row : row) };
  });
}

/** Both roads with the largest stones that fit; none where only a part of a road can be shown. */
export function roads(width: number, height: number, spaces: number, steps: number): Roads | null {
  for (let tile = MOST; tile >= LEAST; tile--) {
    const stone = Math.min(STONE.most, Math.max(STONE.least, tile * STONE.share));
    const size = Math.min(ROME.most, Math.max(ROME.least, tile * ROME.share));
    const goth = columnsOf(spaces + 1, tile, height, GOTH_PITCH);
    const flee = columnsOf(steps, stone, height, FLEE_PITCH);
    const spare = width - goth.width - flee.width - size - AFRICA;
    if (spare < 0 || tile * GOTH_PITCH.along > height - PAD) continue;
    const share = goth.width / (goth.width + flee.width);
    const left = goth.width + Math.min(spare * share, goth.width * 0.6);
    const right = flee.width + Math.min(spare * (1 - share), flee.width * 0.6);
    const start = (width - left - right - size - AFRICA) / 2;
    const shore = start + left + size;
    const rome = { x: start + left + size / 2, y: height / 2, size };
    return {
      tile,
      stone,
      goth: snake(spaces + 1, goth, start, left, height, tile),
      rome,
      flee: [rome, ...snake(steps, flee, shore, right, height, stone)],
      shore: shore + (right / flee.columns) * 0.5,
      coast: shore + right - (right / flee.columns) * 0.5,
    };
  }
  return null;
}

/** The line of a road, for an SVG path. */
export const line = (spots: Spot[]): string => spots.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

export interface Stretch {
  first: number;
  last: number;
  /** From stone to stone; less than a stone where they overlap. */
  step: number;
}

/** The stretch of the Goth's road that a narrow strip shows: from where it stands, with all tribute and what comes next. */
export function stretch(goth: number, run: number, spaces: number, width: number, tile: number): Stretch {
  const needed = run + 3;
  const fit = Math.max(1, Math.floor((width - tile) / (tile + 2)) + 1);
  const last = Math.min(spaces, goth + Math.max(needed, fit) - 1);
  const first = Math.max(0, Math.min(goth, last - fit + 1));
  const count = last - first + 1;
  return { first, last, step: count > 1 ? Math.min(tile + 2, (width - tile) / (count - 1)) : 0 };
}

/** Where each of some things that stand on one stone stands, in their widths from its middle. */
export const huddle = (count: number, index: number): number => (index - (count - 1) / 2) * Math.min(0.52, 2.1 / Math.max(count, 1));
