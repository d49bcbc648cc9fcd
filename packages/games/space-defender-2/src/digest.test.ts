import { describe, expect, it } from 'vitest';
import { digest, inTellingOrder, routine } from './digest.js';
import { OUT_OF_SIGHT, type SeenFact } from './facts.js';
import { game } from './index.js';
import { defaultOptions } from './options.js';
import { words } from './words/en.js';

const collided = (mover: string, other: string, effect: 'trading' | 'dealing', damage: number): SeenFact => ({
  kind: 'collided',
  mover,
  moverId: 3,
  other,
  otherId: 0,
  cell: 'C6',
  effect,
  damage,
});
const moved = (id: number): SeenFact => ({ kind: 'moved', name: 'Grunt', id, from: 'C10', to: 'C8' });

describe('the digest of a turn', () => {
  it('says first what hurt most, then what was won, then who came, and folds the others', () => {
    const facts: SeenFact[] = [
      moved(1),
      collided('enemy projectile', 'Starfighter', 'dealing', 11),
      moved(2),
      { kind: 'destroyed', name: 'Grunt', id: 3, cell: 'C6' },
      { kind: 'collected', orbment: 'silver' },
      { kind: 'spawned', name: 'Interceptor', id: 9, cell: 'C18' },
      collided('Interceptor', 'Starfighter', 'trading', 50),
    ];
    expect(digest(facts, words).map(({ lead, words }) => `${lead}: ${words}`)).toEqual([
      '−50 health: an Interceptor rammed you',
      '−11 health: a shot hit you',
      '+ silver: you destroyed a Grunt',
      ': 2 others moved',
    ]);
  });
  it('counts who came once', () => {
    const came = [8, 9].map((id): SeenFact => ({ kind: 'spawned', name: 'Interceptor', id, cell: `C${id}` }));
    expect(digest(came, words)).toEqual([{ tone: 'warn', lead: 'New', words: '2 Interceptors' }]);
  });
  it('adds what the same thing did several times', () => {
    const twice = [1, 2].map(() => collided('enemy projectile', 'Starfighter', 'dealing', 11));
    expect(digest(twice, words)).toEqual([{ tone: 'bad', lead: '−22 health', words: '2 shots hit you' }]);
  });
  it('loses as much health as the view does, over many turns', () => {
    const position = game.begin(defaultOptions, 900);
    for (const text of ['play(7,18,28,44,54,62,70)', 'setup_next(5)'])
      game.perform(position, 0, parsed(text), null);
    let hurt = 0;
    for (let turn = 0; turn < 40 && position.state === 'in game'; turn++) {
      const facts: SeenFact[] = [];
      game.perform(position, 0, parsed(turn % 2 ? 'fire' : 'pass'), (fact) => {
        const seen = game.seen(fact, position, 0);
        if (seen) facts.push(seen);
      });
      const told = facts.flatMap((fact) =>
        fact.kind === 'collided' && /ship|Starfighter/.test(`${fact.mover} ${fact.other}`)
          ? [fact.damage]
          : [],
      );
      const lost = digest(facts, words).flatMap(({ tone, lead }) =>
        tone === 'bad' ? (lead.match(/−(\d+)/) ?? []).slice(1) : [],
      );
      expect(lost.reduce((sum, each) => sum + Number(each), 0)).toBe(
        told.reduce((sum, each) => sum + each, 0),
      );
      hurt += told.length;
    }
    expect(hurt).toBeGreaterThan(1);
  });
});

function parsed(text: string) {
  const command = game.grammar.parse(text);
  if (!command.ok) throw new Error(text);
  return command.value;
}

describe('facts as they are told', () => {
  it('have the way of a piece before what it met there', () => {
    const facts: SeenFact[] = [
      { kind: 'departed', name: 'friendly projectile', id: -4, cell: 'C3' },
      collided('friendly projectile', 'Grunt', 'dealing', 70),
      { kind: 'destroyed', name: 'Grunt', id: 3, cell: 'C6' },
      { kind: 'moved', name: 'friendly projectile', id: -4, from: 'C3', to: 'C6' },
    ];
    expect(inTellingOrder(facts).map(({ kind }) => kind)).toEqual([
      'departed',
      'moved',
      'collided',
      'destroyed',
    ]);
    expect(inTellingOrder(facts)).toHaveLength(facts.length);
  });
});

describe('what others do as always', () => {
  it('is no move that met somebody or came into sight', () => {
    const facts: SeenFact[] = [
      moved(1),
      { kind: 'moved', name: 'Starfighter', id: 0, from: 'C1', to: 'C2' },
      { kind: 'moved', name: 'Grunt', id: 2, from: 'C9', to: 'C9' },
      { kind: 'moved', name: 'Grunt', id: 4, from: OUT_OF_SIGHT, to: 'C9' },
      moved(3),
      collided('Grunt', 'Starfighter', 'trading', 50),
    ];
    expect(routine(facts, words).at(-1)).toEqual({ facts: [moved(1)], words: '1 other moved' });
  });
  it('is healing, waiting and shooting', () => {
    const facts: SeenFact[] = [
      { kind: 'moved', name: 'Grunt', id: 2, from: 'C9', to: 'C9' },
      { kind: 'spawned', name: 'enemy projectile', id: -3, cell: 'C8' },
      { kind: 'spawned', name: 'Interceptor', id: 5, cell: 'C18' },
      { kind: 'healed', by: 'Pylon', byCell: 'A1', name: 'Grunt', id: 2, cell: 'C9', health: 20 },
      { kind: 'gained', name: 'Grunt', id: 2, cell: 'C9', what: 'armour', amount: 10 },
    ];
    expect(routine(facts, words).map((each) => each.facts.map((fact) => facts.indexOf(fact)))).toEqual([
      [2],
      [3, 4],
      [1],
      [0],
      [],
    ]);
  });
  it('is also a shot that heals one of their own, and many that come at once', () => {
    const come = [5, 6, 7].map((id): SeenFact => ({ kind: 'spawned', name: 'Interceptor', id, cell: 'C18' }));
    const heals: SeenFact = {
      ...{ kind: 'collided', mover: 'enemy projectile', moverId: -3, other: 'Pylon', otherId: 9, cell: 'C8' },
      ...{ effect: 'healing', damage: 15 },
    };
    const shot: SeenFact = { kind: 'spawned', name: 'enemy projectile', id: -3, cell: 'C8' };
    const [arrived, mended, shots] = routine([...come, shot, heals], words);
    expect(arrived).toEqual({ facts: come, words: 'New: 3 Interceptors' });
    expect([mended.facts, shots.facts]).toEqual([[heals], [shot]]);
  });
});
