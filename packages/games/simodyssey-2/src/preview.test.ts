import { expect, test } from 'vitest';
import { type Fact, game, type Position, preview, type SimCommand } from './index.js';

test('a flight foresees where it leads, the fuel on arrival, and the end in the black hole or without fuel', () => {
  const ends = new Set<string | null>();
  for (let seed = 1; seed <= 20; seed++) {
    const position = game.begin({ mission: 'play', single: false }, seed * 31);
    for (let turn = 0; turn < 8 && position.inMission; turn++) {
      for (const flight of preview(game.view(position, 0))) ends.add(fly(position, flight));
      const legal: SimCommand[] = [];
      game.legal(position, 0, legal);
      const moves = legal.filter(({ name }) => name !== 'abort');
      game.perform(position, game.onMove(position), moves[(seed + turn) % moves.length], null);
    }
    if (!position.inMission) expect(preview(game.view(position, 0))).toEqual([]);
  }
  expect([...ends].sort()).toEqual(['devoured by blackhole', 'lost in space - out of fuel', null]);
});

/** Flies there in a copy and finds what was foreseen; gives the foreseen end. */
function fly(position: Position, flight: ReturnType<typeof preview>[number]): string | null {
  const copy = game.clone(position);
  const facts: Fact[] = [];
  const move = game.grammar.intern('move', flight.direction);
  if (game.perform(copy, game.onMove(copy), move, (fact) => facts.push(fact))) return null;
  const moved = facts.find((fact) => fact.kind === 'moved' && fact.id === 0);
  expect(moved).toMatchObject({ to: [...flight.sector, expect.any(Number)] });
  const [explorer] = copy.movables;
  expect(explorer.fuel).toBe(flight.fuel);
  if (flight.end !== null)
    expect(facts).toContainEqual(expect.objectContaining({ id: 0, cause: flight.end }));
  else expect(['', 'destroyed by asteroid', 'lost in space - out of life support']).toContain(copy.reason);
  return flight.end;
}
