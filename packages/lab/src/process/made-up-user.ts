/**
 * Users that nobody is, each for one run. What belongs to one is ended and removed after the run, so no two runs of this
 * machine, of whatever grader, may have the same at the same time: a file says which are taken.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asUser } from './bwrap.js';
import { isHeld, letGo, take } from './taken.js';

/** Numbers that systems give to nobody for long: those of services without a user of their own. */
const USERS = { first: 61184, last: 65519 };

export const isMadeUp = (user: number): boolean => user >= USERS.first && user <= USERS.last;

const FILES = 'quadrant-user-';
const fileOf = (user: number) => join(tmpdir(), FILES + user);

/** Those whom somebody took who has ended without giving them back. */
export const takeUsersLeft = (): number[] =>
  process.getuid?.() !== 0
    ? []
    : readdirSync(tmpdir())
        .filter((name) => name.startsWith(FILES))
        .map((name) => Number(name.slice(FILES.length)))
        .filter((user) => Number.isInteger(user) && isMadeUp(user))
        .filter((user) => !isHeld(fileOf(user)) && take(fileOf(user)));

export function takeUser(): number {
  const span = USERS.last - USERS.first + 1;
  for (let tries = 0; tries < span; tries++) {
    const user = USERS.first + Math.floor(Math.random() * span);
    if (take(fileOf(user))) return user;
  }
  throw new Error(`all of ${span} users are taken: "${fileOf(USERS.first)}" and those beside it say by whom`);
}

export const giveBack = (user: number): void => letGo(fileOf(user));

let canJoin: boolean | undefined;

/**
 * A group that nobody is in, for those who may read a folder of ours; null where nobody can be put into one (by setpriv, of
 * util-linux). It is given back as a user is.
 */
export function takeGroup(): number | null {
  canJoin ??=
    spawnSync('setpriv', asUser(USERS.first, USERS.last).slice(1).concat('true'), { stdio: 'ignore' })
      .status === 0;
  return canJoin ? takeUser() : null;
}
