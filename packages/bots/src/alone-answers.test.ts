import { type AnyGame, type Command, stream } from '@quadrant/kernel';
import { game as mirewood } from '@quadrant/mirewood';
import { game as simOdyssey } from '@quadrant/simodyssey-2';
import { game as spaceDefender } from '@quadrant/space-defender-2';
import { describe, expect, test } from 'vitest';
import { RIGHT_ANSWERS as MIREWOOD } from '../testing/mirewood-answers.js';
import type { RightAnswer } from '../testing/right-answer.js';
import { RIGHT_ANSWERS as SIMODYSSEY } from '../testing/simodyssey-2-answers.js';
import { RIGHT_ANSWERS as SPACE_DEFENDER } from '../testing/space-defender-2-answers.js';
import type { AnyBotPlayer } from './bot.js';
import { findBot } from './registry.js';

const PATIENCE = 300_000; // other programs may keep the machine busy
const WORLDS = 20;
const LANDINGS = 80; // worlds: whether there is life is a coin
const SURE = 0.7; // share of the worlds in which anything else is wrong
const SHARE = 0.9; // of the answers that the house knows
const GOOD_CHANCE = 0.25;
const DANGER = 0.05;

function reach(game: AnyGame, { options, seed, commands }: RightAnswer) {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.words);
  const position = game.begin(read.value, seed);
  for (const text of commands.split(' ').filter((each) => each !== '')) {
    const command = game.grammar.parse(text);
    if (!command.ok) throw new Error(command.error.words);
    const refusal = game.perform(position, 0, command.value, null);
    if (refusal) throw new Error(`${text}: ${refusal.words}`);
  }
  const legal: Command[] = [];
  game.legal(position, 0, legal);
  const view = game.view(position, 0);
  const draw = game.resampler!(view);
  const rng = stream(11, 'worlds');
  return { view, legal, worlds: (n: number) => Array.from({ length: n }, () => draw(rng)) };
}
type Reached = ReturnType<typeof reach>;

function after(game: AnyGame, world: unknown, command: Command) {
  const position = game.clone(world);
  game.perform(position, 0, command, null);
  return position;
}

/** Only one command leaves the player alive. */
function saves(game: AnyGame, { legal, worlds }: Reached): Command[] {
  const drawn = worlds(WORLDS);
  const deaths = (command: Command) =>
    drawn.filter((world) => game.outcome(after(game, world, command))?.result === 'lost').length;
  const right = legal.filter((command) => deaths(command) === 0);
  for (const command of legal)
    if (!right.includes(command)) expect(deaths(command)).toBeGreaterThanOrEqual(SURE * WORLDS);
  return right;
}

/** Only one command gives a good chance to have found life by landing in the turn after it, and kills hardly ever. */
function findsLife(game: AnyGame, { legal, worlds }: Reached): Command[] {
  const drawn = worlds(LANDINGS);
  const land = game.grammar.intern('land');
  const isWon = (position: unknown) => game.outcome(position)?.result === 'won';
  const chance = (command: Command) =>
    drawn.filter((world) => {
      const position = after(game, world, command);
      return isWon(position) || (game.onMove(position) === 0 && isWon(after(game, position, land)));
    }).length / LANDINGS;
  const chances = legal.map(chance);
  const best = Math.max(...chances);
  expect(best).toBeGreaterThan(GOOD_CHANCE);
  const right = legal.filter((_, i) => chances[i] > best / 2);
  const deaths = drawn.filter((world) => game.outcome(after(game, world, right[0]))?.result === 'lost');
  expect(deaths.length).toBeLessThanOrEqual(DANGER * LANDINGS);
  return right;
}

describe.each([
  ['Space Defender 2', spaceDefender as AnyGame, SPACE_DEFENDER, saves],
  ['SimOdyssey 2', simOdyssey as AnyGame, SIMODYSSEY, findsLife],
  ['Mirewood', mirewood as AnyGame, MIREWOOD, saves],
])('positions of %s with one right answer', (_, game, answers, proof) => {
  test('are at least thirty, of different names, and nothing else is right', { timeout: PATIENCE }, () => {
    expect(new Set(answers.map(({ name }) => name)).size).toBeGreaterThanOrEqual(30);
    for (const answer of answers) {
      const right = proof(game, reach(game, answer)).map((command) => game.grammar.print(command));
      expect([answer.name, ...right]).toEqual([answer.name, answer.right]);
    }
  });

  test('are known to the house', { timeout: PATIENCE }, async () => {
    const house = await findBot(game.id, 'house');
    const wrong: string[] = [];
    for (const answer of answers) {
      const { view, legal } = reach(game, answer);
      const config = { seat: 0, seats: 1, options: answer.options, seed: 12, view };
      const player = (await house!.make(config)) as AnyBotPlayer;
      const { signal: stop } = new AbortController();
      const command = await player.think({ view, legal, ply: 0, budget: { nodes: null, ms: null }, stop });
      if (game.grammar.print(command as Command) !== answer.right) wrong.push(answer.name);
    }
    if (wrong.length > answers.length * (1 - SHARE)) expect(wrong).toEqual([]);
  });
});
