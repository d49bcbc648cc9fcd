/** Ways of several steps by one key or click: to the nearest find, to the gate, to a square that is looked at. */
import {
  FINDS,
  GATE,
  game,
  holds,
  isClose,
  isCutOff,
  type MirewoodCommand,
  playerOf,
  STEPS,
  type Threat,
  threats,
  type View,
  wayTo,
} from '@quadrant/mirewood';
import type { Reaction, Scene } from '../../kit.js';
import type { Square } from '../../parts/board.js';
import { spoken } from '../../spoken.js';

/** The square looked at, ring included; `looking` while the arrows move it. */
export interface WoodLook {
  readonly at: Square;
  readonly looking: boolean;
}
export type WoodScene = Scene<MirewoodCommand, View>;
type Walk = Reaction<MirewoodCommand, WoodLook>;

export const ARROWS: Readonly<Record<string, string>> = {
  up: 'w',
  left: 'a',
  down: 's',
  right: 'd',
  ' ': '.',
};
/** The squares that a way of several steps may lead to. */
type Errand = (view: View) => (key: string) => boolean;
const ERRANDS: Readonly<Record<string, Errand>> = {
  o: (view) => holds(view, FINDS),
  g: (view) => holds(view, GATE),
};
const to =
  ({ column, row }: Square): Errand =>
  () =>
  (key) =>
    key === `${column},${row}`;
const MOST_STEPS = 60;

export const isErrand = (key: string): boolean => Object.hasOwn(ERRANDS, key);
export const runErrand = (scene: WoodScene, key: string): Walk | null =>
  walk(scene, ERRANDS[key], MOST_STEPS);

/** Walks to the square that is looked at. */
export const walkTo = (scene: WoodScene, square: Square): Walk =>
  walk(scene, to(square), MOST_STEPS) ?? { ui: { at: square, looking: false } };

/** Walks to the nearest square that is wanted, until it is reached, somebody is near or it hurt. */
function walk({ view }: WoodScene, errand: Errand, most: number): Walk | null {
  const { x, y, health } = playerOf(view);
  const isWanted = errand(view);
  if (isWanted(`${x},${y}`)) return null; // it is there
  const way = wayTo(view, isWanted);
  if (!way) return { words: spoken.texts.wood.noWay };
  const isFirst = ([right, down]: readonly [number, number]) => way[0] === `${x + right},${y + down}`;
  const [towards] = Object.entries(STEPS).find(([, step]) => isFirst(step))!;
  return {
    command: game.grammar.intern(ARROWS[towards]),
    goOn(next) {
      const after = next.view;
      if (!next.live || way.length === 1 || after.level !== view.level || after.asked !== view.asked)
        return null;
      const { stopped, cutOff } = spoken.texts.wood;
      if (isClose(after) || playerOf(after).health < health) return { words: alert(stopped, next) };
      if (isCutOff(view, after, way.length, errand(after))) return { words: alert(cutOff, next) };
      return most > 1 ? walk(next, errand, most - 1) : null;
    },
  };
}

/** Why a walk ended, and what may come where it did. */
function alert(why: string, { view, threats: marked = false }: WoodScene): string {
  const { column, row } = here(view);
  const danger = marked ? threats(view).find(({ x, y }) => x === column && y === row) : undefined;
  return [why, ...warning(danger)].join(' ');
}

/** What may come of standing there; what pools do is told with them. */
export function warning(
  { damage, aimed }: Pick<Threat, 'damage' | 'aimed'> = { damage: 0, aimed: null },
): string[] {
  const { danger, aimedAt } = spoken.texts.wood;
  return [...(damage > 0 ? [danger(damage)] : []), ...(aimed ? [aimedAt] : [])];
}

/** Where the player is who is asked. */
export function here(view: View): Square {
  const { x, y } = playerOf(view);
  return { column: x, row: y };
}
