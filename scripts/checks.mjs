/** Everything that can be wrong without running a game: types, lint and format, import directions, purity, unused code. */
import { bin, run } from './steps.mjs';

export function check() {
  run('Types of the tests', bin('tsc'), ['-p', 'tsconfig.tests.json']);
  run('Types of the page', bin('tsc'), ['-p', 'packages/web', '--noEmit']);
  run('Lint and format', bin('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']);
  run('Import directions', process.execPath, ['scripts/check-imports.mjs']);
  run('No clock, chance, I/O or DOM in kernel and games', process.execPath, ['scripts/check-purity.mjs']);
  run('Unused code', bin('knip'), ['--no-progress']);
}
