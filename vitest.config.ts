import { defineConfig } from 'vitest/config';
import { outside } from './packages/web/build/outside.js';

export default defineConfig({
  plugins: [outside()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/**/*.test.ts', 'examples/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000, // the first one builds the page, beside whatever else runs
    expect: { poll: { timeout: 60_000 } }, // a condition, however busy the machine is
    pool: 'threads',
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
