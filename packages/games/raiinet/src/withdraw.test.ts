import { describe, expect, test } from 'vitest';
import type { Fact } from './facts.js';
import { game } from './game.js';
import type { Options } from './options.js';
import type { Position } from './position.js';

function begun(options: object): Position {
  const read = game.readOptions(options);
  return game.begin((read as { value: Options }).value, 1);
}
const give = (position: Position, line: string) => {
  const parsed = game.grammar.parse(line);
  return parsed.ok ? game.perform(position, game.onMove(position), parsed.value, null) : parsed.error;
};

describe('a player who leaves', () => {
  test('lets the other win when there are two', () => {
    const position = begun({});
    const facts: Fact[] = [];
    game.withdraw!(position, 0, (fact) => facts.push(fact));
    expect(facts).toEqual([
      { kind: 'ended', result: 'won', winner: 1, scores: [0, 0], reason: 'player 1 left' },
    ]);
    expect(game.outcome(position)).toMatchObject({ result: 'won', winner: 1, reason: 'player 1 left' });
  });

  test('is eliminated when there are four: links and firewalls go, values are shown, his ports are squares', () => {
    const position = begun({ players: 4, hands: ['FFLLD', 'LFDSP', 'LFDSP', 'LFDSP'] });
    expect(give(position, 'ability 1 5 5')).toBeNull();
    const facts: Fact[] = [];
    game.withdraw!(position, 0, (fact) => facts.push(fact));
    expect(facts[0]).toEqual({ kind: 'eliminated', seat: 0, reason: 'left' });
    expect(facts.slice(1).map((f) => f.kind === 'shown' && f.link + f.value)).toEqual([
      'aV1',
      'bV2',
      'cV3',
      'dV4',
      'eD1',
      'fD2',
      'gD3',
      'hD4',
    ]);
    expect(position.firewalls.every((owner) => owner < 0)).toBe(true);
    expect(game.onMove(position)).toBe(1);
    expect(position.abilityUsed).toBe(false);
    expect(give(position, 'ability 2 0 4')).toBeNull(); // his port is an ordinary square
  });

  test('does not stop the player on move, and the last one left wins', () => {
    const position = begun({ players: 4 });
    game.withdraw!(position, 2, null);
    expect(game.onMove(position)).toBe(0);
    game.withdraw!(position, 0, null);
    expect(game.onMove(position)).toBe(1);
    expect(give(position, 'move A up')).toBeNull();
    expect(game.onMove(position)).toBe(3);
    game.withdraw!(position, 1, null);
    expect(game.outcome(position)).toMatchObject({ winner: 3, reason: 'player 2 left' });
  });
});
