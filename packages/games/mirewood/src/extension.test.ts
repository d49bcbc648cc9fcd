/** The game extended from outside the package, by tables alone: whatever is imported here is public. */
import { runProgram } from '@quadrant/testing';
import { describe, expect, test } from 'vitest';
import {
  type ActionEntry,
  type Behaviour,
  type EnemyEntry,
  makeMirewood,
  makeProgram,
  makeWords,
  melee,
  requestsFor,
  type StatusEntry,
  standard,
  statusTile,
  type Tables,
  type TileEntry,
} from './index.js';
import { words } from './words/en.js';

const play = (tables: Tables, level: string, commands: string): string[] =>
  runProgram(makeProgram(makeMirewood(tables)), ['x'], commands, { files: { x: level } }).out.split('\n');
const told = (all: string[]): string[] => all.filter((line) => line.startsWith('- '));

/** Pushes whoever stands ahead one square on, if there is room. */
const shove: ActionEntry = {
  directed: true,
  turns: true,
  verb: 'shoves',
  lacks: null,
  carryOut(board, who, heading) {
    const victim = board.at(board.ahead(who, heading));
    if (victim && board.isLiving(victim)) board.walk(victim, board.ahead(victim, heading));
    return null;
  },
};

const SHOVE = requestsFor('Shove');
const shover: Behaviour = {
  ...melee,
  greedy(me, around) {
    const request = melee.greedy(me, around);
    return request.action === 'Hit' ? SHOVE[request.heading] : request;
  },
};

const brute: EnemyEntry = {
  name: 'brute',
  about: 'Shoves you about.',
  glyph: 'u',
  health: 4,
  damage: 0,
  points: 4,
  actions: 1,
  reload: null,
  behaviour: shover,
  wisp: { glyph: 'U', health: 6, points: 9 },
};

const OPPOSITE = [1, 0, 3, 2];
const MOVE = requestsFor('Move');

const dizzy: StatusEntry = {
  name: 'dizzy',
  gained: 'turns dizzy',
  hampers: 'staggers',
  intercept: (request) => (request.action === 'Move' ? MOVE[OPPOSITE[request.heading]] : null),
  bite: null,
  credit: null,
};

const toadstools = statusTile('toadstools', '"', 'Make you dizzy.', 'dizzy', 2);

const withShove: Tables = {
  ...standard,
  actions: { ...standard.actions, Shove: shove },
  keys: [...standard.keys, { key: 'g', action: 'Shove', heading: null, help: 'shove' }],
};
const withBrute: Tables = { ...withShove, enemies: [...standard.enemies, brute] };
const withDizzy: Tables = {
  ...standard,
  statuses: [...standard.statuses, dizzy],
  tiles: [...standard.tiles, toadstools],
};

describe('a new action', () => {
  const level = 'map:\nXXXXXX\nXPm..X\nXXXXXX\nend\nat 1,1 facing=right\nat 2,1 stuck=9\n';

  test('is one new case in the table of actions, and a key for it', () => {
    const all = play(withShove, level, 'gp');
    expect(told(all)).toEqual(['- P shoves right', '- m(3,1) struggles, 8 left']);
    expect(all).toContain('XP m X');
  });

  test('has its line and picture in verbose mode', () => {
    expect(play(withShove, `verbose: on\n${level}`, 'g')).toContain('* P Shove right');
  });

  test('the standard game knows nothing of it', () => {
    expect(play(standard, level, 'g')).toContain('? g is not a command');
  });
});

describe('a new enemy', () => {
  test('plays at once, with an action of its own', () => {
    const all = play(withBrute, 'map:\nXXXXXX\nX..PuX\nXXXXXX\nend\n', '..');
    expect(told(all)).toEqual(['- u(4,1) shoves left']);
    expect(all).toContain('X P uX');
  });

  test('is at once available as a wisp, with all that magic adds', () => {
    const level = 'seed: 3\nmap:\nXXXXXX\nXPU..X\nX....X\nXXXXXX\nend\nat 1,1 facing=right\n';
    const all = play(withBrute, level, 'hhp');
    expect(told(all)[0]).toBe('- P hits U(2,1) for 1');
    expect(told(all)[1]).toMatch(/^- U\(2,1\) (clones itself at|teleports to)/);
    expect(all.find((line) => line.startsWith('at 2,1'))).toContain('points=9');
  });

  test('is in the legend, and its wisp too', () => {
    const names = makeWords(makeMirewood(withBrute).book, words)
      .legend()
      .map(({ name }) => name);
    expect(names).toContain('brute');
    expect(names).toContain('brute wisp');
  });
});

describe('a new status', () => {
  const level = 'map:\nXXXXXXX\nX..P".X\nXXXXXXX\nend\n';

  test('intercepts requests', () => {
    const all = play(withDizzy, level, 'dddd');
    expect(told(all)).toEqual(['- P turns dizzy', '- P staggers, 1 left', '- P staggers, 0 left']);
    expect(all).toContain('P hp=3 score=0 facing=right bombs=0 dizzy=2');
    expect(all.filter((line) => line.startsWith('X') && line.includes('P'))).toEqual([
      'X  P" X',
      'X   P X',
      'X  P" X',
      'X P " X',
      'X  P" X',
    ]);
  });

  test('comes with wards, innate immunity and fields in level files', () => {
    expect(told(play(withDizzy, `${level}at 3,1 immune=poison+dizzy\n`, 'd'))).toEqual([]);
    const warded = told(play(withDizzy, `${level}at 3,1 ward-dizzy=2\n`, 'd..'));
    expect(warded).toEqual(['- P loses the ward against dizzy', '- P turns dizzy']);
    expect(play(withDizzy, `${level}at 3,1 dizzy=1\n`, 'p').join('\n')).toContain('dizzy=1');
    expect(play(standard, 'map:\nXXX\nXPX\nXXX\nend\nat 1,1 dizzy=1\n', '')[0]).toBe(
      'error: line 6: unknown key dizzy',
    );
  });
});

describe('a new tile', () => {
  const shrine: TileEntry = {
    name: 'shrine',
    about: 'Heals whoever stands on it, every turn.',
    glyph: '+',
    enterable: true,
    parameters: [{ name: 'heal', standard: 1, least: 0 }],
    act: (board, who, [heal]) => board.heal(who, heal),
    gives: null,
    coats: false,
    goal: false,
  };
  const tables: Tables = { ...standard, tiles: [...standard.tiles, shrine] };

  test('acts, reads its parameters and is dumped', () => {
    const all = play(tables, 'map:\nXXXX\nXP+X\nXXXX\nend\ntile 2,1 + heal=3\n', 'd.p');
    expect(all).toContain('P hp=9 score=0 facing=right bombs=0');
    expect(all).toContain('tile 2,1 + heal=3');
  });
});

describe('the player is an entity like any other', () => {
  test('effects, tiles and attacks know no difference: an enemy told to obey is played by the same keys', () => {
    const mimic: EnemyEntry = {
      ...brute,
      name: 'mimic',
      glyph: 'i',
      behaviour: standard.players[0].behaviour,
      wisp: { ...brute.wisp, glyph: 'I' },
    };
    const all = play(
      { ...standard, enemies: [...standard.enemies, mimic] },
      'map:\nXXXXXXX\nXP.i~.X\nXXXXXXX\nend\n',
      'ddd',
    );
    expect(told(all)).toEqual([
      '- i(4,1) sinks in quicksand',
      '- i(4,1) struggles, 1 left',
      '- i(4,1) struggles, 0 left',
    ]);
    expect(all).toContain('X  Pi X');
  });
});

describe('what no piece can get around', () => {
  const withDeed = (carryOut: ActionEntry['carryOut']): Tables => ({
    ...standard,
    actions: { ...standard.actions, Cheat: { ...shove, verb: null, carryOut } },
    keys: [...standard.keys, { key: 'c', action: 'Cheat', heading: null, help: 'cheat' }],
  });
  const level = 'map:\nXXXXX\nXPmTX\nXXXXX\nend\n';
  const cheat = (carryOut: ActionEntry['carryOut']) => () => play(withDeed(carryOut), level, 'c');
  const putOn = (square: number) =>
    cheat((board, who) => {
      board.put(who, square);
      return null;
    });

  test('nobody stands on the edge or a blocker', () => {
    expect(putOn(0)).toThrow(/turn 1.*cannot be entered/);
    expect(putOn(8)).toThrow('cannot be entered');
  });

  test('two entities never share a square', () => {
    expect(putOn(7)).toThrow('taken');
  });

  test('every action is counted, and none can be added', () => {
    const again = cheat((board, who) => {
      board.act(who);
      return null;
    });
    expect(again).toThrow('no actions left');
    const finished: number[] = [];
    cheat((board, who) => {
      board.finish(who);
      finished.push(who.left);
      return null;
    })();
    expect(finished).toEqual([0]);
  });

  test('a request for something that is no action is an error', () => {
    const lost: EnemyEntry = {
      ...brute,
      behaviour: { ...melee, greedy: () => ({ action: 'Fly', heading: 0 }) },
    };
    expect(() =>
      play({ ...standard, enemies: [...standard.enemies, lost] }, 'map:\nXXXX\nXPuX\nXXXX\nend\n', '.'),
    ).toThrow('"Fly"');
  });
});

describe('two entries alike are an error when the game is made', () => {
  const bandit = standard.enemies[0];
  test.each([
    ['glyph', { ...standard, enemies: [...standard.enemies, { ...bandit, name: 'other' }] }],
    ['glyph', { ...standard, tiles: [...standard.tiles, { ...toadstools, glyph: 'm' }] }],
    ['glyph', { ...standard, tiles: [...standard.tiles, { ...toadstools, glyph: '.' }] }],
    ['named', { ...standard, statuses: [...standard.statuses, standard.statuses[0]] }],
    ['named', { ...standard, tiles: [...standard.tiles, { ...toadstools, name: 'tree' }] }],
    ['key', { ...standard, keys: [...standard.keys, { key: 'w', action: 'Move', heading: 0, help: '' }] }],
    ['key', { ...standard, keys: [...standard.keys, { key: 'v', action: 'Move', heading: 0, help: '' }] }],
    ['action', { ...standard, keys: [...standard.keys, { key: 'y', action: 'Fly', heading: 0, help: '' }] }],
  ] as [string, Tables][])('%s', (what, tables) => {
    expect(() => makeMirewood(tables)).toThrow(what);
  });
});
