/** The rules one by one, named as the rules name them. */
import { SPECTATOR } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { game } from './game.js';
import { linkOf, squareAt } from './geometry.js';
import { bitOf, clone, hasLinks, makeLink, type Position } from './position.js';
import { VALUES } from './values.js';

function start(options: object = {}): Position {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.words);
  return game.begin(read.value, 1);
}

/** Gives commands one after the other; gives the facts told, or throws the first refusal. */
function play(position: Position, ...lines: string[]): string[] {
  const told: string[] = [];
  for (const line of lines) {
    const refusal = give(position, line, told);
    if (refusal) throw new Error(`${line}: ${refusal}`);
  }
  return told;
}

function give(position: Position, line: string, told: string[] = []): string | null {
  const parsed = game.grammar.parse(line);
  if (!parsed.ok) return parsed.error.words;
  return (
    game.perform(position, game.onMove(position), parsed.value, (fact) => told.push(fact.kind))?.words ?? null
  );
}

/** The position with a link put on another square; its value may be given too. */
function put(position: Position, letter: string, row: number, column: number, value?: string): void {
  const i = linkOf(position.players, letter);
  const l = position.links[i];
  const square = squareAt(position.players, row, column);
  if (l.at >= 0) position.board[l.at] = -1;
  const v = value === undefined ? l.value : VALUES.indexOf(value as (typeof VALUES)[number]);
  position.links[i] = makeLink(v, square, l.boost, l.jam, l.known, l.by);
  position.board[square] = i;
}

function remove(position: Position, letters: string): void {
  for (const letter of letters) {
    const i = linkOf(position.players, letter);
    const l = position.links[i];
    position.board[l.at] = -1;
    position.links[i] = makeLink(l.value, -1, 0, 0, l.known, -1);
  }
}

/** All players, and so the spectators, know the value. */
const isPublic = (position: Position, letter: string) =>
  (linkNamed(position, letter).known & bitOf(SPECTATOR)) !== 0;
const linkNamed = (position: Position, letter: string) => position.links[linkOf(position.players, letter)];
const squareOf = (position: Position, letter: string) => linkNamed(position, letter).at;

describe('setup', () => {
  test('each player has two ports in the middle of his edge, and links around them', () => {
    const p = start();
    expect(squareOf(p, 'a')).toBe(squareAt(2, 0, 0));
    expect(squareOf(p, 'd')).toBe(squareAt(2, 1, 3));
    expect(squareOf(p, 'H')).toBe(squareAt(2, 7, 7));
    expect(squareOf(p, 'E')).toBe(squareAt(2, 6, 4));
    expect(p.turn).toBe(0);
  });

  test('four players stand on the four arms of a plus', () => {
    const p = start({ players: 4 });
    expect(squareOf(p, 'l')).toBe(squareAt(4, 4, 1));
    expect(squareOf(p, 'P')).toBe(squareAt(4, 8, 9));
    expect(squareAt(4, 0, 0)).toBe(-1);
    expect(squareAt(4, 9, 9)).toBe(-1);
    expect(squareAt(4, 0, 1)).toBeGreaterThanOrEqual(0);
  });
});

describe('moving', () => {
  test('directions are those of the printed board for both players', () => {
    const p = start();
    play(p, 'move a down', 'move A up');
    expect([squareOf(p, 'a'), squareOf(p, 'A')]).toEqual([squareAt(2, 1, 0), squareAt(2, 6, 0)]);
  });

  test('own edge, sides, own ports and own links are refused, each with its reason', () => {
    const p = start();
    expect(give(p, 'move a up')).toMatch(/cannot leave the board there/);
    expect(give(p, 'move a left')).toMatch(/cannot leave the board there/);
    expect(give(p, 'move d up')).toMatch(/own server port/);
    expect(give(p, 'move a right')).toMatch(/own link is there/);
  });

  test('a boosted link always goes the whole way and jumps over everything', () => {
    const p = start({ hands: ['LLFDS', 'LFDSP'] });
    play(p, 'ability 1 a', 'move a down');
    expect(squareOf(p, 'a')).toBe(squareAt(2, 2, 0));
    play(p, 'move H up', 'ability 2 a', 'move a right');
    expect(squareOf(p, 'a')).toBe(squareAt(2, 2, 3));
  });

  test('leaving over the opposing edge is a download by the own player, at any distance and over a port', () => {
    for (const [boost, row, column] of [
      [0, 7, 0],
      [1, 7, 0],
      [2, 6, 0],
      [1, 6, 3],
    ]) {
      const p = start();
      remove(p, 'AD');
      put(p, 'a', row, column, 'D1');
      const l = linkNamed(p, 'a');
      p.links[linkOf(2, 'a')] = makeLink(l.value, l.at, boost, l.jam, l.known, l.by);
      expect(play(p, 'move a down')).toEqual(['moved', 'downloaded']);
      expect(p.seats.map((s) => s.data)).toEqual([1, 0]);
      expect(linkNamed(p, 'a')).toMatchObject({ at: -1, by: 0, boost: 0 });
      expect(isPublic(p, 'a')).toBe(true);
    }
  });

  test('an opposing port downloads for its owner', () => {
    const p = start();
    remove(p, 'D');
    put(p, 'a', 6, 3, 'V2');
    expect(play(p, 'move a down')).toEqual(['moved', 'downloaded']);
    expect(p.seats.map((s) => s.viruses)).toEqual([0, 1]);
  });
});

describe('battles', () => {
  test.each([
    ['V2', 'D1', true],
    ['V2', 'D2', true],
    ['V2', 'D3', false],
  ])('%s against %s: the attacker wins: %s', (attacker, defender, won) => {
    const p = start();
    put(p, 'd', 3, 3, attacker);
    put(p, 'D', 4, 3, defender);
    const there = squareAt(2, 4, 3);
    expect(play(p, 'move d down')).toEqual(['moved', 'battle', 'downloaded']);
    expect(p.board[there]).toBe(linkOf(2, won ? 'd' : 'D'));
    expect(p.board[squareAt(2, 3, 3)]).toBe(-1);
    expect(linkNamed(p, won ? 'D' : 'd')).toMatchObject({ at: -1, by: won ? 0 : 1 });
    expect(isPublic(p, 'd') && isPublic(p, 'D')).toBe(true);
  });
});

describe('firewalls', () => {
  function withFirewall(): Position {
    const p = start();
    p.firewalls = p.firewalls.with(squareAt(2, 3, 3), 1);
    return p;
  }

  test('an opposing virus is revealed and downloaded by its own player; the firewall stays', () => {
    const p = withFirewall();
    put(p, 'd', 2, 3, 'V4');
    expect(play(p, 'move d down')).toEqual(['moved', 'firewall', 'downloaded']);
    expect(p.seats[0].viruses).toBe(1);
    expect(p.firewalls[squareAt(2, 3, 3)]).toBe(1);
  });

  test('data is revealed and stands there', () => {
    const p = withFirewall();
    put(p, 'd', 2, 3, 'D4');
    expect(play(p, 'move d down')).toEqual(['moved', 'firewall']);
    expect(isPublic(p, 'd')).toBe(true);
  });

  test('the firewall acts before the battle: a virus never fights, data does', () => {
    for (const [value, told, shown] of [
      ['V4', ['moved', 'firewall', 'downloaded'], false],
      ['D4', ['moved', 'firewall', 'battle', 'downloaded'], true],
    ] as const) {
      const p = withFirewall();
      put(p, 'd', 2, 3, value);
      put(p, 'D', 3, 3, 'V1');
      expect(play(p, 'move d down')).toEqual(told);
      expect(isPublic(p, 'D')).toBe(shown);
    }
  });

  test('it does nothing to its owner, nor to who jumps over it', () => {
    const p = withFirewall();
    put(p, 'D', 4, 3, 'V1');
    play(p, 'move h down');
    expect(play(p, 'move D up')).toEqual(['moved']);
  });
});

describe('cards', () => {
  test('one a turn; a refused one costs nothing; a used one is gone', () => {
    const p = start();
    expect(give(p, 'ability 1 A')).toBe('link "A" is not yours.');
    expect(p.seats[0].used).toBe(0);
    play(p, 'ability 1 a');
    expect(give(p, 'ability 5 a')).toBe('you have already used an ability this turn.');
    play(p, 'move a down', 'move A up');
    expect(give(p, 'ability 1 a')).toBe('ability card 1 has already been used.');
  });

  test('Jam holds for two turns of its owner, and wears off also in passed turns', () => {
    const p = start({ hands: ['JJFDS', 'LFDSP'] });
    play(p, 'ability 1 D', 'move a down');
    expect(give(p, 'move D up')).toBe('link "D" is jammed.');
    play(p, 'move A up', 'move b down');
    expect(give(p, 'move D up')).toBe('link "D" is jammed.');
    play(p, 'move B up', 'move c down', 'move D up');
  });

  test('a jammed link cannot be hijacked and defends itself', () => {
    const p = start({ hands: ['JHFDS', 'LFDSP'] });
    put(p, 'd', 5, 3, 'V1');
    put(p, 'D', 6, 3, 'V4');
    play(p, 'ability 1 D', 'move h down', 'move H up');
    expect(give(p, 'ability 2 D left')).toBe('link "D" is jammed.');
    expect(play(p, 'move d down')).toEqual(['moved', 'battle', 'downloaded']);
    expect(linkNamed(p, 'd').by).toBe(1);
  });

  test('Hijack moves by the rules of the owner, and the hijacker still has his move', () => {
    const p = start({ hands: ['HHFDS', 'LFDSP'] });
    expect(give(p, 'ability 1 A down')).toBe('illegal move: link "A" cannot go there.');
    put(p, 'A', 1, 2, 'V1');
    remove(p, 'c');
    play(p, 'ability 1 A up');
    expect(squareOf(p, 'A')).toBe(squareAt(2, 0, 2));
    expect(p.turn).toBe(0);
  });

  test('a hijacked link that enters the port of the hijacker is downloaded by him', () => {
    const p = start({ hands: ['HHFDS', 'LFDSP'] });
    remove(p, 'd');
    put(p, 'A', 1, 3, 'D1');
    expect(play(p, 'ability 1 A up')).toEqual(['used', 'moved', 'downloaded']);
    expect(p.seats[0].data).toBe(1);
  });

  test('Not found hides two links; with swap they exchange their values, boost and jam stay', () => {
    for (const choice of ['swap', 'keep']) {
      const p = start({ hands: ['NLFDS', 'LFDSP'] });
      play(p, 'ability 2 a', 'move h down', 'ability 4 a', 'move H up');
      expect(linkNamed(p, 'a').known).toBe(19);
      play(p, `ability 1 a b ${choice}`);
      const [a, b] = [linkNamed(p, 'a'), linkNamed(p, 'b')];
      expect([VALUES[a.value], VALUES[b.value]]).toEqual(choice === 'swap' ? ['V2', 'V1'] : ['V1', 'V2']);
      expect([a.known, b.known, a.boost, b.boost]).toEqual([1, 1, 1, 0]);
    }
  });

  test('Polarize reveals nothing, and who knows the link sees its new type', () => {
    const p = start();
    play(p, 'ability 4 A', 'move a down', 'ability 5 A', 'move A up');
    expect(game.view(p, 0).links[linkOf(2, 'A')].value).toBe('D1');
    expect(game.view(p, 0).links[linkOf(2, 'B')].value).toBeNull();
  });
});

describe('winning and losing', () => {
  test('four data win at once, in the middle of a turn', () => {
    const p = start();
    p.seats = p.seats.with(0, { ...p.seats[0], data: 3 });
    put(p, 'A', 4, 0, 'D2');
    expect(play(p, 'ability 3 A')).toEqual(['used', 'downloaded', 'ended']);
    expect(p.end).toEqual({ winner: 0, reason: 'downloaded 4 data' });
    expect(give(p, 'move a down')).toBe('the game is over.');
  });

  test('four viruses lose', () => {
    const p = start();
    p.seats = p.seats.with(0, { ...p.seats[0], viruses: 3 });
    put(p, 'A', 4, 0, 'V2');
    play(p, 'ability 3 A');
    expect(p.end).toEqual({ winner: 1, reason: 'player 1 downloaded 4 viruses' });
    expect(game.outcome(p)).toMatchObject({ result: 'won', winner: 1 });
  });

  test('a player without links loses', () => {
    const p = start();
    remove(p, 'ABCDEFG');
    put(p, 'H', 3, 3, 'D1');
    play(p, 'ability 3 H');
    expect(p.end).toEqual({ winner: 0, reason: 'player 2 has no links left' });
  });

  test('the fourth virus decides before the last link does', () => {
    const p = start();
    p.seats = p.seats.with(0, { ...p.seats[0], viruses: 3 });
    remove(p, 'ABCDEFG');
    put(p, 'H', 3, 3, 'V1');
    play(p, 'ability 3 H');
    expect(p.end?.winner).toBe(1);
  });

  test('so many moves without a download are a draw; a download starts the count again', () => {
    const p = start({ draw: 3 });
    play(p, 'move a down', 'move A up', 'ability 3 B', 'move a up', 'move A down');
    expect(p.end).toBeNull();
    play(p, 'move a down');
    expect(p.end).toEqual({ winner: -1, reason: '3 moves without a download' });
    expect(game.outcome(p)).toMatchObject({ result: 'draw', winner: null });
  });
});

describe('the automatic pass', () => {
  test('a player whose links are all jammed passes, and the jam wears off', () => {
    const p = start();
    remove(p, 'ABCDEFG');
    const h = linkOf(2, 'H');
    const l = p.links[h];
    p.links[h] = makeLink(l.value, l.at, 0, 2, l.known, -1);
    expect(play(p, 'move a down')).toEqual(['moved', 'passed']);
    expect([p.turn, p.links[h].jam]).toEqual([0, 1]);
    expect(play(p, 'move a up')).toEqual(['moved', 'passed']);
    expect(play(p, 'move a down')).toEqual(['moved']);
    expect(p.turn).toBe(1);
  });

  test('also after an ability that leaves no move', () => {
    const p = start();
    remove(p, 'defgh');
    put(p, 'b', 2, 0); // where a would land when boosted, downwards
    put(p, 'c', 0, 2); // and to the right
    const b = linkOf(2, 'b');
    for (const i of [b, linkOf(2, 'c')]) {
      const l = p.links[i];
      p.links[i] = makeLink(l.value, l.at, 0, 2, l.known, -1);
    }
    expect(play(p, 'ability 1 a')).toEqual(['used', 'passed']);
    expect([p.turn, p.abilityUsed, p.links[b].jam]).toEqual([1, false, 1]);
  });

  test('both players stuck: they pass in turn until a jam wears off', () => {
    const p = start();
    remove(p, 'ABCDEFGabcdefg');
    put(p, 'h', 3, 0);
    put(p, 'a', 1, 0);
    for (const letter of ['a', 'H']) {
      const i = linkOf(2, letter);
      const l = p.links[i];
      p.links[i] = makeLink(l.value, l.at, 0, 2, l.known, -1);
    }
    play(p, 'move h down');
    expect(p.turn).toBe(0);
  });
});

describe('four players', () => {
  test('corners and the ways across them are walls, whoever moves', () => {
    const p = start({ players: 4 });
    expect(give(p, 'move a left')).toBe('illegal move: you cannot leave the board there.');
    expect(give(p, 'move h right')).toBe('illegal move: you cannot leave the board there.');
    put(p, 'a', 8, 0);
    expect(give(p, 'move a down')).toBe('illegal move: you cannot leave the board there.');
    expect(give(p, 'move a left')).toBeNull();
  });

  test('turns go 1, 2, 3, 4 and leave out who is eliminated', () => {
    const p = start({ players: 4 });
    play(p, 'move a down');
    p.seats = p.seats.with(2, { ...p.seats[2], out: true });
    play(p, 'move A up');
    expect(p.turn).toBe(3);
  });

  test('elimination clears links, firewalls and ports, and shows the values', () => {
    const p = start({ players: 4 });
    p.seats = p.seats.with(0, { ...p.seats[0], viruses: 3 });
    p.firewalls = p.firewalls.with(squareAt(4, 4, 4), 0);
    put(p, 'I', 5, 5, 'V1');
    const told = play(p, 'ability 3 I');
    expect(told.slice(0, 3)).toEqual(['used', 'downloaded', 'eliminated']);
    expect(told.filter((kind) => kind === 'shown')).toHaveLength(8);
    expect([p.turn, hasLinks(p, 0), p.firewalls[squareAt(4, 4, 4)], p.end]).toEqual([1, false, -1, null]);
    expect(p.links.slice(0, 8).every((l) => l.known === 31 && l.by === -1)).toBe(true);
    put(p, 'A', 1, 4);
    expect(play(p, 'move A up')).toEqual(['moved']); // the port is an ordinary square now
  });

  test('the last player left wins, and the one just beaten keeps his links', () => {
    const p = start({ players: 4 });
    for (const seat of [2, 3]) p.seats = p.seats.with(seat, { ...p.seats[seat], out: true });
    p.seats = p.seats.with(0, { ...p.seats[0], viruses: 3 });
    put(p, 'A', 5, 5, 'V1');
    expect(play(p, 'ability 3 A')).toEqual(['used', 'downloaded', 'ended']);
    expect(p.end).toEqual({ winner: 1, reason: 'player 1 downloaded 4 viruses' });
    expect(hasLinks(p, 0)).toBe(true);
  });

  test('a firewall acts on all links but those of its owner', () => {
    const p = start({ players: 4 });
    p.firewalls = p.firewalls.with(squareAt(4, 2, 2), 0);
    for (const [letter, turn] of [
      ['A', 1],
      ['i', 2],
      ['I', 3],
    ] as const) {
      const q = clone(p);
      q.turn = turn;
      put(q, letter, 3, 2, 'D1');
      expect(play(q, `move ${letter} up`)).toEqual(['moved', 'firewall']);
    }
  });
});
