// How a game looks: its box on the shelf, and per mood a palette, a card back and one emblem per kind of card.
// All of it comes from `look.json` in the game's folder; a game without one gets hues of its own by its names.
import { hueOf } from './hues';

export interface BoxLook {
  /** SVG path of the emblem. */
  icon?: string;
  ground: string;
  ink: string;
}

export interface Palette {
  glow: string;
  ground: string;
  edge: string;
  text: string;
  mute: string;
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  /** What one may touch glows in it; the accent, unless told otherwise. */
  may?: string;
  /** What only the game's own board draws with, by the property's name without its dashes. */
  board?: Record<string, string>;
}

export interface KindLook {
  icon?: string;
  ink: string;
  tint: string;
  /** A sheen for the few special cards. */
  foil?: 'gold' | 'rainbow';
}

export interface MarkLook {
  icon?: string;
  ground: string;
  ink: string;
  label?: Record<string, string>;
  /** Whether the cards it lies on count for nothing at the moment. */
  dims?: boolean;
}

export interface BackLook {
  icon?: string;
  ground: string;
  deep: string;
  ink: string;
}

export interface Mood {
  dark: Palette;
  light: Palette;
  /** What its own board draws with by day and by night. */
  board?: Record<string, string>;
  back: BackLook;
  kinds: Record<string, KindLook>;
  /** Things that lie on zones, by mark. */
  marks: Record<string, MarkLook>;
  /** Emblems of counters, by the counter's name. */
  counters: Record<string, { icon: string }>;
}

/** What loads each of a game's moods. */
type Moods = Record<string, () => Promise<{ default: Partial<Mood> }>>;

const GAME_OF = /\/games\/([^/]+)\/web\//;

function byGame<T>(modules: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(modules).map(([path, module]) => [GAME_OF.exec(path)![1]!, module]));
}

const boxes = byGame(
  import.meta.glob<BoxLook>('../../../src/spielrunde/games/*/web/look.json', {
    query: '?box',
    import: 'default',
    eager: true,
  }),
);
const looks = byGame(
  import.meta.glob<Moods>('../../../src/spielrunde/games/*/web/look.json', {
    query: '?moods',
    import: 'default',
    eager: true,
  }),
);

const PLAIN: Mood = {
  dark: {
    glow: '#3d5a4a',
    ground: '#263c31',
    edge: '#131f19',
    text: '#f3efdf',
    mute: '#b9c4b2',
    accent: '#e6cf86',
    onAccent: '#2b2409',
  },
  light: {
    glow: '#f4f6ea',
    ground: '#dde6d3',
    edge: '#c2d0b8',
    text: '#1e2b22',
    mute: '#4d6152',
    accent: '#3c6b4c',
    onAccent: '#ffffff',
  },
  back: { ground: '#3f6a55', deep: '#203a2d', ink: '#e6cf86' },
  kinds: {},
  marks: {},
  counters: {},
};

export function boxOf(game: string): BoxLook {
  const hue = hueOf(game);
  return boxes.get(game) ?? { ground: `hsl(${hue} 38% 30%)`, ink: `hsl(${hue} 60% 88%)` };
}

/** The mood's look; an unknown mood is the game's first. */
export async function moodOf(game: string, mood: string): Promise<Mood> {
  const moods = looks.get(game) ?? {};
  const load = moods[mood] ?? Object.values(moods)[0];
  return { ...PLAIN, ...(await load?.())?.default };
}

/** Gives an element, which has the class `tinted`, the mood's colours; without it a page looks like the room. */
export function tint(mood: Mood, isDark: boolean): (element: HTMLElement) => () => void {
  const { back } = mood;
  const { glow, ground, edge, text, mute, accent, onAccent, may = accent, board } = isDark ? mood.dark : mood.light;
  const colours = {
    ...mood.board,
    ...board,
    ...{ glow, ground, edge, text, mute, accent, may, 'on-accent': onAccent },
    ...{ back: back.ground, 'back-deep': back.deep, 'back-ink': back.ink },
  };
  return (element) => {
    for (const [name, colour] of Object.entries(colours)) element.style.setProperty(`--${name}`, colour);
    return () => {
      for (const name of Object.keys(colours)) element.style.removeProperty(`--${name}`);
    };
  };
}

export const plainMood = (): Mood => PLAIN;

export function kindLook(mood: Mood, kind: string): KindLook {
  const hue = Math.round(hueOf(kind));
  return mood.kinds[kind] ?? { ink: `hsl(${hue} 62% 26%)`, tint: `hsl(${hue} 66% 84%)` };
}
