/** The galaxy as named sectors, and facts as marks on their quadrants. */
import {
  countedIn,
  landings,
  outlooks,
  type Place,
  preview,
  type SeenFact,
  type SimCommand,
  standard,
  type View,
} from '@quadrant/simodyssey-2';
import { shorterWay } from '../../parts/board-geometry.js';
import type { BoardModel, Cell, Mark, Spot, Stage, ThreatMark } from '../contract.js';
import { DRAWINGS } from './drawings.js';
import { type Arrival, PIECES, sectorPicture, skyOver } from './pictures.js';
import { fuelRings } from './rings.js';
import { TEXTS, WORDS } from './texts.js';

export type SimStage = Stage<SimCommand, SeenFact, View>;

export const keyOf = ([row, column]: readonly [number, number, ...unknown[]]) => `${row}:${column}`;
/** The quadrants of a sector are two by two, the first at the top left. */
const spotOf = ([, , quadrant]: Place): Spot => [
  0.25 + 0.5 * ((quadrant - 1) % 2),
  0.25 + 0.5 * Math.floor((quadrant - 1) / 2),
];

export function boardOf(stage: SimStage): BoardModel {
  const { view } = stage;
  const { rows, columns, explorer } = view;
  if (!explorer) return { name: TEXTS.between, rows: 0, columns: 0, cells: [] };
  const arrivals = stage.animating ? arrivalsOf(stage.marks, view) : new Map<string, Arrival[]>();
  const near = nearOf(stage);
  const worth = stage.live && !stage.animating ? landings(view) : [];
  const home = explorer.at ? keyOf(explorer.at) : null;
  const cells = view.sectors.map((letters, i): Cell => {
    const place = [Math.floor(i / columns) + 1, (i % columns) + 1] as const;
    const key = keyOf(place);
    const landed = explorer.landed && key === home;
    return {
      key,
      name: TEXTS.sector(...place, namesOf(letters, landed)),
      glyph: `${letters.slice(0, 2)}\n${letters.slice(2)}`,
      look: key === home ? 'home' : (near.get(key) ?? ''),
      body: sectorPicture(
        letters,
        landed,
        arrivals.get(key) ?? NONE,
        worth.flatMap(({ at, settled, life }) =>
          keyOf(at) === key ? [{ quadrant: at[2], words: TEXTS.life(settled, life) }] : [],
        ),
      ),
    };
  });
  const model: BoardModel = {
    name: TEXTS.board(rows, columns),
    rows,
    columns,
    cells,
    rowLabels: numbers(rows),
    columnLabels: numbers(columns),
    minCell: 36,
    maxCell: 168,
    ground: skyOver(rows, columns),
    wraps: true,
    ...(home ? { home } : {}),
  };
  const over = stage.live && !stage.animating ? fuelRings(view, model) : null;
  return over ? { ...model, over } : model;
}

const NONE: readonly Arrival[] = [];
const numbers = (n: number) => Array.from({ length: n }, (_, i) => String(i + 1));

/** What the rules call them. */
export const NAMES = new Map(
  [standard.explorer, ...standard.actors, standard.blackHole, ...standard.scattered].map(
    ({ letter, name }) => [letter, name],
  ),
);

/** What is in a sector, kind by kind: 'explorer', '2 planets'. */
function namesOf(letters: string, landed: boolean): string[] {
  const counts = new Map<string, number>();
  for (const letter of letters) if (letter !== '-') counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, count]) => {
    const name = countedIn(WORDS, count, NAMES.get(letter) ?? letter);
    return landed && letter === 'E' ? `${name} ${TEXTS.landed}` : name;
  });
}

/** How the sectors look that can be flown to now. */
function nearOf(stage: SimStage): Map<string, string> {
  const open = new Set(stage.legal.flatMap((command) => (command.name === 'move' ? command.args : [])));
  return new Map(
    preview(stage.view).flatMap(({ direction, sector, end }) =>
      open.has(direction) ? [[keyOf(sector), end ? 'near fatal' : 'near'] as const] : [],
    ),
  );
}

function arrivalsOf(marks: readonly Mark[], view: View): Map<string, Arrival[]> {
  const found = new Map<string, Arrival[]>();
  for (const { at, from, spot, fromSpot } of marks) {
    if (from === undefined || !spot || !fromSpot) continue;
    const [row, column] = at.split(':').map(Number);
    const [fromRow, fromColumn] = from.split(':').map(Number);
    const [dx, dy] = shorterWay(
      { ...view, wraps: true },
      fromColumn + fromSpot[0] - column - spot[0],
      fromRow + fromSpot[1] - row - spot[1],
    );
    const quadrant = 1 + Math.floor(spot[0] * 2) + 2 * Math.floor(spot[1] * 2);
    found.set(at, [...(found.get(at) ?? []), { quadrant, style: `--dx: ${dx}; --dy: ${dy}` }]);
  }
  return found;
}

const letterAt = (view: View, [row, column, quadrant]: Place) =>
  view.sectors[(row - 1) * view.columns + column - 1][quadrant - 1];
const markAt = (at: Place, kind: Mark['kind']): Mark => ({ at: keyOf(at), kind, spot: spotOf(at) });

/** Where a fact is seen on the board. Who moved and is not there any more has ended there. */
export function marksOf(fact: SeenFact, view: View): readonly Mark[] {
  switch (fact.kind) {
    case 'moved': {
      const ended = letterAt(view, fact.to) !== fact.letter;
      const stayed = String(fact.from) === String(fact.to);
      if (stayed) return ended ? [markAt(fact.to, 'gone')] : [];
      const way = { from: keyOf(fact.from), fromSpot: spotOf(fact.from) };
      return [
        { ...markAt(fact.to, ended ? 'gone' : 'moved'), ...way, hue: DRAWINGS[PIECES[fact.letter]].hue },
      ];
    }
    case 'destroyed':
    case 'died':
      return [markAt(fact.at, 'gone')];
    case 'attacked':
      return [markAt(fact.at, 'hit')];
    case 'reproduced':
      return [markAt(fact.at, 'new')];
    case 'landed':
    case 'attached':
      return [markAt(fact.at, 'gain')];
    default:
      return [];
  }
}

/** What would hurt in a sector, by what is there now; the worst first. */
const DANGERS: readonly (readonly [
  letter: string,
  level: ThreatMark['level'],
  note: keyof typeof TEXTS.dangers,
])[] = [
  ['O', 3, 'end'],
  ['A', 3, 'asteroid'],
  ['M', 2, 'life'],
];

/**
 * Around the explorer, and where it is, how likely the coming turn hurts there; farther away what hurts whoever is there
 * now. From the view alone.
 */
export function threatsOf(view: View): ThreatMark[] {
  const risks = new Map(outlooks(view).map((outlook) => [keyOf(outlook.sector), outlook]));
  const ends = new Map(preview(view).flatMap(({ sector, end }) => (end ? [[keyOf(sector), end]] : [])));
  return view.sectors.flatMap((letters, i): ThreatMark[] => {
    const at = keyOf([Math.floor(i / view.columns) + 1, (i % view.columns) + 1]);
    const danger = DANGERS.find(([letter]) => letters.includes(letter));
    const risk = risks.get(at);
    if (ends.has(at) && danger?.[0] !== 'O') return [{ at, level: 3, note: TEXTS.dangers.noFuel }];
    if (danger && (!risk || risk.hurt === 1))
      return [{ at, level: danger[1], note: TEXTS.dangers[danger[2]] }];
    if (!risk || risk.hurt === 0) return [];
    return [{ at, level: risk.lost > 0.5 ? 3 : risk.hurt > 0.3 ? 2 : 1, note: TEXTS.oneIn(risk.hurt) }];
  });
}
