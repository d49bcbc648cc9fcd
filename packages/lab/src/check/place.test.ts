import { describe, expect, test } from 'vitest';
import { casesOf, type GameId, loadGame } from '../games.js';
import { runOwn } from '../process/own-game.js';
import { linesOf } from './diff.js';

/** The place of the first line of the transcript that matches. */
async function placeIn(game: GameId, input: string, pattern: RegExp, map: string | null = null) {
  const { program } = await loadGame(game);
  const words = map === null ? [] : ['a.map'];
  const files: Record<string, string> = map === null ? {} : { 'a.map': map };
  const { out } = runOwn(program, { words, input: Buffer.from(input), files });
  const lines = linesOf(out);
  const line = lines.findIndex((each) => pattern.test(each)) + 1;
  expect(line).toBeGreaterThan(0);
  const readText = (name: string) => files[name] ?? null;
  return casesOf(game).placeOf({ lines, program, words, input, readText }, line);
}

describe('a line belongs to the command before it', () => {
  test('in Space Defender 2', async () => {
    const input = 'play(5,10,1,1,1,1,1)\nsetup_next(5)\npass\nmove(A,1)\n';
    expect(await placeIn('space-defender-2', input, /in game\(2\.0\)/)).toEqual({
      number: 4,
      command: 'move(A,1)',
      turn: 'in game(2.0)',
    });
    expect(await placeIn('space-defender-2', input, /Welcome/)).toMatchObject({ number: 0, command: '' });
  });

  test('in SimOdyssey 2', async () => {
    const place = await placeIn('simodyssey-2', 'play\npass\nstatus\n', /Explorer status/);
    expect(place).toEqual({ number: 3, command: 'status', turn: '2.1' });
  });

  test('in RAIInet, which prints no commands', async () => {
    const input = '# a remark\nmove a down\nmove z up\n\nmove A up\nboard\n';
    const place = await placeIn('raiinet', input, /do not control link "z"/);
    expect(place).toEqual({ number: 2, command: 'move z up', turn: 'turn 2' });
  });

  test('in Mirewood', async () => {
    const map = 'map:\nXXXXX\nXP..X\nXXXXX\nend\n';
    const place = await placeIn('mirewood', 'd?d', /^\? \? is not/, map);
    expect(place).toEqual({ number: 2, command: '?', turn: 'turn 2' });
  });
});
