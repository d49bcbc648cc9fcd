/**
 * Acceptance by transcript: every case of a folder, byte for byte. A case is NAME.txt and NAME.expected.txt, with
 * NAME.map (a level), NAME.args (options) and NAME.exit (exit status) where they exist.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Program } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { runProgram } from './run-program.js';

export interface TranscriptFolders {
  /** The game's own cases. */
  readonly cases: URL;
  /** The game's folder in the acceptance cases that lie beside a checkout, where they do. */
  readonly accepted: string;
}

const ACCEPTANCE = fileURLToPath(new URL('../../../../shared/acceptance/', import.meta.url));
const FEWEST_CASES = 25;
/** Cases that a program can be given by its input alone, and those that need options. */
const OWN = ['plain', 'options'];

export function testTranscripts(program: Program, folders: TranscriptFolders): void {
  const own = fileURLToPath(folders.cases);
  describe('transcripts', () => {
    test(`has at least ${FEWEST_CASES} cases of its own`, () => {
      expect(OWN.flatMap((part) => caseNames(join(own, part))).length).toBeGreaterThanOrEqual(FEWEST_CASES);
    });
    for (const part of OWN) testFolder(program, join(own, part), `own cases, ${part}`);
    const accepted = join(ACCEPTANCE, folders.accepted);
    if (existsSync(accepted)) testFolder(program, accepted, 'acceptance cases');
    else console.info(`No acceptance cases at ${accepted}: only the project's own cases are run.`);
  });
}

function testFolder(program: Program, folder: string, title: string): void {
  describe(title, () => {
    for (const name of caseNames(folder)) {
      test(name, () => {
        const read = (ending: string) => readFileSync(join(folder, name + ending), 'utf8');
        const has = (ending: string) => existsSync(join(folder, name + ending));
        const words = has('.args') ? read('.args').split(/\s+/).filter(Boolean) : [];
        if (has('.map')) words.push(`${name}.map`);
        const result = runProgram(program, words, read('.txt'), { folder });
        expect(result.out).toBe(read('.expected.txt'));
        if (has('.exit')) expect(result.status).toBe(Number(read('.exit')));
      });
    }
  });
}

function caseNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.expected.txt'))
    .map((file) => file.slice(0, -'.expected.txt'.length))
    .sort();
}
