/** What the terminal says of Mirewood beside the words of the game, in English. */
import type { Phrases } from '@quadrant/kernel';
import type { Direction } from '@quadrant/mirewood';

type Asked = 'level' | 'size' | 'difficulty' | 'players' | 'file';

export const texts = {
  questions: {
    level: ['Level', 'a level of the game, generated, a campaign of generated ones, or a level file'],
    size: ['Size', 'width x height, 5x3 to 60x40'],
    difficulty: ['Difficulty', '1 stroll, 2 walk, 3 trek, 4 ordeal, 5 nightmare; a campaign rises to it'],
    players: ['Players', 'one, or two at this keyboard'],
    file: ['File', 'the name of a level file'],
  } as Readonly<Record<Asked, readonly [label: string, help: string]>>,
  reasons: {} as Phrases,
  keys: {
    walk: 'walk, hit',
    shoot: 'shoot',
    bomb: 'bomb',
    wait: 'wait',
    look: 'look',
    explore: 'finds',
    travel: 'gate',
    lookAround: 'look around',
    walkThere: 'walk there',
    back: 'back to the game',
  },
  asked: (player: string | null, direction: Direction) =>
    `${player === null ? 'You' : `Player ${player}, you`} face ${direction}. G is the gate. g walks there.`,
  /** `from` is where somebody was who has no number. */
  moved: (name: string, from: string | null, to: string) =>
    `${from === null ? name : `the ${name} at ${from}`} moves to ${to}.`,
  danger: (damage: number) => `Next turn −${damage} health here.`,
  aimedAt: 'Somebody aims along here.',
  noWay: 'There is no way there now.',
  stopped: 'You stop: somebody is near.',
  cutOff: 'You stop: somebody cuts off the way.',
  ownLevel: 'own level',
  twoPlayers: 'two players',
  panel: {
    level: 'level',
    levelOf: (level: number, levels: number, name: string) =>
      `${level} of ${levels}${name ? `: ${name}` : ''}`,
    dead: (player: string) => `${player} is dead`,
    health: 'health',
    score: 'score',
    bombs: 'bombs',
    faces: 'faces',
    gate: 'gate:',
    here: 'here',
  },
  facing: { up: 'up', right: 'right', down: 'down', left: 'left' } as Readonly<Record<Direction, string>>,
  effects: {
    stuck: 'stuck',
    poison: 'poisoned',
    'ward-stuck': 'safe from quicksand',
    'ward-poison': 'safe from poison',
  } as Readonly<Record<string, string>>,
  help: [
    ['arrows, w a s d', 'walk; towards an enemy: turn to it, then hit it'],
    ['i j k l', 'turn up, left, down, right without walking'],
    ['f   h   e', 'shoot an arrow, hit, throw a bomb, the way you face'],
    ['Space or .', 'wait'],
    ['o   g', 'walk to the nearest find, or to the gate; you stop when somebody is near'],
    [
      'x',
      'look: arrows move a cursor over the board, Enter walks there, Esc ends it; a click looks, too, and a second one walks there',
    ],
  ] as readonly (readonly [string, string])[],
};
