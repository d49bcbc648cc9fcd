/** The steps that npm start, npm test and the other scripts are made of. Only Node's own modules: nothing may be installed yet. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';

/** Where steps talk: standard output, or standard error while that is kept for a program's own output. */
export const talk = { fd: 1 };

export function say(text) {
  writeSync(talk.fd, `${text}\n`);
}

/** Runs a program to its end; stops this script with its status when it fails. */
export function run(title, program, args, { folder = root, env = {}, quiet = false } = {}) {
  if (title) say(`> ${title}`);
  const result = spawnSync(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', talk.fd, 2],
    shell: isWindows,
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  if (result.error) process.stderr.write(`${program}: ${result.error.message}\n`);
  process.exit(result.status || 1);
}

/** A program that an installed package brings along. */
export const bin = (name) => join(root, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name);

/** Installs what the lockfile names, unless exactly that is installed already. */
export function install(folder = root, title = 'Installing packages (once)') {
  const stamp = join(folder, 'node_modules', '.installed');
  const wanted = hashFiles([join(folder, 'package-lock.json')]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  run(title, 'npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { folder, quiet: true });
  writeFileSync(stamp, wanted);
}

/** Compiles what has changed since the last time. */
export function build({ quiet = false } = {}) {
  run(quiet ? '' : 'Building what has changed', bin('tsc'), ['-b']);
  run('', process.execPath, ['packages/cli/build/bundle-run.mjs']);
}

/** Builds the page unless nothing it is made of has changed. */
export function buildPage() {
  const web = join(root, 'packages', 'web');
  const stamp = join(root, '.cache', 'page');
  const sources = [
    'packages/kernel/src',
    'packages/call-text/src',
    'packages/games',
    'packages/wire/src',
    'packages/table/src',
    'packages/catalogue/src',
    'packages/bots/src',
    'packages/web',
    'docs/games',
  ];
  const outside = process.env.QUADRANT_GAMES ?? ''; // games that nothing is known of here: built anew each time
  const made = `${outside}${hashFiles([
    join(root, 'package-lock.json'),
    ...sources.flatMap((folder) => filesBelow(join(root, folder))),
  ])}`;
  if (
    outside === '' &&
    existsSync(join(web, 'dist', 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === made
  )
    return;
  run('Building the page', bin('vite'), ['build', '--logLevel', 'warn'], { folder: web, quiet: true });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, made);
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'cases', 'e2e'].includes(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

function hashFiles(files) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
