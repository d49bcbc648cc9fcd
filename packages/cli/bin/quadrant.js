#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
if (!existsSync(built)) {
  process.stderr.write('quadrant is not built yet: run "npm run build" in its folder first.\n');
  process.exit(2);
}
await import(built.href);
