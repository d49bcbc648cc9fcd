import { stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import type { RaiinetCommand } from './commands.js';
import type { Fact } from './facts.js';
import { game } from './game.js';
import { clone, type Position } from './position.js';
import { preview } from './preview.js';
import { meetings, threats } from './threats.js';

function start(options: object): Position {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.words);
  return game.begin(read.value, 1);
}

function give(position: Position, ...lines: string[]): void {
  for (const line of lines) {
    const parsed = game.grammar.parse(line);
    if (!parsed.ok || game.perform(position, game.onMove(position), parsed.value, null))
      throw new Error(line);
  }
}

type Battle = Extract<Fact, { kind: 'battle' }>;

/** The battles that the moves of the player on move could begin, by attacker and defender, with who would win. */
function battles(position: Position): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const legal: RaiinetCommand[] = [];
  game.legal(position, position.turn, legal);
  for (const command of legal.filter(({ name }) => name === 'move')) {
    const after = clone(position);
    game.perform(after, position.turn, command, (fact) => {
      const { kind, attacker, defender, won } = fact as Battle;
      if (kind === 'battle') found.set(`${attacker} ${defender}`, won);
    });
  }
  return found;
}

test.each([2, 4] as const)('names just the attacks that can come, %i players', (players) => {
  const rng = stream(players, 'threats');
  let seen = 0;
  for (let round = 0; round < 2; round++) {
    const position = start({ players, hands: Array(players).fill('LLFFJ') });
    for (let i = 0; i < 60 && position.end === null; i++) {
      const attacker = position.turn;
      const real = battles(position);
      for (let seat = 0; seat < players; seat++) {
        if (seat === attacker || position.seats[seat].out) continue;
        const told = threats(game.view(position, seat)).flatMap(({ link, by }) =>
          by.map((each) => ({ ...each, pair: `${each.link} ${link}` })),
        );
        for (const { pair, odds } of told) {
          expect(odds).toBeGreaterThanOrEqual(0);
          const won = real.get(pair);
          if (won === undefined) continue;
          seen++;
          expect(won ? odds > 0 : odds < 1).toBe(true);
        }
        const pairs = told.map(({ pair }) => pair);
        for (const pair of real.keys()) {
          const isMine = game.view(position, seat).links.some((l) => l.link === pair[2] && l.seat === seat);
          if (isMine) expect(pairs).toContain(pair);
        }
      }
      const legal: RaiinetCommand[] = [];
      game.legal(position, position.turn, legal);
      game.perform(position, position.turn, legal[rng.below(legal.length)], null);
    }
  }
  expect(seen).toBeGreaterThan(10);
});

test('tells of every step what it will meet', () => {
  const rng = stream(5, 'meetings');
  const seen = new Map<string, number>();
  for (let round = 0; round < 6; round++) {
    const position = start({ hands: ['LLFFH', 'LLFFH'] });
    for (let i = 0; i < 150 && position.end === null; i++) {
      const legal: RaiinetCommand[] = [];
      game.legal(position, position.turn, legal);
      const view = game.view(position, position.turn);
      const steps = preview(view, legal).filter(({ direction }) => direction !== null);
      const forward = steps.filter(({ direction }) => direction === (position.turn === 0 ? 'down' : 'up'));
      const some = forward.length > 0 && rng.below(4) ? forward : steps;
      const step = some[rng.below(some.length)];
      const facts: Fact[] = [];
      game.perform(clone(position), position.turn, step.command, (fact) => facts.push(fact));
      const met = meetings(view, step);
      for (const { kind } of met) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      const has = (kind: string) => met.some((each) => each.kind === kind);
      expect(has('edge')).toBe(facts.some((fact) => fact.kind === 'moved' && fact.to === null));
      expect(has('wall')).toBe(facts.some(({ kind }) => kind === 'firewall'));
      const fought = facts.find((fact): fact is Battle => fact.kind === 'battle');
      const battle = met.find((each) => each.kind === 'battle');
      if (fought) expect(fought.won ? battle!.odds > 0 : battle!.odds < 1).toBe(true);
      if (met.length === 0) expect(facts.some(({ kind }) => kind === 'downloaded')).toBe(false);
      const walls = legal.filter(({ name, args }) => name === 'ability' && '34'.includes(args[0]));
      const next = walls.length > 0 ? walls[rng.below(walls.length)] : step.command;
      game.perform(position, position.turn, next, null);
    }
  }
  for (const kind of ['edge', 'wall', 'port', 'battle']) expect(seen.get(kind), kind).toBeGreaterThan(2);
});

/** d and D face each other. */
const NEAR = ['move d down', 'move D up', 'move d down', 'move D up'];

test('does not change with what the seat does not know', () => {
  const told = ['V1V2V3V4D1D2D3D4', 'D4D3D2D1V4V3V2V1'].map((theirs) => {
    const position = start({ links: ['V1D2V3D3V2V4D1D4', theirs] });
    give(position, ...NEAR);
    return threats(game.view(position, 0));
  });
  expect(told[0]).toEqual(told[1]);
  expect(told[0]).toEqual([{ link: 'd', at: [3, 3], virus: false, by: [{ link: 'D', odds: 0.5 }] }]);
});

test('a scan makes it sure, a jam ends it', () => {
  const position = start({ links: ['V1D2V3D3V2V4D1D4', 'V1V2V3V4D1D2D3D4'], hands: ['SJLFD', 'LFDSP'] });
  give(position, ...NEAR, 'ability 1 D');
  const mine = () => threats(game.view(position, 0));
  expect(mine()[0].by).toEqual([{ link: 'D', odds: 1 }]);
  give(position, 'move a down', 'move H up', 'ability 2 D');
  expect(mine()).toEqual([]);
});
