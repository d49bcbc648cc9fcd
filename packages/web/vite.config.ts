import { defineConfig } from 'vite';
import { demos } from './build/demos.js';
import { offline } from './build/offline.js';
import { outside } from './build/outside.js';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', manifest: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  worker: { format: 'es', plugins: () => [outside()] },
  plugins: [demos(), offline(), outside()],
});
