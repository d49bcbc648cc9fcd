#!/usr/bin/env node
import { statSync } from 'node:fs';

const fileOf = (name) => new URL(`../${name}`, import.meta.url);
const changed = (name) => statSync(fileOf(name), { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changed('dist/main.js') === 0) {
  process.stderr.write('quadrant is not built yet: run "npm run build" in its folder first.\n');
  process.exit(2);
}
// `run` starts many times as often as all else: the build puts it into a few files, which are read in a third of the
// time. They are left aside where something was compiled after they were made.
const isQuick = process.argv[2] === 'run' && changed('dist/run/main.js') > changed('tsconfig.tsbuildinfo');
await import(fileOf(isQuick ? 'dist/run/main.js' : 'dist/main.js').href);
