/** What RAIInet's screen says before and after a move. */
import { setupOf } from '@quadrant/bots/setups';
import { stream } from '@quadrant/kernel';
import { LETTERS, LINKS_EACH, type Options } from '@quadrant/raiinet';
import { describe, expect, test } from 'vitest';
import { readAnswers } from '../../commands/play.js';
import type { LayerStack } from '../screen/stage.js';
import { KEY, Pty } from '../testing/pty.js';
import { kits, press, screenOf, stageWith } from '../testing/stage.js';

const LINK = /[a-pA-P](?:[DV]\d|\?)/;
const USUAL = '--setup usual --seed 1 --friendly';

test('a link in hand tells what its steps would meet, and how that may end', () => {
  const stage = stageWith('raiinet', USUAL);
  press(stage, 'enter d up enter D up enter d up enter D up enter d');
  expect(screenOf(stage)).toMatch(/Move d: .*up to \(\d,3\), battle with D, \d+ % to win/);
  press(stage, 'up enter E up enter');
  expect(screenOf(stage)).toMatch(/▸ Battle won +your d V4 against D V4/); // the curtain fell before it could be read
});

test('where the last move led from and to is marked, also when looking back', () => {
  const stage = stageWith('raiinet', USUAL);
  press(stage, 'enter d up enter');
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
    await pty.press(KEY.up, /turn [2-9]\n[\s\S]*\[dV4/);
    await pty.press(KEY.enter, 'Move d: ');
  } finally {
    await pty.stop();
  }
});

describe('one’s own side is at the bottom', () => {
  /** The rows of the board from the top, with the letters on it. */
  const rows = (stage: LayerStack) =>
    screenOf(stage)
      .split('\n')
      .flatMap((line) => /(?:^| )(\d) [ <[(](?:[a-pA-P#·S•].*)$/.exec(line.slice(24))?.[0] ?? [])
      .map((line) => `${line.trim()[0]} ${line.slice(3).replace(/[^a-pA-PS]|[DV]\d/g, '')}`);
  const two = (stage: LayerStack) => [rows(stage).at(0), rows(stage).at(-1)];

  test('for each of two in turn, with the names beside it, until it is turned around', () => {
    const stage = stageWith('raiinet', USUAL);
    press(stage, 'enter');
    expect(two(stage)).toEqual(['7 HGFSSCBA', '0 hgfSScba']);
    expect(screenOf(stage)).toMatch(/Player 2\s[\s\S]*Player 1, you </);
    press(stage, 'd up enter');
    expect(two(stage)).toEqual(['0 abcSSfgh', '7 ABCSSFGH']);
    expect(screenOf(stage)).toMatch(/Player 1\s[\s\S]*Player 2, you </);
    press(stage, 'x');
    expect(two(stage)).toEqual(['7 HGFSSCBA', '0 hgfSScba']);
    press(stage, 'E');
    expect(screenOf(stage)).toMatch(/Move E: .*down to \(5,4\)/);
    press(stage, 'down enter [');
    expect(two(stage)).toEqual(['0 abcSSfgh', '7 ABCSSFGH']);
    press(stage, 'x');
    expect(two(stage)).toEqual(['7 HGFSSCBA', '0 hgfSScba']);
  });

  test('arrows and clicks follow what is seen', () => {
    const stage = stageWith('raiinet', `${USUAL} --bot greedy`);
    expect(screenOf(stage)).toContain('(0,0): a yours');
    press(stage, 'left');
    expect(screenOf(stage)).toContain('(0,1): b yours');
    press(stage, 'up');
    expect(screenOf(stage)).toContain('(1,1): empty');
    const lines = screenOf(stage).split('\n');
    const y = lines.findIndex((line) => line.includes('dV4'));
    stage.input({ kind: 'click', x: lines[y].indexOf('dV4'), y });
    expect(screenOf(stage)).toMatch(/Move d: up to \(2,3\)/);
    stage.input({ kind: 'click', x: lines[y].indexOf('dV4'), y: y - 1 });
    expect(screenOf(stage)).toMatch(/d moves to \(2,3\)/);
  });

  test.each([2, 4])('of %s players, who all move ahead with the same key', (players) => {
    const stage = stageWith('raiinet', `${USUAL} --players ${players}`);
    const lowest = () => {
      const lines = screenOf(stage).split('\n');
      return [...(lines.findLast((line) => LINK.test(line)) ?? '').matchAll(new RegExp(LINK, 'g'))];
    };
    for (const [seat, letter] of [...'dDlL'].slice(0, players).entries()) {
      press(stage, 'enter');
      expect(lowest().map(([text]) => Math.floor(LETTERS.indexOf(text[0]) / LINKS_EACH))).toEqual(
        Array(lowest().length).fill(seat),
      );
      expect(lowest().length).toBeGreaterThan(1);
      press(stage, `${letter} up`);
    }
    press(stage, 'enter');
    expect(screenOf(stage)).toContain(`turn ${players}`);
  });
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
