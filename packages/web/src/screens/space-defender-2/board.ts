/** The view as named squares, and facts as marks on them. */
import {
  legend,
  OUT_OF_BOARD,
  OUT_OF_SIGHT,
  ROW_LETTERS,
  type SeenFact,
  standard,
  threats,
  type View,
} from '@quadrant/space-defender-2';
import { cloudsOver } from '../../parts/Fog.js';
import type { BoardModel, Cell, Mark, ThreatMark } from '../contract.js';
import { DRAWINGS } from './drawings.js';
import { PIECES, picture, starsOver } from './pictures.js';
import { TEXTS, WORDS } from './texts.js';

export function boardOf(view: View): BoardModel {
  const enemies = new Map(view.enemies.map((enemy) => [enemy.cell, enemy]));
  const projectiles = new Map(view.projectiles.map((projectile) => [projectile.cell, projectile]));
  const remembered = new Map(view.remembered.enemies.map((enemy) => [enemy.cell, enemy]));
  const names = legend(WORDS);
  const cells: Cell[] = [];
  view.board.forEach((text, row) => {
    for (let column = 0; column < view.columns; column++) {
      const place = `${ROW_LETTERS[row]}${column + 1}`;
      const glyph = text[column];
      const enemy = enemies.get(place);
      const projectile = projectiles.get(place);
      const name = names.get(glyph)?.name ?? glyph;
      let about = `${ROW_LETTERS[row]} ${column + 1}, ${name}`;
      if (enemy) about += TEXTS.cellEnemy(enemy);
      if (projectile) about += TEXTS.cellProjectile(projectile.damage, projectile.move);
      if (glyph === 'S') about += TEXTS.cellShip(view.ship.health, view.ship.energy);
      const eighths = enemy ? Math.max(1, Math.ceil((8 * enemy.health) / enemy.maxHealth)) : undefined;
      const once = glyph === '?' ? remembered.get(place) : undefined;
      if (once) about += `, ${TEXTS.remembered(once.name, view.turn - once.turn)}`;
      const body = picture(once ? once.name[0] : glyph, eighths);
      cells.push({
        key: place,
        name: about,
        glyph: glyph === '_' ? '' : glyph,
        look: LOOKS[glyph] ?? (enemy ? 'foe' : once ? 'remembered' : ''),
        ...(glyph === '?' ? { fog: true } : {}),
        ...(enemy || glyph === 'S' ? { letter: glyph } : {}),
        ...(body ? { body } : {}),
      });
    }
  });
  if (cells.length === 0) return { name: TEXTS.between, rows: 0, columns: 0, cells };
  const { rows, columns } = view;
  return {
    name: TEXTS.boardName(rows, columns),
    rows,
    columns,
    cells,
    rowLabels: ROW_LETTERS.slice(0, rows),
    columnLabels: Array.from({ length: columns }, (_, i) => String(i + 1)),
    home: view.ship.cell,
    minCell: 24,
    maxCell: 92,
    ground: starsOver(rows, columns),
    clouds: cloudsOver,
  };
}

const LOOKS: Readonly<Record<string, string>> = {
  S: 'ship',
  X: 'wreck',
  '*': 'shot',
  '<': 'foe-shot',
};

/** Where a fact is seen on the board. */
export function marksOf(fact: SeenFact): readonly Mark[] {
  switch (fact.kind) {
    case 'moved': {
      if (fact.from === fact.to) return [];
      if (!onBoard(fact.to)) return onBoard(fact.from) ? [{ at: fact.from, kind: 'gone' }] : [];
      const from = onBoard(fact.from) ? { from: fact.from } : {};
      return [{ at: fact.to, kind: 'moved', ...from, ...hueOf(fact.name) }];
    }
    case 'collided':
      if (fact.effect === 'healing') return [{ at: fact.cell, kind: 'gain', note: `+${fact.damage}` }];
      return [{ at: fact.cell, kind: 'hit', ...lossOf(fact.damage) }];
    case 'hit':
      return [{ at: fact.cell, kind: 'hit', ...lossOf(fact.damage) }];
    case 'destroyed':
    case 'neutralized':
    case 'lost':
      return [{ at: fact.cell, kind: 'gone' }];
    case 'spawned':
    case 'teleported':
      return onBoard(fact.cell) ? [{ at: fact.cell, kind: 'new' }] : [];
    case 'gained':
    case 'healed':
      return [{ at: fact.cell, kind: 'gain' }];
    default:
      return [];
  }
}

/** The colour of what is called so: 'Grunt', 'Starfighter', 'enemy projectile'. */
function hueOf(name: string): { hue: string } {
  const piece = name === 'enemy projectile' ? '<' : name === 'friendly projectile' ? '*' : name[0];
  return { hue: DRAWINGS[PIECES[piece] ?? 'ship'].hue };
}

const onBoard = (cell: string) => cell !== OUT_OF_BOARD && cell !== OUT_OF_SIGHT;
const lossOf = (damage: number) => (damage > 0 ? { note: `−${damage}` } : {});

/** The kind of enemy a letter stands for. */
export const isEnemy = (name: string) => standard.enemies.some((kind) => kind.name === name);

const A_LITTLE = 0.3; // of the health that is left

/** The most that hurts a little, the most that hurts, and the least that is the end. */
export const threatSteps = ({ ship }: View) =>
  [Math.floor(A_LITTLE * ship.health), ship.health - 1, ship.health] as const;

/** What may be lost on each square in the coming turn. */
export function threatsOf(view: View): ThreatMark[] {
  if (view.state !== 'in game') return [];
  const [little, , end] = threatSteps(view);
  return [...threats(view)].flatMap(([cell, damage]): ThreatMark[] => {
    if (damage <= 0) return [];
    const level = damage >= end ? 3 : damage > little ? 2 : 1;
    return [{ at: cell, level, note: String(damage) }];
  });
}
