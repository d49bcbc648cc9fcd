import { defineConfig } from 'vite';
import { demos } from './build/demos.js';
import { leftOut } from './build/left-out.js';
import { offline } from './build/offline.js';
import { outside } from './build/outside.js';

/** What every page needs, in one file: many small ones compress badly. */
const FIRST =
  /packages\/(web\/src\/(?:app\/(?:PageHead|Message)|keep\/(?!link|open-link|levels|files)|words\/(?:language|shell)|route|parts\/(?!Markdown|Graph|LevelChoice|SetupStart|DemoBoard|Settings|SetupFields|ConfirmButton|Dialog|EndCard|Fog|BoardMap|Choices))|kernel\/src\/(?:command|random|words|program|grammar|contract))|node_modules\/preact/;

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'remote',
              test: /packages\/table\/src\/remote\//,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            { name: 'first', test: FIRST },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [outside()] },
  plugins: [demos(), offline(), outside(), leftOut()],
});
