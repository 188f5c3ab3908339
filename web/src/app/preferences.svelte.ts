// What this person prefers on this device: language, light, speed of movement, sound, text mode, hints.
import type { Lesson } from './lessons';

export type Language = 'en' | 'de';
export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'calm' | 'fast' | 'off';
export type Sound = 'off' | 'soft' | 'loud';

const KEY = 'spielrunde';

interface Stored {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: Sound;
  textMode: boolean;
  guide: boolean;
  lessons: Record<string, Lesson>;
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

const spoken = (): Language => (navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en');
const darkOutside = matchMedia('(prefers-color-scheme: dark)');
const calmOutside = matchMedia('(prefers-reduced-motion: reduce)');

class Preferences {
  language = $state<Language>(spoken());
  theme = $state<Theme>('auto');
  speed = $state<Speed>('calm');
  sound = $state<Sound>('off');
  textMode = $state(false);
  /** Whether a first game comes with hints. */
  guide = $state(true);
  /** The first game of each kind. */
  lessons = $state.raw<Record<string, Lesson>>({});
  #dark = $state(darkOutside.matches);
  #still = $state(calmOutside.matches);

  dark = $derived(this.theme === 'auto' ? this.#dark : this.theme === 'dark');
  /** Whether anything may move at all. */
  moving = $derived(this.speed !== 'off' && !this.#still);

  constructor() {
    Object.assign(this, stored());
    darkOutside.addEventListener('change', (event) => (this.#dark = event.matches));
    calmOutside.addEventListener('change', (event) => (this.#still = event.matches));
  }

  learn(game: string, lesson: Lesson): void {
    this.lessons = { ...this.lessons, [game]: lesson };
  }

  /** Whoever asks for hints again gets them in the next game of every kind. */
  guideAnew(): void {
    this.guide = true;
    this.lessons = {};
  }

  /** Writes the preferences to the document and keeps them; call it from an effect. */
  settle(): void {
    const { language, theme, speed, sound, textMode, guide, lessons } = this;
    const root = document.documentElement;
    const light = this.dark ? 'dark' : 'light';
    // Even what stays the same would make the browser style the whole page anew.
    if (root.lang !== language) root.lang = language;
    if (root.dataset.theme !== light) root.dataset.theme = light;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.dark ? '#2a1c14' : '#f3e7d3');
    if (root.hasAttribute('data-still') === this.moving) root.toggleAttribute('data-still');
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, sound, textMode, guide, lessons } satisfies Stored));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
}

export const preferences = new Preferences();
