import { stream } from '@quadrant/kernel';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { dumpLevel, game, NONE, type Position } from './index.js';
import { Senses } from './senses.js';

const commands = game.grammar.enumerate();

const starts = fc.record({
  size: fc.constantFrom('5x3', '9x6', '14x7', '30x20'),
  difficulty: fc.integer({ min: 1, max: 5 }),
  players: fc.integer({ min: 1, max: 2 }),
  seed: fc.integer({ min: 0, max: 2147483647 }),
  turns: fc.integer({ min: 0, max: 60 }),
});
type Start = typeof starts extends fc.Arbitrary<infer T> ? T : never;

/** A position some turns into a random game, at the start of a turn. */
function wander({ size, difficulty, players, seed, turns }: Start): Position {
  const p = game.begin({ generate: size, difficulty, players }, seed);
  for (const player of p.entities.slice(0, players)) {
    player.health += 30;
    player.bombs = 4;
  }
  const chance = stream(seed, 'wander');
  while ((p.turn < turns || p.begun) && p.result === null)
    game.perform(p, game.onMove(p), commands[chance.below(commands.length)], null);
  return p;
}

function playOn(p: Position, seed: number, count: number): void {
  const chance = stream(seed, 'play on');
  for (let i = 0; i < count; i++)
    game.perform(p, game.onMove(p), commands[chance.below(commands.length)], null);
}

function checkInvariants(p: Position): void {
  const { book } = game;
  p.squares.forEach((id, square) => {
    if (id === NONE) return;
    expect(p.entities[id].square).toBe(square);
    expect(book.tiles[p.tiles[square]].enterable).toBe(true);
  });
  p.entities.forEach((e, id) => {
    expect(e.id).toBe(id);
    if (e.square !== NONE) expect(p.squares[e.square]).toBe(id);
    if (e.square !== NONE && book.kinds[e.kind].living) expect(e.health).toBeGreaterThan(0);
    expect(e.left).toBeGreaterThanOrEqual(0);
  });
  p.tiles.forEach((tile, square) => {
    const x = square % (p.width + 2);
    const y = Math.floor(square / (p.width + 2));
    expect(tile === book.edge).toBe(x === 0 || y === 0 || x > p.width || y > p.height);
  });
}

describe('at any point of any game', () => {
  test('one entity a square, nobody on a blocker, the edge where it was, no action uncounted', () => {
    fc.assert(
      fc.property(starts, (start) => {
        checkInvariants(wander(start));
      }),
      { numRuns: 60 },
    );
  });

  test('a dump loads again and plays on exactly as the game would have', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const p = wander(start);
        if (p.result !== null) return;
        const text = dumpLevel(p);
        expect(game.readOptions({ level: text }).ok).toBe(true);
        const loaded = game.begin({ level: text }, 99);
        expect(dumpLevel(loaded)).toBe(text);
        for (let i = 0; i < 20; i++) {
          playOn(p, start.seed + i, 3);
          playOn(loaded, start.seed + i, 3);
          expect(dumpLevel(loaded)).toBe(dumpLevel(p));
          expect(loaded.result).toBe(p.result);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('listening changes nothing, and neither does the verbose switch', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const [silent, watched] = [wander(start), wander(start)];
        const chance = stream(start.seed, 'listen');
        for (let i = 0; i < 40; i++) {
          const command = commands[chance.below(commands.length)];
          game.perform(silent, game.onMove(silent), command, null);
          game.perform(watched, game.onMove(watched), command, () => {});
          expect(watched).toEqual(silent);
        }
        silent.verbose = !silent.verbose;
        playOn(silent, 1, 20);
        playOn(watched, 1, 20);
        expect({ ...silent, verbose: true }).toEqual({ ...watched, verbose: true });
      }),
      { numRuns: 20 },
    );
  });

  test('a position imagined from a view looks the same and plays the same where nothing is drawn', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const p = wander(start);
        const imagined = game.resampler!(game.view(p, 0))(stream(start.seed, 'sample'));
        imagined.rng = p.rng;
        expect(game.view(imagined, 0)).toEqual(game.view(p, 0));
        playOn(p, start.seed, 5);
        playOn(imagined, start.seed, 5);
        expect(game.view(imagined, 0)).toEqual(game.view(p, 0));
      }),
      { numRuns: 40 },
    );
  });

  test('the view tells nothing of the generator', () => {
    const p = game.begin({ shipped: 'classic' }, 1);
    expect(JSON.stringify(game.view(p, 0))).not.toContain(String(p.rng));
    expect(game.seen({ kind: 'drew', purpose: 'magic', low: 0, high: 2, value: 1 }, p, 0)).toBeNull();
  });
});

describe('the distance map', () => {
  test('is made once per entities phase, and again only when a player dies in it', () => {
    const made = vi.spyOn(Senses.prototype as unknown as { startMap(): void }, 'startMap');
    const p = game.begin({ generate: '30x20', difficulty: 5, players: 1 }, 4);
    p.entities[0].health = 1000;
    for (let turn = 1; turn <= 20; turn++) {
      game.perform(p, game.onMove(p), game.grammar.intern('.'), null);
      expect(made).toHaveBeenCalledTimes(turn);
    }
    made.mockClear();
    const level = 'ai: path\nhealth: 1\nmap:\nXXXXXXXXX\nXPm.m..QX\nXXXXXXXXX\nend\nat 2,1 facing=left\n';
    const two = game.begin({ level }, 1);
    for (const key of '..') game.perform(two, game.onMove(two), game.grammar.intern(key), null);
    expect(two.entities[0].square).toBe(NONE);
    expect(made).toHaveBeenCalledTimes(2);
    made.mockRestore();
  });

  test('is the number of steps over enterable tiles, from every square', () => {
    const p = game.begin({ generate: '20x12', difficulty: 5, players: 2 }, 8);
    const senses = new Senses(game.book);
    senses.open(p);
    const width = p.width + 2;
    const steps = new Map(p.entities.slice(0, 2).map((e) => [e.square, 0]));
    for (const [square, far] of steps)
      for (const near of [square - width, square + width, square - 1, square + 1])
        if (game.book.tiles[p.tiles[near]].enterable && !steps.has(near)) steps.set(near, far + 1);
    p.tiles.forEach((tile, square) => {
      if (!game.book.tiles[tile].enterable) return;
      senses.standIn({ ...p.entities[0], square });
      expect(senses.distance()).toBe(steps.get(square) ?? NONE);
    });
  });
});
