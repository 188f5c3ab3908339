import { readFileSync } from 'node:fs';

const { narrow, wide } = JSON.parse(readFileSync(new URL('web/src/style/breakpoints.json', import.meta.url), 'utf8'));

/** Widths as styles write them: `@container table (--narrow)`, `@media (--wide)`. */
const widths = { narrow: `(max-width: ${narrow - 1}px)`, wide: `(min-width: ${wide}px)` };
const named = /(?<=@(?:media|container)[^{;]*)\(--(narrow|wide)\)/g;

export default {
  compilerOptions: { runes: true },
  preprocess: { style: ({ content }) => ({ code: content.replace(named, (_, name) => widths[name]) }) },
};
