import { describe, expect, test } from 'vitest';
import { type Position, ticTacToe } from '../../../../examples/tic-tac-toe/src/game.js';
import { Ismcts } from './ismcts.js';
import { OneAhead } from './one-ahead.js';
import type { Playable } from './playable.js';
import { playableOf } from './playable-game.js';
import { NONE, Tree } from './tree.js';

/** Won, lost, or nothing known: what is good has to be found by looking ahead. */
const play = playableOf(ticTacToe, {
  seats: 2,
  evaluate(position, out) {
    const winner = ticTacToe.outcome(position)?.winner ?? null;
    for (let seat = 0; seat < 2; seat++) out[seat] = winner === null ? 0 : winner === seat ? 1 : -1;
  },
  prior: () => 1,
});

/** 'XO..X....' with X on move when there are as many of both. */
function position(text: string): Position {
  const squares = [...text].map((c) => '.XO'.indexOf(c) - 1);
  return { squares, turn: squares.filter((s) => s >= 0).length % 2, left: -1 };
}

function search(text: string, iterations: number) {
  const world = position(text);
  const ismcts = new Ismcts(play, { exploration: 1.5, reserve: 0.2 });
  for (let i = 0; i < iterations; i++) ismcts.iterate(world);
  return { tried: ismcts.tried(), world };
}

/** Positions with one right square, counted from 1. */
const RIGHT = [
  ['win in a row', 'XX.OO....', 3],
  ['win in a column', 'X.OXO....', 7],
  ['stop a row', 'XX.O.....', 3],
  ['stop a diagonal', 'X..OX....', 9],
  ['rather win than stop', 'XX.OO....', 3],
] as const;

describe('ismcts', () => {
  for (const [name, text, square] of RIGHT)
    test(`finds a ${name}`, () => {
      const { tried, world } = search(text, 400);
      const command = ticTacToe.grammar.commandAt(tried[0].action);
      expect(command.args).toEqual([square]);
      expect(world).toEqual(position(text));
    });

  test('tries everything that is legal, counts every visit, and repeats', () => {
    const { tried } = search('X........', 300);
    expect(tried.length).toBe(8);
    expect(tried.reduce((sum, t) => sum + t.visits, 0)).toBe(300);
    expect(search('X........', 300).tried).toEqual(tried);
  });

  test('learns from worlds with different actions, and tries none that has no prior', () => {
    const careful = {
      ...play,
      priors: (_: Position, actions: Int32Array, n: number, out: Float64Array) => {
        for (let i = 0; i < n; i++) out[i] = actions[i] === 0 ? 0 : 1;
      },
    };
    const ismcts = new Ismcts(careful, { exploration: 1.5, reserve: 0.2 });
    const worlds = [position('....X.O..'), position('....X..O.'), position('....O..X.')];
    for (let i = 0; i < 300; i++) ismcts.iterate(worlds[i % 3]);
    const tried = ismcts.tried();
    expect(tried.map((t) => t.action).sort()).toEqual([1, 2, 3, 5, 6, 7, 8]);
    expect(tried.reduce((sum, t) => sum + t.visits, 0)).toBe(300);
  });
});

/** A hidden coin. Action 0 ends with little; action 1 looks at the coin, then one guesses it. */
interface Toss {
  readonly coin: number;
  stage: 'free' | 'looked' | 'over';
  worth: number;
}
const toss: Playable<Toss> = {
  seats: 1,
  mostActions: 2,
  copy: (from) => ({ ...from }),
  onMove: ({ stage }) => (stage === 'over' ? -1 : 0),
  actions(_, out) {
    out.set([0, 1]);
    return 2;
  },
  isLegal: () => true,
  perform(t, action) {
    if (t.stage === 'free' && action === 1) t.stage = 'looked';
    else {
      t.worth = t.stage === 'free' ? 0.2 : action === t.coin ? 1 : -1;
      t.stage = 'over';
    }
  },
  secret: () => 0,
  isTold: () => true,
  shown: ({ coin, stage }) => (stage === 'looked' ? coin : 0),
  evaluate(t, out) {
    out[0] = t.stage === 'over' ? t.worth : 0;
  },
  priors: (_position, _actions, n, out) => out.fill(1, 0, n),
};

describe('what an action shows', () => {
  const worlds = [0, 1].map((coin): Toss => ({ coin, stage: 'free', worth: 0 }));
  const best = (game: Playable<Toss>) => {
    const ismcts = new Ismcts(game, { exploration: 1, reserve: 0.1 });
    for (let i = 0; i < 400; i++) ismcts.iterate(worlds[i % 2]);
    return ismcts.tried()[0];
  };

  test('is used in what is done next', () => {
    expect(best(toss).action).toBe(1);
    expect(best(toss).value).toBeGreaterThan(0.8);
  });

  test('is not known to who was not shown it', () => {
    expect(best({ ...toss, shown: () => 0 }).action).toBe(0);
  });

  test('begins with the priors that are handed in', () => {
    const ismcts = new Ismcts(toss, { exploration: 1, reserve: 0.1 });
    ismcts.begin(worlds[0], (action) => (action === 0 ? 1 : 0));
    for (let i = 0; i < 10; i++) ismcts.iterate(worlds[i % 2]);
    expect(ismcts.tried()).toEqual([{ action: 0, visits: 10, value: expect.closeTo(0.2) }]);
  });
});

/** The second player has a card, strong (1) or weak. The first ends with little lost (0) or lets him play it (1 strikes). */
interface Duel {
  readonly card: number;
  turn: number;
  worth: number; // to the first player
}
const duel: Playable<Duel> = {
  seats: 2,
  mostActions: 2,
  copy: (from) => ({ ...from }),
  onMove: ({ turn }) => turn,
  actions(_, out) {
    out.set([0, 1]);
    return 2;
  },
  isLegal: () => true,
  perform(d, action) {
    if (d.turn === 0) d.worth = action === 0 ? -0.2 : 0;
    else d.worth = action === 0 ? 0.3 : d.card === 1 ? -1 : 1;
    d.turn = d.turn === 0 && action === 1 ? 1 : -1;
  },
  secret: ({ card, turn }) => (turn === 1 ? card : 0),
  isTold: () => true,
  shown: () => 0,
  evaluate({ worth }, out) {
    out[0] = worth;
    out[1] = -worth;
  },
  priors: (_position, _actions, n, out) => out.fill(1, 0, n),
};

test('the other player is expected to know his own secrets', () => {
  const best = (game: Playable<Duel>) => {
    const ismcts = new Ismcts(game, { exploration: 0.5, reserve: 0.1 });
    for (let i = 0; i < 2000; i++) ismcts.iterate({ card: i % 2, turn: 0, worth: 0 });
    return ismcts.tried()[0].action;
  };
  expect(best(duel)).toBe(0);
  expect(best({ ...duel, secret: () => 0 })).toBe(1);
});

/** The first player holds a card that he alone knows. He keeps it (a little lost) or shows its back: who accepts pays for a strong one, else gives up half. */
const bluff: Playable<Duel> = {
  ...duel,
  perform(d, action) {
    if (d.turn === 0) d.worth = action === 0 ? -0.2 : 0;
    else d.worth = action === 0 ? 0.5 : d.card === 1 ? 1 : -1;
    d.turn = d.turn === 0 && action === 1 ? 1 : -1;
  },
  secret: () => 0,
};

test('the other player is not expected to know what he takes for something else', () => {
  const best = (guessed: readonly number[]) => {
    const ismcts = new Ismcts(bluff, { exploration: 0.5, reserve: 0.1 });
    const weak = { card: 0, turn: 0, worth: 0 };
    for (let i = 0; i < 2000; i++) ismcts.iterate(weak, { ...weak, card: guessed[i % guessed.length] });
    return ismcts.tried()[0].action;
  };
  expect(best([0])).toBe(0); // he would call the bluff
  expect(best([0, 1, 1, 1, 1])).toBe(1);
});

test('a position is valued for those that chose on the way to it, and for nobody else', () => {
  const tried = (game: Playable<Duel>) => {
    const ismcts = new Ismcts(game, { exploration: 0.5, reserve: 0.1 });
    for (let i = 0; i < 50; i++) ismcts.iterate({ card: i % 2, turn: 0, worth: 0 });
    return ismcts.tried();
  };
  const asked = new Set<number>();
  const sparing: Playable<Duel> = {
    ...duel,
    evaluate({ worth }, out, seats) {
      asked.add(seats);
      out.fill(Number.NaN);
      if ((seats & 1) !== 0) out[0] = worth;
      if ((seats & 2) !== 0) out[1] = -worth;
    },
  };
  expect(tried(sparing)).toEqual(tried(duel));
  expect([...asked].sort()).toEqual([1, 3]);
});

describe('a tree', () => {
  test('keeps what it knows of a node when another world brings new actions', () => {
    const tree = new Tree();
    const many = Int32Array.from({ length: 40_000 }, (_, i) => i);
    tree.add(many, new Float64Array(many.length), many.length);
    const node = tree.add(Int32Array.of(2, 5), Float64Array.of(0.5, 0.5), 2);
    const of = <T extends Int32Array | Float64Array>(list: T) => [
      ...list.subarray(tree.first[node], tree.first[node] + tree.size[node]),
    ];
    tree.visits.set([3, 4], tree.first[node]);
    tree.children[tree.first[node] + 1] = 0;
    tree.widen(node, Int32Array.of(1, 5, 9), Float64Array.of(0.2, 0.3, 0.1), 3);
    expect(of(tree.actions)).toEqual([1, 2, 5, 9]);
    expect(of(tree.visits)).toEqual([0, 3, 4, 0]);
    expect(of(tree.priors)).toEqual([0.2, 0.5, 0.5, 0.1]);
    expect(of(tree.children)).toEqual([NONE, NONE, 0, NONE]);
    expect(tree.actions[tree.first[0] + 39_999]).toBe(39_999);
  });

  test('leads to the same node with both secrets of an action, where what was shown is the same', () => {
    const tree = new Tree();
    const none = new Float64Array(4);
    const node = tree.add(Int32Array.of(2, 3, 5), none, 3);
    const [first, twin, other] = [0, 1, 2].map((i) => tree.first[node] + i);
    const behind = tree.add(Int32Array.of(0), none, 1);
    tree.put(first, 7, behind);
    expect([tree.behind(first, 7), tree.behind(first, 8), tree.behind(twin, 7)]).toEqual([
      behind,
      NONE,
      NONE,
    ]);
    expect([twin, other].map((place) => tree.behindTwin(node, place, 7))).toEqual([behind, NONE]);
    tree.share(twin, behind);
    expect(tree.behind(twin, 7)).toBe(behind);
  });
});

test('one action ahead a win is seen, and nothing else', () => {
  const ahead = new OneAhead(play);
  const worths = [2, 5, 6].map((action) => ahead.worth([position('XX.OO....')], action));
  expect(worths).toEqual([1, 0, 0]);
});
