/** The walls between a program and the machine, and which of them this machine allows. */
import { spawnSync } from 'node:child_process';
import { type Box, makeBox } from './box.js';
import { bwrapWords } from './bwrap.js';
import { confined } from './confined.js';
import { USUAL_SHARED } from './files-of-user.js';
import { type Limits, STANDARD_LIMITS } from './limits.js';
import { giveBack, takeUser } from './made-up-user.js';
import { withoutNamespaces } from './namespaces.js';
import { withoutQueues } from './shared-memory.js';
import { type Sights, sightsFor } from './sights.js';
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
  readonly isConfined: boolean; // by perl, where the wall itself refuses no system calls
}

/** `plain` has few words of its own, as it is made of another user, limits and marks. */
function plainWords({ inner, user, box, writable, isConfined }: Behind): readonly string[] {
  const folders = [box.work, ...(writable === null ? [] : [writable]), ...USUAL_SHARED];
  return withoutQueues(withoutNamespaces(isConfined ? confined(inner, folders) : inner, user));
}

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
      isConfined: false,
      inner: ['/bin/sh', '-c', 'true > here && ! true > /usr/here && test $$ -lt 9'],
    });
    return spawnSync(words[0], words.slice(1), { stdio: 'ignore', timeout: 20_000 }).status === 0;
  } finally {
    removeTree(box.root);
    if (user !== null) giveBack(user);
  }
}
