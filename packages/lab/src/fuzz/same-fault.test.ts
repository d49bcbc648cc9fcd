import { expect, test } from 'vitest';
import { makerOf } from './makers.js';
import { isSeenAgain } from './same-fault.js';
import type { Finding } from './trial.js';

const { rules } = makerOf('mirewood');

/** A difference in transcripts of Mirewood, in the line (from 1) that is replaced. */
function finding(lines: readonly string[], line: number, theirs: string): Finding {
  const out = (each: readonly string[]) => Buffer.from(each.map((text) => `${text}\n`).join(''));
  return {
    script: { args: [], map: '', commands: [] },
    right: { out: out(lines), status: 0 },
    outcome: {
      ending: { kind: 'exited', status: 0 },
      out: out(lines.with(line - 1, theirs)),
      err: '',
      millis: 0,
      cpuMillis: 0,
    },
    judgement: {
      verdict: 'wrong output',
      words: '',
      agreed: 0,
      place: null,
      difference: { line, column: 1, expected: lines[line - 1], actual: theirs, diff: [] },
    },
  } as unknown as Finding;
}

const sinks = finding(['P> d', '- P sinks', 'P hp 10 score 0'], 2, '- P struggles');
const frame = (...before: string[]) => {
  const lines = [...before, 'P> d', 'P hp 10 score 0'];
  return finding(lines, lines.length, 'P hp 9 score 0');
};

test('what is shown after something like a known difference is that difference, seen again', () => {
  expect(isSeenAgain(sinks, frame('P> w', '- P sinks', 'P hp 10 score 0'), rules)).toBe(true);
  const at = finding(['P> d', '- P sinks', 'P hp 10 score 0'], 3, 'P hp 9 score 0');
  expect(isSeenAgain(sinks, at, rules)).toBe(true);
});

test('where nothing like it has happened, or an event differs itself, it is another', () => {
  expect(isSeenAgain(sinks, frame(), rules)).toBe(false);
  expect(isSeenAgain(sinks, frame('P> d', '- P takes boots', 'P hp 10 score 0'), rules)).toBe(false);
  const dies = ['P> d', '- P sinks', 'P hp 10 score 0', 'P> d', '- m dies'];
  expect(isSeenAgain(sinks, finding(dies, 5, '- m suffers poison'), rules)).toBe(false);
});

test('what shows right beside a difference is not its cause', () => {
  const turn = finding(['P> d', 'turn 2', 'P hp 10 score 0'], 2, 'turn 3');
  const both = finding(['P> d', 'turn 2', 'P hp 10 score 0'], 3, 'P hp 9 score 0');
  expect(isSeenAgain(turn, both, rules)).toBe(false);
});
