// What this person prefers on this device: language, light, speed of movement, text mode.
import { overwriteGetLocale } from './paraglide/runtime.js';

export type Language = 'en' | 'de';
export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'calm' | 'fast' | 'off';

const KEY = 'spielrunde';

interface Stored {
  language: Language;
  theme: Theme;
  speed: Speed;
  textMode: boolean;
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
  textMode = $state(false);
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

  /** Writes the preferences to the document and keeps them; call it from an effect. */
  settle(): void {
    const { language, theme, speed, textMode } = this;
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
    document.documentElement.toggleAttribute('data-still', !this.moving);
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, speed, textMode } satisfies Stored));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
}

export const preferences = new Preferences();

// Makes every word of the shell follow the language without a reload.
overwriteGetLocale(() => preferences.language);
