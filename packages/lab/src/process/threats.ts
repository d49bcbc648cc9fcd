/** What a submission may try, and which walls stop it. The table in docs/teaching.md is this one. */

export const STANDINGS = ['bwrap', 'unshare', 'plain as root', 'plain as a user'] as const;
/** A wall and whose rights the grader has, which decides what a plain wall can do. */
export type WallRights = (typeof STANDINGS)[number];

export interface WallThreat {
  readonly words: string; // 'reads the expected output'
  readonly openTo: readonly WallRights[]; // those that do not stop it
  readonly openUnconfined?: readonly WallRights[]; // those that do not stop it where programs cannot be confined
}

const PLAIN = ['plain as root', 'plain as a user'] as const;
const USER = ['plain as a user'] as const;

export const THREATS: readonly WallThreat[] = [
  { words: 'reads the expected output', openTo: USER },
  { words: 'reads what others handed in', openTo: USER },
  { words: 'overwrites cases or adds some', openTo: [] },
  { words: 'writes to the folder of the program', openTo: USER },
  { words: 'computes, sleeps or prints for ever', openTo: [] },
  { words: 'takes all memory, in a child too', openTo: [] },
  { words: 'keeps memory that is no process’s', openTo: USER },
  {
    words: 'keeps memory in pipes, by giving pages away',
    openTo: [],
    openUnconfined: ['unshare', ...PLAIN],
  },
  { words: 'starts processes without end', openTo: [] },
  { words: 'fills the disk in its own folder', openTo: [] },
  { words: 'fills the disk elsewhere', openTo: USER },
  { words: 'leaves files for its next run to find', openTo: USER },
  { words: 'leaves a process behind', openTo: [] },
  { words: 'leaves a process behind that hides its origin', openTo: USER },
  { words: 'kills or stops its parent and its group', openTo: [] },
  { words: 'sees other processes', openTo: PLAIN },
  { words: 'kills the grader, which it finds among the processes', openTo: USER },
  { words: 'opens a socket', openTo: PLAIN },
  { words: 'calls quadrant for the answers', openTo: PLAIN },
];

export const leftOpen = (standing: WallRights, confines: boolean): string[] =>
  THREATS.filter(
    ({ openTo, openUnconfined }) =>
      openTo.includes(standing) || (!confines && openUnconfined?.includes(standing)),
  ).map(({ words }) => words);
