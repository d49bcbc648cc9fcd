import { defineConfig } from 'vitest/config';
import { outside } from './packages/web/build/outside.js';

/** Nothing but functions of what they are given: their tests can share loaded modules, which saves loading them anew. */
const PURE = ['kernel', 'call-text', 'games/*', 'wire', 'table', 'catalogue', 'bots', 'web/src'].map(
  (each) => `packages/${each}/**/*.test.ts`,
);

export default defineConfig({
  plugins: [outside()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: { name: 'whole', include: ['packages/**/*.test.ts', 'examples/**/*.test.ts'], exclude: PURE },
      },
    ],
    testTimeout: process.env.QUADRANT_LONG ? 7_200_000 : 1_200_000,
    hookTimeout: 1_200_000, // the first one builds the page, beside whatever else runs
    expect: { poll: { timeout: 180_000 } }, // a condition, however busy the machine is
    pool: 'forks', // a thread that ends while its code is still being compiled can end the whole process, on Node 20
    maxWorkers: 4, // on two cores: tests in browsers and of programs spend much of their time waiting
    coverage: {
      provider: 'v8',
      include: [
        'packages/kernel/src/**/*.ts',
        'packages/call-text/src/**/*.ts',
        'packages/games/*/src/**/*.ts',
      ],
      exclude: ['**/*.test.ts', '**/testing/**'],
      reporter: ['text-summary'],
    },
  },
});
