/** What the terminal says of Space Defender 2 beside the words of the game, in English. */
import { countingIn, type Phrases } from '@quadrant/kernel';
import type { Part, SpaceCommand } from '@quadrant/space-defender-2';

const { count } = countingIn('en');
type Paid = 'energy' | 'health';

export const texts = {
  questions: {
    rows: ['Rows', 'rows of the board, 5 to 10'],
    columns: ['Columns', 'columns of the board, 10 to 30'],
    enemies: ['Enemies', 'how many enemies come: calm, usual, hard, or own thresholds'],
    thresholds: [
      'Thresholds',
      'five numbers from 1 to 101 that do not decrease: Grunt, Fighter, Carrier, Interceptor, Pylon',
    ],
  } as Readonly<
    Record<'rows' | 'columns' | 'enemies' | 'thresholds', readonly [label: string, help: string]>
  >,
  reasons: {} as Phrases,
  deeds: {
    fire: 'fire',
    special: 'use the power',
    pass: 'pass',
    setup_next: 'go on',
    setup_back: 'go back',
    play: 'begin a game',
    toggle_debug_mode: 'turn the debug view on or off',
    abort: 'give up',
  } as Readonly<Record<Exclude<SpaceCommand['name'], 'move' | 'setup_select'>, string>>,
  selectDeed: (number: string) => `take number ${number}`,
  moveDeed: (row: string, column: string) => `move to ${row}${column}`,
  help: {
    setup: [
      '1 to 5, ↑ ↓',
      'equipment pages: choose; → or Enter goes on, ← goes back, g starts at once',
    ] as readonly [string, string],
    battle: [
      ['arrows', 'aim; the line below the log says what is there and what a move would cost'],
      ['Enter', 'move where you aim'],
      ['f   s   p', 'fire, use the special power, pass'],
      ['c', 'aim at the ship again'],
      ['d', 'debug view: everything is shown'],
      ['x', 'give up; it asks first'],
      ['On the board', '· within reach, + the way you would go, and:'],
    ] as readonly (readonly [string, string])[],
  },
  keys: {
    move: 'move',
    fire: 'fire',
    special: 'special',
    pass: 'pass',
    debug: 'debug',
    another: 'another game',
    choose: 'choose',
    next: 'next',
    back: 'back',
    start: 'start',
    newGame: 'new game',
  },
  panel: {
    health: 'health',
    energy: 'energy',
    regains: 'regains',
    armour: 'armour',
    vision: 'vision',
    move: 'move',
    moveCost: 'move cost',
    fire: 'fire',
    special: 'special',
    score: 'score',
    debug: 'DEBUG: no fog',
  },
  moves: (cells: number, cost: number) => `${cells} at ${cost}`,
  shot: (weapon: string, damage: number, cost: number, paidIn: Paid) =>
    `${weapon} ${damage} for ${cost} ${paidIn}`,
  power: (name: string, price: string) => `${name}, ${price}`,
  inReach: 'within reach',
  danger: (damage: number) => `Next turn −${damage} health here.`,
  cell: (cell: string, name: string, details: string) => `${cell}: ${name}${details}.`,
  enemy: (health: number, most: number, armour: number, sees: boolean) =>
    `, health ${health}/${most}, armour ${armour}${sees ? ', sees you' : ''}`,
  projectile: (damage: number, speed: number) => `, damage ${damage}, moves ${speed}`,
  preview: (cells: number, energy: number) => `Move: ${count(cells, 'cell|cells')}, ${energy} energy.`,
  meets: (name: string, cell: string, damage: number, left: number) =>
    `You ram ${name} at ${cell}: −${damage} health, ${left > 0 ? `${left} left` : 'the end of you'}.`,
  parts: { weapon: 'weapon', armour: 'armour', engine: 'engine', power: 'power' } as Readonly<
    Record<Part, string>
  >,
  setup: {
    none: 'No game is running.',
    equip: 'Enter equips a ship for a new one.',
    choose: (part: Part) => `Choose the ${part}, then → for the next page.`,
    begin: 'Enter begins the game.',
    page: (number: number, pages: number, part: Part) => `${number} of ${pages}: ${part}`,
    yours: 'Your ship',
    result: 'The ship you get',
    aTurn: (health: number, energy: number) => `${health} / ${energy} a turn`,
    cells: (cells: number) => `${cells} cells`,
    aCell: (cost: number) => `${cost} a cell`,
  },
};
