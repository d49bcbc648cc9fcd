import { stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, loadGame } from '../games.js';
import { dealOf } from '../play/deals.js';
import { playGame } from '../play/play-game.js';
import { Mean } from '../statistics/mean.js';
import { openWho } from '../who/open-who.js';
import { Simulator } from './chunk.js';
import { readGrid, withGiven } from './grid.js';
import { Gauge, numberAt, readMeasure } from './measure.js';
import type { Simulation } from './spec.js';
import { unknownIn } from './unknown-in.js';

const random = { name: 'random', bot: 'random', command: null, options: {}, clock: null };
const simulation = (game: GameId, seats: number, changes: Partial<Simulation> = {}): Simulation => ({
  host: 'quadrant test',
  game,
  base: null,
  bots: Array.from({ length: seats }, () => random),
  games: 4,
  grid: [{}],
  seed: 3,
  maxMoves: 400,
  measures: [],
  watched: true,
  ...changes,
});
const SEATS: Readonly<Record<GameId, number>> = { raiinet: 2 };

describe.each(GAME_IDS)('%s', (id) => {
  test('blind players come out as they would with everything around them, in whatever order', async () => {
    const { game } = await loadGame(id);
    const seats = SEATS[id] ?? 1;
    const asked = simulation(id, seats, { measures: ['view:length'] });
    const simulator = await Simulator.open(asked, '.');
    const { games, heats } = await simulator.play({ point: 0, first: 0, count: 4 });
    const late = await simulator.play({ point: 0, first: 2, count: 1 });
    expect(late.games).toEqual([games[2]]);
    expect(heats.length).toBeGreaterThan(0);
    const open = await openWho(random, game, { folder: '.', host: 'x' });
    if (!open.ok) throw new Error(open.error.words);
    for (const { number, opening, measures: _, ...rest } of games) {
      const { outcome, plies, termination, entries } = await playGame({
        ...dealOf(game, 3, number),
        game,
        maxMoves: 400,
        seats: Array.from({ length: seats }, (_, seat) => ({
          ...open.value,
          seed: stream(3, `seat ${seat} ${number}`).below(2 ** 31),
        })),
      });
      const first = entries[0];
      expect({ ...rest, opening }).toEqual({
        result: outcome?.result ?? null,
        winner: outcome?.winner ?? null,
        scores: outcome?.scores ?? [],
        plies,
        termination,
        opening: 'command' in first ? first.command : null,
      });
    }
  });

  test('what is dealt is whole as it is', async () => {
    const { game } = await loadGame(id);
    for (let number = 0; number < 20; number++) {
      const { options } = dealOf(game, 9, number);
      expect(game.readOptions(options)).toEqual({ ok: true, value: options });
    }
  });
});

describe('measures', () => {
  const read = (text: string) => {
    const measure = readMeasure(text);
    if (!measure.ok) throw new Error(measure.error.words);
    return measure.value;
  };

  test('facts are counted as they were told, by kind and by what is in them', async () => {
    const module = await loadGame('space-defender-2');
    const { game } = module;
    const measures = ['fact:spawned', 'fact:spawned kind=Grunt', 'fact:spawned name=Grunt', 'view:score'];
    const counts = { spawned: 0, grunts: 0, score: 0 };
    const gauge = new Gauge(measures.map(read), module);
    const open = await openWho(random, game, { folder: '.', host: 'x' });
    if (!open.ok) throw new Error(open.error.words);
    const { position } = await playGame({
      ...dealOf(game, 1, 1),
      game,
      seats: [{ ...open.value, seed: 4 }],
      watch(fact) {
        gauge.hear(fact);
        if (fact.kind !== 'spawned') return;
        counts.spawned++;
        if ((fact as unknown as { name: string }).name === 'Grunt') counts.grunts++;
      },
    });
    counts.score = game.scores(position)[0];
    expect(counts.grunts).toBeGreaterThan(0);
    expect(counts.spawned).toBeGreaterThan(counts.grunts);
    expect(gauge.take(position)).toEqual([counts.spawned, counts.grunts, counts.grunts, counts.score]);
    expect(gauge.take(position).slice(0, 3)).toEqual([0, 0, 0]);
  });

  test.each([
    ['simodyssey-2', 'fact:died kind=Benign', 'fact:died letter=B'],
    ['simodyssey-2', 'fact:destroyed victimName=Malevolent', 'fact:destroyed victimLetter=M'],
    ['space-defender-2', 'fact:spawned', 'fact:spawned cell=A30', 'fact:spawned cell=E30'],
  ] as const)(
    '%s: %s is counted in the words of the schema, whoever may know of it',
    async (id, ...measures) => {
      const simulator = await Simulator.open(simulation(id, 1, { measures }), '.');
      const { games } = await simulator.play({ point: 0, first: 0, count: 50 });
      const sums = measures.map((_, i) => games.reduce((sum, game) => sum + game.measures[i]!, 0));
      if (measures.length === 2) expect(sums[0]).toBe(sums[1]);
      else expect(sums[0]).toBeGreaterThan(sums[1] + sums[2]);
      for (const sum of sums) expect(sum).toBeGreaterThan(0);
    },
  );

  test.each([
    ['space-defender-2', 'fact:destroid', 'fact', 'destroid', 'destroyed'],
    ['space-defender-2', 'fact:destroyed knd=Grunt', 'field of destroyed', 'knd', 'name'],
    ['space-defender-2', 'fact:destroyed kind=Grnt', 'kind of destroyed', 'Grnt', 'Grunt'],
    ['raiinet', 'fact:battle won=yes', 'won of battle', 'yes', 'true'],
    ['mirewood', 'fact:died who.sort=archer', 'field of died', 'who.sort', 'who'],
    ['raiinet', 'view:quit', 'place in views', 'quit', 'quiet'],
    ['raiinet', 'view:links.0.row', 'place in links.0', 'row', 'link'],
  ])('%s: %s is not known', async (id, text, what, word, known) => {
    const { game } = await loadGame(id);
    expect(unknownIn(read(text), game)).toMatchObject({ what, word });
    expect(unknownIn(read(text), game)?.known).toContain(known);
  });

  test.each([
    ['space-defender-2', 'fact:hit cell=C7 damage=3'],
    ['mirewood', 'fact:died kind=archer who.seat=null credit.points=2'],
    ['mirewood', 'fact:hit source=arrow source.kind=archer'],
    ['simodyssey-2', 'fact:died kind=B body.fuel=0 at.2=4'],
    ['raiinet', 'fact:used letter=N'],
    ['raiinet', 'view:links.length'],
    ['raiinet', 'view:links.3.value'],
  ])('%s: %s is known', async (id, text) => {
    const { game } = await loadGame(id);
    expect(unknownIn(read(text), game)).toBe(null);
  });

  test('numbers of views: by path, of another seat, and none where there is none', async () => {
    expect(numberAt({ a: [{ b: 7 }] }, ['a', '0', 'b'])).toBe(7);
    expect(numberAt({ a: [1, 2] }, ['a', 'length'])).toBe(2);
    expect(numberAt({ a: true }, ['a'])).toBe(1);
    for (const path of ['a', 'x.y', '__proto__', 'constructor.length'])
      expect(numberAt({ a: 'text' }, path.split('.'))).toBe(null);
    const both = await Simulator.open(
      simulation('raiinet', 2, {
        measures: ['view:seats.0.data', 'view:seats.0.data seat=2', 'view:x seat=3'],
      }),
      '.',
    );
    const { games } = await both.play({ point: 0, first: 0, count: 2 });
    for (const { measures } of games) {
      expect(measures[0]).toBe(measures[1]);
      expect(typeof measures[0]).toBe('number');
      expect(measures[2]).toBe(null);
    }
  });

  test.each(['', 'fact:', 'facts:x', 'fact:x y=', 'view:a seat=0', 'view:a b=1', 'view:a seat=1 seat=2'])(
    '%j is refused',
    (text) => {
      expect(readMeasure(text)).toMatchObject({ ok: false, error: { code: 'bad-measure' } });
    },
  );
  test('kinds and values may have blanks', () => {
    expect(read('fact:deployed drones name=friendly projectile id=3').fact).toEqual({
      kind: 'deployed drones',
      where: [
        ['name', 'friendly projectile'],
        ['id', '3'],
      ],
    });
  });
});

describe('grids', () => {
  const grid = (...texts: string[]) => {
    const read = readGrid(texts);
    if (!read.ok) throw new Error(read.error.words);
    return read.value;
  };
  test('ranges, steps, lists and words; the last varies fastest', () => {
    expect(grid()).toEqual([{}]);
    expect(grid('a=1..3')).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
    expect(grid('a=1..9..4|20', 'b.0=x|null')).toEqual(
      [1, 5, 9, 20].flatMap((a) => [
        { a, 'b.0': 'x' },
        { a, 'b.0': null },
      ]),
    );
  });
  test.each(['a', '=1', 'a=5..1', 'a=1..9..0', 'a=0..999999999', '1=2'])('%j is refused', (text) => {
    expect(readGrid([text])).toMatchObject({ ok: false, error: { code: 'bad-grid' } });
  });
  test('the same twice is refused', () => expect(readGrid(['a=1', 'a=2']).ok).toBe(false));
  test('values are put where they belong, and the given options stay as they are', () => {
    const options = { play: [1, 2, { x: 3 }], n: 1 };
    expect(withGiven(options, { n: 5, 'play.2.x': 9, 'play.0': null, m: 1 })).toEqual({
      ok: true,
      value: { play: [null, 2, { x: 9 }], n: 5, m: 1 },
    });
    expect(options.play[0]).toBe(1);
    for (const path of ['play.3', 'play.x', 'n.x', 'q.r'])
      expect(withGiven(options, { [path]: 1 }).ok).toBe(false);
  });
});

test('a mean that grows is the mean', () => {
  const mean = new Mean();
  const values = [3, -1, 4, 1, 5, 9, 2, 6];
  for (const value of values) mean.add(value);
  const plain = values.reduce((a, b) => a + b) / values.length;
  const variance = values.reduce((sum, v) => sum + (v - plain) ** 2, 0) / (values.length - 1);
  expect(mean.mean).toBeCloseTo(plain, 12);
  expect(mean.bar).toBeCloseTo(1.959963984540054 * Math.sqrt(variance / values.length), 12);
  expect([mean.least, mean.most]).toEqual([-1, 9]);
});
