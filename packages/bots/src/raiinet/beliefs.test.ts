import { stream } from '@quadrant/kernel';
import { game, LINKS_EACH, type Position, type RaiinetCommand, type View } from '@quadrant/raiinet';
import { describe, expect, test } from 'vitest';
import type { Chooser } from '../chooser.js';
import { Beliefs } from './beliefs.js';
import { dealFor } from './deal.js';
import { greedy } from './greedy.js';
import { levels } from './levels.js';
import { mindFor } from './mind.js';
import { AT, type Packed, VALUE } from './packed/layout.js';
import { commandsByCode } from './packed-from-view.js';

type Bot = Chooser<View, RaiinetCommand>;
const medium = levels.find(({ id }) => id === 'medium')! as Bot;
const WORLDS = 60;
/** Of knowing how many are viruses, who reads moves knows so much more. */
const GAIN = 0.06;
const isVirus = (value: number) => value >> 2 === 1;

interface Watched {
  readonly position: Position;
  readonly view: View;
  readonly worlds: readonly Packed[];
}

/** A game of a bot against medium, who keeps beliefs of it: each of his turns with the worlds that he draws. */
function* watch(other: Bot, number: number, isLate = () => false): Generator<Watched> {
  const seat = number % 2;
  const position = game.begin(dealFor(2, stream(30, `deal ${number}`)), 1);
  const beliefs = new Beliefs(mindFor(2));
  const rng = stream(31, `game ${number}`);
  const legal: RaiinetCommand[] = [];
  while (game.outcome(position) === null) {
    const mover = game.onMove(position);
    game.legal(position, mover, legal);
    const view = game.view(position, mover);
    const command = (mover === seat ? medium : other).choose(view, legal, rng);
    if (mover === seat) {
      yield { position: game.clone(position), view, worlds: beliefs.draw(view, WORLDS, rng, isLate) };
      beliefs.act([...commandsByCode(view, [command]).keys()][0]);
    }
    game.perform(position, mover, command, null);
  }
}

/** Shares of the worlds in which a hidden link is what it is, and what they would be for who only counts what is hidden. */
function right({ position, view, worlds }: Watched): { shares: number[]; counted: number[] } {
  const first = (1 - view.seat) * LINKS_EACH;
  const links = Array.from({ length: LINKS_EACH }, (_, i) => first + i);
  const hidden = links.filter((link) => view.links[link].value === null);
  const truthOf = (link: number) => isVirus(position.links[link].value);
  const shareOf = <T>(all: readonly T[], fits: (each: T) => boolean) => all.filter(fits).length / all.length;
  return {
    shares: hidden.map((link) => shareOf(worlds, (world) => isVirus(world[VALUE + link]) === truthOf(link))),
    counted: hidden.map((link) => shareOf(hidden, (each) => truthOf(each) === truthOf(link))),
  };
}

const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;

test.each([
  ['hurries with data', greedy],
  ['sends viruses first', medium],
])('a player who %s is read by his moves', (_, other) => {
  const turns = Array.from({ length: 6 }, (_, number) => [...watch(other, number)].map(right)).flat();
  const [shares, counted] = [turns.flatMap((turn) => turn.shares), turns.flatMap((turn) => turn.counted)];
  expect(mean(shares)).toBeGreaterThan(mean(counted) + GAIN);
});

test('every world drawn fits the view', () => {
  for (const { view, worlds } of watch(greedy, 3))
    for (const world of worlds)
      view.links.forEach(({ value, at }, link) => {
        expect(world[AT + link] < 0).toBe(at === null);
        if (value !== null) expect(isVirus(world[VALUE + link])).toBe(value.startsWith('V'));
      });
});

test('who is late looks for an explanation in one world, and draws as many as ever', () => {
  let asked = 0;
  const isLate = () => ++asked > 0;
  const turns = [...watch(greedy, 5, isLate)];
  expect(new Set(turns.map(({ worlds }) => worlds.length))).toEqual(new Set([WORLDS]));
  expect(asked).toBeLessThanOrEqual(turns.length); // once a turn: then it stops
});

describe('what changes what is believed', () => {
  const links = ['D1D2D3D4V1V2V3V4', 'D1D2D3D4V1V2V3V4'];
  const share = (worlds: readonly Packed[], link: number) =>
    worlds.filter((world) => isVirus(world[VALUE + LINKS_EACH + link])).length / worlds.length;

  /** Player 1 watches Player 2 play these lines after each of his own; the last worlds that he draws. */
  function believed(hands: readonly string[], lines: readonly string[]): readonly Packed[] {
    const read = game.readOptions({ links, hands });
    if (!read.ok) throw new Error(read.error.words);
    const position = game.begin(read.value, 1);
    const beliefs = new Beliefs(mindFor(2));
    const rng = stream(32, 'believed');
    for (const line of lines) {
      const parsed = game.grammar.parse(line);
      if (!parsed.ok) throw new Error(line);
      const seat = game.onMove(position);
      if (seat === 0) {
        const view = game.view(position, 0);
        beliefs.draw(view, 400, rng);
        beliefs.act([...commandsByCode(view, [parsed.value]).keys()][0]);
      }
      const refusal = game.perform(position, seat, parsed.value, null);
      if (refusal) throw new Error(`${line}: ${refusal.words}`);
    }
    return beliefs.draw(game.view(position, 0), 400, rng);
  }

  const FORWARD = ['move a down', 'move B up', 'move a up', 'move B up', 'move a down', 'move B up'];

  test('a link that was polarized is believed to be the other kind', () => {
    const before = share(believed(['LFDSP', 'LFDSP'], FORWARD), 1);
    const after = share(believed(['LFDSP', 'LFDSP'], [...FORWARD, 'ability 5 B']), 1);
    expect(Math.abs(before - 0.5)).toBeGreaterThan(0.1);
    expect(Math.abs(after - (1 - before))).toBeLessThan(0.1);
  });

  test('of two links that may have changed places the same is believed', () => {
    const worlds = believed(['LFDSP', 'NFDSP'], [...FORWARD, 'move a up', 'ability 1 B H swap', 'move A up']);
    expect(Math.abs(share(worlds, 1) - share(worlds, 7))).toBeLessThan(0.1);
  });

  test('where moves were taken back it begins again', () => {
    const position = game.begin(dealFor(2, stream(33, 'deal')), 1);
    const beliefs = new Beliefs(mindFor(2));
    const rng = stream(34, 'taken back');
    const first = game.view(position, 0);
    for (const watched of watch(greedy, 4))
      if (watched.view.seat === 0) beliefs.draw(watched.view, WORLDS, rng);
    const worlds = beliefs.draw(first, 400, rng);
    for (let link = 0; link < LINKS_EACH; link++)
      expect(Math.abs(share(worlds, link) - 0.5)).toBeLessThan(0.15);
  });
});
