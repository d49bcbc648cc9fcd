/** The private folder of one run: what the case gives it, a place to work in, and nothing else. */
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeOwnFolder } from './own-folder.js';

/** What a case gives to a program. */
export interface Given {
  readonly input: Uint8Array | string;
  readonly map: Uint8Array | string | null;
  readonly args: readonly string[];
  readonly files: Readonly<Record<string, Uint8Array | string>>; // that its options and commands name
}

export interface Box {
  readonly root: string;
  readonly given: string; // the folder of the input and the level
  readonly work: string; // where the program runs; holds the files that the case names
  readonly input: string;
  readonly map: string | null;
  readonly files: readonly string[]; // their names in `work`
}

/** Neutral names: neither the name of a case nor the order of cases tells a program anything. */
const INPUT = 'input.txt';
const LEVEL = 'level.map';

/** `owner` is the user that the program runs as, where that is another. */
export function makeBox({ input, map, files }: Given, owner: number | null): Box {
  const root = makeOwnFolder('run');
  const given = join(root, 'given');
  const work = join(root, 'work');
  mkdirSync(given);
  mkdirSync(work);
  writeFileSync(join(given, INPUT), input);
  if (map !== null) writeFileSync(join(given, LEVEL), map);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(work, name)), { recursive: true });
    writeFileSync(join(work, name), content);
  }
  for (const folder of [given, work]) chmodSync(folder, 0o755);
  if (owner !== null) {
    chownSync(root, 0, owner); // a group of the same number, that nobody else is in
    chmodSync(root, 0o750);
    chownSync(work, owner, owner);
  }
  return {
    root,
    given,
    work,
    input: join(given, INPUT),
    map: map === null ? null : join(given, LEVEL),
    files: Object.keys(files),
  };
}
