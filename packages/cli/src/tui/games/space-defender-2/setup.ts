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
const { grammar } = game;

export const isSetup = (view: View): boolean => view.state !== 'in game' && view.state !== 'not started';

/** The part that is chosen now; null on the summary. */
const partOf = (view: View): Part | null => PARTS.find((part) => view.state === `${part} setup`) ?? null;

export function setupFrame({ view, live }: Scene<SpaceCommand, View>): GameFrame {
  const part = partOf(view);
  const keys: KeyLabel[] = [
    { key: 'down', shown: '↑↓', does: 'choose' },
    { key: 'right', shown: '→', does: 'next' },
    { key: 'left', shown: '←', does: 'back' },
    { key: 'g', does: 'start' },
  ];
  if (view.state === 'not started') {
    const page = [
      { text: 'No game is running.', style: BOLD },
      { text: 'Enter equips a ship for a new one.' },
    ];
    return {
      board: null,
      page,
      panel: [],
      hint: '',
      keys: live ? [{ key: 'enter', shown: 'Enter', does: 'new game' }] : [],
    };
  }
  return {
    board: null,
    page: part ? menuPage(view, part) : summaryPage(view),
    panel: shipPanel(view),
    hint: part ? `Choose the ${part}, then → for the next page.` : 'Enter begins the game.',
    keys: live ? (part ? keys : keys.slice(1)) : [],
  };
}

function menuPage(view: View, part: Part): { text: string; style?: number }[] {
  const entries = menuOf(part, spoken.defender);
  const chosen = selectionsOf(view.equipment)[part];
  return [
    { text: `${PARTS.indexOf(part) + 1} of ${PARTS.length}: ${part}`, style: ink('bright-blue', BOLD) },
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
  return [
    { text: 'Your ship', style: ink('bright-blue', BOLD) },
    { text: '' },
    ...PARTS.flatMap((part) => {
      const { name, words } = menuOf(part, spoken.defender)[selectionsOf(view.equipment)[part]];
      return [
        { text: `${part.padEnd(8)}${name}`, style: BOLD },
        ...wrap(words, PAGE - 2).map((text) => ({ text: `  ${text}` })),
      ];
    }),
  ];
}

function shipPanel(view: View): PanelItem[] {
  const ship = shipOf(selectionsOf(view.equipment));
  const item = (label: string, text: string | number) => ({ label: label.padEnd(9), text: String(text) });
  return [
    { label: '', text: 'The ship you get', style: BOLD },
    item('health', ship.maxHealth),
    item('energy', ship.maxEnergy),
    item('regains', `${ship.healthRegen} / ${ship.energyRegen} a turn`),
    item('armour', ship.armour),
    item('vision', ship.vision),
    item('move', `${ship.move} cells`),
    item('move cost', `${ship.moveCost} a cell`),
    ...PARTS.map((part) =>
      item(part, menuOf(part, spoken.defender)[selectionsOf(view.equipment)[part]].name),
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
  const count = menuOf(part, spoken.defender).length;
  const chosen = selectionsOf(view.equipment)[part];
  const select = (i: number) => ({ command: grammar.intern('setup_select', i + 1) });
  if (key === 'up') return select((chosen + count - 1) % count);
  if (key === 'down') return select((chosen + 1) % count);
  return /^[1-5]$/.test(key) ? select(Number(key) - 1) : null;
}
