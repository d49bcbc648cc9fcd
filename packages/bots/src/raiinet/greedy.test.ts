import { stream } from '@quadrant/kernel';
import { game, type RaiinetCommand, resampler } from '@quadrant/raiinet';
import { describe, expect, test } from 'vitest';
import { dealRaiinet } from './deal.js';
import { greedy } from './greedy.js';

describe('greedy', () => {
  test('chooses a legal command in every position, also with four players', () => {
    const rng = stream(1, 'games');
    for (const players of [2, 4] as const) {
      const read = game.readOptions({ players, draw: 12 });
      if (!read.ok) throw new Error(read.error.words);
      const position = game.begin(read.value, 1);
      const legal: RaiinetCommand[] = [];
      while (game.outcome(position) === null) {
        const seat = game.onMove(position);
        game.legal(position, seat, legal);
        const command = greedy.choose(game.view(position, seat), legal, rng);
        expect(legal).toContain(command);
        game.perform(
          position,
          game.onMove(position),
          rng.below(2) ? command : legal[rng.below(legal.length)],
          null,
        );
      }
    }
  });

  test('chooses the same whatever it may not know', () => {
    const rng = stream(2, 'twins');
    const position = game.begin(dealRaiinet(rng), 1);
    const legal: RaiinetCommand[] = [];
    for (let i = 0; i < 30 && game.outcome(position) === null; i++) {
      const seat = game.onMove(position);
      const twin = resampler(game.view(position, seat))(rng);
      game.legal(position, seat, legal);
      const [a, b] = [position, twin].map((p) =>
        greedy.choose(game.view(p, seat), legal, stream(3, `choice ${i}`)),
      );
      expect(b).toBe(a);
      game.perform(position, game.onMove(position), legal[rng.below(legal.length)], null);
    }
  });

  test('takes the fourth data when it can', () => {
    const read = game.readOptions({ hands: ['DDLFS', 'LFDSP'] });
    if (!read.ok) throw new Error(read.error.words);
    const position = game.begin(read.value, 1);
    position.seats = position.seats.with(0, { ...position.seats[0], data: 3 });
    const h = position.links[15];
    position.links[15] = { ...h, known: 19 }; // H is known to be D4
    position.history = [{ kind: 'learnt', link: 15, seats: 17 }];
    const legal: RaiinetCommand[] = [];
    game.legal(position, 0, legal);
    const command = greedy.choose(game.view(position, 0), legal, stream(4, 'win'));
    expect(game.grammar.print(command)).toBe('ability 1 H');
  });
});
