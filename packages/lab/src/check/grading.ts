/** What each case is worth, as a teacher says it in `grade.toml` beside the cases. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { CaseError } from './case-error.js';
import { readRegular } from './regular-file.js';
import { OWN_TAGS } from './traits.js';

export const VISIBILITIES = ['visible', 'hidden', 'after_due_date', 'after_published'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The test that a submission can be built; cases may need it. */
export const COMPILES = 'compiles';

export interface CaseWorth {
  readonly points: number; // 2
  readonly visibility: Visibility;
  readonly needs: readonly string[]; // cases that must have passed before
  readonly isPartial: boolean; // a part of the points for a transcript that is right to some point
  readonly tags: readonly string[];
}

export interface Grading {
  readonly compiles: number; // points for a submission that can be built
  readonly isGraded: boolean; // a teacher has said something
  worthOf(name: string, tags: readonly string[]): CaseWorth;
}

const PLAIN: CaseWorth = { points: 1, visibility: 'visible', needs: [], isPartial: false, tags: [] };
export const UNGRADED: Grading = { compiles: 0, isGraded: false, worthOf: (_, tags) => ({ ...PLAIN, tags }) };

const FILE = 'grade.toml';
const TOP = ['points', 'visibility', 'needs', 'partial', 'compiles', 'tags', 'cases'];
const OF_TAG = ['points', 'visibility', 'needs', 'partial'];
const OF_CASE = [...OF_TAG, 'tags'];

type TomlTable = Readonly<Record<string, unknown>>;

/** Of the folder of some cases; `names` are all that there are in it. */
export function readGrading(folder: string, names: readonly string[]): Grading {
  const path = join(folder, FILE);
  if (!existsSync(path)) return UNGRADED;
  const table = readTable(path);
  const tags = tableOf(path, table, 'tags');
  const cases = tableOf(path, table, 'cases');
  known(path, table, TOP);
  for (const [name, each] of Object.entries(tags))
    known(`${path}, tags.${name}`, asTable(path, name, each), OF_TAG);
  for (const [name, each] of Object.entries(cases)) {
    if (!names.includes(name)) throw new CaseError(`"${path}" speaks of a case "${name}" that is not there`);
    known(`${path}, cases.${name}`, asTable(path, name, each), OF_CASE);
  }
  for (const tag of Object.keys(tags)) {
    const all = [...OWN_TAGS, ...Object.values(cases).flatMap((each) => (each as TomlTable).tags ?? [])];
    if (!all.includes(tag))
      throw new CaseError(
        `"${path}" speaks of a tag "${tag}" that no case has; there are ${all.join(', ')} and what tags = […] of a case says`,
      );
  }
  const compiles = table.compiles === undefined ? 0 : pointsIn(path, table.compiles);
  const top = worthIn(path, table, PLAIN);
  const worthOf = (name: string, own: readonly string[]): CaseWorth => {
    const said = asTable(path, name, Object.hasOwn(cases, name) ? cases[name] : {});
    const all = [...own, ...wordsIn(path, 'tags', said.tags ?? [])];
    let worth = top;
    for (const tag of all)
      if (Object.hasOwn(tags, tag)) worth = worthIn(path, asTable(path, tag, tags[tag]), worth);
    return { ...worthIn(path, said, worth), tags: all };
  };
  for (const name of names) checkNeeds(path, name, worthOf, names, []);
  return { compiles, isGraded: true, worthOf };
}

function readTable(path: string): TomlTable {
  try {
    return parse(readRegular(path).toString('utf8'));
  } catch (error) {
    throw new CaseError(`cannot read "${path}": ${(error as Error).message.split('\n')[0]}`);
  }
}

function worthIn(path: string, table: TomlTable, before: CaseWorth): CaseWorth {
  const { points, visibility, needs, partial } = table;
  if (visibility !== undefined && !VISIBILITIES.includes(visibility as Visibility))
    throw new CaseError(`"${path}": visibility is one of ${VISIBILITIES.join(', ')}, not "${visibility}"`);
  if (partial !== undefined && typeof partial !== 'boolean')
    throw new CaseError(`"${path}": partial is true or false`);
  return {
    ...before,
    ...(points === undefined ? {} : { points: pointsIn(path, points) }),
    ...(visibility === undefined ? {} : { visibility: visibility as Visibility }),
    ...(needs === undefined ? {} : { needs: wordsIn(path, 'needs', needs) }),
    ...(partial === undefined ? {} : { isPartial: partial as boolean }),
  };
}

function pointsIn(path: string, value: unknown): number {
  if (typeof value === 'number' && value >= 0 && value <= 100_000) return value;
  throw new CaseError(`"${path}": points are a number from 0 to 100000, not ${JSON.stringify(value)}`);
}

function wordsIn(path: string, key: string, value: unknown): string[] {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value;
  throw new CaseError(`"${path}": ${key} is a list of words, as in ${key} = ["${COMPILES}"]`);
}

const tableOf = (path: string, table: TomlTable, key: string) => asTable(path, key, table[key] ?? {});

function asTable(path: string, key: string, value: unknown): TomlTable {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as TomlTable;
  throw new CaseError(`"${path}": ${key} must be a table`);
}

function known(where: string, table: TomlTable, keys: readonly string[]): void {
  const odd = Object.keys(table).find((key) => !keys.includes(key));
  if (odd) throw new CaseError(`"${where}" has a key "${odd}"; known are ${keys.join(', ')}`);
}

/** A case that needs one that is not there, or itself, could never be reached. */
function checkNeeds(
  path: string,
  name: string,
  worthOf: Grading['worthOf'],
  names: readonly string[],
  way: readonly string[],
): void {
  if (way.includes(name))
    throw new CaseError(`"${path}": cases need each other in a circle: ${[...way, name].join(', ')}`);
  for (const need of worthOf(name, []).needs) {
    if (need === COMPILES) continue;
    if (!names.includes(need))
      throw new CaseError(`"${path}": "${name}" needs a case "${need}" that is not there`);
    checkNeeds(path, need, worthOf, names, [...way, name]);
  }
}

/** The points for a verdict: all, none, or what a transcript that is right to some line is worth. */
export function scoreOf(worth: CaseWorth, isPassed: boolean, agreed: number): number {
  if (isPassed) return worth.points;
  return worth.isPartial ? Math.floor(worth.points * agreed * 100) / 100 : 0;
}
