/** The walls between a program and the machine, and which of them this machine allows. */
import { spawnSync } from 'node:child_process';
import { closeSync } from 'node:fs';
import { type Box, makeBox } from './box.js';
import { bwrapWords, FILTER_FD, openFilter } from './bwrap.js';
import { type Confinement, confined, without } from './confined.js';
import { USUAL_SHARED } from './files-of-user.js';
import { type Limits, STANDARD_LIMITS } from './limits.js';
import { giveBack, takeUser } from './made-up-user.js';
import { withoutNamespaces } from './namespaces.js';
import { withoutQueues } from './shared-memory.js';
import { holdsGrader, type Sights, sightsFor } from './sights.js';
import { removeTree } from './trees.js';
import { unshareWords } from './unshare.js';

export const WALLS = ['bwrap', 'unshare', 'plain'] as const;
export type Wall = (typeof WALLS)[number];

/** A program behind a wall. */
export interface Behind {
  readonly sights: Sights;
  readonly sources: ReadonlyMap<string, string>; // what is shown in the place of a folder: its copy
  readonly box: Box;
  readonly folder: string; // to start in
  readonly writable: string | null; // a folder that it may change beside its own
  readonly limits: Limits;
  readonly user: number | null; // another user to run as; null: the same
  readonly env: Readonly<Record<string, string>>;
  readonly inner: readonly string[]; // the program with its wrapper
  readonly confinement: Confinement; // where the wall itself refuses no system calls
}

/** `plain` has few words of its own, as it is made of another user, limits and marks. */
function plainWords({ sights, sources, inner, user, box, writable, confinement }: Behind): readonly string[] {
  const seen = [...sights.shown, ...sights.program].flatMap((path) => {
    const copy = sources.get(path);
    return copy === undefined ? without(path, sights.hidden) : [copy];
  });
  const own = [box.work, ...(writable === null ? [] : [writable])];
  // What others may write to as well is looked after where it can be told whose it is; who may write there reads there, too.
  const shared = user === null ? [] : USUAL_SHARED.filter((folder) => !holdsGrader(folder));
  const grants = {
    read: [...seen, box.given],
    write: [...own, ...shared, '/proc', ...DEVICES],
    isKept: user === null,
    keepsAttributes: user === null && writable === null, // what is built must be made executable
  };
  return withoutQueues(withoutNamespaces(confined(inner, confinement, grants), user));
}

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'].map((name) => `/dev/${name}`);

/** The words to start it. */
export const WORDS: Readonly<Record<Wall, (behind: Behind) => readonly string[]>> = {
  bwrap: bwrapWords,
  unshare: unshareWords,
  plain: plainWords,
};

export const isRoot = (): boolean => process.getuid?.() === 0;

const standing = new Map<Wall, boolean>();

/** Whether a wall can be had here: tried once, with a program that does nothing. */
export function canHave(wall: Wall): boolean {
  let can = standing.get(wall);
  if (can === undefined) {
    can = wall === 'plain' || tryWall(wall);
    standing.set(wall, can);
  }
  return can;
}

function tryWall(wall: Wall): boolean {
  const user = isRoot() ? takeUser() : null;
  const box = makeBox({ input: '', map: null, args: [], files: {} }, user);
  const filter = openFilter();
  try {
    const words = WORDS[wall]({
      sights: sightsFor([], [], ''),
      sources: new Map(),
      box,
      folder: box.work,
      writable: null,
      limits: STANDARD_LIMITS,
      user,
      env: {},
      confinement: 'nothing',
      inner: ['/bin/sh', '-c', 'true > here && ! true > /usr/here && test $$ -lt 9'],
    });
    const stdio = [...Array(FILTER_FD).fill('ignore'), filter];
    return spawnSync(words[0], words.slice(1), { stdio, timeout: 20_000 }).status === 0;
  } finally {
    closeSync(filter);
    removeTree(box.root);
    if (user !== null) giveBack(user);
  }
}
