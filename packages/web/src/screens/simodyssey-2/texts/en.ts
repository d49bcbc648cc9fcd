/** What the screen of SimOdyssey 2 says beside the game's own words, in English. */
import type { Direction, Mode } from '@quadrant/simodyssey-2';

const DIRECTION_NAMES: Readonly<Record<Direction, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};
const percent = (share: number) => `${Math.round(100 * share)} %`;
const turns = (n: number) => `${n} ${n === 1 ? 'turn' : 'turns'}`;

export const texts = {
  state: 'explorer',
  first:
    'Fly to a lit sector: each flight burns fuel, and stars refuel. Land where a planet has settled at a yellow dwarf, and find the one with life.',
  board: (rows: number, columns: number) =>
    `Galaxy, ${rows} rows of ${columns} sectors, four quadrants each; its edges meet`,
  goalName: 'Goal:',
  aim: 'land on a planet with life.',
  chances: (planets: number) => `${planets} ${planets === 1 ? 'chance' : 'chances'} in sight.`,
  planet: 'planet',
  nearest: ([row, column]: readonly [number, number], flights: number, reached: boolean) =>
    `Nearest: sector ${row}:${column}, ${flights} ${flights === 1 ? 'flight' : 'flights'}${reached ? '' : '; refuel at a star first'}.`,
  landHere: 'A planet has settled here: land, and look for life.',
  waitHere: 'A yellow dwarf with a planet: wait until it has settled, then land.',
  noGoal: 'No yellow dwarf has a planet now: stay near a star, and alive.',
  fuel: (units: number) => `${units} fuel`,
  ring: (flights: number) => `${flights} fuel`,
  /** A planet that is not known to have settled has a question mark. */
  life: (settled: boolean, life: number) => (settled ? `${Math.round(100 * life)}%` : '?'),
  oneIn: (share: number) => (share > 0.5 ? `${Math.round(100 * share)}%` : `1 in ${Math.round(1 / share)}`),
  risk: (hurt: number, lost: number) =>
    lost > 0
      ? `${percent(hurt)} that it hurts, ${percent(lost)} that it is the end.`
      : `${percent(hurt)} that it costs a life.`,
  landThere: 'You could land there: life with a chance of one half.',
  refuel: 'Refuel within reach',
  starAt: ([row, column]: readonly [number, number], direction: Direction) =>
    `${row}:${column}, ${direction}`,
  withPlanet: (fuel: string) => `${fuel}, a planet`,
  flyEach: 'Fly, 1 fuel each',
  hatched: 'Hatched ways can cost a life or the mission.',
  reach: (flights: number) => `${flights} ${flights === 1 ? 'flight' : 'flights'}`,
  tip: {
    title: (direction: Direction, [row, column]: readonly [number, number]) =>
      `Fly ${direction} to ${row}:${column}`,
    cost: '−1 fuel',
    after: (fuel: number) => `Arrive with ${fuel} fuel`,
    land: 'You could land there',
    end: (cause: string) => `The end: ${cause}`,
    risk: (hurt: number, lost: number) =>
      lost > 0
        ? `${percent(hurt)} that it hurts, ${percent(lost)} the end`
        : `${percent(hurt)} that it costs a life`,
    deed: 'Fly',
  },
  between: 'No mission is under way at this point of the run.',
  sector: (row: number, column: number, names: readonly string[]) =>
    `Sector ${row}:${column}: ${names.length > 0 ? names.join(', ') : 'empty'}`,
  landed: 'landed',

  fly: (direction: Direction) => `Fly ${DIRECTION_NAMES[direction]}`,
  flight: (direction: Direction, fuel: number, around: boolean) =>
    `Press to fly ${DIRECTION_NAMES[direction]}${around ? ', around the edge' : ''}: ${fuel} fuel on arrival.`,
  fatal: (direction: Direction, end: string) =>
    `To fly ${DIRECTION_NAMES[direction]} would be the end: ${end}.`,
  far: 'Too far: you fly to one of the eight sectors around you.',
  flyDeed: (direction: Direction) => `fly ${DIRECTION_NAMES[direction]}`,
  deeds: { land: 'land', liftoff: 'lift off', wormhole: 'enter the wormhole', pass: 'pass' } as Readonly<
    Record<string, string>
  >,
  here: { land: 'Press to land.', liftoff: 'Press to lift off.', wormhole: 'Press to enter the wormhole.' },
  idle: 'You are here: nothing to land on or to travel through.',

  wormhole: 'Wormhole',
  land: 'Land',
  liftoff: 'Lift off',
  pass: 'Pass',
  abort: 'Abort',
  another: 'Fly another mission',
  anotherAbout: 'a new galaxy',
  compass: 'Compass',
  rng: 'Show the random numbers',
  doing: { landed: 'landed', travelling: 'travelling', lost: 'lost' },
  place: ([row, column, quadrant]: readonly [number, number, number]) =>
    `sector ${row}:${column}, quadrant ${quadrant}`,
  inSector: (key: string) => `In sector ${key}`,
  nothing: 'Nothing.',
  allEntities: (count: number) => `All ${count} in the galaxy`,
  legend: 'What is out there',

  mission: 'Mission',
  missions: { play: 'Usual', test: 'Test' } satisfies Record<Mode, string>,
  missionAbout: {
    play: 'Find a planet with life. You see the board and your own state.',
    test: 'Choose what the galaxy is made of; everything about everything is shown.',
  } satisfies Record<Mode, string>,
  thresholds: 'Thresholds',
  thresholdsAbout:
    'A number from 1 to 100 is drawn for each thing that might be there. Below the first threshold it is an asteroid, else below the second a janitaur, and so on; none may be lower than the one before.',
  odds: 'The galaxy at its start',
  oddsRow: (percent: number) => `${percent} %`,
  oddsExpected: (expected: number) => expected.toFixed(1),
  chance: 'Chance',
  atStart: 'Expected',
  start: 'Start',

  won: (n: number) => `Life found in ${turns(n)}!`,
  lost: (reason: string, n: number) => `The explorer is ${reason}, after ${turns(n)}.`,
  aborted: (n: number) => `The mission was aborted after ${turns(n)}.`,
  resultTitles: { won: 'You found life', lost: 'The explorer is lost', aborted: 'The mission was aborted' },
  wonWhy: 'The planet you landed on is alive.',
  lostWhy: (reason: string) => (reason ? `You were ${reason}.` : 'The mission ended.'),
  move: (counted: string) => `${counted} move.`,
  drew: (count: number) => `${count} random numbers are drawn.`,

  meters: { fuel: 'Fuel', life: 'Life' },
  rows: { turns: 'turns of the mission', fuelLeft: 'fuel left', lifeLeft: 'life left' },
  keys: {
    wormhole: 'enter the wormhole',
    land: 'land',
    liftoff: 'lift off',
    pass: 'pass',
    rng: 'random numbers shown or hidden',
    abort: 'abort the mission',
    another: 'fly another mission',
    fly: (direction: Direction) => `fly ${DIRECTION_NAMES[direction]}`,
  },
  dangers: { end: 'the end', asteroid: 'asteroid', life: '−1 life', noFuel: 'no fuel' },
};
