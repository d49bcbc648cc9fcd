/** What RAIInet's screen says before and after a move. */
import { setupOf } from '@quadrant/bots/setups';
import { stream } from '@quadrant/kernel';
import type { Options } from '@quadrant/raiinet';
import { expect, test } from 'vitest';
import { readAnswers } from '../../commands/play.js';
import { KEY, Pty } from '../testing/pty.js';
import { kits, press, screenOf, stageWith } from '../testing/stage.js';

const USUAL = '--setup usual --seed 1 --friendly';

test('a link in hand tells what its steps would meet, and how that may end', () => {
  const stage = stageWith('raiinet', USUAL);
  press(stage, 'enter d down enter D up enter d down enter D up enter d');
  expect(screenOf(stage)).toMatch(/Move d: .*down to \(\d,3\), battle with D, \d+ % to win/);
  press(stage, 'down enter E up enter');
  expect(screenOf(stage)).toMatch(/▸ Battle won +your d V4 against D V4/); // the curtain fell before it could be read
});

test('where the last move led from and to is marked, also when looking back', () => {
  const stage = stageWith('raiinet', USUAL);
  press(stage, 'enter d down enter');
  expect(screenOf(stage)).toMatch(/^.* 1 {2}[^•]* • {4}<?e/m);
  expect(screenOf(stage)).toMatch(/^.* 2 [^•]* d\? • /m);
  press(stage, 'D up enter');
  expect(screenOf(stage)).toMatch(/^.* 5 [^•]* D\? • /m);
  expect(screenOf(stage)).not.toMatch(/d.. ?•/);
  press(stage, '[');
  expect(screenOf(stage)).toMatch(/^.* 2 [^•]* dV4• /m);
});

test('the cursor stays with the link that moved while a bot plays', async () => {
  const pty = new Pty(`play raiinet ${USUAL} --bot greedy`);
  try {
    await pty.until('Enter pick a link');
    await pty.press('d', 'Move d: ');
    await pty.press(KEY.down, /turn [2-9]\n[\s\S]*\[dV4/);
    await pty.press(KEY.enter, 'Move d: ');
  } finally {
    await pty.stop();
  }
});

test('the title names who is played against', () => {
  expect(screenOf(stageWith('raiinet', `${USUAL} --bot easy`))).toContain('seed 1   against easy   friendly');
  expect(screenOf(stageWith('raiinet', USUAL))).not.toContain('against');
});

test('a bot that knows good setups begins with one of them, unless told otherwise', () => {
  const kit = kits.get('raiinet')!;
  const sideOf = (words: string) => {
    const start = kit.start(readAnswers(kit, words.split(' ')), () => null);
    if (!start.ok) throw new Error(start.error.words);
    const { links, hands } = start.value.options as Options;
    return { links: links[1], hand: hands[1] };
  };
  const rng = stream(1, 'setups');
  const known = Array.from({ length: 200 }, () => setupOf('hard', 2, rng));
  expect(known).toContainEqual(sideOf('--bot hard'));
  expect(sideOf('--bot hard -ability2 LLFFD').hand).toBe('LLFFD');
  expect(sideOf('--bot easy').hand).toBe('LFDSP');
});
