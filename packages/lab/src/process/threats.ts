/** What a submission may try, and which walls stop it. The table in docs/teaching.md is this one. */
import { type Confinement, isAtLeast } from './confined.js';

export const STANDINGS = ['bwrap', 'unshare', 'plain as root', 'plain as a user'] as const;
/** A wall and whose rights the grader has, which decides what a plain wall can do. */
export type WallRights = (typeof STANDINGS)[number];

export interface WallThreat {
  readonly words: string; // 'reads the expected output'
  readonly openTo: readonly WallRights[]; // those that do not stop it
  /** Those that stop it only where programs are confined so far. */
  readonly openBelow?: { readonly confinement: Confinement; readonly to: readonly WallRights[] };
  readonly isOpenUnmetered?: true; // to all of them, where the kernel does not count for us
}

const PLAIN = ['plain as root', 'plain as a user'] as const;
const USER = ['plain as a user'] as const;
const openBelow = (confinement: Confinement, to: readonly WallRights[]) => ({
  openTo: [],
  openBelow: { confinement, to },
});

export const THREATS: readonly WallThreat[] = [
  { words: 'reads the expected output', ...openBelow('files', USER) },
  { words: 'reads what others handed in', ...openBelow('files', USER) },
  { words: 'overwrites cases or adds some', openTo: [] },
  { words: 'writes to the folder of the program', ...openBelow('files', USER) },
  { words: 'computes, sleeps or prints for ever', openTo: [] },
  {
    words: 'computes in children that nobody waits for, up to --wall',
    ...openBelow('signals', USER),
    isOpenUnmetered: true,
  },
  { words: 'takes all memory, in a child too', openTo: [] },
  { words: 'keeps memory that is no process’s', ...openBelow('files', USER) },
  { words: 'keeps memory in pipes, by giving pages away', ...openBelow('calls', ['unshare', ...PLAIN]) },
  { words: 'starts processes without end', openTo: [] },
  { words: 'fills the disk in its own folder', openTo: [] },
  { words: 'fills the disk elsewhere', ...openBelow('files', USER) },
  { words: 'leaves files for its next run to find', ...openBelow('files', USER) },
  { words: 'leaves a process behind', openTo: [] },
  { words: 'leaves a process behind that hides its origin', ...openBelow('signals', USER) },
  { words: 'kills or stops its parent and its group', openTo: [] },
  { words: 'changes the rights of files elsewhere', ...openBelow('calls', USER) },
  { words: 'changes the rights of files elsewhere while it is built', openTo: USER },
  { words: 'sees other processes', openTo: PLAIN },
  { words: 'kills the grader, which it finds among the processes', ...openBelow('signals', USER) },
  { words: 'opens a socket', openTo: PLAIN },
  { words: 'speaks to the machine that this one runs on', ...openBelow('calls', ['unshare', ...PLAIN]) },
  { words: 'calls quadrant for the answers', ...openBelow('files', PLAIN) },
];

export const leftOpen = (standing: WallRights, confinement: Confinement, isMetered: boolean): string[] =>
  THREATS.filter(
    (each) =>
      each.openTo.includes(standing) ||
      (each.isOpenUnmetered && !isMetered) ||
      (each.openBelow?.to.includes(standing) && !isAtLeast(confinement, each.openBelow.confinement)),
  ).map(({ words }) => words);
