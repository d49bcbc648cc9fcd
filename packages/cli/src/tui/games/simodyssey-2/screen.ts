/** The galaxy: sectors with their four quadrants, a compass, and a cursor that looks. */
import { phrase } from '@quadrant/kernel';
import {
  DIRECTIONS,
  type Direction,
  type EntityView,
  game,
  landings,
  type Outlook,
  outlooks,
  preview,
  type SimCommand,
  sectorTowards,
  usualThresholds,
  type View,
} from '@quadrant/simodyssey-2';
import type { Gesture, Reaction, Scene, TerminalScreen } from '../../kit.js';
import { type CellPicture, type Square, sameSquare, stepped } from '../../parts/board.js';
import type { GameFrame, KeyLabel, PanelItem } from '../../parts/frame.js';
import { gauge, gaugeStyle } from '../../parts/gauge.js';
import { BOLD, ink, REVERSE } from '../../screen/canvas.js';
import { spoken } from '../../spoken.js';

/** The sector looked at; `looking` while the arrows move it instead of the explorer. */
interface Look {
  readonly at: Square;
  readonly looking: boolean;
}

const { grammar } = game;
const FREE = '-'; // a quadrant
const EMPTY = '----';

/** What the coming turn may do in a sector, by `row,column`. */
type Dangers = ReadonlyMap<string, Outlook>;
const dangerMark = ({ hurt, lost }: Pick<Outlook, 'hurt' | 'lost'> = { hurt: 0, lost: 0 }): string =>
  lost === 1 ? '!!' : hurt > 0 ? '!' : '';

/** Keys of the compass: arrows, the number pad with and without Num Lock. */
const COMPASS: Readonly<Record<string, Direction>> = {
  up: 'N', right: 'E', down: 'S', left: 'W', 8: 'N', 9: 'NE', 6: 'E', 3: 'SE', 2: 'S', 1: 'SW', 4: 'W', 7: 'NW',
  pageup: 'NE', pagedown: 'SE', end: 'SW', home: 'NW',
}; // biome-ignore format: a table
const COMMANDS: Readonly<Record<string, SimCommand>> = {
  w: grammar.intern('wormhole'),
  l: grammar.intern('land'),
  o: grammar.intern('liftoff'),
  p: grammar.intern('pass'),
  5: grammar.intern('pass'),
  '.': grammar.intern('pass'),
  s: grammar.intern('status'),
  g: grammar.intern('toggle_RNG_out'),
};
const GIVE_UP = { key: 'a', command: grammar.intern('abort') } as const;
function keysOf(playing: boolean, live: boolean, looking: boolean): readonly KeyLabel[] {
  const { shell, texts } = spoken;
  const { keys } = texts.odyssey;
  const look: KeyLabel = { key: 'x', does: keys.look };
  if (looking)
    return [
      { key: 'x', shown: shell.arrows, does: keys.lookAround },
      ...(playing ? [{ key: 'enter', shown: shell.enter, does: keys.flyThere }] : []),
      { key: 'escape', shown: shell.escape, does: keys.back },
    ];
  if (!playing) return live ? [{ key: 'enter', shown: shell.enter, does: keys.newMission }, look] : [];
  return [
    { key: '5', shown: keys.compass, does: keys.fly },
    look,
    { key: 'w', does: keys.wormhole },
    { key: 'l', does: keys.land },
    { key: 'o', does: keys.liftoff },
    { key: 'p', does: keys.pass },
  ];
}

const explorerSquare = ({ explorer }: View): Square | null =>
  explorer?.at ? { column: explorer.at[1] - 1, row: explorer.at[0] - 1 } : null;
const here = (view: View): Square => explorerSquare(view) ?? { column: 0, row: 0 };

/** For each direction the sector it leads to. */
function ways(view: View): { direction: Direction; square: Square }[] {
  const from = explorerSquare(view);
  if (!from || !view.inMission) return [];
  return DIRECTIONS.map((direction) => {
    const [row, column] = sectorTowards(view, [from.row + 1, from.column + 1], direction);
    return { direction, square: { column: column - 1, row: row - 1 } };
  });
}

const wayTo = (view: View, square: Square) => ways(view).find((way) => sameSquare(way.square, square));
const lettersAt = (view: View, { row, column }: Square) => view.sectors[row * view.columns + column];

function frame(scene: Scene<SimCommand, View>, look: Look): GameFrame {
  const { view, live } = scene;
  const playing = live && view.inMission;
  const open = new Set(
    playing ? scene.legal.filter((c) => c.name === 'move').map((c) => String(c.args[0])) : [],
  );
  const dangers: Dangers = new Map(
    (playing && scene.threats ? outlooks(view) : []).map((outlook) => [outlook.sector.join(), outlook]),
  );
  const goals = playing ? goalsIn(view) : new Set<string>();
  const at = (square: Square): CellPicture => {
    const goal = goals.has(`${square.row + 1},${square.column + 1}`);
    const danger = dangerMark(dangers.get(`${square.row + 1},${square.column + 1}`));
    const way = playing ? wayTo(view, square) : undefined;
    const letters = lettersAt(view, square);
    const closed = letters.includes(FREE) ? '' : spoken.texts.odyssey.full; // nobody flies who has landed
    const mark = way ? (open.has(way.direction) ? way.direction : closed) : '';
    const mine = letters.includes('E');
    const pointed = look.looking && sameSquare(square, look.at);
    const name = `${square.row + 1}:${square.column + 1} ${mark}${goal ? '+' : ''}${danger}`;
    const box = pointed ? `[${letters}]` : mine ? `>${letters}<` : ` ${letters} `;
    const colour = mine ? ink('bright-yellow', BOLD) : letters === EMPTY ? ink('faint') : ink('plain');
    return { lines: [name.padEnd(9), box.padEnd(9)], style: pointed ? colour | REVERSE : colour };
  };
  return {
    board: {
      columns: view.columns,
      rows: view.rows,
      cellWidth: 10,
      cellHeight: 2,
      columnNames: [],
      rowNames: [],
      focus: look.at,
      at,
    },
    panel: panel(view),
    looking: look.looking,
    hint:
      view.inMission || look.looking
        ? described(view, look.looking ? look.at : here(view), dangers, open).join(' ')
        : '',
    keys: keysOf(playing, live, look.looking),
  };
}

/** Sectors with a planet that it may be worth to land on. */
const goalsIn = (view: View): ReadonlySet<string> =>
  new Set(landings(view).map(({ at }) => at.slice(0, 2).join()));

function panel(view: View): PanelItem[] {
  const { explorer } = view;
  const { panel: words, legend } = spoken.texts.odyssey;
  if (!explorer) return [{ label: '', text: words.none }];
  const doing = explorer.at === null ? 'lost' : explorer.landed ? 'landed' : 'travelling';
  return [
    {
      label: words.mission,
      text: view.inMission ? words.running[view.mode!] : words.over,
      style: BOLD,
    },
    {
      label: words.fuel,
      text: gauge(explorer.fuel, explorer.mostFuel),
      style: gaugeStyle(explorer.fuel, explorer.mostFuel),
    },
    {
      label: words.life,
      text: gauge(explorer.life, explorer.mostLife),
      style: gaugeStyle(explorer.life, explorer.mostLife),
    },
    { label: words.explorer, text: words.doing[doing] },
    ...(explorer.at ? [{ label: words.at, text: words.place(...explorer.at) }] : []),
    ...(view.inMission ? [goal(view)] : []),
    ...(view.rngShown ? [{ label: '', text: words.numbers }] : []),
    ...legend.map((text) => ({ label: '', text, style: ink('faint') })),
  ];
}

/** What to fly for, by what is known. */
function goal(view: View): PanelItem {
  const { goal: label, noGoal } = spoken.texts.odyssey.panel;
  const names = [...goalsIn(view)].map((sector) => sector.replace(',', ':'));
  return names.length > 0
    ? { label, text: names.join(', '), style: ink('bright-green', BOLD) }
    : { label, text: noGoal, style: ink('faint') };
}

/** The same with what may come of it: a landing, the fuel left after a flight there, harm. */
function described(view: View, square: Square, dangers: Dangers, open: ReadonlySet<string>): string[] {
  const key = `${square.row + 1},${square.column + 1}`;
  const worth = landings(view).some(({ at, settled }) => settled && at.slice(0, 2).join() === key);
  const flight = preview(view).find(({ sector, direction }) => sector.join() === key && open.has(direction));
  const { hurt = 0 } = dangers.get(key) ?? {};
  const texts = spoken.texts.odyssey;
  const told = [describe(view, square), ...(worth ? [texts.worth] : [])];
  if (flight && flight.end !== null)
    return [...told, texts.fatal(phrase(texts.reasons, flight.end) ?? flight.end)];
  return [
    ...told,
    ...(flight ? [texts.flight(flight.fuel)] : []),
    ...(hurt > 0 ? [texts.risk(Math.round(100 * hurt))] : []),
  ];
}

/** What is in a sector, as far as the player may know. */
function describe(view: View, square: Square): string {
  const isHere = ({ at }: EntityView) => at[0] === square.row + 1 && at[1] === square.column + 1;
  const known =
    view.mode === 'test'
      ? view.entities.filter(isHere).map((entity) => spoken.odysseySpeech.describe(entity))
      : [...lettersAt(view, square)].flatMap((letter) =>
          letter === FREE ? [] : (spoken.odysseySpeech.legend.get(letter)?.name ?? []),
        );
  const way = wayTo(view, square);
  const { sector, empty } = spoken.texts.odyssey;
  return sector(`${square.row + 1}:${square.column + 1}`, way?.direction ?? null, known.join('; ') || empty);
}

function react(
  gesture: Gesture,
  { view, live, outcome }: Scene<SimCommand, View>,
  look: Look,
): Reaction<SimCommand, Look> | null {
  if (!live) return null;
  if ('square' in gesture) return clicked(view, gesture.square, look);
  const { key } = gesture;
  if (key === 'x' || (key === 'escape' && look.looking))
    return { ui: { at: here(view), looking: !look.looking } };
  if (look.looking) {
    const at = stepped(look.at, key, view);
    if (at) return { ui: { at, looking: true } };
    if (key === 'enter') return clicked(view, look.at, look);
  }
  if (!view.inMission && key === 'enter') return { command: again(view) };
  if (outcome && !view.inMission) return null;
  const direction = COMPASS[key];
  if (direction) return { command: grammar.intern('move', direction) };
  if (key === GIVE_UP.key) return { command: GIVE_UP.command, givesUp: true };
  return COMMANDS[key] ? { command: COMMANDS[key] } : null;
}

/** A neighbouring sector pointed at twice is flown to. */
function clicked(view: View, square: Square, look: Look): Reaction<SimCommand, Look> {
  const way = wayTo(view, square);
  if (way && look.looking && sameSquare(square, look.at))
    return { command: grammar.intern('move', way.direction) };
  return { ui: { at: square, looking: true } };
}

const again = (view: View): SimCommand =>
  view.mode === 'test' ? grammar.intern('test', ...usualThresholds) : grammar.intern('play');

export const screen: TerminalScreen<SimCommand, View, Look> = {
  start: (view) => ({ at: here(view), looking: false }),
  after: (_, { view }) => ({ at: here(view), looking: false }),
  frame,
  react,
  help: () => [
    ...spoken.texts.odyssey.help,
    ...[...spoken.odysseySpeech.legend].map(
      ([letter, { name, words }]) => [letter, `${name}. ${words}`] as const,
    ),
  ],
};
