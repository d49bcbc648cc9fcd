/** The forest: what the player sees, bumping into enemies, and the cursor that looks. */
import {
  game,
  gateFrom,
  isClose,
  type MirewoodCommand,
  type PieceView,
  playerOf,
  threats,
  type View,
} from '@quadrant/mirewood';
import type { Gesture, Reaction, TerminalScreen } from '../../kit.js';
import { type CellPicture, type Square, sameSquare, stepped } from '../../parts/board.js';
import type { GameFrame, KeyLabel, PanelItem } from '../../parts/frame.js';
import { gaugeStyle } from '../../parts/gauge.js';
import { BOLD, type Colour, ink, REVERSE, type Style, UNDERLINE } from '../../screen/canvas.js';
import { spoken } from '../../spoken.js';
import { ARROWS, here, isErrand, runErrand, type WoodLook, type WoodScene, walkTo, warning } from './walk.js';

const { grammar } = game;
const USUAL_WIDTH = 80;
const PANEL = 28; // columns that the state beside the board takes

const WALKS = 'wasd';
const GAME_KEYS = 'wasdijklfhe.';
const GLYPHS = new Map(spoken.woodSpeech.legend().map(({ id, glyph }) => [id, glyph])); // the same in every language

const BARE = '·';
const HURTS = '×';
const drawnAs = (glyph: string) => (glyph.trim() === '' ? BARE : glyph);

/** What is on the board now, for the whole of it is longer than many windows. */
function legend(view: View): readonly (readonly [glyph: string, name: string])[] {
  const there = new Set([...view.tiles.flat(), ...view.pieces.map(({ kind }) => kind)]);
  const entries = spoken.woodSpeech.legend().filter(({ id }) => there.has(id) && id !== 'empty');
  return [
    [HURTS, spoken.shell.mayHurt] as const,
    ...entries.map(({ glyph, name }) => [drawnAs(glyph), name] as const),
  ];
}

function keysOf(live: boolean, looking: boolean, wide: boolean): readonly KeyLabel[] {
  const { shell, texts } = spoken;
  const { keys } = texts.wood;
  const look: KeyLabel = { key: 'x', does: keys.look };
  if (looking)
    return [
      { key: 'x', shown: shell.arrows, does: keys.lookAround },
      ...(live ? [{ key: 'enter', shown: shell.enter, does: keys.walkThere }] : []),
      { key: 'escape', shown: shell.escape, does: keys.back },
    ];
  if (!live) return [look];
  return [
    { key: '.', shown: shell.arrows, does: keys.walk },
    { key: 'f', does: keys.shoot },
    { key: 'e', does: keys.bomb },
    { key: ' ', shown: shell.space, does: keys.wait },
    look,
    ...(wide
      ? [
          { key: 'o', does: keys.explore },
          { key: 'g', does: keys.travel },
        ]
      : []), // elsewhere the help has them
  ];
}

const TILE_COLOURS: Readonly<Record<string, Colour>> = {
  tree: 'green', rock: 'faint', edge: 'faint', goal: 'bright-yellow', quicksand: 'yellow', poison: 'magenta',
}; // biome-ignore format: a table
const ROLE_STYLES: Readonly<Record<PieceView['role'], Style>> = {
  player: ink('bright-cyan', BOLD),
  enemy: ink('bright-red', BOLD),
  projectile: ink('bright-yellow', BOLD),
};

/** As many characters a square, up to three, as the window has room for. */
function widthOf(view: View, room: number): number {
  if (3 * (view.width + 2) + PANEL <= room && room >= 100) return 3;
  return 2 * (view.width + 2) <= room ? 2 : 1;
}

function frame(
  { view, live, width = USUAL_WIDTH, threats: marked = false }: WoodScene,
  ui: WoodLook,
): GameFrame {
  const pieces = new Map(view.pieces.map((piece) => [piece.y * (view.width + 2) + piece.x, piece]));
  const wide = widthOf(view, width);
  const dangers = new Map((live && marked ? threats(view) : []).map((each) => [`${each.x},${each.y}`, each]));
  const hurtsAt = ({ column, row }: Square): boolean => {
    const { pool = null, damage = 0 } = dangers.get(`${column},${row}`) ?? {};
    return dangers.has(`${column},${row}`) && (pool === null || damage > 0);
  };
  const at = (square: Square): CellPicture => {
    const piece = pieces.get(square.row * (view.width + 2) + square.column);
    const tile = view.tiles[square.row][square.column];
    const hurts = (!piece || piece.role === 'player') && hurtsAt(square);
    const bare = !piece && tile === 'empty';
    const beside = hurts && !bare; // what stands there stays in sight
    const glyph = piece?.glyph ?? (hurts && bare ? HURTS : drawnAs(GLYPHS.get(tile)!));
    const style = piece
      ? ROLE_STYLES[piece.role]
      : bare
        ? ink(hurts ? 'red' : 'faint')
        : ink(TILE_COLOURS[tile] ?? 'bright-green');
    const pointed = ui.looking && sameSquare(square, ui.at);
    if (wide === 1)
      return { lines: [glyph], style: style | (pointed ? REVERSE : 0) | (beside ? UNDERLINE : 0) };
    return {
      lines: [pointed ? `[${glyph}]` : `${beside ? HURTS : ' '}${glyph} `.slice(0, wide)],
      style: pointed ? style | REVERSE : style,
    };
  };
  const focus = ui.looking ? ui.at : here(view);
  return {
    board: {
      columns: view.width + 2,
      rows: view.height + 2,
      cellWidth: wide,
      cellHeight: 1,
      columnNames: [],
      rowNames: [],
      focus,
      at,
    },
    panel: panel(view),
    looking: ui.looking,
    hint: [
      ui.looking ? spoken.woodSpeech.look(view, ui.at.column, ui.at.row) : live ? asked(view) : '',
      ...warning(dangers.get(`${focus.column},${focus.row}`)),
    ].join(' '),
    keys: keysOf(live, ui.looking, width > USUAL_WIDTH),
    legend: legend(view),
  };
}

function asked(view: View): string {
  const piece = playerOf(view);
  return spoken.texts.wood.asked(view.players.length > 1 ? piece.glyph : null, piece.facing);
}

function panel(view: View): PanelItem[] {
  const { panel: words, effects: named, facing } = spoken.texts.wood;
  const items: PanelItem[] = [
    { label: words.level, text: words.levelOf(view.level, view.levels, view.name) },
    ...gate(view),
  ];
  for (const player of view.players) {
    const effects = Object.entries(player.effects).flatMap(([name, turns]) =>
      turns > 0 ? `${named[name] ?? name} ${turns}` : [],
    );
    const asked = view.players.length > 1 && player.seat === view.asked ? ' <' : '';
    items.push({
      label: '',
      text: player.alive ? `${player.glyph}${asked}` : words.dead(player.glyph),
      style: ink('bright-cyan', BOLD),
    });
    items.push({ label: words.health, text: String(player.health), style: gaugeStyle(player.health, 4) });
    items.push({ label: words.score, text: String(player.score) });
    items.push({ label: words.bombs, text: String(player.bombs) });
    items.push({ label: words.faces, text: facing[player.facing] });
    if (effects.length > 0) items.push({ label: '', text: effects.join(', '), style: ink('yellow') });
  }
  return items;
}

/** `gate: 43 right, 28 down`; nothing for the dead, who are nowhere. */
function gate(view: View): PanelItem[] {
  const way = playerOf(view).alive ? gateFrom(view) : null;
  if (!way) return [];
  const [right, down] = way;
  const { panel: words, facing } = spoken.texts.wood;
  const parts = [
    ...(right === 0 ? [] : [`${Math.abs(right)} ${facing[right > 0 ? 'right' : 'left']}`]),
    ...(down === 0 ? [] : [`${Math.abs(down)} ${facing[down > 0 ? 'down' : 'up']}`]),
  ];
  return [{ label: words.gate, text: parts.join(', ') || words.here, style: ink('bright-yellow') }];
}

function react(gesture: Gesture, scene: WoodScene, ui: WoodLook): Reaction<MirewoodCommand, WoodLook> | null {
  const { view, live } = scene;
  if ('square' in gesture) {
    const again = ui.looking && sameSquare(gesture.square, ui.at);
    return again && live ? walkTo(scene, gesture.square) : { ui: { at: gesture.square, looking: true } };
  }
  const { key } = gesture;
  if (key === 'x') return { ui: { at: here(view), looking: !ui.looking } };
  if (ui.looking) {
    if (key === 'enter' && live) return walkTo(scene, ui.at);
    if (key === 'escape' || key === 'enter') return { ui: { at: here(view), looking: false } };
    const at = stepped(ui.at, key, { columns: view.width + 2, rows: view.height + 2 });
    if (at) return { ui: { at, looking: true } };
  }
  if (!live) return null;
  if (isErrand(key)) return runErrand(scene, key);
  const typed = ARROWS[key] ?? key;
  if (typed.length !== 1 || !GAME_KEYS.includes(typed)) return null;
  const press = spoken.woodSpeech.preview(view, typed);
  if ('hint' in press) return { words: press.hint };
  const command = grammar.intern(press.send);
  if (press.words) return { command, words: press.words };
  return WALKS.includes(typed) && !isClose(view) ? { command, steady: true } : { command };
}

export const screen: TerminalScreen<MirewoodCommand, View, WoodLook> = {
  start: (view) => ({ at: here(view), looking: false }),
  after: (_, { view }) => ({ at: here(view), looking: false }),
  frame,
  react,
  help: () => [
    ...spoken.texts.wood.help,
    ...spoken.woodSpeech
      .legend()
      .map(({ glyph, name, about }) => [drawnAs(glyph), `${name}. ${about}`] as const),
  ],
};
