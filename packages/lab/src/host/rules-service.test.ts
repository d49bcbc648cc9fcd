import { type AnyGame, stream } from '@quadrant/kernel';
import { game as raiinet } from '@quadrant/raiinet';
import { readFromProgram } from '@quadrant/wire';
import { describe, expect, test } from 'vitest';
import { LIMITS } from './patience.js';
import { RulesService } from './rules-service.js';

const game: AnyGame = raiinet;
const read = game.readOptions({ players: 2, draw: 50 });
if (!read.ok) throw new Error(read.error.words);
const position = game.begin(read.value, 1);
const view = game.view(position, 0);
const service = (seed = 5, ply = 0, views = false) => new RulesService(game, view, seed, ply, views);

function tried(from: string, moves: readonly string[], random = 0, by = service()) {
  const answer = by.try({ from, moves, random });
  if (!answer.ok) throw new Error(answer.error.words);
  return answer.value;
}

describe('samples', () => {
  test('are named in order, and cannot be told from the truth by the seat', () => {
    const by = service(5, 0, true);
    expect(by.sample(3)).toEqual({ ok: true, value: ['s0', 's1', 's2'] });
    const same = tried('s1', [], 0, by);
    expect(same.view).toEqual(view);
    expect(same).toMatchObject({ refused: null, at: 0, onMove: 0, outcome: null, to: 's1.1' });
  });

  test('differ from each other in what is hidden, and are the same when they are asked for again', () => {
    const endings = (seed: number, ply: number) => {
      const by = service(seed, ply);
      by.sample(12);
      return Array.from({ length: 12 }, (_, i) => tried(`s${i}`, [], 300, by).outcome?.reason ?? '');
    };
    expect(endings(5, 0)).toEqual(endings(5, 0));
    expect(endings(5, 0)).not.toEqual(endings(6, 0));
    expect(endings(5, 0)).not.toEqual(endings(5, 2));
  });

  test('there are so many a turn', () => {
    const by = service();
    expect(by.sample(LIMITS.samplesATurn - 1).ok).toBe(true);
    expect(by.sample(2)).toMatchObject({ ok: false, error: { code: 'budget' } });
    expect(tried('view', ['move a down'], 0, by).to).toBe(`s${LIMITS.samplesATurn - 1}.1`); // the last one
    expect(by.try({ from: 'view', moves: [], random: 0 })).toMatchObject({ error: { code: 'budget' } });
  });
});

describe('tries', () => {
  test('go on from each other and leave where they came from as it was', () => {
    const by = service();
    const one = tried('view', ['move a down'], 0, by);
    expect(one).toMatchObject({ refused: null, at: 1, onMove: 1, to: 's0.1' });
    expect(tried(one.to, ['move A up'], 0, by)).toMatchObject({ refused: null, onMove: 0, to: 's0.2' });
    expect(tried('s0', ['move a down'], 0, by)).toMatchObject({ refused: null, onMove: 1, to: 's0.3' });
  });

  test('go on step by step as far as there are steps: what they are called can be asked about', () => {
    const by = service();
    let at = 's0';
    by.sample(1);
    for (let step = 0; step < 300; step++) at = tried(at, [], 1, by).to;
    expect(readFromProgram(JSON.stringify({ t: 'try', id: 1, from: at })).ok).toBe(true);
  });

  test('stop at the first refusal, and say which move it was', () => {
    expect(tried('view', ['move a down', 'move a down'])).toMatchObject({
      at: 1,
      refused: { code: expect.any(String) },
    });
    expect(tried('view', ['fly'])).toMatchObject({ at: 0, refused: { words: expect.any(String) } });
  });

  test('play at random to the end and no further', () => {
    const end = tried('view', [], 5000);
    expect(end.outcome).toMatchObject({ result: expect.any(String), reason: expect.any(String) });
    expect(end).toMatchObject({ onMove: null, legal: [] });
  });

  test('cost steps, of which there are so many a turn', () => {
    const by = service();
    const ask = (random: number) => by.try({ from: 'view', moves: [], random });
    expect(ask(LIMITS.stepsATurn + 1)).toMatchObject({ error: { code: 'budget' } });
    let asked = 0;
    while (ask(400).ok) asked++;
    expect(asked).toBeGreaterThan(LIMITS.stepsATurn / 400);
    expect(by.stepsTaken).toBeLessThanOrEqual(LIMITS.stepsATurn);
  });

  test('only steps that were taken count: to the end, however many are allowed for it, as long as there are some', () => {
    const by = service();
    by.sample(1);
    const ask = (random: number) => by.try({ from: 's0', moves: [], random });
    let ended = 0;
    while (ask(LIMITS.stepsATurn).ok) ended++;
    expect(ended).toBeGreaterThan(20);
    expect(by.stepsTaken).toBe(LIMITS.stepsATurn);
    expect(ask(1)).toMatchObject({ error: { code: 'budget' } });
    expect(by.try({ from: 's0', moves: ['move a down'], random: 0 })).toMatchObject({
      error: { code: 'budget' },
    });
    expect(ask(0).ok).toBe(true);
  });

  test('a position of another turn is not there', () => {
    expect(service().try({ from: 's0', moves: [], random: 0 })).toMatchObject({
      error: { code: 'no-sample' },
    });
  });
});

test('nothing that is asked of a view changes when what is hidden changes', () => {
  const other = game.resampler?.(view)(stream(9, 'twin'));
  expect(other).toBeDefined();
  const twin = new RulesService(game, game.view(other, 0), 5, 0, true);
  const truth = service(5, 0, true);
  for (let i = 0; i < 20; i++)
    expect(twin.try({ from: 'view', moves: [], random: i })).toEqual(
      truth.try({ from: 'view', moves: [], random: i }),
    );
});
