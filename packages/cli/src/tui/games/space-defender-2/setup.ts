/** The equipment pages: one part at a time, with the ship that comes of the choices beside them. */
import {
  game,
  menuOf,
  PARTS,
  type Part,
  type SpaceCommand,
  selectionsOf,
  shipOf,
  type View,
} from '@quadrant/space-defender-2';
import type { Gesture, Reaction, Scene } from '../../kit.js';
import type { GameFrame, KeyLabel, PanelItem } from '../../parts/frame.js';
import { BOLD, ink, wrap } from '../../screen/canvas.js';
import { spoken } from '../../spoken.js';
import type { Crosshair } from './battle.js';

const PAGE = 50;
const DEEDS: ReadonlySet<Part> = new Set(['weapon', 'power']); // parts that do something
const { grammar } = game;

export const isSetup = (view: View): boolean => view.state !== 'in game' && view.state !== 'not started';

/** The part that is chosen now; null on the summary. */
const partOf = (view: View): Part | null => PARTS.find((part) => view.state === `${part} setup`) ?? null;

export function setupFrame({ view, live }: Scene<SpaceCommand, View>): GameFrame {
  const part = partOf(view);
  const { setup: words, keys: does } = spoken.texts.defender;
  const keys: KeyLabel[] = [
    { key: 'down', shown: '↑↓', does: does.choose },
    { key: 'right', shown: '→', does: does.next },
    { key: 'left', shown: '←', does: does.back },
    { key: 'g', does: does.start },
  ];
  if (view.state === 'not started') {
    const page = [{ text: words.none, style: BOLD }, ...(live ? [{ text: words.equip }] : [])];
    return {
      board: null,
      page,
      panel: [],
      hint: '',
      keys: live ? [{ key: 'enter', shown: spoken.shell.enter, does: does.newGame }] : [],
    };
  }
  return {
    board: null,
    page: part ? menuPage(view, part) : summaryPage(view),
    panel: shipPanel(view),
    hint: part ? words.choose(part) : words.begin,
    looking: live,
    keys: live ? (part ? keys : keys.slice(1)) : [],
  };
}

function menuPage(view: View, part: Part): { text: string; style?: number }[] {
  const entries = menuOf(part, spoken.words.defender);
  const chosen = selectionsOf(view.equipment)[part];
  return [
    {
      text: spoken.texts.defender.setup.page(PARTS.indexOf(part) + 1, PARTS.length, part),
      style: ink('bright-blue', BOLD),
    },
    { text: '' },
    ...entries.map(({ name }, i) => ({
      text: `${i === chosen ? '▸' : ' '} ${i + 1} ${name}`,
      ...(i === chosen ? { style: BOLD } : {}),
    })),
    { text: '' },
    ...wrap(entries[chosen].words, PAGE).map((text) => ({ text })),
  ];
}

function summaryPage(view: View): { text: string; style?: number }[] {
  const { parts } = spoken.texts.defender;
  const wide = Math.max(...PARTS.map((part) => parts[part].length)) + 2;
  return [
    { text: spoken.texts.defender.setup.yours, style: ink('bright-blue', BOLD) },
    { text: '' },
    ...PARTS.flatMap((part) => {
      const { name, words } = menuOf(part, spoken.words.defender)[selectionsOf(view.equipment)[part]];
      const told = DEEDS.has(part) ? wrap(words, PAGE - 2) : []; // what the others add is in the ship beside it
      return [
        { text: `${parts[part].padEnd(wide)}${name}`, style: BOLD },
        ...told.map((text) => ({ text: `  ${text}` })),
      ];
    }),
  ];
}

function shipPanel(view: View): PanelItem[] {
  const ship = shipOf(selectionsOf(view.equipment));
  const { panel: words, setup, parts } = spoken.texts.defender;
  const item = (label: string, text: string | number) => ({ label: label.padEnd(9), text: String(text) });
  return [
    { label: '', text: setup.result, style: BOLD },
    item(words.health, ship.maxHealth),
    item(words.energy, ship.maxEnergy),
    item(words.regains, setup.aTurn(ship.healthRegen, ship.energyRegen)),
    item(words.armour, ship.armour),
    item(words.vision, ship.vision),
    item(words.move, setup.cells(ship.move)),
    item(words.moveCost, setup.aCell(ship.moveCost)),
    ...PARTS.map((part) =>
      item(parts[part], menuOf(part, spoken.words.defender)[selectionsOf(view.equipment)[part]].name),
    ),
  ];
}

export function reactInSetup(
  gesture: Gesture,
  { view, live }: Scene<SpaceCommand, View>,
): Reaction<SpaceCommand, Crosshair> | null {
  if (!live || !('key' in gesture)) return null;
  const { key } = gesture;
  if (view.state === 'not started') {
    if (key !== 'enter' || view.rows === 0) return null;
    return { command: grammar.intern('play', view.rows, view.columns, ...view.thresholds) };
  }
  const part = partOf(view);
  if (key === 'right' || key === 'enter') return { command: grammar.intern('setup_next', 1) };
  if (key === 'left' || key === 'backspace') return { command: grammar.intern('setup_back', 1) };
  if (key === 'g') return { command: grammar.intern('setup_next', 5) };
  if (!part) return null;
  const count = menuOf(part, spoken.words.defender).length;
  const chosen = selectionsOf(view.equipment)[part];
  const select = (i: number) => ({ command: grammar.intern('setup_select', i + 1) });
  if (key === 'up') return select((chosen + count - 1) % count);
  if (key === 'down') return select((chosen + 1) % count);
  return /^[1-5]$/.test(key) ? select(Number(key) - 1) : null;
}
