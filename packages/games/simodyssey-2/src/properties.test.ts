import { hashOf } from '@quadrant/kernel';
import { runProgram } from '@quadrant/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fact, game, type Position, program, type SimCommand, standard } from './index.js';

const seeds = fc.integer({ min: 1, max: 2147483646 });
const thresholds = fc
  .array(fc.integer({ min: 1, max: 101 }), { minLength: 5, maxLength: 5 })
  .map((list) => list.sort((a, b) => a - b));
const choices = fc.array(fc.nat(), { maxLength: 120 });
const all = game.grammar.enumerate();

/** Plays listed commands, with `abort` left out so that missions last. */
function play(position: Position, picks: readonly number[], each: (command: SimCommand) => void): void {
  const listed: SimCommand[] = [];
  for (const pick of picks) {
    game.legal(position, 0, listed);
    const open = listed.filter((c) => c.name !== 'abort');
    each(open[pick % open.length]);
  }
}

test('the board, the lists and the numbers agree after every command', () => {
  fc.assert(
    fc.property(seeds, thresholds, choices, (seed, values, picks) => {
      const position = game.begin({ mission: 'test', thresholds: values, single: false }, seed);
      play(position, picks, (command) => {
        game.perform(position, game.onMove(position), command, null);
        checkSound(position);
      });
    }),
    { numRuns: 60 },
  );
});

function checkSound(p: Position): void {
  const kinds = [standard.explorer, ...standard.actors];
  let onBoard = 0;
  p.board.forEach((n, place) => {
    const [sector, quadrant] = [Math.floor(place / 4), place % 4];
    expect((p.taken[sector] >> quadrant) & 1).toBe(n === 0 ? 0 : 1);
    if (n < 0) expect(p.fixtures[sector]).toBe(n);
    if (n <= 0) return;
    onBoard++;
    expect(p.movables[n - 1]).toMatchObject({ sector, quadrant });
  });
  const living = p.movables.filter((m) => m.sector >= 0);
  expect(onBoard).toBe(living.length);
  expect(p.movables.slice(1).every((m) => m.sector >= 0)).toBe(true);
  expect(p.movables.every((m, i) => i === 0 || m.id > p.movables[i - 1].id)).toBe(true);
  expect(p.movables[p.movables.length - 1].id).toBeLessThan(p.nextId);
  for (const m of living) {
    const kind = kinds[m.kind];
    expect(m.sector).not.toBe(12);
    if (kind.fuel > 0) expect(m.fuel).toBeGreaterThan(0);
    expect(m.fuel).toBeLessThanOrEqual(kind.fuel);
    expect(m.load).toBeLessThanOrEqual(kind.load);
    expect(m.untilBirth).toBeLessThanOrEqual(kind.interval);
    expect(m.turnsLeft).toBeLessThanOrEqual(2);
    if (m.supportsLife) expect(m.attached).toBe(true);
  }
}

test('with nobody listening the same happens', () => {
  fc.assert(
    fc.property(seeds, thresholds, choices, (seed, values, picks) => {
      const told = game.begin({ mission: 'test', thresholds: values, single: false }, seed);
      const silent = game.clone(told);
      play(told, picks, (command) => {
        const facts: Fact[] = [];
        expect(game.perform(told, game.onMove(told), command, (fact) => facts.push(fact))).toBeNull();
        game.perform(silent, game.onMove(silent), command, null);
      });
      expect(hashOf(silent)).toBe(hashOf(told));
    }),
    { numRuns: 60 },
  );
});

test('every draw is told once, in range, and counted', () => {
  fc.assert(
    fc.property(seeds, choices, (seed, picks) => {
      const position = game.begin({ mission: 'play', single: false }, seed);
      play(position, picks, (command) => {
        const before = position.draws;
        let drawn = 0;
        game.perform(position, game.onMove(position), command, (fact) => {
          if (fact.kind !== 'drew') return;
          drawn++;
          expect(fact.value).toBeGreaterThanOrEqual(fact.low);
          expect(fact.value).toBeLessThanOrEqual(fact.high);
        });
        expect(position.draws - before).toBe(drawn);
      });
    }),
    { numRuns: 40 },
  );
});

test('facts and views are plain data', () => {
  fc.assert(
    fc.property(seeds, thresholds, choices, (seed, values, picks) => {
      const position = game.begin({ mission: 'test', thresholds: values, single: false }, seed);
      play(position, picks.slice(0, 20), (command) => {
        game.perform(position, game.onMove(position), command, (fact) =>
          expect(JSON.parse(JSON.stringify(fact))).toStrictEqual(fact),
        );
        const view = game.view(position, 0);
        expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
      });
    }),
    { numRuns: 30 },
  );
});

test('any well-formed commands give a transcript with one echo each, ending in one line end', () => {
  const test = thresholds.map((values) => game.grammar.intern('test', ...values));
  const commands = fc.array(fc.oneof(fc.constantFrom(...all), test), { maxLength: 30 });
  fc.assert(
    fc.property(commands, seeds, (list, seed) => {
      const input = list.map((c) => `${game.grammar.print(c)}\n`).join('');
      const { out, err, status } = runProgram(program, [`--seed=${seed}`], input);
      expect(err).toBe('');
      expect(status).toBe(0);
      const echoes = out.split('\n').filter((line) => line.startsWith('->'));
      expect(echoes).toEqual(list.map((c) => `->${game.grammar.print(c)}`));
      expect(out).toMatch(/[^\n]\n$/);
    }),
    { numRuns: 60 },
  );
});

test('any text at all is answered', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'play',
      'test',
      'test(3,5,7,15,30)',
      'move(N)',
      'move',
      '(',
      ')',
      ',',
      '--',
      '\n',
      ' ',
      '99',
      '-1',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { out, status } = runProgram(program, [], pieces.join(''));
      expect(status === 0 ? out.startsWith('  state:0.0, ok\n') : /^(Syntax|Type) Error: /.test(out)).toBe(
        true,
      );
      expect(out.endsWith('\n')).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('what is printed is parsed back, open commands too', () => {
  fc.assert(
    fc.property(thresholds, (values) => {
      const command = game.grammar.intern('test', ...values);
      const parsed = game.grammar.parse(game.grammar.print(command));
      expect(parsed.ok && parsed.value).toEqual(command);
    }),
  );
});
