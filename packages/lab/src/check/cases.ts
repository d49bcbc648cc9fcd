/**
 * Cases on disk: an input, what comes with it, and what a program must print for it. All of it is read before any
 * program runs; this file knows nothing of how they are run.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { GameId } from '../games.js';
import { CaseError } from './case-error.js';
import { type CaseWorth, type Grading, readGrading, UNGRADED } from './grading.js';
import { filesNamed } from './named-files.js';
import { isFolder, readRegular } from './regular-file.js';
import { type Traits, traitsOf } from './traits.js';

export interface Case {
  readonly name: string; // 'at010'; 'week1/at010' where several folders have one
  readonly folder: string; // '/home/ann/cases'
  readonly input: Buffer; // of at010.txt
  readonly map: Buffer | null; // of at010.map
  readonly args: readonly string[]; // ['-players', '4']
  readonly files: Readonly<Record<string, Buffer>>; // that options and commands name
  readonly expected: Buffer | null; // of at010.expected.txt; null: our own game says what is right
  readonly status: number | null; // 1; null: as the game's rules say
  readonly traits: Traits;
  readonly worth: CaseWorth;
}

export interface FoundCases {
  readonly cases: readonly Case[];
  /** Inputs passed over because they have no expected output while others in their folder do. */
  readonly leftOut: number;
  readonly grading: Grading; // of the first folder that has one
}

const EXPECTED = '.expected.txt';
const NO_INPUT = [EXPECTED, '.actual.txt'];

/**
 * The cases of some folders in order of name; a folder without any of its own stands for the folders in it. With
 * `oracle`, a folder without any expected output counts as well.
 */
export function findCases(game: GameId, folders: readonly string[], oracle: boolean): FoundCases {
  const cases: Case[] = [];
  const gradings: Grading[] = [];
  let leftOut = 0;
  for (const folder of folders.flatMap((each) => foldersOf(resolve(each)))) {
    const files = list(folder);
    const names = files.filter(isInput).map((file) => file.slice(0, -'.txt'.length));
    const complete = names.filter((name) => files.includes(name + EXPECTED));
    const chosen = complete.length > 0 || !oracle ? complete : names;
    leftOut += names.length - chosen.length;
    const grading = readGrading(folder, chosen);
    if (grading.isGraded) gradings.push(grading);
    cases.push(...chosen.map((name) => readCase(game, folder, name, grading)));
  }
  return { cases: withOwnNames(cases), leftOut, grading: gradings[0] ?? UNGRADED };
}

function foldersOf(folder: string): string[] {
  const files = list(folder);
  if (files.some(isInput)) return [folder];
  const inner = files.map((file) => join(folder, file)).filter(isFolder);
  const full = inner.filter((path) => readdirSync(path).some(isInput));
  return full.length > 0 ? full : [folder];
}

/** A name that several folders have is told with its folder. */
function withOwnNames(cases: readonly Case[]): Case[] {
  const folders = new Map<string, Set<string>>();
  for (const { name, folder } of cases) folders.set(name, (folders.get(name) ?? new Set()).add(folder));
  return cases.map((each) =>
    folders.get(each.name)!.size === 1 ? each : { ...each, name: `${basename(each.folder)}/${each.name}` },
  );
}

function list(folder: string): string[] {
  if (!existsSync(folder)) throw new CaseError(`there is no folder "${folder}"`);
  if (!isFolder(folder)) {
    throw new CaseError(`"${folder}" is a file; name the folder that holds the cases`);
  }
  return readdirSync(folder).sort();
}

function isInput(file: string): boolean {
  return file.endsWith('.txt') && !NO_INPUT.some((ending) => file.endsWith(ending));
}

function readCase(game: GameId, folder: string, name: string, grading: Grading): Case {
  const path = (ending: string) => join(folder, name + ending);
  const content = (ending: string) => (existsSync(path(ending)) ? readCaseFile(path(ending)) : null);
  const input = readCaseFile(path('.txt'));
  const args = content('.args')?.toString('utf8').split(/\s+/).filter(Boolean) ?? [];
  const traits = traitsOf(game, { args, input: input.toString('utf8') });
  const worth = grading.worthOf(name, traits.tags);
  return {
    name,
    folder,
    traits: { ...traits, tags: worth.tags },
    worth,
    input,
    map: content('.map'),
    args,
    files: filesNamed(game, folder, { args, input }),
    expected: content(EXPECTED),
    status: existsSync(path('.exit')) ? readStatus(path('.exit')) : null,
  };
}

function readStatus(path: string): number {
  const text = readCaseFile(path).toString('utf8').trim();
  if (!/^\d{1,3}$/.test(text) || Number(text) > 255) {
    throw new CaseError(`"${path}" must hold one exit status from 0 to 255, not "${text.slice(0, 20)}"`);
  }
  return Number(text);
}

function readCaseFile(path: string): Buffer {
  try {
    return readRegular(path);
  } catch (error) {
    throw new CaseError(`cannot read "${basename(path)}" of a case: ${(error as Error).message}`);
  }
}
