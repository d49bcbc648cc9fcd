/** The battle: the board with a cursor that shows what a move there would cost, or why it would be refused. */
import {
  game,
  legend,
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
import { spoken } from '../../spoken.js';

/** Where the cursor points. */
export type Crosshair = Square;

const { grammar } = game;
const USUAL_WIDTH = 80;

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

export const battleKeys: readonly (readonly [string, string])[] = [
  ['arrows', 'aim; the line below the log says what is there and what a move would cost'],
  ['Enter', 'move where you aim'],
  ['f   s   p', 'fire, use the special power, pass'],
  ['c', 'aim at the ship again'],
  ['d', 'debug view: everything is shown'],
  ['x', 'leave the game (abort)'],
];

const KEYS: readonly KeyLabel[] = [
  { key: 'enter', shown: 'arrows Enter', does: 'move' },
  { key: 'f', does: 'fire' },
  { key: 's', does: 'special' },
  { key: 'p', does: 'pass' },
  { key: 'd', does: 'debug' },
];

const LEGEND = [
  ['!', 'may hurt next turn'] as const,
  ...[...legend(spoken.defender)].map(([glyph, { name }]) => [glyph, name] as const),
];

const COMMANDS: Readonly<Record<string, SpaceCommand>> = {
  f: grammar.intern('fire'),
  s: grammar.intern('special'),
  p: grammar.intern('pass'),
  d: grammar.intern('toggle_debug_mode'),
  x: grammar.intern('abort'),
};

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
    const empty = seen === '_';
    const hurts = empty && (harm.get(cell) ?? 0) > 0;
    const glyph = empty && path.has(cell) ? '+' : hurts ? '!' : empty && reach.has(cell) ? '·' : seen;
    const pointed = playing && sameSquare(square, aim);
    const style = ink(GLYPH_COLOURS[glyph] ?? 'bright-red', /[A-Z*<+]/.test(glyph) ? BOLD : 0);
    const text = pointed ? `[${glyph}]` : ` ${glyph} `;
    return { lines: [text.slice(0, wide)], style: pointed ? style | REVERSE : style };
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
    legend: LEGEND,
    keys: playing ? KEYS : live ? [{ key: 'enter', shown: 'Enter', does: 'another game' }] : [],
  };
}

const danger = (damage = 0): string[] => (damage > 0 ? [`Next turn −${damage} health here.`] : []);

function panelOf(view: View): PanelItem[] {
  const { ship, equipment } = view;
  const selections = selectionsOf(equipment);
  const weapon = standard.weapons[selections.weapon];
  const power = standard.powers[selections.power];
  return [
    {
      label: 'health',
      text: gauge(ship.health, ship.maxHealth),
      style: gaugeStyle(ship.health, ship.maxHealth),
    },
    {
      label: 'energy',
      text: gauge(ship.energy, ship.maxEnergy),
      style: gaugeStyle(ship.energy, ship.maxEnergy),
    },
    { label: 'regains', text: `${ship.healthRegen}/${ship.energyRegen}` },
    { label: 'armour', text: String(ship.armour) },
    { label: 'vision', text: String(ship.vision) },
    { label: 'move', text: `${ship.move} at ${ship.moveCost}` },
    { label: 'fire', text: `${weapon.name} ${weapon.damage} for ${weapon.cost} ${weapon.paidIn}` },
    { label: 'special', text: `${power.name}, ${power.price}` },
    { label: 'score', text: String(view.score), style: BOLD },
    ...(view.debug ? [{ label: '', text: 'DEBUG: no fog', style: ink('yellow', BOLD) }] : []),
  ];
}

/** What the player may know of a cell. */
function describe(view: View, aim: Crosshair): string {
  const cell = nameOf(aim);
  const name = legend(spoken.defender).get(view.board[aim.row][aim.column])?.name ?? '';
  const enemy = view.enemies.find((e) => e.cell === cell);
  const shot = view.projectiles.find((p) => p.cell === cell);
  const details = enemy
    ? `, health ${enemy.health}/${enemy.maxHealth}, armour ${enemy.armour}${enemy.sees ? ', sees you' : ''}`
    : shot
      ? `, damage ${shot.damage}, moves ${shot.move}`
      : '';
  return `${cell}: ${name}${details}.`;
}

function advice(view: View, aim: Crosshair): string {
  const move = preview(view, moveTo(aim));
  if (move.refusal) return move.refusal.code === 'already-there' ? '' : move.refusal.words;
  return `Move: ${move.cells.length} ${move.cells.length === 1 ? 'cell' : 'cells'}, ${move.energy} energy.`;
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
  return COMMANDS[key] ? { command: COMMANDS[key] } : null;
}
