/** Makes sure that the built page is that of the present sources; several test files may ask at once. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LOCK = `${ROOT}node_modules/.quadrant-web-build`;
const LONGEST_MS = 120_000;
const SOURCES = [
  'packages/web/src',
  'packages/web/public',
  'packages/web/build',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/kernel/src',
  'packages/table/src',
  'packages/wire/src',
  'packages/games',
  'packages/catalogue/src',
  'packages/table/src',
  'packages/wire/src',
  'packages/bots/src',
  'docs/games',
];

export async function buildPage(): Promise<void> {
  const since = Date.now();
  while (!takeLock()) {
    if (Date.now() - since > LONGEST_MS)
      throw new Error(`a build seems to hang; remove ${LOCK} if none is running`);
    await wait(100);
  }
  try {
    if (newest(SOURCES) <= timeOf(`${WEB}dist/index.html`)) return;
    const built = spawnSync(
      process.execPath,
      [`${ROOT}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'error'],
      {
        cwd: WEB,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' }, // the test runner sets another
      },
    );
    if (built.status !== 0) throw new Error(`the page does not build:\n${built.stderr}`);
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function takeLock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    // A lock left behind by a run that was killed.
    if (Date.now() - timeOf(LOCK) > LONGEST_MS) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}

function newest(paths: readonly string[]): number {
  let latest = 0;
  for (const path of paths) {
    latest = Math.max(latest, timeOf(ROOT + path));
    for (const name of listed(ROOT + path)) {
      if (/(^|\/)(dist|node_modules|cases)(\/|$)|\.test\.ts$/.test(name)) continue;
      latest = Math.max(latest, timeOf(`${ROOT}${path}/${name}`));
    }
  }
  return latest;
}

function listed(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

function timeOf(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
