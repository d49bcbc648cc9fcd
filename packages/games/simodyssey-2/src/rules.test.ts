import { describe, expect, test } from 'vitest';
import { ArrangedGame, towards, waits } from '../testing/scene.js';

describe('the order of a turn', () => {
  test('the explorer acts first, then the others by ascending id', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:5': 'A', '5:1': 'A' }).ready(2, 1);
    s.drawing(towards('N'), waits(0), towards('N'), waits(0)).give('move(E)');
    expect(s.told('moved').map((f) => f.id)).toEqual([0, 1, 2]);
  });

  test('who waits counts down and draws nothing', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:5': 'A' });
    s.give('pass');
    expect(s.entity(1).turnsLeft).toBe(1);
    expect(s.drawn).toEqual([]);
    s.give('pass');
    s.drawing(towards('N'), waits(2)).give('pass');
    expect(s.told('moved')).toHaveLength(1);
    expect(s.entity(1).turnsLeft).toBe(2);
  });

  test('an attached planet is out of the turn order for good', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:5': 'YP' }).ready(1);
    s.drawing([1, 1, 2]).give('pass');
    expect(s.entity(1).attached).toBe(true);
    for (let i = 0; i < 5; i++) {
      s.give('pass');
      expect(s.drawn).toEqual([]);
    }
  });

  test('a new-born neither acts nor counts down in the turn of its birth', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:5': 'M' }).ready(1).with(1, { untilBirth: 0 });
    s.drawing(towards('N'), waits(2), waits(1)).give('pass');
    expect(s.told('reproduced')[0].child).toBe(2);
    expect(s.entity(2).turnsLeft).toBe(2);
    s.give('pass');
    expect(s.entity(2).turnsLeft).toBe(1);
  });

  test('what dies before its place in the order does not act', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:4': 'A', '5:5': 'M' }).ready(1, 2);
    s.drawing(towards('E'), waits(0)).give('pass');
    expect(s.lives(2)).toBe(false);
    expect(s.told('moved').map((f) => f.id)).toEqual([1]);
  });

  test('when the explorer dies the others still act, and the mission is over', () => {
    const s = new ArrangedGame({ '3:2': 'E', '5:5': 'A' }).ready(1);
    s.drawing(towards('N'), waits(1)).give('move(E)');
    expect(s.told('moved').map((f) => f.id)).toEqual([0, 1]);
    expect(s.position).toMatchObject({ inMission: false, result: 'lost', reason: 'devoured by blackhole' });
    expect(s.give('pass')?.code).toBe('no-mission');
  });
});

describe('what the explorer does', () => {
  test('move takes the first free quadrant of the neighbouring sector, and the grid wraps', () => {
    const s = new ArrangedGame({ '1:1': '-E', '5:5': 'P-P' });
    s.give('move(NW)');
    expect(s.at('5:5')).toBe('PEP-');
    expect(s.at('1:1')).toBe('----');
  });

  test('land visits the lowest id among the attached, unvisited planets, even when it stands later', () => {
    const s = new ArrangedGame({ '2:2': 'EPPY' })
      .with(1, { attached: true, visited: true })
      .with(2, { attached: true });
    s.give('land');
    expect(s.entity(2).visited).toBe(true);
    expect(s.told('landed')).toEqual([{ kind: 'landed', at: [2, 2, 1], planet: 2, life: false }]);
    expect(s.entity(0).landed).toBe(true);
  });

  test('finding life ends the mission at once: no check, nobody acts, nothing is drawn', () => {
    const s = new ArrangedGame({ '2:2': 'EPY', '5:5': 'A' })
      .ready(2)
      .with(1, { attached: true, supportsLife: true });
    s.with(0, { fuel: 1 }).give('land');
    expect(s.facts.map(({ kind }) => kind)).toEqual(['landed', 'ended']);
    expect(s.drawn).toEqual([]);
    expect(s.position).toMatchObject({ inMission: false, result: 'won', reason: 'found life' });
    expect(s.entity(0).fuel).toBe(1);
  });

  test('liftoff keeps the quadrant', () => {
    const s = new ArrangedGame({ '2:2': '-EPY' })
      .with(1, { attached: true, visited: true })
      .with(0, { landed: true });
    s.give('liftoff');
    expect(s.entity(0)).toMatchObject({ landed: false, quadrant: 1 });
  });
});

describe('check', () => {
  test('an ordinary move costs one fuel', () => {
    const s = new ArrangedGame({ '1:1': 'E' });
    s.give('move(E)');
    expect(s.entity(0).fuel).toBe(2);
  });

  test('a star refuels up to the maximum, moved or not: on pass, land, liftoff and wormhole too', () => {
    const s = new ArrangedGame({ '1:1': 'EYP' }).with(0, { fuel: 1 }).with(1, { attached: true });
    s.give('pass');
    expect(s.entity(0).fuel).toBe(3);
    s.with(0, { fuel: 1 }).give('land');
    expect(s.entity(0).fuel).toBe(3);
    s.with(0, { fuel: 2 }).give('liftoff');
    expect(s.entity(0).fuel).toBe(3);
    const w = new ArrangedGame({ '1:1': 'EW', '2:2': '*' }).with(0, { fuel: 1 });
    w.drawing([2, 1, 5], [2, 1, 5]).give('wormhole');
    expect(w.entity(0).fuel).toBe(3);
  });

  test('a move with the last fuel is survived when it ends at a star', () => {
    const s = new ArrangedGame({ '1:1': 'E', '1:2': 'Y' }).with(0, { fuel: 1 });
    s.give('move(E)');
    expect(s.entity(0).fuel).toBe(2);
    expect(s.told('refuelled')).toEqual([{ kind: 'refuelled', at: [1, 2, 2], gained: 2 }]);
  });

  test('running dry on entering the black hole counts as out of fuel, one death only', () => {
    const s = new ArrangedGame({ '3:2': 'E' }).with(0, { fuel: 1 });
    s.give('move(E)');
    expect(s.told('died')).toMatchObject([
      { id: 0, cause: 'lost in space - out of fuel', by: null, at: [3, 3, 2] },
    ]);
  });

  test.each(['E', 'A', 'J', 'M', 'B', 'P'])('the black hole devours %s', (letter) => {
    const s = new ArrangedGame(letter === 'E' ? { '3:2': 'E' } : { '1:1': 'E', '3:2': letter });
    if (letter === 'E') s.give('move(E)');
    else s.ready(1).drawing(towards('E')).give('pass');
    expect(s.told('died')).toMatchObject([{ letter, cause: 'devoured by blackhole', by: -1, at: [3, 3, 2] }]);
    expect(s.at('3:3')).toBe('O---');
  });

  test('a blocked move costs no fuel, and reproduction and behaviour follow', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:5': 'BM', '4:5': 'AAAA' })
      .ready(1)
      .with(1, { untilBirth: 0, fuel: 2 });
    s.drawing(towards('N'), waits(1), waits(1)).give('pass');
    expect(s.told('moved')).toMatchObject([{ id: 1, from: [5, 5, 1], to: [5, 5, 1], way: 'blocked' }]);
    expect(s.entity(1).fuel).toBe(2);
    expect(s.told('reproduced')).toHaveLength(1);
    expect(s.told('destroyed')).toMatchObject([{ victim: 2 }]);
  });
});

describe('reproduction', () => {
  test('the counter is lowered or a child is born, never both', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:5': 'J' }).ready(1).with(1, { untilBirth: 1 });
    s.drawing(towards('N'), waits(0)).give('pass');
    expect(s.entity(1).untilBirth).toBe(0);
    expect(s.told('reproduced')).toEqual([]);
    s.drawing(towards('N'), waits(0), waits(2)).give('pass');
    expect(s.told('reproduced')).toHaveLength(1);
    expect(s.entity(1).untilBirth).toBe(2);
    expect(s.entity(2)).toMatchObject({ fuel: 5, load: 0, untilBirth: 2, turnsLeft: 0 });
  });

  test('in a full sector nothing changes', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:5': 'M', '4:5': 'PPP' }).ready(1).with(1, { untilBirth: 0 });
    s.drawing(towards('N'), waits(1)).give('pass');
    expect(s.entity(1).untilBirth).toBe(0);
    expect(s.drawn).toHaveLength(2);
  });

  test('comes before behaviour and is told first', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:5': 'B', '4:5': 'M' }).ready(1).with(1, { untilBirth: 0 });
    s.drawing(towards('N'), waits(1), waits(1)).give('pass');
    expect(s.facts.map((f) => f.kind)).toEqual(['moved', 'reproduced', 'destroyed', 'died']);
  });

  test('asteroids and planets have no children', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:5': 'A', '5:3': 'P' }).ready(1, 2);
    s.give('pass');
    expect(s.told('reproduced')).toEqual([]);
  });
});

describe('behaviour', () => {
  test('an asteroid destroys M, B, J and the explorer by ascending id, not planets and not asteroids', () => {
    const s = new ArrangedGame({ '5:4': 'A', '5:5': 'JPA', '1:1': '', '4:4': 'E' }).ready(1);
    s.drawing(towards('E'), waits(1)).give('pass');
    expect(s.told('destroyed').map((f) => f.victimLetter)).toEqual(['J']);
    const t = new ArrangedGame({ '5:4': 'A', '5:5': 'MEB' }).ready(1);
    t.drawing(towards('E'), waits(1)).give('pass');
    expect(t.told('destroyed').map((f) => f.victimLetter)).toEqual(['E', 'M', 'B']);
    expect(t.position).toMatchObject({ inMission: false, reason: 'destroyed by asteroid' });
    expect(t.position.movables[0].life).toBe(0);
  });

  test('a landed explorer survives an asteroid', () => {
    const s = new ArrangedGame({ '5:4': 'A', '5:5': 'EPY' })
      .ready(1)
      .with(2, { attached: true })
      .with(0, { landed: true });
    s.drawing(towards('E'), waits(1)).give('pass');
    expect(s.told('destroyed')).toEqual([]);
    expect(s.lives(0)).toBe(true);
  });

  test('a janitaur implodes asteroids up to its load, lowest ids first', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:4': 'J', '5:5': 'AAA' }).ready(1).with(1, { load: 1 });
    s.drawing(towards('E'), waits(1)).give('pass');
    expect(s.told('destroyed').map((f) => f.victim)).toEqual([2]);
    expect(s.entity(1).load).toBe(2);
    expect(s.told('died')).toMatchObject([{ cause: 'imploded by janitaur', by: 1 }]);
  });

  test('a wormhole takes the load after the imploding', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:4': 'J', '5:5': 'AAW' }).ready(1).with(1, { load: 1 });
    s.drawing(towards('E'), waits(1)).give('pass');
    expect(s.told('destroyed')).toHaveLength(1);
    expect(s.entity(1).load).toBe(0);
    expect(s.lives(3)).toBe(true);
  });

  test('a janitaur at a wormhole drifts', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:4': 'JW' }).ready(1);
    s.drawing(towards('E'), waits(1)).give('pass');
    expect(s.told('moved')).toMatchObject([{ to: [5, 5, 1], way: 'flew' }]);
  });

  test('a benign destroys each malevolent in its sector', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:4': 'B', '5:5': 'MPM' }).ready(1);
    s.drawing(towards('E'), waits(1)).give('pass');
    expect(s.told('destroyed').map((f) => f.victim)).toEqual([2, 4]);
  });

  test('a malevolent costs the explorer one life an action, and the last one kills', () => {
    const s = new ArrangedGame({ '5:5': 'E', '5:4': 'M' }).ready(1);
    s.drawing(towards('E'), waits(1)).give('pass');
    expect(s.told('attacked')).toMatchObject([{ id: 1, lifeLeft: 2, at: [5, 5, 1] }]);
    const t = new ArrangedGame({ '5:5': 'E', '5:4': 'M' }).ready(1).with(0, { life: 1 });
    t.drawing(towards('E'), waits(1)).give('pass');
    expect(t.told('died')).toMatchObject([{ id: 0, cause: 'lost in space - out of life support', by: null }]);
  });

  test('a malevolent does not attack a landed explorer, nor beside a benign', () => {
    const landed = new ArrangedGame({ '5:5': 'EPY', '5:4': 'M' })
      .with(1, { attached: true })
      .with(0, { landed: true });
    landed.ready(2).drawing(towards('E'), waits(1)).give('pass');
    expect(landed.told('attacked')).toEqual([]);
    const guarded = new ArrangedGame({ '5:5': 'EB', '5:4': 'M' }).ready(2);
    guarded.drawing(towards('E'), waits(1)).give('pass');
    expect(guarded.told('attacked')).toEqual([]);
  });
});

describe('planets', () => {
  test('one created at a star attaches where it is, with no movement and no further draw', () => {
    const blue = new ArrangedGame({ '1:1': 'E', '5:5': '*P' }).ready(1);
    blue.give('pass');
    expect(blue.facts).toEqual([
      { kind: 'attached', id: 1, letter: 'P', at: [5, 5, 2], supportsLife: false },
    ]);
    expect(blue.drawn).toEqual([]);
    const yellow = new ArrangedGame({ '1:1': 'E', '5:5': 'YP' }).ready(1);
    yellow.drawing([2, 1, 2]).give('pass');
    expect(yellow.entity(1).supportsLife).toBe(true);
    expect(yellow.drawn).toEqual([[2, 1, 2]]);
  });

  test('one that comes to a star attaches there', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:4': 'P', '5:5': 'Y' }).ready(1);
    s.drawing(towards('E'), [1, 1, 2]).give('pass');
    expect(s.facts.map((f) => f.kind)).toEqual(['moved', 'attached']);
    expect(s.drawn).toHaveLength(2);
    expect(s.entity(1)).toMatchObject({ attached: true, supportsLife: false });
  });

  test('a wormhole or the black hole is no star', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:5': 'WP' }).ready(1);
    s.drawing(towards('N'), waits(1)).give('pass');
    expect(s.told('moved')).toHaveLength(1);
    expect(s.entity(1).attached).toBe(false);
  });
});

describe('wormhole travel', () => {
  test('draws row and column until the sector is not full, and costs no fuel', () => {
    const s = new ArrangedGame({ '1:1': 'EW', '2:2': 'PPPP' });
    s.drawing([2, 1, 5], [2, 1, 5], [4, 1, 5], [5, 1, 5]).give('wormhole');
    expect(s.told('moved')).toMatchObject([{ id: 0, from: [1, 1, 1], to: [4, 5, 1], way: 'wormhole' }]);
    expect(s.entity(0).fuel).toBe(3);
  });

  test.each(['E', 'M', 'B'])('%s: its own sector, full, is refused like any other', (letter) => {
    const s = new ArrangedGame(letter === 'E' ? { '1:1': 'EWPP' } : { '2:2': 'E', '1:1': `${letter}WPP` });
    const draws = [
      [1, 1, 5],
      [1, 1, 5],
      [5, 1, 5],
      [5, 1, 5],
    ] as const;
    if (letter === 'E') s.drawing(...draws).give('wormhole');
    else
      s.ready(1)
        .drawing(...draws)
        .give('pass');
    expect(s.told('moved')[0].to).toEqual([5, 5, 1]);
  });

  test('in its own sector, not full, it takes an earlier gap, else it ends where it began', () => {
    const gap = new ArrangedGame({ '1:1': '-WE' });
    gap.drawing([1, 1, 5], [1, 1, 5]).give('wormhole');
    expect(gap.at('1:1')).toBe('EW--');
    const none = new ArrangedGame({ '1:1': 'WPE' });
    none.drawing([1, 1, 5], [1, 1, 5]).give('wormhole');
    expect(none.told('moved')).toMatchObject([{ from: [1, 1, 3], to: [1, 1, 3] }]);
    expect(none.lastReply).toContain('    [0,E]:[1,1,3]\n');
  });

  test('it may come out in the black hole', () => {
    const s = new ArrangedGame({ '1:1': 'EW' });
    s.drawing([3, 1, 5], [3, 1, 5]).give('wormhole');
    expect(s.told('died')).toMatchObject([{ cause: 'devoured by blackhole', by: -1 }]);
  });
});
