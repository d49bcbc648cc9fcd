import { stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import { game, landings, outlooks, type Position, type SimCommand } from './index.js';

/** Missions played at random; `at` is asked before every command. */
function play(missions: number, at: (position: Position, next: SimCommand) => void): void {
  const rng = stream(1, 'outlook test');
  for (let seed = 1; seed <= missions; seed++) {
    const position = game.begin({ mission: 'play', single: true }, 7919 * seed);
    for (let turn = 0; turn < 9 && position.inMission; turn++) {
      const legal: SimCommand[] = [];
      game.legal(position, 0, legal);
      const some = legal.filter(({ name }) => name === 'move' || name === 'pass');
      if (some.length === 0) break;
      const next = some[rng.below(some.length)];
      at(position, next);
      game.perform(position, 0, next, null);
    }
  }
}

test('what is foreseen comes about as often', () => {
  const sum = { hurt: 0, lost: 0, wasHurt: 0, wasLost: 0 };
  play(60, (position, next) => {
    const told = outlooks(game.view(position, 0)).find(
      ({ direction }) => direction === (next.name === 'move' ? next.args[0] : null),
    )!;
    sum.hurt += told.hurt;
    sum.lost += told.lost;
    const after = game.clone(position);
    game.perform(after, 0, next, null);
    if (!after.inMission) sum.wasLost++;
    if (!after.inMission || after.movables[0].life < position.movables[0].life) sum.wasHurt++;
  });
  expect(sum.wasHurt).toBeGreaterThan(20);
  expect(sum.hurt / sum.wasHurt).toBeCloseTo(1, 0.8);
  expect(sum.lost / sum.wasLost).toBeCloseTo(1, 0.8);
});

test('a flight into the black hole is the end, and nothing else is known than what the view tells', () => {
  play(5, (position) => {
    const view = game.view(position, 0);
    const told = outlooks(view);
    for (const { sector, lost } of told) if (sector.join() === '3,3') expect(lost).toBe(1);
    const other = game.resampler(view)(stream(position.turn, 'another truth'));
    expect(outlooks(game.view(other, 0))).toEqual(told);
  });
});

test('whoever is told that one can land can land', () => {
  let landed = 0;
  play(40, (position) => {
    const view = game.view(position, 0);
    const here = view.explorer!.at!.slice(0, 2).join();
    const mine = landings(view).filter(({ at }) => at.slice(0, 2).join() === here);
    const refusal = game.check(position, 0, game.grammar.intern('land'));
    if (mine.some(({ settled }) => settled)) {
      landed++;
      expect(refusal).toBeNull();
    }
    if (refusal === null) expect(mine.length).toBeGreaterThan(0);
  });
  expect(landed).toBeGreaterThan(0);
});
