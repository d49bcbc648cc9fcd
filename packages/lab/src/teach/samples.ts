/** A solution and three faulty programs that fit a teacher's command lines, so that what was made can be tried at once. */
import { basename, normalize } from 'node:path';
import { casesOf } from '../games.js';
import type { TeachPlan } from './plan.js';
import { type FileTree, file, script } from './tree.js';

/** What may be wrong with a sample, by its name. */
export const SAMPLES = ['solution', 'prints-nothing', 'forgets-the-end', 'does-not-build'] as const;
export type Sample = (typeof SAMPLES)[number];

/** The program and how it is built, or why no samples fit. `own` is the text of own.mjs. */
export function sampleOf(name: Sample, plan: TeachPlan, own: string): FileTree | string {
  const isBroken = name === 'does-not-build';
  const program = programFor(plan, name);
  if (typeof program === 'string') return program;
  const build = buildFor(plan.build, isBroken);
  if (typeof build === 'string') return build;
  return new Map([...program, ...build, ['own.mjs', file(own)]]);
}

const insideOf = (path: string) => {
  const inner = normalize(path);
  return inner.startsWith('..') || inner.startsWith('/') ? null : inner;
};

function programFor({ game, program, build }: TeachPlan, name: Sample): FileTree | string {
  const [first, second = ''] = program.split(/\s+/);
  const level = casesOf(game).level === null ? 'plain' : 'level';
  const words = [game, level, build === null && name === 'does-not-build' ? 'crashes' : name];
  const up = (path: string) => '../'.repeat(path.split('/').length - 1) || './';
  const path = insideOf(first.includes('/') ? first : second);
  if (path !== null && first.includes('/'))
    return new Map([
      [path, script(`#!/bin/sh\nexec node "$(dirname "$0")/${up(path)}own.mjs" ${words.join(' ')} "$@"\n`)],
    ]);
  if (path !== null && /^python3?$/.test(first))
    return new Map([
      [
        path,
        file(
          `import os, sys\nhere = os.path.dirname(os.path.abspath(__file__))\nos.execvp("node", ["node", os.path.join(here, ${JSON.stringify(`${up(path)}own.mjs`)}), *${JSON.stringify(words)}, *sys.argv[1:]])\n`,
        ),
      ],
    ]);
  if (path !== null && first === 'node')
    return new Map([
      [
        path,
        file(
          `import(${JSON.stringify(`${up(path)}own.mjs`)}).then(({ main }) => main([${words.map((word) => JSON.stringify(word)).join(', ')}, ...process.argv.slice(2)]));\n`,
        ),
      ],
    ]);
  return `no samples can be made for '${program}': they are for ./main, python3 main.py and node main.mjs`;
}

const COMPLAINT = 'main.c:3:1: error: expected a statement';

function buildFor(build: string | null, isBroken: boolean): FileTree | string {
  if (build === null) return new Map();
  const [first, second = ''] = build.split(/\s+/);
  const does = isBroken ? `echo '${COMPLAINT}' >&2; exit 2` : 'true';
  if (basename(first) === 'make') return new Map([['Makefile', file(`all:\n\t@${does}\n%:\n\t@${does}\n`)]]);
  const path = insideOf(first.includes('/') ? first : second);
  if (path !== null && (first.includes('/') || /^(ba|da)?sh$/.test(first)))
    return new Map([[path, script(`#!/bin/sh\n${does}\n`)]]);
  return `no samples can be made for '${build}': they are for make, ./build.sh and sh build.sh`;
}
