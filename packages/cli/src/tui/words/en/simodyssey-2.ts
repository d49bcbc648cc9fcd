/** What the terminal says of SimOdyssey 2 beside the words of the game, in English. */
import type { Phrases } from '@quadrant/kernel';
import type { SimCommand } from '@quadrant/simodyssey-2';

export const texts = {
  questions: {
    mode: [
      'Mission',
      'play: as the game is meant; test: own thresholds, and everything about every entity is shown',
    ],
    thresholds: [
      'Thresholds',
      'five numbers from 1 to 101 that do not decrease: asteroid, janitaur, malevolent, benign, planet',
    ],
  } as Readonly<Record<'mode' | 'thresholds', readonly [label: string, help: string]>>,
  reasons: {} as Phrases,
  deeds: {
    wormhole: 'take the wormhole',
    land: 'land',
    liftoff: 'lift off',
    pass: 'pass',
    play: 'begin a mission',
    test: 'begin a test mission',
    status: 'read the status',
    toggle_RNG_out: 'show or hide the random numbers',
    abort: 'give the mission up',
  } as Readonly<Record<Exclude<SimCommand['name'], 'move'>, string>>,
  flyDeed: (direction: string) => `fly ${direction}`,
  keys: {
    compass: 'arrows 1-9',
    fly: 'fly',
    look: 'look',
    wormhole: 'wormhole',
    land: 'land',
    liftoff: 'lift',
    pass: 'pass',
    lookAround: 'look around',
    flyThere: 'fly to a neighbour',
    back: 'back to the game',
    newMission: 'new mission',
  },
  /** Two kinds a line, as they are written on the board. */
  legend: [
    '! may hurt   !! the end',
    'E you        P planet',
    'Y dwarf star * giant',
    'W wormhole   O hole',
    'A asteroid   J janitaur',
    'M malevolent B benign',
  ],
  full: 'full',
  panel: {
    none: 'No mission yet',
    mission: 'mission',
    running: { play: 'play', test: 'test' },
    over: 'over',
    fuel: 'fuel',
    life: 'life',
    explorer: 'explorer',
    doing: { lost: 'lost', landed: 'landed', travelling: 'travelling' },
    at: 'at',
    place: (row: number, column: number, quadrant: number) => `${row}:${column}, quadrant ${quadrant}`,
    goal: '+ land at',
    noGoal: 'no planet yet',
    numbers: 'random numbers shown',
  },
  worth: 'A planet to land on: life with a chance of one half.',
  risk: (percent: number) => `Danger here next turn: ${percent} %.`,
  flight: (fuel: number) => `Flying there leaves you ${fuel} fuel.`,
  fatal: (reason: string) => `Flying there is the end: ${reason}.`,
  sector: (name: string, direction: string | null, things: string) =>
    `${name}${direction === null ? '' : ` (${direction})`}: ${things}.`,
  empty: 'empty',
  help: [
    [
      'arrows, 1 to 9',
      'fly in that direction; the galaxy wraps around (number pad: 7 is NW, 9 NE, 3 SE, 1 SW)',
    ],
    ['x', 'look: arrows move a cursor, Enter flies to a neighbouring sector, Esc ends it'],
    ['w   l   o', 'wormhole, land, lift off'],
    ['p   s', 'pass, status'],
    ['g', 'show the random numbers in the log, or hide them'],
    ['a', 'give the mission up; it asks first, and Enter begins another'],
    ['The aim', 'land on a planet of a yellow dwarf (Y) that has life. Stars refuel you.'],
    [
      'In a sector',
      'its four quadrants; beside its name the direction it lies in, or "full"; + a planet at a yellow dwarf, ! may hurt, !! the end',
    ],
  ] as readonly (readonly [string, string])[],
};
