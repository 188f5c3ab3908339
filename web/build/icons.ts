// Turns icon names into the few SVG paths that are really used, so that the rest of the set never reaches a bundle.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;

export const iconNames = Object.keys(set.icons);

/** The path of an icon as it was drawn. */
export function exactPath(name: string): string {
  const path = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(set.icons[name]?.body ?? '')?.[1];
  if (!path) throw new Error(`there is no icon "${name}" in game-icons`);
  return path;
}

export const iconPath = (name: string): string => rounded(exactPath(name));

/**
 * One digit behind the point is more than a screen shows of 512 units, and makes a path shorter. Arcs are left as they
 * are: their flags may stand before a number without anything between.
 */
export function rounded(path: string): string {
  if (/a/i.test(path)) return path;
  let before = '';
  return path.replace(/-?(?:\d*\.\d+|\d+)/g, (written, at: number) => {
    const short = `${Math.round(Number(written) * 10) / 10}`.replace(/^(-?)0\./, '$1.');
    // Numbers may follow each other without a space where the next begins with a sign, or with a point of its own after
    // a number that has one already: "3.02.67" is two numbers, but "3.7" would be one.
    const follows = /[\d.]/.test(path[at - 1] ?? '');
    const joined = follows && (/\d/.test(short[0]!) || (short.startsWith('.') && !before.includes('.')));
    before = short;
    return joined ? ` ${short}` : short;
  });
}

/** Replaces every `"icon": "name"` in a value by its path. */
export function withPaths(value: unknown, key = ''): unknown {
  if (key === 'icon' && typeof value === 'string') return iconPath(value);
  if (Array.isArray(value)) return value.map((item) => withPaths(item));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withPaths(item, name)]));
  return value;
}

const LANGUAGES = ['en', 'de'];
type Texts = Record<string, string | Record<string, string>>;

/** A mood whose marks are called as the game's texts call them (`mark.NAME`, or `mark.NAME@MOOD` in one mood). */
export function withLabels(mood: { marks?: Record<string, object> }, name: string, texts: Record<string, Texts>): object {
  const labelOf = (mark: string, language: string) => {
    const words = (texts[language]?.mark ?? {}) as Record<string, string>;
    return words[`${mark}@${name}`] ?? words[mark];
  };
  const marks = Object.entries(mood.marks ?? {}).map(([mark, look]) => {
    const label = Object.fromEntries(LANGUAGES.map((language) => [language, labelOf(mark, language)]));
    return [mark, { ...look, label }];
  });
  return { ...mood, marks: Object.fromEntries(marks) };
}

const module = (value: unknown) => ({ code: `export default ${JSON.stringify(value)};`, map: null });
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const textFile = (look: string, language: string) => resolve(dirname(look), `../text/${language}.json`);
const textsBeside = (look: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, readJson(textFile(look, language)) as Texts]));

/**
 * `icons.json?paths`: a list of names becomes `{name: path}`.
 * `look.json?box`: a game's box for the shelf. `look.json?moods`: for each of its moods what loads it, so that a table
 * brings the pictures of its own edition only; that is `look.json?mood=NAME`, with the names of marks from the game's texts.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?') as [string, string | undefined];
      if (!file.endsWith('.json') || !query) return;
      if (query === 'paths') {
        this.addWatchFile(file);
        const names = readJson(file) as unknown as string[];
        return module(Object.fromEntries(names.map((name) => [name, iconPath(name)])));
      }
      const [what, name] = query.split('=') as [string, string | undefined];
      if (!['box', 'moods', 'mood'].includes(what)) return;
      this.addWatchFile(file);
      const { box, moods } = readJson(file) as { box: unknown; moods: Record<string, object> };
      if (what === 'box') return module(withPaths(box));
      if (what === 'mood') {
        for (const language of LANGUAGES) this.addWatchFile(textFile(file, language));
        const mood = decodeURIComponent(name ?? '');
        return module(withPaths(withLabels(moods[mood]!, mood, textsBeside(file))));
      }
      const loaders = Object.keys(moods).map((mood) => {
        const from = `${file}?mood=${encodeURIComponent(mood)}`;
        return `${JSON.stringify(mood)}: () => import(${JSON.stringify(from)})`;
      });
      return { code: `export default { ${loaders.join(', ')} };`, map: null };
    },
  };
}
