// Turns icon names into the few SVG paths that are really used, so that the rest of the set never reaches a bundle.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;

export function iconPath(name: string): string {
  const path = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(set.icons[name]?.body ?? '')?.[1];
  if (!path) throw new Error(`there is no icon "${name}" in game-icons`);
  return path;
}

/** Replaces every `"icon": "name"` in a value by its path. */
export function withPaths(value: unknown, key = ''): unknown {
  if (key === 'icon' && typeof value === 'string') return iconPath(value);
  if (Array.isArray(value)) return value.map((item) => withPaths(item));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withPaths(item, name)]));
  return value;
}

const module = (value: unknown) => ({ code: `export default ${JSON.stringify(value)};`, map: null });
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/**
 * `icons.json?paths`: a list of names becomes `{name: path}`.
 * `look.json?box` and `look.json?look`: a game's box for the shelf, and the rest of its look for its table.
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
      if (query === 'box' || query === 'look') {
        this.addWatchFile(file);
        const { box, ...look } = readJson(file);
        return module(withPaths(query === 'box' ? box : look));
      }
    },
  };
}
