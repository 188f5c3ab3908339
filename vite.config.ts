import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './web/build/icons.ts';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  root: 'web',
  // What boards in the games' folders share.
  resolve: { alias: { $web: fileURLToPath(new URL('web/src', import.meta.url)) } },
  plugins: [
    icons(),
    paraglideVitePlugin({
      project: './web/project.inlang',
      outdir: './web/src/words/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      emitReadme: false,
    }),
    svelte({ configFile: '../svelte.config.js' }),
  ],
  build: {
    outDir: '../src/spielrunde/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // A strict content security policy knows no inline scripts, and data: addresses for pictures alone.
    assetsInlineLimit: 0,
    // From it the server knows which files a page's address will need besides (src/spielrunde/server/pages.py).
    manifest: 'chunks.json',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } } },
  test: { environment: 'node', include: ['tests/**/*.test.ts', '../src/spielrunde/games/*/web/*.test.ts'] },
});
