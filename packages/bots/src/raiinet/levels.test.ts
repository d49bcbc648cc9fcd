import { type Rng, stream } from '@quadrant/kernel';
import { game, type PlayerCount, type RaiinetCommand, resampler, type View } from '@quadrant/raiinet';
import { describe, expect, test } from 'vitest';
import type { Thought } from '../bot.js';
import { dealFor } from './deal.js';
import { greedy } from './greedy.js';
import { levels } from './levels.js';

const LONG = process.env.QUADRANT_LONG === '1';
const level = (id: string) => levels.find((each) => each.id === id)!;

/** Positions of games in which any command is played, with a player on move. */
function* positions(players: PlayerCount, most: number, rng: Rng) {
  const legal: RaiinetCommand[] = [];
  for (let n = 0; n < most; ) {
    const position = game.begin(dealFor(players, rng), 1);
    while (game.outcome(position) === null && n < most) {
      const seat = game.onMove(position);
      game.legal(position, seat, legal);
      if (rng.below(8) === 0) {
        n++;
        yield { position, seat, legal, view: game.view(position, seat) };
      }
      game.perform(position, seat, legal[rng.below(legal.length)], null);
    }
  }
}

const ask = async (
  id: string,
  view: View,
  legal: readonly RaiinetCommand[],
  stop: AbortSignal,
  nodes: number | null,
) => {
  const thoughts: Thought<RaiinetCommand>[] = [];
  const player = await level(id).make({ seat: view.seat, seats: view.players, options: {}, seed: 5, view });
  if (!('think' in player)) throw new Error(player.words);
  const budget = { nodes, ms: null };
  const command = await player.think({ view, legal, ply: 0, budget, stop, info: (t) => thoughts.push(t) });
  return { command, thoughts };
};

describe.each(levels)('$id', ({ id }) => {
  test('chooses legal commands, and the same ones whatever it may not know', async () => {
    const rng = stream(2, 'twins');
    const { signal } = new AbortController();
    for (const players of [2, 4] as const)
      for (const { seat, view, legal } of positions(players, 2, rng)) {
        const twin = game.view(resampler(view)(rng), seat);
        const { command, thoughts } = await ask(id, view, legal, signal, 60);
        expect(legal).toContain(command);
        for (const { score } of thoughts) expect(Math.abs(score! - 0.5)).toBeLessThanOrEqual(0.5);
        expect((await ask(id, twin, legal, signal, 60)).command).toBe(command);
      }
  });
});

describe('thinking', () => {
  const [{ view, legal }] = positions(2, 1, stream(6, 'thinking'));

  test('keeps to its nodes, tells what it thinks, and repeats', async () => {
    const { signal } = new AbortController();
    const { command, thoughts } = await ask('hard', view, legal, signal, 700);
    const last = thoughts.at(-1)!;
    expect(last.nodes).toBe(700);
    expect(last.score).toBeGreaterThan(0);
    expect(last.score).toBeLessThan(1);
    expect(last.policy.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1);
    expect((await ask('hard', view, legal, signal, 700)).command).toBe(command);
  });

  test('ends when it is stopped', async () => {
    const stop = new AbortController();
    const asked = ask('master', view, legal, stop.signal, 1_000_000_000);
    stop.abort();
    const { command, thoughts } = await asked;
    expect(legal).toContain(command);
    expect(thoughts.at(-1)!.nodes).toBeLessThan(1_000_000);
  });
});

/** Positions of random games are seldom near their end: brings whoever is on move there, as it sees it. */
const nearEnd = (view: View): View => ({
  ...view,
  seats: view.seats.with(view.seat, { ...view.seats[view.seat], data: 3, viruses: 3 }),
});

/** Of each command, who has won by it in so many positions that fit the view; seats that are out have lost. */
function endings(view: View, legal: readonly RaiinetCommand[], count: number, rng: Rng) {
  const draw = resampler(view);
  const worlds = Array.from({ length: count }, () => draw(rng));
  return new Map(
    legal.map((command) => {
      const ends = worlds.map((world) => {
        const after = game.clone(world);
        game.perform(after, view.seat, command, null);
        const winner = game.outcome(after)?.winner ?? null;
        if (winner === null) return after.seats[view.seat].out ? 'lost' : null;
        return winner === view.seat ? 'won' : 'lost';
      });
      return [command, ends] as const;
    }),
  );
}

test.each([
  [2, 60],
  [4, 25],
] as const)(
  'of %i: easy takes every win at once, and never does what could lose at once while it need not, in however few worlds',
  async (players, most) => {
    const rng = stream(8, `near the end ${players}`);
    const { signal: stop } = new AbortController();
    let wins = 0;
    let dangers = 0;
    for (const { seat, view, legal } of positions(players, LONG ? 1000 : most, rng)) {
      const shown = nearEnd(view);
      const ends = endings(shown, legal, 64, rng);
      const sure = legal.filter((command) => ends.get(command)!.every((end) => end === 'won'));
      const safe = legal.filter((command) => !ends.get(command)!.includes('lost'));
      const config = { seat, seats: players, options: {}, seed: 5, view: shown, settings: { worlds: 1 } };
      const player = await level('easy').make(config);
      if (!('think' in player)) throw new Error(player.words);
      const budget = { nodes: null, ms: null };
      const command = (await player.think({ view: shown, legal, ply: 0, budget, stop })) as RaiinetCommand;
      if (sure.length > 0) {
        wins++;
        expect(sure).toContain(command);
      } else if (safe.length > 0 && safe.length < legal.length) {
        dangers++;
        expect(safe).toContain(command);
      }
    }
    expect(wins).toBeGreaterThan(0);
    expect(dangers).toBeGreaterThan(10);
  },
);

test('medium throws no game away that is nearly lost', () => {
  const links = ['V2D4D2D1V1D3V3V4', 'D2D1V3V4D4D3V1V2'];
  const options = game.readOptions({ players: 2, draw: 100, links, hands: ['HLDLS', 'HLPFS'] });
  if (!options.ok) throw new Error(options.error.words);
  const position = game.begin(options.value, 1);
  const commands =
    'ability 2 h; move g down; ability 3 e; move E right; ability 5 A; move f right; move D right; ability 1 C up; move d left; ability 5 g; move C down; move d down; ability 2 F; move E right; move e left; ability 4 4 4; move A up; ability 3 C; move d right; move D right; move h down; move F up; move h down; ability 1 f left; move G left; ability 4 b; move g right; move B up; move h left; move H up; move h down; move G up';
  for (const text of commands.split('; ')) {
    const command = game.grammar.parse(text);
    if (command.ok) game.perform(position, game.onMove(position), command.value, null);
  }
  const legal: RaiinetCommand[] = [];
  game.legal(position, 0, legal);
  const fourthVirus = legal.find((each) => game.grammar.print(each) === 'move h down');
  expect(fourthVirus).toBeDefined();
  for (let seed = 0; seed < 12; seed++)
    expect(level('medium').choose(game.view(position, 0), legal, stream(seed, 'dice'))).not.toBe(fourthVirus);
});

const PATIENCE = 600_000; // other programs may keep the machine busy
/** Held-out deals: no seed of training or tuning. */
const HELD_OUT = 20_261_116;
const STRENGTH = [
  ['easy', 0.05, 0.25, 400],
  ['medium', 0.7, 1, 400],
  ['hard', 0.85, 1, 400],
  ['master', 0.9, 1, 200],
] as const;

describe('against greedy', () => {
  /** What a level makes of a game from this seat, as a bot that sits there from its beginning to its end. */
  const play = async (id: string, seat: number, deal: Rng, dice: Rng) => {
    const position = game.begin(dealFor(2, deal), 1);
    const seed = dice.below(2 ** 31);
    const player = await level(id).make({
      seat,
      seats: 2,
      options: {},
      seed,
      view: game.view(position, seat),
    });
    if (!('think' in player)) throw new Error(player.words);
    const stop = new AbortController().signal;
    const legal: RaiinetCommand[] = [];
    for (let ply = 0; ply < 5000 && game.outcome(position) === null; ply++) {
      const mover = game.onMove(position);
      const view = game.view(position, mover);
      game.legal(position, mover, legal);
      const turn = { view, legal, ply, budget: { nodes: null, ms: null }, stop };
      const command = mover === seat ? await player.think(turn) : greedy.choose(view, legal, dice);
      game.perform(position, mover, command as RaiinetCommand, null);
    }
    const winner = game.outcome(position)?.winner ?? null;
    return winner === null ? 0.5 : Number(winner === seat);
  };

  const score = async (id: string, games: number) => {
    let points = 0;
    for (let g = 0; g < games; g++)
      points += await play(id, g % 2, stream(HELD_OUT, `deal ${g >> 1}`), stream(HELD_OUT, `game ${g}`));
    return points / games;
  };

  for (const [id, low, high, games] of STRENGTH)
    test.runIf(LONG)(
      `${id} scores from ${low} to ${high} in ${games} games`,
      async () => {
        const got = await score(id, games);
        expect(got).toBeGreaterThanOrEqual(low);
        expect(got).toBeLessThanOrEqual(high);
      },
      10 * PATIENCE,
    );
});
