/** The battle: the board with a cursor that shows what a move there would cost, or why it would be refused. */
import {
  game,
  legend,
  meetings,
  nameIn,
  preview,
  ROW_LETTERS,
  type SpaceCommand,
  selectionsOf,
  standard,
  threats,
  type View,
} from '@quadrant/space-defender-2';
import type { Gesture, Reaction, Scene } from '../../kit.js';
import { type CellPicture, type Square, sameSquare, stepped } from '../../parts/board.js';
import type { GameFrame, KeyLabel, PanelItem } from '../../parts/frame.js';
import { gauge, gaugeStyle } from '../../parts/gauge.js';
import { BOLD, type Colour, ink, REVERSE } from '../../screen/canvas.js';
import { spoken, told } from '../../spoken.js';

/** Where the cursor points. */
export type Crosshair = Square;

const { grammar } = game;
const USUAL_WIDTH = 80;
const EMPTY = '_';

const GLYPH_COLOURS: Readonly<Record<string, Colour>> = {
  S: 'bright-blue', X: 'bright-red', '*': 'bright-cyan', '<': 'bright-yellow', '?': 'faint', _: 'faint', '·': 'green', '+': 'bright-green', '!': 'red',
}; // biome-ignore format: a table

export const aimAtShip = (view: View): Crosshair =>
  view.board.length === 0
    ? { column: 0, row: 0 }
    : { column: Number(view.ship.cell.slice(1)) - 1, row: view.ship.cell.charCodeAt(0) - 65 };

const moveTo = ({ row, column }: Square): SpaceCommand =>
  grammar.intern('move', ROW_LETTERS[row], column + 1);
const nameOf = ({ row, column }: Square) => `${ROW_LETTERS[row]}${column + 1}`;

function keysOf(playing: boolean, live: boolean): readonly KeyLabel[] {
  const { shell, texts } = spoken;
  const { keys } = texts.defender;
  if (!playing) return live ? [{ key: 'enter', shown: shell.enter, does: keys.another }] : [];
  return [
    { key: 'enter', shown: `${shell.arrows} ${shell.enter}`, does: keys.move },
    { key: 'f', does: keys.fire },
    { key: 's', does: keys.special },
    { key: 'p', does: keys.pass },
    { key: 'd', does: keys.debug },
  ];
}

/** What the marks mean, and what is on the board now. */
function legendOf({ board }: View): readonly (readonly [glyph: string, name: string])[] {
  const there = new Set(board.flatMap((row) => [...row]));
  const entries = [...legend(spoken.words.defender)].filter(([glyph]) => there.has(glyph) && glyph !== EMPTY);
  return [
    ['!', spoken.shell.mayHurt] as const,
    ['·', spoken.texts.defender.inReach] as const,
    ...entries.map(([glyph, { name }]) => [glyph, name] as const),
  ];
}

const COMMANDS: Readonly<Record<string, SpaceCommand>> = {
  f: grammar.intern('fire'),
  s: grammar.intern('special'),
  p: grammar.intern('pass'),
  d: grammar.intern('toggle_debug_mode'),
};
const GIVE_UP = { key: 'x', command: grammar.intern('abort') } as const;

export function battleFrame(scene: Scene<SpaceCommand, View>, aim: Crosshair): GameFrame {
  const { view, live } = scene;
  const playing = live && view.state === 'in game';
  const reach = new Set(
    playing ? scene.legal.filter((c) => c.name === 'move').map((c) => c.args.join('')) : [],
  );
  const path = new Set(playing ? preview(view, moveTo(aim)).cells : []);
  const harm = playing && scene.threats ? threats(view) : new Map<string, number>();
  const wide = view.columns * 3 + 2 <= (scene.width ?? USUAL_WIDTH) ? 3 : 2;
  const at = (square: Square): CellPicture => {
    const seen = view.board[square.row][square.column];
    const cell = nameOf(square);
    const empty = seen === EMPTY;
    const hurts = empty && (harm.get(cell) ?? 0) > 0;
    const glyph = empty && path.has(cell) ? '+' : hurts ? '!' : empty && reach.has(cell) ? '·' : seen;
    const pointed = playing && sameSquare(square, aim);
    const style = ink(GLYPH_COLOURS[glyph] ?? 'bright-red', /[A-Z*<+]/.test(glyph) ? BOLD : 0);
    const text = pointed ? `[${glyph}]` : ` ${glyph} `.slice(0, wide);
    return { lines: [text], style: pointed ? style | REVERSE : style };
  };
  return {
    board: {
      columns: view.columns,
      rows: view.rows,
      cellWidth: wide,
      cellHeight: 1,
      columnNames: Array.from({ length: view.columns }, (_, i) =>
        wide === 3 ? String(i + 1) : i % 5 === 4 || i === 0 ? String(i + 1).padStart(wide) : '',
      ),
      rowNames: ROW_LETTERS.slice(0, view.rows),
      focus: aim,
      at,
    },
    panel: panelOf(view),
    hint: playing ? [describe(view, aim), ...danger(harm.get(nameOf(aim))), advice(view, aim)].join(' ') : '',
    legend: legendOf(view),
    keys: keysOf(playing, live),
  };
}

const danger = (damage = 0): string[] => (damage > 0 ? [spoken.texts.defender.danger(damage)] : []);

function panelOf(view: View): PanelItem[] {
  const { ship, equipment } = view;
  const selections = selectionsOf(equipment);
  const weapon = standard.weapons[selections.weapon];
  const power = standard.powers[selections.power];
  const { panel: words, moves, shot, power: powerOf } = spoken.texts.defender;
  const named = (name: string) => nameIn(spoken.words.defender, name);
  return [
    {
      label: words.health,
      text: gauge(ship.health, ship.maxHealth),
      style: gaugeStyle(ship.health, ship.maxHealth),
    },
    {
      label: words.energy,
      text: gauge(ship.energy, ship.maxEnergy),
      style: gaugeStyle(ship.energy, ship.maxEnergy),
    },
    { label: words.regains, text: `${ship.healthRegen}/${ship.energyRegen}` },
    { label: words.armour, text: String(ship.armour) },
    { label: words.vision, text: String(ship.vision) },
    { label: words.move, text: moves(ship.move, ship.moveCost) },
    { label: words.fire, text: shot(named(weapon.name), weapon.damage, weapon.cost, weapon.paidIn) },
    {
      label: words.special,
      text: powerOf(named(power.name), spoken.words.defender.prices[power.price] ?? power.price),
    },
    { label: words.score, text: String(view.score), style: BOLD },
    ...(view.debug ? [{ label: '', text: words.debug, style: ink('yellow', BOLD) }] : []),
  ];
}

/** What the player may know of a cell. */
function describe(view: View, aim: Crosshair): string {
  const texts = spoken.texts.defender;
  const cell = nameOf(aim);
  const name = legend(spoken.words.defender).get(view.board[aim.row][aim.column])?.name ?? '';
  const enemy = view.enemies.find((e) => e.cell === cell);
  const shot = view.projectiles.find((p) => p.cell === cell);
  const details = enemy
    ? texts.enemy(enemy.health, enemy.maxHealth, enemy.armour, enemy.sees)
    : shot
      ? texts.projectile(shot.damage, shot.move)
      : '';
  return texts.cell(cell, name, details);
}

function advice(view: View, aim: Crosshair): string {
  const move = preview(view, moveTo(aim));
  if (move.refusal)
    return move.refusal.code === 'already-there' ? '' : told(move.refusal, spoken.words.defender.refusals);
  const { preview: cost, meets } = spoken.texts.defender;
  let { health } = view.ship;
  const warnings = meetings(view, move.cells).map(({ name, cell, damage }) => {
    health -= damage;
    return meets(nameIn(spoken.words.defender, name), cell, damage, health);
  });
  return [cost(move.cells.length, move.energy), ...warnings].join(' ');
}

export function reactInBattle(
  gesture: Gesture,
  { view, live }: Scene<SpaceCommand, View>,
  aim: Crosshair,
): Reaction<SpaceCommand, Crosshair> | null {
  if (!live) return null;
  if (view.state !== 'in game') {
    if (!('key' in gesture) || gesture.key !== 'enter') return null;
    return { command: grammar.intern('play', view.rows, view.columns, ...view.thresholds) };
  }
  if ('square' in gesture) {
    return sameSquare(gesture.square, aim) ? { command: moveTo(aim) } : { ui: gesture.square };
  }
  const { key } = gesture;
  const next = stepped(aim, key, view);
  if (next) return { ui: next };
  if (key === 'enter' || key === ' ') return { command: moveTo(aim) };
  if (key === 'c') return { ui: aimAtShip(view) };
  if (key === GIVE_UP.key) return { command: GIVE_UP.command, givesUp: true };
  return COMMANDS[key] ? { command: COMMANDS[key] } : null;
}
