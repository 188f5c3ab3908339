// The pictures: every card is a small abstract painting, made of its colour and its number and always the same.
// A colour has a figure, and a picture shows the figure as often as its number says. Canvas: 100 wide, 140 high.

export type Colour = 'r' | 'o' | 'p' | 'b' | 'w' | 'g';

export interface Stroke {
  d: string;
  fill?: string;
  /** Colour of its outline. */
  line?: string;
  width?: number;
  opacity?: number;
  /** It is one of the figures that count. */
  figure?: boolean;
}

export interface Tones {
  main: string;
  deep: string;
  soft: string;
  paper: string;
  /** The other colour that makes it sing. */
  spark: string;
  /** The corner with the number: its ground and its ink. */
  tab: string;
  ink: string;
}

export const TONES: Record<Colour, Tones> = {
  r: { main: '#d3322a', deep: '#6d1219', soft: '#f2a793', paper: '#faeee3', spark: '#e6a92f', tab: '#c52a25', ink: '#fff6ee' },
  o: { main: '#f08c1c', deep: '#8a3a08', soft: '#fbd08c', paper: '#fdf4e0', spark: '#1c7079', tab: '#f6a032', ink: '#351703' },
  p: { main: '#7d3ca8', deep: '#3a1958', soft: '#cfb0e4', paper: '#f5eff8', spark: '#dbb63a', tab: '#6f3199', ink: '#fbf4ff' },
  b: { main: '#1f66c2', deep: '#0f2b57', soft: '#a5c9f0', paper: '#eef4f9', spark: '#ea6a42', tab: '#1a58ac', ink: '#f2f8ff' },
  w: { main: '#ffffff', deep: '#a5a198', soft: '#e2dfd6', paper: '#efece5', spark: '#cfc6b2', tab: '#ffffff', ink: '#4a463d' },
  g: { main: '#868c93', deep: '#34383d', soft: '#c5c9cd', paper: '#e8e9ea', spark: '#c9a63c', tab: '#52575d', ink: '#f5f6f7' },
};

const BLACK = '#1f1b1a';

export const colourOf = (kind: string): Colour => kind[0] as Colour;
export const numberOf = (kind: string): number => Number(kind.slice(1));

// --- figures -------------------------------------------------------------------------------------------------------

type Point = readonly [x: number, y: number];

const RAD = Math.PI / 180;
const CIRCLE: Point[] = [];
const turned = ([x, y]: Point, degrees: number): Point => {
  const [sin, cos] = [Math.sin(degrees * RAD), Math.cos(degrees * RAD)];
  return [x * cos - y * sin, x * sin + y * cos];
};
const text = (value: number): string => `${Math.round(value * 10) / 10}`;
const at = ([x, y]: Point): string => `${text(x)} ${text(y)}`;

/** Corners of each figure, which fill about the same area; a circle has none, a half disc two. */
const CORNERS: Record<Colour, Point[]> = {
  r: [[-0.88, -0.88], [0.88, -0.88], [0.88, 0.88], [-0.88, 0.88]],
  o: [[0, -1.2], [1.12, 0.78], [-1.12, 0.78]],
  p: [[-1.22, 0.5], [1.22, 0.5]],
  b: CIRCLE,
  w: [[-0.34, -1.05], [0.34, -1.05], [0.34, -0.34], [1.05, -0.34], [1.05, 0.34], [0.34, 0.34], [0.34, 1.05], [-0.34, 1.05], [-0.34, 0.34], [-1.05, 0.34], [-1.05, -0.34], [-0.34, -0.34]],
  g: [[-1.45, -0.42], [1.45, -0.42], [1.45, 0.42], [-1.45, 0.42]],
};

const disc = (x: number, y: number, r: number): string =>
  `M${at([x - r, y])}a${text(r)} ${text(r)} 0 1 0 ${text(2 * r)} 0a${text(r)} ${text(r)} 0 1 0 ${text(-2 * r)} 0Z`;

/** The figure of a colour as a path, at a place, in a size, turned. */
export function figure(colour: Colour, x: number, y: number, r: number, turn = 0): string {
  if (colour === 'b') return disc(x, y, r);
  const corners = CORNERS[colour].map((corner) => {
    const [dx, dy] = turned(corner, turn);
    return at([x + dx * r, y + dy * r]);
  });
  if (colour === 'p') return `M${corners[0]}A${text(1.22 * r)} ${text(1.22 * r)} 0 0 1 ${corners[1]}Z`;
  return `M${corners.join('L')}Z`;
}

// --- chance that never changes -------------------------------------------------------------------------------------

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// --- grounds -------------------------------------------------------------------------------------------------------

interface Brush {
  colour: Colour;
  tones: Tones;
  /** Between two bounds, by the picture's own chance. */
  between: (low: number, high: number) => number;
  dark: boolean;
}

const polygon = (points: Point[], fill: string, opacity = 1): Stroke => ({ d: `M${points.map(at).join('L')}Z`, fill, opacity });
const line = (d: string, colour: string, width: number, opacity = 1): Stroke => ({ d, line: colour, width, opacity });
const straight = (from: Point, to: Point): string => `M${at(from)}L${at(to)}`;

/** A stroke of a full brush: thin, thick, thin again. */
function sweep(from: Point, over: Point, to: Point, thick: number, fill: string): Stroke {
  const back: Point = [over[0] + thick, over[1] + thick];
  return { d: `M${at(from)}Q${at(over)} ${at(to)}Q${at(back)} ${at(from)}Z`, fill };
}

const planes = ({ tones, between }: Brush): Stroke[] => {
  const [x, y, lean] = [between(18, 30), between(52, 66), between(-10, 10)];
  return [
    polygon([[x, y], [x + 66, y + lean], [x + 58, y + 62], [x - 8, y + 54]], tones.soft, 0.62),
    polygon([[58, -4], [104, 12 + lean], [104, 74], [70, 62]], tones.spark, 0.3),
    polygon([[-4, 118 + lean], [52, 104], [66, 144], [-4, 144]], tones.deep, 0.86),
  ];
};

const beams = ({ tones, between }: Brush): Stroke[] => {
  const slant = between(22, 44);
  return [
    polygon([[-6, 140], [24, 146], [106, 46 - slant], [106, 4 - slant]], tones.soft, 0.7),
    polygon([[36, 146], [60, 146], [106, 92 - slant / 2], [106, 70 - slant / 2]], tones.deep, 0.9),
    polygon([[-6, 84], [-6, 94], [60, 6], [52, 2]], tones.spark, 0.75),
  ];
};

const arches = ({ tones, between }: Brush): Stroke[] => {
  const [x, y] = [between(86, 100), between(30, 44)];
  return [58, 45, 32, 19].map((r, ring) => ({
    d: disc(x, y + 16, r * 1.28),
    fill: [tones.soft, tones.paper, tones.deep, tones.spark][ring]!,
    opacity: [0.6, 0.9, 0.9, 0.9][ring]!,
  }));
};

const lattice = ({ tones, between, dark }: Brush): Stroke[] => {
  const [x, y, low] = [between(56, 68), between(66, 78), between(106, 118)];
  const bars = dark ? tones.soft : BLACK;
  return [
    polygon([[x, -2], [102, -2], [102, y], [x, y]], tones.soft, 0.75),
    polygon([[-2, low], [x, low], [x, 142], [-2, 142]], tones.deep, 0.92),
    polygon([[x, low], [102, low], [102, 142], [x, 142]], tones.spark, 0.85),
    line(straight([x, -2], [x, 142]), bars, 2.6),
    line(straight([-2, y], [102, y]), bars, 2.6),
    line(straight([-2, low], [102, low]), bars, 1.7),
    line(straight([between(24, 34), y], [28, low]), bars, 1.7),
  ];
};

const GROUNDS = [planes, arches, beams, lattice];

// --- where the figures stand ---------------------------------------------------------------------------------------

interface Place {
  x: number;
  y: number;
  r: number;
  turn: number;
}
type Arrangement = (brush: Brush) => Place[];

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const onRing = (x: number, y: number, r: number, degrees: number): Point => {
  const [dx, dy] = turned([r, 0], degrees);
  return [x + dx, y + dy];
};

const one: Arrangement = ({ between }) => [{ x: between(53, 59), y: between(80, 86), r: between(29, 32), turn: between(-22, -8) }];

const two: Arrangement = ({ between }) => [
  { x: between(36, 41), y: between(94, 100), r: between(23, 26), turn: between(-26, 4) },
  { x: between(65, 70), y: between(58, 64), r: between(20, 23), turn: between(8, 40) },
];

const three: Arrangement = ({ between }) =>
  times(3, (index) => ({ x: 25 + 25 * index, y: 114 - 36 * index, r: 11 + 4.4 * index + between(0, 2), turn: 14 * index + between(-14, 6) }));

const four: Arrangement = ({ between }) => [
  { x: 73, y: 32, r: between(17, 19), turn: between(-12, 12) },
  { x: 28, y: 82, r: between(15, 17), turn: between(-14, 14) },
  { x: 76, y: 88, r: between(11, 13), turn: between(20, 50) },
  { x: 46, y: 120, r: between(10, 12), turn: between(-30, 0) },
];

const five: Arrangement = ({ between }) => {
  const swing = between(-4, 4);
  return times(5, (index) => ({
    x: 15 + 17.5 * index,
    y: 98 - 12 * index + 21 * Math.sin(index * 1.75 + 0.6) + swing,
    r: 9.5 + 1.4 * index,
    turn: 22 * index + between(-10, 10),
  }));
};

const six: Arrangement = ({ between }) => {
  const start = between(0, 60);
  return times(6, (index) => {
    const [x, y] = onRing(54, 88, 31, start + 60 * index);
    return { x, y, r: 9.4 + (index % 2) * 3.4, turn: start + 60 * index + 90 };
  });
};

const seven: Arrangement = ({ between }) =>
  ([[66, 20, 8], [86, 48, 6.5], [57, 58, 13], [20, 78, 8], [77, 88, 15], [37, 106, 11.5], [82, 125, 7]] as const).map(([x, y, r]) => ({
    x: x + between(-2.5, 2.5),
    y: y + between(-2.5, 2.5),
    r,
    turn: between(-40, 40),
  }));

const spiral: Arrangement = ({ between }) => {
  const start = between(0, 90);
  return times(11, (index) => {
    const [x, y] = onRing(53, 88, 5 + 3.4 * index, start + 47 * index);
    return { x, y, r: 4 + 0.62 * index, turn: start + 47 * index };
  });
};

const clock: Arrangement = ({ between }) => {
  const start = between(0, 30);
  return times(12, (index) => {
    const [x, y] = onRing(53, 90, index % 2 ? 36 : 20, start + 30 * index);
    return { x, y, r: index % 2 ? 8.2 : 5.8, turn: start + 30 * index + 90 };
  });
};

const sunflower: Arrangement = ({ between }) => {
  const start = between(0, 360);
  return times(13, (index) => {
    const [x, y] = onRing(53, 88, 11.4 * Math.sqrt(index + 0.4), start + 137.5 * index);
    return { x, y, r: 8.6 - 0.16 * index, turn: start + 137.5 * index };
  });
};

const field: Arrangement = ({ between }) => {
  const lean = between(4, 10);
  return times(14, (index) => {
    const cell = index + 2;
    const [column, row] = [cell % 4, Math.floor(cell / 4)];
    return { x: 17 + 22 * column, y: 47 + 24 * row, r: 5.4 + 1.2 * column + 0.8 * row, turn: lean * (column - row) };
  });
};

const ARRANGEMENTS: Record<number, Arrangement> = { 1: one, 2: two, 3: three, 4: four, 5: five, 6: six, 7: seven, 11: spiral, 12: clock, 13: sunflower, 14: field };

// --- what leads the eye --------------------------------------------------------------------------------------------

const through = (places: Place[]): string => `M${places.map(({ x, y }) => at([x, y])).join('L')}`;

/** Lines behind the figures, each number in its own way. */
function drawing(number: number, places: Place[], { tones, between, dark }: Brush): Stroke[] {
  const ink = dark ? tones.soft : BLACK;
  switch (number) {
    case 1:
      return [line(straight([8, 136], [98, between(22, 36)]), ink, 1.5), line(straight([22, 132], [80, 138]), ink, 3.4)];
    case 2:
      return [line(`M${at([10, 70])}C30 ${text(between(10, 30))} 92 20 90 120`, ink, 1.4), line(straight([56, 128], [92, 104]), ink, 3)];
    case 3:
      return times(3, (index) => line(straight([4 + 9 * index, 138], [66 + 13 * index, 12]), ink, 1 + 0.5 * index));
    case 5:
      return times(5, (index) => {
        const y = 70 + 13 * index;
        return line(`M-2 ${text(y + 12)}C30 ${text(y - 26)} 62 ${text(y + 30)} 102 ${text(y - 26)}`, ink, 0.9, 0.75);
      });
    case 6:
      return [41, 31, 18].map((r, ring) => line(disc(54, 88, r), ring === 1 ? ink : tones.deep, 1.1 + ring));
    case 7:
      return [line(through(places), ink, 1.1)];
    case 11:
      return [line(through(places), ink, 0.8, 0.7)];
    case 12:
      return [line(straight([53, 90], [53, 52]), ink, 1.2), line(straight([53, 90], [82, 104]), ink, 2.2)];
    case 14:
      return times(4, (row) => line(straight([4, 50 + 24 * row], [98, 44 + 24 * row]), ink, 0.7, 0.55));
    default:
      return [];
  }
}

/** A small spot of colour: never the figure that counts. */
const spot = (colour: Colour, x: number, y: number, r: number): string => (colour === 'b' ? figure('r', x, y, r, 20) : disc(x, y, r));

/** Last touches over the figures, as a hand would set them. */
const TOUCHES: ((brush: Brush, ink: string) => Stroke[])[] = [
  ({ between }, ink) => [sweep([between(44, 54), 10], [between(84, 98), 18], [between(82, 92), between(44, 56)], 3.4, ink)],
  ({ between }, ink) => times(4, (index) => line(straight([50 + 6 * index, between(10, 14)], [55 + 6 * index, between(20, 26)]), ink, 1.4)),
  ({ colour, tones, between }, ink) => {
    const [x, y] = [between(58, 66), between(18, 24)];
    return [line(spot(colour, x, y, 8), ink, 1.3), { d: spot(colour, x + 5, y + 4, 4.2), fill: tones.spark }, line(straight([x - 13, y + 11], [x + 15, y - 9]), ink, 0.9)];
  },
  ({ between }, ink) => {
    const y = between(64, 68);
    return [line(`M4 ${text(y)}l4 5 4 -5 4 5 4 -5 4 5`, ink, 1.3), sweep([62, 8], [between(90, 98), 12], [94, between(30, 40)], 2.6, ink)];
  },
  ({ colour, tones, between }) => {
    const [x, y] = [between(44, 50), between(8, 14)];
    return times(3, (index) => ({ d: spot(colour, x + 8 * index, y + 2 * index, 2.6 - 0.5 * index), fill: index === 1 ? tones.deep : tones.spark }));
  },
];

function accents(number: number, brush: Brush): Stroke[] {
  if (brush.dark) return [];
  const { colour, tones, between } = brush;
  const touch = TOUCHES[(number * 2 + 'ropbwg'.indexOf(colour) * 3) % TOUCHES.length]!;
  const dot: Stroke = { d: spot(colour, between(82, 90), between(114, 126), between(2.4, 3.6)), fill: number === 4 ? tones.main : tones.spark };
  return number < 7 ? [...touch(brush, BLACK), dot] : touch(brush, BLACK);
}

// --- the picture ---------------------------------------------------------------------------------------------------

const HIGH = 11;
/** Two equal neighbours never have one tone. */
const SHADES = ['main', 'deep', 'main', 'spark', 'deep'] as const;
const BY_NIGHT = ['main', 'soft', 'main', 'spark', 'soft'] as const;

export interface Painting {
  ground: string;
  strokes: Stroke[];
}

function paint(kind: string): Painting {
  const [colour, number] = [colourOf(kind), numberOf(kind)];
  const tones = TONES[colour];
  const dark = number >= HIGH;
  const next = chance(number * 97 + kind.charCodeAt(0) * 7919);
  const brush: Brush = { colour, tones, dark, between: (low, high) => low + (high - low) * next() };
  const ground = GROUNDS[('ropbwg'.indexOf(colour) + number) % GROUNDS.length]!;
  const places = ARRANGEMENTS[number]!(brush);
  const shades = dark ? BY_NIGHT : SHADES;
  const figures = places.map(({ x, y, r, turn }, index): Stroke => {
    const shade = number <= 2 ? (['main', 'deep'] as const)[index]! : shades[index % shades.length]!;
    return { d: figure(colour, x, y, r, turn), fill: tones[shade], opacity: number === 2 ? 0.93 : 1, figure: true };
  });
  const behind = ground(brush).map((stroke) => (dark && stroke.fill === tones.deep ? { ...stroke, fill: BLACK, opacity: 0.4 } : stroke));
  const faint = dark ? behind.map((stroke) => ({ ...stroke, opacity: (stroke.opacity ?? 1) * 0.42 })) : behind;
  return { ground: dark ? tones.deep : tones.paper, strokes: [...faint, ...drawing(number, places, brush), ...figures, ...accents(number, brush)] };
}

const attribute = (name: string, value: string | number | undefined): string => (value === undefined ? '' : ` ${name}="${value}"`);
const element = ({ d, fill = 'none', line, width, opacity }: Stroke): string =>
  `<path${attribute('d', d)}${attribute('fill', fill)}${attribute('stroke', line)}${attribute('stroke-width', width)}${attribute('opacity', opacity)}/>`;

/** A drawing as one image for a style sheet: a page full of cards has one thing to lay out per card, not thirty. */
const image = (strokes: Stroke[]): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" stroke-linecap="round" stroke-linejoin="round">${strokes.map(element).join('')}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
};

/** What is made once for each kind of card. */
function kept<Made>(make: (kind: string) => Made): (kind: string) => Made {
  const known = new Map<string, Made>();
  return (kind) => {
    const made = known.get(kind) ?? make(kind);
    known.set(kind, made);
    return made;
  };
}

/** The painting of a kind of card (`r5`, `w1`). */
export const paintingOf = kept(paint);

/** The same as a background: its image on its ground. */
export const canvasOf = kept((kind) => {
  const { ground, strokes } = paintingOf(kind);
  return `${ground} ${image(strokes)} center / 100% 100%`;
});
