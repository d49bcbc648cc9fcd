import { SPECTATOR, stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import type { RaiinetCommand } from './commands.js';
import { game } from './game.js';
import type { Options } from './options.js';
import type { Position } from './position.js';
import { look, sightOf } from './sight.js';

function begun(options: object): Position {
  const read = game.readOptions(options);
  return game.begin((read as { value: Options }).value, 1);
}

function play(position: Position, ...lines: string[]): void {
  for (const line of lines) {
    const parsed = game.grammar.parse(line);
    if (!parsed.ok || game.perform(position, game.onMove(position), parsed.value, null))
      throw new Error(line);
  }
}

test('a view speaks in letters, values, places and seats', () => {
  const position = begun({ hands: ['SFLDP', 'NFLDP'], draw: 100 });
  play(position, 'ability 1 A', 'move d down', 'ability 1 A B swap', 'move H up', 'ability 2 4 4');
  const view = game.view(position, 0);
  expect(view).toMatchObject({
    seat: 0,
    players: 2,
    draw: 100,
    turn: 0,
    abilityUsed: true,
    quiet: 2,
    outcome: null,
  });
  expect(view.links[3]).toEqual({
    link: 'd',
    seat: 0,
    value: 'V4',
    at: [2, 3],
    boost: 0,
    jam: 0,
    known: [0],
    by: null,
  });
  expect(view.links[8]).toMatchObject({ link: 'A', seat: 1, value: null, at: [7, 0], known: [1] });
  expect(view.firewalls).toEqual([{ at: [4, 4], seat: 0 }]);
  expect(view.seats[1]).toEqual({
    cards: [{ ability: 'N', used: true }, ...Array(4).fill({ ability: null, used: false })],
    data: 0,
    viruses: 0,
    out: false,
  });
  expect(view.history).toEqual([
    { kind: 'learnt', link: 'A', seats: [0], public: true, value: 'V1' },
    { kind: 'mixed', link: 'A', other: 'B', swapped: null },
  ]);
  expect(game.view(position, 1).history[1]).toMatchObject({ swapped: true });
});

test('nothing gets lost between a view and the numbers it was made from', () => {
  for (const players of [2, 4]) {
    const position = begun({ players, hands: Array(players).fill('NSPJF'), draw: 60 });
    const rng = stream(players, 'views');
    const legal: RaiinetCommand[] = [];
    for (let i = 0; i < 120; i++) {
      for (let seat = SPECTATOR; seat < players; seat++)
        expect(sightOf(game.view(position, seat))).toStrictEqual(look(position, seat));
      if (position.end !== null) break;
      game.legal(position, position.turn, legal);
      game.perform(position, position.turn, legal[rng.below(legal.length)], null);
    }
  }
});

test('what was learnt is one list until more is, whatever happens in clones, and always what it would be if made anew', () => {
  for (const players of [2, 4]) {
    let position = begun({ players, hands: Array(players).fill('NSPJF') });
    const rng = stream(players, 'histories');
    const legal: RaiinetCommand[] = [];
    for (let i = 0; i < 200 && position.end === null; i++) {
      const before = game.clone(position);
      game.legal(position, position.turn, legal);
      game.perform(position, position.turn, legal[rng.below(legal.length)], null);
      for (let seat = SPECTATOR; seat < players; seat++) {
        const { history } = game.view(position, seat);
        expect(history).toEqual(game.view({ ...position, history: [...position.history] }, seat).history);
        const same = position.history === before.history && position.end === null;
        expect(history === game.view(before, seat).history).toBe(same);
      }
      if (rng.below(4) === 0) position = before; // another one is played from here
    }
  }
});
