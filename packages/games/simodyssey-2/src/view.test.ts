import { SPECTATOR } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { type Fact, game, type Position } from './index.js';

const perform = (
  position: Position,
  name: 'abort' | 'pass' | 'toggle_RNG_out',
  tell?: (fact: Fact) => void,
) => game.perform(position, game.onMove(position), game.grammar.intern(name), tell ?? null);

/** A place in JSON where a hidden value would show. */
const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : [];

describe('the view', () => {
  test('before the first mission there is an empty board and no explorer', () => {
    const view = game.view(game.begin({ mission: null, single: false }, 900), 0);
    expect(view).toMatchObject({ mode: null, inMission: false, explorer: null, entities: [] });
    expect(new Set(view.sectors)).toEqual(new Set(['----']));
  });

  test('play mode shows letters, the explorer’s own state, and of the others what follows from what is told', () => {
    const view = game.view(game.begin({ mission: 'play', single: false }, 900), 0);
    expect(view.sectors.slice(0, 5)).toEqual(['E---', '*---', 'P---', '----', 'PP--']);
    expect(view.explorer).toEqual({
      at: [1, 1, 1],
      fuel: 3,
      mostFuel: 3,
      life: 3,
      mostLife: 3,
      landed: false,
    });
    const movables = view.entities.filter(({ id }) => id !== null);
    expect(movables.map(({ id, name }) => `${name} ${id}`).slice(0, 6)).toEqual([
      'Explorer 0',
      'Planet 1',
      'Planet 2',
      'Planet 3',
      'Planet 4',
      'Malevolent 5',
    ]);
    expect(movables[5]).toMatchObject({ fuel: 3, untilBirth: 1, acted: 0, turnsLeft: null });
    expect(view.entities.filter(({ id }) => id === null)).toHaveLength(11);
    for (const hidden of ['random', 'draws']) expect(keysOf(view)).not.toContain(hidden);
  });

  test('play mode: of planets only what watching tells', () => {
    const position = game.begin({ mission: 'play', single: false }, 900);
    const planet = (id: number) => game.view(position, 0).entities.find((entity) => entity.id === id);
    expect(planet(9)).toMatchObject({ at: [4, 4, 1], attached: false, supportsLife: false }); // at a blue giant
    perform(position, 'pass');
    expect(planet(9)).toMatchObject({ attached: null, supportsLife: false });
    for (let i = 0; i < 2; i++) perform(position, 'pass');
    expect(planet(9)).toMatchObject({ attached: true, supportsLife: false, visited: false });
    for (let i = 0; i < 30; i++) perform(position, 'pass');
    const dwarfs = game.view(position, 0).sectors.flatMap((letters, i) => (letters.includes('Y') ? [i] : []));
    const settled = game
      .view(position, 0)
      .entities.filter(({ at, letter }) => letter === 'P' && dwarfs.includes(5 * (at[0] - 1) + at[1] - 1));
    expect(settled.length).toBeGreaterThan(0);
    for (const each of settled) expect(each).toMatchObject({ attached: true, supportsLife: null });
  });

  test('test mode describes every entity by ascending id, but not the generator', () => {
    const view = game.view(
      game.begin({ mission: 'test', thresholds: [3, 5, 7, 15, 30], single: false }, 900),
      0,
    );
    expect(view.entities.map((e) => e.id)).toEqual(Array.from({ length: 23 }, (_, i) => i - 11));
    expect(view.entities[5]).toMatchObject({
      id: -6,
      letter: 'Y',
      at: [3, 1, 2],
      luminosity: 2,
      fuel: null,
    });
    expect(view.entities[16]).toMatchObject({
      id: 5,
      letter: 'M',
      fuel: 3,
      untilBirth: 1,
      turnsLeft: 1,
      attached: null,
    });
    expect(view.entities[19]).toMatchObject({
      id: 8,
      letter: 'P',
      fuel: null,
      attached: false,
      visited: false,
    });
    for (const hidden of ['random', 'draws']) expect(keysOf(view)).not.toContain(hidden);
  });

  test('shares nothing with the position, and is the same for who looks on', () => {
    const position = game.begin({ mission: 'test', thresholds: [3, 5, 7, 15, 30], single: false }, 900);
    const view = game.view(position, 0);
    const before = structuredClone(view);
    for (let i = 0; i < 5; i++) perform(position, 'pass');
    expect(view).toEqual(before);
    expect(game.view(position, SPECTATOR)).toEqual(game.view(position, 0));
  });

  test('the last mission’s board stays until the next one', () => {
    const position = game.begin({ mission: 'play', single: false }, 900);
    const { sectors } = game.view(position, 0);
    perform(position, 'abort');
    expect(game.view(position, 0)).toMatchObject({ inMission: false, mode: 'play', sectors });
  });
});

describe('facts as the player learns them', () => {
  const facts = (mission: 'play' | 'test', toggled: boolean) => {
    const options =
      mission === 'play'
        ? ({ mission, single: false } as const)
        : ({ mission, thresholds: [3, 5, 7, 15, 30], single: false } as const);
    const position = game.begin(options, 900);
    if (toggled) perform(position, 'toggle_RNG_out');
    const kinds = { all: new Set<string>(), seen: new Set<string>() };
    for (let i = 0; i < 40 && position.inMission; i++)
      perform(position, 'pass', (fact) => {
        kinds.all.add(fact.kind);
        if (game.seen(fact, position, 0)) kinds.seen.add(fact.kind);
      });
    return kinds;
  };

  test('play mode: no attaching, no deaths of others, no draws', () => {
    const { all, seen } = facts('play', false);
    for (const kind of ['attached', 'died', 'drew', 'moved', 'reproduced', 'destroyed'])
      expect(all).toContain(kind);
    expect(seen).toEqual(
      new Set(['moved', 'reproduced', 'destroyed', ...(all.has('attacked') ? ['attacked'] : [])]),
    );
  });

  test('test mode: everything but the draws', () => {
    const { all, seen } = facts('test', false);
    all.delete('drew');
    expect(seen).toEqual(all);
  });

  test('draws are seen while toggle_RNG_out is on', () => {
    expect(facts('play', true).seen).toContain('drew');
    expect(facts('test', true).seen).toContain('drew');
  });

  test('the explorer’s own death is always seen', () => {
    const position = game.begin({ mission: 'play', single: false }, 900);
    const seen: string[] = [];
    for (const direction of ['S', 'SE', 'SE'] as const)
      game.perform(position, game.onMove(position), game.grammar.intern('move', direction), (fact) => {
        if (game.seen(fact, position, 0)?.kind === 'died') seen.push(fact.kind);
      });
    expect(seen).toEqual(['died']);
    expect(game.view(position, 0).explorer).toMatchObject({ at: null, life: 0 });
    expect(game.outcome(position)).toEqual({
      result: 'lost',
      winner: null,
      scores: [],
      reason: 'lost in space - out of fuel',
    });
  });
});
