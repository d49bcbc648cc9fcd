import { runProgram } from '@quadrant/testing';
import { describe, expect, test } from 'vitest';
import { game, program } from './index.js';

/** Plays and gives the messages, without their dashes. */
const messages = (level: string, commands: string): string[] =>
  lines(level, commands)
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
const lines = (level: string, commands: string): string[] =>
  runProgram(program, ['x'], commands, { files: { x: level } }).out.split('\n');
/** The last board, inside its ring. */
const lastBoard = (level: string, commands: string): string[] => {
  const all = lines(level, commands);
  const start = all.findLastIndex((line) => line.startsWith('turn '));
  return all
    .slice(start + 2)
    .filter((line) => line.startsWith('X') && !/^X+$/.test(line))
    .map((line) => line.slice(1, -1));
};
const map = (...rows: string[]): string => {
  const ring = 'X'.repeat(rows[0].length + 2);
  return ['map:', ring, ...rows.map((row) => `X${row}X`), ring, 'end', ''].join('\n');
};

describe('moving', () => {
  test('a blocked move turns to face and uses the action', () => {
    expect(lines(map('PT'), 'd')).toContain('P hp=3 score=0 facing=right bombs=0');
    expect(lines(map('PT'), 'd')).toContain('turn 1');
  });

  test('whoever walks into an arrow is on its square and hit there', () => {
    expect(messages(map('P^.m'), 'd')[0]).toBe('arrow hits P for 1');
    expect(lastBoard(map('P^.m'), 'd')).toEqual([' Pm ']);
  });

  test('an arrow flies two squares a turn and is lost at the edge', () => {
    expect(lastBoard(map('P......'), 'lf')).toEqual(['P >    ']);
    expect(lastBoard(map('P......'), 'lf..')).toEqual(['P     >']);
    expect(lastBoard(map('P......'), 'lf...')).toEqual(['P      ']);
  });

  test('an own arrow shot a turn later destroys the first', () => {
    expect(messages(map('P......'), 'lff')).toEqual([
      'P shoots right',
      'P shoots right',
      'arrows collide at (3,1)',
    ]);
  });

  test('an arrow next to the shooter meets the new one before it is placed', () => {
    expect(messages(map('P<.....'), 'lf')).toEqual(['arrow hits P for 1', 'P shoots right']);
    expect(messages(`${map('P>.....')}at 2,1 actions=1\nat 1,1 facing=right\n`, 'f')).toEqual([
      'P shoots right',
      'arrows collide at (2,1)',
    ]);
  });
});

describe('the order of a turn', () => {
  test('entities act in reading order of where they stood when the phase began', () => {
    expect(messages(`${map('.m.m', 'P...', '....')}at 2,1 stuck=1\nat 4,1 stuck=1\n`, '.')).toEqual([
      'm(2,1) struggles, 0 left',
      'm(4,1) struggles, 0 left',
    ]);
  });

  test('nobody acts twice, even after moving on in reading order', () => {
    expect(lastBoard(map('m...', '....', '...P'), '.')).toEqual([' m  ', '    ', '   P']);
  });

  test('the last death ends the turn at once: nobody else acts and no tile works', () => {
    const level = `health: 1\n${map('mP.r', '....')}at 1,1 facing=right\nat 4,1 facing=left\ntile 1,1 %\n`;
    expect(messages(level, '.')).toEqual(['m(1,1) hits P for 1', 'P dies']);
  });

  test('a player with two actions is asked twice in one turn', () => {
    expect(lastBoard(`${map('P...')}at 1,1 actions=2\n`, 'dd')).toEqual(['  P ']);
    expect(lines(`${map('P...')}at 1,1 actions=2\n`, 'd').filter((line) => line === 'turn 1')).toEqual([]);
  });

  test('the clock starts with the first action, not with v', () => {
    expect(lines(map('P..'), 'v').filter((line) => line.startsWith('turn'))).toEqual(['turn 0']);
  });
});

describe('greedy enemies', () => {
  test('a bandit goes sideways first, and faces before it hits', () => {
    expect(lastBoard(map('...m', '....', 'P...'), '.')).toEqual(['  m ', '    ', 'P   ']);
    expect(messages(map('Pm'), '..')).toEqual(['m(2,1) hits P for 1']);
  });

  test('an archer goes up or down first, turns, then shoots every second turn', () => {
    expect(lastBoard(map('...r', '....', 'P...'), '.')).toEqual(['    ', '   r', 'P   ']);
    const shots = messages(`health: 9\n${map('P......r')}`, '........').filter((line) =>
      line.includes('shoots'),
    );
    expect(shots.length).toBe(4);
  });

  test('reload 0 shoots every turn', () => {
    const level = `health: 9\n${map('P........r')}at 10,1 reload=0 facing=left\n`;
    expect(messages(level, '...').filter((line) => line.includes('shoots')).length).toBe(3);
  });

  test('a cooldown goes down at every decision, aligned or not', () => {
    const level = `${map('....r', '.....', 'P....')}at 5,1 cooldown=3 facing=down\n`;
    expect(lines(level, '..p').find((line) => line.startsWith('at 5,3'))).toContain('cooldown=1');
  });
});

describe('hunters', () => {
  test('prefer up, down, left, right in this order among the shortest ways', () => {
    expect(lastBoard(`ai: path\n${map('....', '..m.', '....', 'P...')}`, '.')).toEqual([
      '    ',
      '    ',
      '  m ',
      'P   ',
    ]);
  });

  test('of several neighbouring players a bandit keeps to the one it faces', () => {
    const level = `ai: path\n${map('.P.', '.m.', '.Q.')}at 2,2 facing=down\n`;
    expect(messages(level, '..')).toEqual(['m(2,2) hits Q for 1']);
  });

  test('after a player dies the way leads to the other', () => {
    const level = `ai: path\nhealth: 1\n${map('Pm.m..Q')}at 2,1 facing=left\n`;
    expect(lastBoard(level, '..')).toEqual([' m  m Q']);
  });
});

describe('wisps', () => {
  test('damage 0 is an attack all the same', () => {
    const level = `seed: 3\n${map('PM....')}at 1,1 damage=0 facing=right\n`;
    expect(messages(level, 'h')).toEqual(['P hits M(2,1) for 0', 'M(2,1) clones itself at (6,1)']);
  });

  test('a clone has the current health, no effects and no actions left', () => {
    const level = `seed: 3\n${map('PM....', '......')}at 2,1 health=3 stuck=5 struck=1 facing=left\nat 1,1 facing=right\n`;
    const dump = lines(level, '.p').filter((line) => line.startsWith('at '));
    expect(dump.length).toBe(3);
    expect(dump.filter((line) => line.includes('health=3 damage=1 points=5')).length).toBe(2);
    expect(dump.filter((line) => line.includes('stuck')).length).toBe(1);
  });
});

test('a value beyond what a level file may hold is dumped as it is, and refused on loading', () => {
  const dumped = lines(`${map('PH.')}at 1,1 health=1000000\n`, 'dp');
  expect(dumped.filter((line) => line.startsWith('at '))[0]).toContain('health=1000001');
  const level = dumped.slice(dumped.findLastIndex((line) => line.startsWith('rng:'))).join('\n');
  expect(lines(level.trimEnd(), '.')[0]).toMatch(/^error: line \d+: bad value for health$/);
});

describe('damage and points', () => {
  test('a kill by a player is that player’s alone; by nobody it is for all who live', () => {
    expect(messages(`${map('Pm', 'Q.')}at 1,1 facing=right\n`, 'h')).toContain('m(2,1) dies, +1 P');
    expect(messages(`${map('Pm', 'Q.')}at 2,1 poison=1\n`, '..')).toContain('m(2,1) dies, +1 P Q');
    expect(messages(`${map('Pm', 'Q.')}at 2,1 poison=1 poisoner=Q\n`, '..')).toContain('m(2,1) dies, +1 Q');
  });

  test('an arrow of a dead player still counts for that player', () => {
    const level = `${map('...>m', 'Q....')}at 4,1 owner=P\ndead P score=3\n`;
    expect(messages(level, '.')).toContain('m(5,1) dies, +1 P');
    expect(lines(level, '.')).toContain('P dead score=4');
  });

  test('an owner who does not play gets nothing, nor does anybody else', () => {
    expect(messages(`${map('..>m', 'P...')}at 3,1 owner=Q\n`, '.')).toContain('m(4,1) dies');
  });

  test('an explosion treats entities in reading order, then queued bombs in turn', () => {
    const level = `health: 9\n${map('oTo', '.P.', 'omo')}at 2,2 bombs=1 facing=up\nat 1,1 radius=0\nat 3,1 radius=2\n`;
    expect(messages(level, 'e')).toEqual([
      'P throws up',
      'explosion at (2,1)',
      'explosion hits P for 2',
      'explosion at (1,1)',
      'explosion at (3,1)',
      'explosion hits P for 2',
      'explosion hits m(2,3) for 2',
      'm(2,3) dies, +1 P',
      'explosion at (1,3)',
      'explosion hits P for 2',
      'explosion at (3,3)',
      'explosion hits P for 2',
    ]);
  });

  test('a poisoned bomb poisons whom it does not kill', () => {
    const level = `health: 9\n${map('P.o', '...')}at 3,1 poisoned=1 actions=1 facing=right\nat 1,1 facing=right\n`;
    expect(messages(level, 'd')).toEqual([
      'explosion at (3,1)',
      'explosion hits P for 2',
      'P is poisoned',
      'P suffers poison',
    ]);
  });
});

describe('effects', () => {
  test('boots free at once and ward', () => {
    const level = `${map('P.')}at 1,1 stuck=0\ntile 1,1 ~\ntile 2,1 &\n`;
    expect(lines(level, 'd')).toContain('P hp=3 score=1 facing=right bombs=0 ward-stuck=9');
  });

  test('a vial on the way cures before the bite', () => {
    const level = `${map('P!')}at 1,1 poison=3\n`;
    expect(lines(level, 'd')).toContain('P hp=3 score=1 facing=right bombs=0 ward-poison=9');
  });

  test('poison does not add up, and bites three times', () => {
    const level = `health: 9\n${map('P.')}tile 1,1 %\ntile 2,1 %\n`;
    expect(messages(level, 'dad.')).toEqual([
      'P is poisoned',
      'P suffers poison',
      'P suffers poison',
      'P suffers poison',
      'P is poisoned',
      'P suffers poison',
    ]);
  });

  test('an arrow launched onto a pool is poisoned at once', () => {
    const level = `health: 5\n${map('P..m')}at 4,1 health=5 stuck=9\nat 1,1 facing=right\ntile 2,1 %\n`;
    expect(messages(level, 'f.')).toContain('m(4,1) is poisoned');
  });
});

describe('ends', () => {
  test('the outcome names the winner of two, or a draw', () => {
    const end = (level: string, keys: string) => {
      const position = game.begin({ level }, 1);
      for (const key of keys) game.perform(position, game.onMove(position), game.grammar.intern(key), null);
      return game.outcome(position);
    };
    expect(end(map('PG', 'QG'), 'd.')).toMatchObject({ result: 'won', winner: 0 });
    expect(end(map('PG', 'QG'), 'dd')).toMatchObject({ result: 'draw', winner: null });
    expect(end(`${map('PG', 'QG')}at 1,2 score=1\n`, 'd.')).toMatchObject({ winner: 1, scores: [0, 1] });
    expect(end(`health: 1\n${map('Pm')}at 2,1 facing=left\n`, '.')).toMatchObject({
      result: 'lost',
      winner: null,
    });
    expect(end(map('P.G'), 'd')).toBeNull();
  });

  test('a campaign whose next level has nobody alive for it is lost', () => {
    const dead = `${map('PG', '..')}dead Q score=2\n---\n${map('Q.')}dead P score=0\n`;
    expect(lines(dead, 'd').at(-2)).toBe('result: lost P=0 Q=2');
  });
});

test('each action is told with where the piece was and where it is now', () => {
  const position = game.begin({ level: 'map:\nXXXXXX\nXP..rX\nXXXXXX\nend\nat 4,1 health=2\n' }, 1);
  const acted: string[] = [];
  for (const key of 'df')
    game.perform(position, game.onMove(position), game.grammar.intern(key), (fact) => {
      if (fact.kind === 'acted')
        acted.push(`${fact.who.glyph} ${fact.action} ${fact.who.x},${fact.who.y} ${fact.x},${fact.y}`);
    });
  expect(acted).toEqual([
    'P Move 1,1 2,1',
    'r Face 4,1 4,1',
    'P Shoot 2,1 2,1',
    '> Move 3,1 0,0',
    'r Shoot 4,1 4,1',
    '< Move 3,1 0,0',
  ]);
});
