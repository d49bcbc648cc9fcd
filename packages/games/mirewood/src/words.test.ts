import { describe, expect, test } from 'vitest';
import { type Fact, game, speechIn } from './index.js';
import { words as english } from './words/en.js';

const { legend, look, preview, say } = speechIn(english);

const viewOf = (level: string) => game.view(game.begin({ level }, 1), 0);

const BOARD = `map:
XXXXXXXXX
XP.m...rX
X.T....XX
XXXXXXXXX
end
`.replace('X.T....XX', 'X.T....bX');

describe('look', () => {
  test('names what is on a square: tile, piece, health, facing, effects', () => {
    const view = viewOf(`${BOARD}at 1,1 stuck=2 bombs=3 immune=poison\ntile 1,1 ~\n`);
    expect(look(view, 1, 1)).toBe(
      '1,1: player 1 (P), health 3, facing up, stuck 2, immune to poison, 3 bombs. On quicksand (turns 2).',
    );
    expect(look(view, 2, 2)).toBe('2,2: tree. In the way of everything.');
    expect(look(view, 0, 0)).toBe('0,0: edge. The edge of the wood.');
    expect(look(view, 99, 0)).toBe('99,0: outside the board.');
  });

  test('does not speak of what holds nobody any more', () => {
    expect(look(viewOf(`${BOARD}at 1,1 stuck=0\n`), 1, 1)).not.toContain('stuck');
  });

  test('says when an archer is about to shoot, and only then', () => {
    expect(look(viewOf(`${BOARD}at 7,1 facing=left\n`), 7, 1)).toContain('about to shoot');
    expect(look(viewOf(`${BOARD}at 7,1 facing=left cooldown=1\n`), 7, 1)).toContain('about to shoot');
    expect(look(viewOf(`${BOARD}at 7,1 facing=left cooldown=2\n`), 7, 1)).not.toContain('about');
    expect(look(viewOf(BOARD), 7, 1)).not.toContain('about');
    expect(look(viewOf(`ai: path\n${BOARD}at 7,1 facing=left\n`), 7, 1)).not.toContain('about');
  });

  test('says when a bandit is about to hit', () => {
    expect(look(viewOf('map:\nXXXX\nXPmX\nXXXX\nend\nat 2,1 facing=left\n'), 2, 1)).toContain('about to hit');
  });

  test('changes nothing', () => {
    const position = game.begin({ level: `${BOARD}at 7,1 facing=left\n` }, 1);
    const before = structuredClone(position);
    look(game.view(position, 0), 7, 1);
    expect(position).toEqual(before);
  });
});

describe('preview', () => {
  const MEET = 'map:\nXXXXX\nXTm.X\nXQP*X\nX.^.X\nXXXXX\nend\n';
  const asked = (level: string) => viewOf(level);

  test('a move key towards an enemy turns first, then hits', () => {
    expect(preview(asked(`${MEET}at 2,2 facing=left\n`), 'w')).toEqual({ send: 'i' });
    expect(preview(asked(MEET), 'w')).toEqual({ send: 'h' });
  });

  test('towards anything else it is sent', () => {
    expect(preview(asked(MEET), 'd')).toEqual({ send: 'd' });
    expect(preview(asked(MEET), 's')).toEqual({ send: 's' });
    expect(preview(asked(MEET), 'a')).toEqual({
      send: 'a',
      words: 'Player 2 in the way: you only turn to it.',
    });
  });

  test('one that would change nothing is a hint', () => {
    expect(preview(asked(`${MEET}at 2,2 facing=left\n`), 'a')).toEqual({
      hint: 'Player 2 in the way: that would change nothing.',
    });
    expect(preview(viewOf('map:\nXXX\nXPX\nXXX\nend\n'), 'w')).toEqual({
      hint: 'Edge in the way: that would change nothing.',
    });
  });

  test('whoever is stuck struggles, which changes something', () => {
    expect(preview(viewOf('map:\nXXX\nXPX\nXXX\nend\nat 1,1 stuck=1\n'), 'w')).toEqual({ send: 'w' });
  });

  test('other keys are sent as they are', () => {
    for (const key of ['h', '.', 'v', 'p', '?']) expect(preview(asked(MEET), key)).toEqual({ send: key });
  });
});

describe('say', () => {
  const bandit = { seat: null, kind: 'bandit', glyph: 'm', x: 5, y: 3 };
  const player = { seat: 0, kind: 'player 1', glyph: 'P', x: 1, y: 1 };
  const sentences: readonly (readonly [Fact, string | null])[] = [
    [{ kind: 'drew', purpose: 'magic', low: 0, high: 2, value: 1 }, null],
    [{ kind: 'acts', who: bandit, action: 'Move', direction: 'up' }, null],
    [{ kind: 'acted', who: player, action: 'Move', x: 2, y: 1 }, null],
    [{ kind: 'turned', turn: 3 }, null],
    [{ kind: 'did', who: player, action: 'Shoot', direction: 'up' }, 'Player 1 shoots up.'],
    [{ kind: 'teleported', who: bandit, x: 2, y: 2 }, 'The bandit at 5,3 is at 2,2 all of a sudden.'],
    [{ kind: 'cloned', who: bandit, x: 2, y: 2 }, 'The bandit at 5,3 has a double at 2,2.'],
    [{ kind: 'cramped', who: bandit }, 'The bandit at 5,3 finds no room.'],
    [{ kind: 'collided', x: 1, y: 2 }, 'Two arrows collide at 1,2.'],
    [{ kind: 'exploded', x: 1, y: 2, radius: 1 }, 'A bomb explodes at 1,2.'],
    [{ kind: 'hit', source: 'arrow', victim: player, damage: 1 }, 'An arrow hits player 1 for 1.'],
    [{ kind: 'hit', source: bandit, victim: player, damage: 1 }, 'The bandit at 5,3 hits player 1 for 1.'],
    [{ kind: 'died', who: player, credit: { points: 0, seats: [] } }, 'Player 1 dies.'],
    [
      { kind: 'died', who: bandit, credit: { points: 1, seats: [0, 1] } },
      'The bandit at 5,3 dies: 1 point for player 1 and player 2.',
    ],
    [{ kind: 'afflicted', who: player, status: 'stuck' }, 'Player 1 sinks in quicksand.'],
    [{ kind: 'hampered', who: player, status: 'stuck', left: 1 }, 'Player 1 struggles, 1 left.'],
    [{ kind: 'suffered', who: player, status: 'poison' }, 'Player 1 suffers poison.'],
    [{ kind: 'unwarded', who: player, status: 'poison' }, 'Player 1 loses the ward against poison.'],
    [
      { kind: 'took', who: player, tile: 'treasure', credit: { points: 5, seats: [0] } },
      'Player 1 takes the treasure: 5 points for player 1.',
    ],
    [{ kind: 'reached', who: player }, 'Player 1 reaches the goal.'],
    [{ kind: 'entered', level: 2, name: 'Wild' }, 'Level 2: Wild.'],
    [{ kind: 'ended', result: 'won', winner: 0, scores: [3], reason: '' }, 'The way is won.'],
    [{ kind: 'ended', result: 'draw', winner: null, scores: [3, 3], reason: '' }, 'The way is won.'],
    [
      { kind: 'ended', result: 'lost', winner: null, scores: [3], reason: '' },
      'Nobody is left: the way is lost.',
    ],
    [{ kind: 'verbose', on: true }, 'Every action is shown: on.'],
  ];

  test.each(sentences)('%j', (fact, sentence) => {
    expect(say(fact)).toBe(sentence);
  });
});

test('the legend has every glyph once', () => {
  const glyphs = legend().flatMap(({ glyph }) => [...glyph]);
  expect(new Set(glyphs).size).toBe(glyphs.length);
  for (const { name, about } of legend()) expect(name && about).toBeTruthy();
});
