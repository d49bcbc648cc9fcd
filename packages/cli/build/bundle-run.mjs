/** Puts `quadrant run` into a few files, unless nothing was compiled since it was done. Part of the build. */
import { rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const changed = (name) => statSync(pathOf(name), { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changed('dist/run/main.js') <= changed('tsconfig.tsbuildinfo')) {
  const { rolldown } = await import('rolldown');
  rmSync(pathOf('dist/run'), { recursive: true, force: true });
  const made = await rolldown({
    input: pathOf('dist/run-alone.js'),
    platform: 'node',
    external: [pathOf('dist/display.js')], // it looks for the page from where it lies
  });
  await made.write({
    dir: pathOf('dist'),
    format: 'esm',
    entryFileNames: 'run/main.js',
    chunkFileNames: 'run/[name].js',
  });
  await made.close();
}
