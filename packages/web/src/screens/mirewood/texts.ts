/** Every text of this screen that is not the game's own. */
import { capital } from '@quadrant/kernel';
import type { Guide } from '../contract.js';

export const TEXTS = {
  nextLevel: 'Next level',
  state: 'traveller',
  first:
    'Walk to the gate: arrow keys, w a s d, or a press on a square next to you. Walk into an enemy to turn to it and hit it.',
  nameless: 'Nameless wood',
  ownLevel: 'own level',
  twoPlayers: 'two players',
  player: (seat: number) => `Player ${seat + 1}`,
  onMove: ', on move',
  dead: 'dead',
  noEffects: 'no effects',
  health: (count: number) => `${count} health`,
  levelOf: (level: number, levels: number) => `level ${level} of ${levels}`,
  goal: (way: readonly [number, number] | null) => {
    if (!way) return 'There is no gate here.';
    const [right, down] = way;
    const parts = [
      right === 0 ? '' : `${Math.abs(right)} ${right > 0 ? 'right' : 'left'}`,
      down === 0 ? '' : `${Math.abs(down)} ${down > 0 ? 'down' : 'up'}`,
    ].filter(Boolean);
    return parts.length > 0 ? `The gate: ${parts.join(', ')}` : 'You are at the gate.';
  },
  /** What a pool costs: turns held, or health. */
  pool: (status: string, turns: number) => (status === 'stuck' ? `held ${turns}` : `−${turns}`),
  effects: { 'ward-stuck': 'sand kept off', 'ward-poison': 'poison kept off' } as Readonly<
    Record<string, string>
  >,
  legend: 'What is what',
  verbose: 'Every action in the text view',
  verboseShort: 'a line and a picture for every action in the text view, or not',
  pressTo: (help: string) => `Press to ${help}.`,
  far: 'There is no way there now.',
  walkThere: (steps: number) => `Press to walk there, ${steps} steps; you stop when somebody is near.`,
  stopped: 'You stop: somebody is near.',
  turnedTo: (obstacle: string) => `${capital(obstacle)} in the way: you only turn to it.`,
  explore: 'walk to the nearest find',
  travel: 'walk to the gate',
  notYet: (name: string) => `It is the turn of ${name}.`,
  movePad: 'Move',
  turnPad: 'Turn',
  turn: 'Turn',
  turnAbout: 'The next direction turns you without walking',
  hit: 'Hit',
  shoot: 'Shoot',
  bomb: 'Bomb',
  wait: 'Wait',
  moved: (who: { seat: number | null; kind: string; x: number; y: number }, x: number, y: number) =>
    `${who.seat !== null ? who.kind : `the ${who.kind} at ${who.x},${who.y}`} moves to ${x},${y}.`,
  many: (count: number, kind: string, verb: string) => `${count} ${kind}s ${verb}.`,
  points: (score: number) => (score === 1 ? '1 point' : `${score} points`),
  resultTitles: { won: 'You reached the gate', lost: 'The wood keeps you' },
  won: (score: number, turns: number) =>
    `The gate is reached, with ${score} ${score === 1 ? 'point' : 'points'} in ${turns} turns.`,
  lost: (score: number) => `Nobody is left. The score was ${score}.`,
  beat: (winner: number, scores: readonly number[]) =>
    `The gate is reached, and player ${winner + 1} wins, ${scores.join(' to ')}.`,
  draw: (scores: readonly number[]) => `The gate is reached, and nobody wins, ${scores.join(' to ')}.`,
  bothLost: (scores: readonly number[]) => `Nobody is left. The scores were ${scores.join(' and ')}.`,
  setup: {
    levels: 'Where to go',
    generated: 'Generated',
    generatedAbout: 'A new wood for every size, difficulty and seed.',
    own: 'Your own level',
    ownAbout: 'A level file, opened or pasted.',
    editor: 'Level editor',
    editThis: 'Open in the level editor',
    width: 'Columns',
    height: 'Rows',
    difficulty: 'Difficulty',
    difficultyAbout: (names: readonly string[], health: number, hunts: boolean) =>
      `${names.join(', ')}; ${health} health${hunts ? '; they know the way' : ''}`,
    players: 'Players',
    one: 'One',
    two: 'Two, one keyboard',
    text: 'Level file',
    textHint: 'Paste a level here, or open a file.',
    open: 'Open a file',
    sound: 'The level can be played.',
    preview: 'The board',
    firstOf: (levels: number) => `, the first of ${levels} levels`,
    summary: (label: string, seed: number) => `${label}, seed ${seed}`,
    start: 'Start',
  },
  editor: {
    title: 'Level editor',
    look: 'Look',
    lookAbout: 'Shows what is on a square without painting.',
    brushes: 'Paint with',
    board: 'Board of the level',
    level: 'Level',
    add: 'Add a level',
    remove: 'Remove this level',
    blank: 'New',
    open: 'Open .map',
    save: 'Save .map',
    undo: 'Undo',
    play: 'Play it',
    startFrom: 'Start from',
    choose: 'choose a level…',
    headers: 'Headers',
    square: (name: string) => `Square ${name}`,
    noSquare: 'Point at a square to see what is said of it.',
    at: 'Piece',
    tile: 'Tile',
    on: 'on',
    unknown: (glyph: string) => `unknown glyph ${glyph}`,
    pieceWords: (words: readonly string[]) => `key=value: ${words.join(', ')}`,
    tileWords: (glyph: string | undefined, words: readonly string[]) =>
      `A glyph${words.length > 0 ? `, then ${words.map((word) => `${word}=…`).join(' ')}` : ''}, like ${glyph ?? '~'}`,
    mapHeaders: {
      name: 'of the level',
      seed: 'of the random numbers; 1 without it',
      health: 'of the players, 1 to 99; 3 without it',
      ai: 'greedy, or path: they know the way',
    },
    generatedHeaders: {
      name: 'of the level',
      generate: 'columns and rows, like 12x6',
      difficulty: '1 to 5',
      players: '1 or 2',
      health: 'of the players; by difficulty without it',
    },
    text: 'Level file',
    sound: (players: number, count: number) =>
      `This can be played: ${players === 1 ? 'one player' : 'two players'}${count > 1 ? `, ${count} levels` : ''}.`,
    showLine: 'Show the line',
    generated: 'This level has no map: it is generated when it is entered. Its lines are in the level file.',
    unfinished: 'This map has no line “end”: add one below its last row, and it can be painted here.',
    help: 'Arrow keys walk over the board, Enter paints, and a letter paints itself. The mouse can be dragged.',
    tooLarge: 'This file is too large for a level.',
  },
} as const;

const GUIDE_LEVEL = `name: A First Walk
seed: 5
health: 4
map:
XXXXXXXXXXXX
XP...T..~..X
X.T.m..T..rX
XZ...*....TX
X.T...T...GX
XXXXXXXXXXXX
end
`;

/** A short walk that meets one thing after another. */
export const GUIDE: Guide = {
  options: { level: GUIDE_LEVEL },
  seed: 5,
  commands: [],
  turns: [...'ssdhdddf'],
  pauses: [
    {
      turn: 0,
      at: '1,1',
      words:
        'You are P, and G is the gate: end a turn there alive. The arrow keys or w a s d walk; point at any square to see what is there.',
    },
    {
      turn: 2,
      at: 'state',
      words:
        'Finds are yours when a turn ends on them: that was a treasure. Health, bombs, effects and score are always in sight.',
    },
    {
      turn: 3,
      at: '3,3',
      words: 'A bandit waits beside you. Walk into it and you turn to it, then hit it.',
    },
    {
      turn: 5,
      at: '9,3',
      words:
        'An archer in your row or column turns, then shoots every second turn. Step out of line, or behind a tree, or shoot back.',
    },
    {
      turn: 7,
      at: 'log',
      words:
        'An arrow struck, and a pouch with two bombs is yours. A bomb explodes where it is stopped and hurts everyone around, you too.',
    },
    {
      turn: 8,
      at: 'controls',
      words:
        'Two arrows that meet destroy each other. Everything you can do is here and on the keys. The way is yours: play on.',
    },
  ],
};
