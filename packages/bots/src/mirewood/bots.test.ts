import { game, type MirewoodCommand, type Position, type View } from '@quadrant/mirewood';
import { describe, expect, test } from 'vitest';
import type { AnyBotMaker, BotPlayer } from '../bot.js';
import { bots } from './bots.js';

const { signal: stop } = new AbortController();
const [script, house] = bots;

type Player = BotPlayer<View, MirewoodCommand>;

async function ask(player: Player, position: Position): Promise<MirewoodCommand> {
  const legal: MirewoodCommand[] = [];
  const seat = game.onMove(position);
  game.legal(position, seat, legal);
  const view = game.view(position, seat);
  const budget = { nodes: 1, ms: null }; // one world
  const answer = await player.think({ view, legal, ply: 0, budget, stop });
  expect(legal).toContain(answer);
  return answer as MirewoodCommand;
}

const seatAt = async (maker: AnyBotMaker, position: Position, seat = 0): Promise<Player> =>
  (await maker.make({
    seat,
    seats: position.players,
    options: {},
    seed: 5 + seat,
    view: game.view(position, seat),
  })) as Player;

async function play(maker: AnyBotMaker, seed: number, players = 1): Promise<Position> {
  const options = { generate: '9x6', difficulty: 2, players, single: true };
  const position = game.begin(options, seed);
  const seats: Player[] = [];
  for (let seat = 0; seat < players; seat++) seats.push(await seatAt(maker, position, seat));
  for (let i = 0; i < 2000 && game.outcome(position) === null; i++) {
    const seat = game.onMove(position);
    game.perform(position, seat, await ask(seats[seat], position), null);
  }
  return position;
}

describe('the bots of Mirewood', () => {
  test('come to an end, and the house wins', async () => {
    for (let seed = 1; seed <= 20; seed++) expect((await play(script, seed)).result).not.toBeNull();
    let wins = 0;
    for (let seed = 1; seed <= 5; seed++) if ((await play(house, seed)).result === 'won') wins++;
    expect(wins).toBeGreaterThanOrEqual(4);
  });

  test('play the same game for the same seed', async () => {
    expect(await play(house, 9)).toEqual(await play(house, 9));
  });

  test('play as two', async () => {
    expect((await play(house, 3, 2)).result).toBe('won');
  });
});

const level = (rows: readonly string[], ...directives: string[]) =>
  ['seed: 7', 'map:', ...rows, 'end', ...directives, ''].join('\n');

/** Positions with one right answer. */
const RIGHT: readonly (readonly [name: string, level: string, answers: string])[] = [
  [
    'a bandit in front is hit',
    level(['XXXXXX', 'XPm.GX', 'XXXXXX'], 'at 1,1 facing=right health=1', 'at 2,1 facing=left'),
    'h',
  ],
  [
    'a bandit two squares ahead is shot',
    level(['XXXXXXX', 'XP.m.GX', 'XXXXXXX'], 'at 1,1 facing=right health=1'),
    'f',
  ],
  ['a treasure is taken on the way', level(['XXXXXX', 'XP..GX', 'XZ...X', 'XXXXXX']), 's'],
  ['the gate is entered when nothing is left', level(['XXXXX', 'X.PGX', 'XXXXX']), 'd'],
  ['poison is walked around', level(['XXXXXXX', 'XP%..GX', 'X.....X', 'XXXXXXX'], 'at 1,1 health=2'), 's'],
];

describe('the house bot of Mirewood knows that', () => {
  test.each(RIGHT)('%s', async (_, text, answers) => {
    const position = game.begin({ level: text, single: true }, 1);
    expect(answers).toContain((await ask((await seatAt(house, position)) as Player, position)).name);
  });
});
