/**
 * What a program behind a wall sees of the machine's files: the system, what PATH finds, and the folders of the files
 * that the command line names; never the cases, nor the grader unless its own files are named.
 */
import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Sights {
  readonly links: readonly (readonly [path: string, target: string])[]; // '/bin' to 'usr/bin'
  readonly shown: readonly string[]; // of the system: folders, the outer before the inner
  readonly program: readonly string[]; // the folders (or files) that the command line names
  readonly hidden: readonly string[]; // folders within all of those
}

const SYSTEM = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/etc',
  '/opt',
  '/nix',
  '/gnu',
];
/** Made anew for every run: nothing of it is shown because it is named. */
const MADE = ['/proc', '/dev', '/sys', '/run'];

/** Folders that hold everybody's files: never shown as a whole. */
const EVERYBODYS = ['/', homedir(), tmpdir()];

/** The folders that hold this program: the packages of a checkout and what they are built on. */
const GRADER: readonly string[] = graderFolders();

function graderFolders(): string[] {
  const here = dirname(fileURLToPath(import.meta.url));
  const at = here.lastIndexOf(`${sep}packages${sep}`);
  if (at < 0) return [here];
  return [join(here.slice(0, at), 'packages'), join(here.slice(0, at), 'node_modules')];
}

export const holdsGrader = (path: string): boolean =>
  GRADER.some((folder) => isWithin(folder, path) || isWithin(path, folder));

export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);

const isWithinAny = (path: string, folders: readonly string[]) =>
  folders.some((each) => isWithin(path, each));

export function sightsFor(named: readonly string[], cases: readonly string[], path: string): Sights {
  const isOurs = (each: string) =>
    !isWithinAny(each, SYSTEM) && !isWithinAny(each, MADE) && !EVERYBODYS.includes(each);
  const secret = [...cases.map((folder) => realpathSync(folder)), ...cases];
  const led = named.flatMap(trailOf).filter((each) => isOurs(each) && !isWithinAny(each, secret));
  const direct = named.flatMap((each) => (isFileLink(each) ? each : [each, realpathSync(each)]));
  const files = [...new Set(direct)].filter(isOurs);
  const isGraderNamed = files.some((file) => isWithinAny(file, GRADER));
  const tools = path.split(':').filter((folder) => /^\/./.test(folder) && existsSync(folder));
  const roots = SYSTEM.filter((folder) => existsSync(folder));
  const shown = outermost([
    ...roots.filter((folder) => !isLink(folder)),
    ...tools
      .filter((folder) => !/\/node_modules\//.test(folder))
      .map((folder) => homeOfTools(folder, secret)),
    ...(isGraderNamed ? GRADER.filter((folder) => existsSync(folder)) : []),
  ]).filter((folder) => !roots.includes(folder) || !isLink(folder));
  const leadsAway = (each: string) => !isWithinAny(each, secret) && isWithinAny(realpathSync(each), secret);
  const program = outermost([...files.map(sightOf).filter((each) => !leadsAway(each)), ...led]).filter(
    (each) => !isWithinAny(each, shown),
  );
  const hidden = outermost([...secret, ...(isGraderNamed ? [] : GRADER)]).filter(
    (each) => existsSync(each) && isWithinAny(each, [...shown, ...program]),
  );
  return {
    links: roots.filter(isLink).map((folder) => [folder, readlinkSync(folder)] as const),
    shown,
    program,
    hidden,
  };
}

/** The folder of a file, unless it is everybody's. */
function sightOf(path: string): string {
  if (statSync(path).isDirectory()) return path;
  return EVERYBODYS.includes(dirname(path)) ? path : dirname(path);
}

const isFileLink = (path: string) => isLink(path) && statSync(path).isFile();

/**
 * The files that a link leads to, one link after the other. They are shown, and nothing beside them, and never what lies with
 * the cases: where the links are handed in, whoever made them chose where they lead.
 */
function trailOf(path: string): string[] {
  if (!isFileLink(path)) return [];
  const next = resolve(dirname(path), readlinkSync(path));
  return [next, ...trailOf(next)];
}

/** Tools in `X/bin` find their libraries in X, unless X holds much else: all that is a user's, or a course. */
function homeOfTools(folder: string, secret: readonly string[]): string {
  const parent = dirname(folder);
  const holdsMore =
    ['/', homedir(), join(homedir(), '.local')].includes(parent) ||
    secret.some((each) => isWithin(each, parent));
  return holdsMore ? folder : parent;
}

const isLink = (path: string) => lstatSync(path).isSymbolicLink();

function outermost(paths: readonly string[]): string[] {
  const sorted = [...new Set(paths)].sort((a, b) => a.length - b.length);
  return sorted.filter((path, i) => !isWithinAny(path, sorted.slice(0, i)));
}

/** Whether any user, or any in a group, can come to a path through its parents. */
export function isReachable(path: string, group: number | null = null): boolean {
  const parent = dirname(path);
  if (path === parent) return true;
  const { mode, gid } = statSync(parent);
  return (mode & (gid === group ? 0o010 : 0o001)) !== 0 && isReachable(parent, group);
}

/** Whether any user can read a file, or enter and list a folder, given that its parents can be passed. */
export function isOpenToAll(path: string): boolean {
  const wanted = statSync(path).isDirectory() ? 0o005 : 0o004;
  return (statSync(path).mode & wanted) === wanted;
}
