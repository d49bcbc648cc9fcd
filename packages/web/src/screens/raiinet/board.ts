/** The view as named squares, with a ring beyond the edges for links that leave; and facts as marks. */
import type { Seat } from '@quadrant/kernel';
import {
  type Fact,
  glyphAt,
  headingOf,
  LINKS_EACH,
  letterOf,
  linkOf,
  lyingAt,
  ownerOf,
  placeOf,
  type Sight,
  sayMarks,
  sayValue,
  shapeOf,
  sightOf,
  squareAt,
  threats,
  turnsFor,
  type View,
} from '@quadrant/raiinet';
import type { BoardModel, Cell, Mark, ThreatMark } from '../contract.js';
import { isCard, keyOf, nextAfter, pressed, type RaiStage } from './aim.js';
import { type LinkLook, type Look, squarePicture, tracesOver, writtenOn } from './pictures.js';
import { TEXTS, WORDS } from './texts.js';

export function boardOf(stage: RaiStage, flipped = false): BoardModel {
  const view = sightOf(stage.view);
  const shape = shapeOf(view.players);
  const sides = view.players === 4 ? 1 : 0; // links leave over the sides, too
  const before = pressed(stage);
  const lit = nextAfter(stage, before);
  const rows = shape.rows + 2;
  const columns = shape.columns + 2 * sides;
  const turns = turnsFor(view.seat, flipped);
  const placeAt = (i: number) => {
    const [row, column] = lyingAt(turns, rows, columns, Math.floor(i / columns), i % columns);
    return [row - 1, column - sides] as const;
  };
  const attacks = new Map(
    stage.live && !stage.view.outcome && view.seat >= 0
      ? threats(stage.view).map(({ at, by }) => [keyOf(at), TEXTS.attacked(by)])
      : [],
  );
  const cells = Array.from({ length: rows * columns }, (_, i): Cell | null => {
    const place = placeAt(i);
    const key = keyOf(place);
    const light = before.includes(key) ? 'mark-chosen' : lit.has(key) ? 'lit' : '';
    const square = squareAt(view.players, ...place);
    if (square >= 0) return cellOf(view, square, key, light, turns, attacks.get(key));
    if (!lit.has(key)) return null;
    return { key, name: TEXTS.exit, glyph: '×', look: `exit ${light}`, ...saidOf(light) };
  });
  const chosen = before.find((key) => !isCard(key));
  const first = view.links.find((link, i) => ownerOf(i) === view.seat && link.at >= 0);
  const home = chosen ?? (first && keyOf(placeOf(view.players, first.at)));
  return {
    name: TEXTS.board(shape.rows),
    rows,
    columns,
    cells,
    rowLabels: Array.from({ length: rows }, (_, row) =>
      labelAt(placeAt(row * columns + sides), 1 - (turns % 2), shape.rows),
    ),
    columnLabels: Array.from({ length: columns }, (_, i) =>
      labelAt(placeAt(columns + i), turns % 2, shape.rows),
    ),
    minCell: view.players === 4 ? 19 : 22,
    maxCell: 96,
    thin: sides ? 'all' : 'rows',
    ground: tracesOver(rows, columns, (i) => squareAt(view.players, ...placeAt(i)) >= 0),
    ...(home === undefined ? {} : { home }),
  };
}

/** Which of the viewer's links can be attacked; a virus that is taken is the taker's harm. */
export function threatsOf(view: View): ThreatMark[] {
  if (view.outcome || view.seat < 0) return [];
  return threats(view).map(({ at, virus, by }) => {
    const most = Math.max(...by.map(({ odds }) => odds));
    const level = virus || most === 0 ? 1 : most === 1 ? 3 : 2;
    return { at: keyOf(at), level, note: TEXTS.odds(most) };
  });
}

/** The number of a row (1) or column (0) beside a place; none beyond the edges. */
function labelAt([row, column]: readonly [number, number], ofRow: number, size: number): string {
  const number = ofRow ? row : column;
  return number >= 0 && number < size ? String(number) : '';
}

/** What a screen reader hears beside the name of a square. */
const saidOf = (light: string) =>
  light === 'lit'
    ? { about: TEXTS.lit }
    : light === 'mark-chosen'
      ? { chosen: true, about: TEXTS.chosen }
      : {};

function cellOf(
  view: Sight,
  square: number,
  key: string,
  light: string,
  turns: number,
  attacked: string | undefined,
): Cell {
  const shape = shapeOf(view.players);
  const link = view.board[square];
  const firewall = view.firewalls[square];
  const glyph = glyphAt(view, square);
  const port = glyph === 'S' || link < 0 ? shape.ports[square] : -1;
  const used = port >= 0 && !view.seats[port].out ? port : -1;
  const picture: Look = { firewall, port: used, link: link < 0 ? null : lookOf(view, link, turns) };
  const body = squarePicture(picture);
  const parts = [TEXTS.square(...placeOf(view.players, square)), writtenOn(picture)].filter(Boolean);
  if (link >= 0) parts.push(linkWords(view, link));
  if (used >= 0) parts.push(TEXTS.port(used));
  if (firewall >= 0) parts.push(TEXTS.firewall(firewall));
  if (attacked) parts.push(attacked);
  const looks = [
    light,
    used >= 0 ? 'port-square' : '',
    link >= 0 ? (ownerOf(link) === view.seat ? 'own' : 'foe') : '',
  ];
  return {
    key,
    name: parts.join(', '),
    glyph: glyph === '.' ? '' : glyph,
    look: looks.filter(Boolean).join(' '),
    ...saidOf(light),
    ...(body ? { body } : {}),
  };
}

function lookOf(view: Sight, link: number, turns: number): LinkLook {
  const { value, boost, jam, known } = view.links[link];
  const seat = ownerOf(link);
  const others = known & ~(1 << seat);
  return {
    letter: letterOf(link),
    seat,
    turn: headingOf(seat, turns),
    value,
    boost,
    jam,
    known: isKnown(view, link),
    only: seat !== view.seat && view.end === null && value !== null && others === 1 << view.seat,
  };
}

/** The players other than its owner who know a link. */
export const othersWhoKnow = (view: Sight, link: number): Seat[] =>
  view.seats.flatMap((_, seat) =>
    seat !== ownerOf(link) && view.links[link].known & (1 << seat) ? [seat] : [],
  );
/** Whether a link of the viewer is known to somebody else. */
const isKnown = (view: Sight, link: number): boolean =>
  ownerOf(link) === view.seat && othersWhoKnow(view, link).length > 0;

/** The links of a seat. */
export const linksOf = (seat: Seat): number[] =>
  Array.from({ length: LINKS_EACH }, (_, k) => seat * LINKS_EACH + k);

/** 'link D of player 2, virus, strength 4, moves 2 squares' */
export function linkWords(view: Sight, link: number): string {
  const shown = view.links[link];
  const parts = [TEXTS.link(link), sayValue(shown.value, WORDS), sayMarks(shown, WORDS)];
  if (isKnown(view, link)) parts.push(TEXTS.known);
  return parts.filter(Boolean).join(', ');
}

/** Where a fact is seen on the board. */
export function marksOf(fact: Fact, seen: View): readonly Mark[] {
  const view = sightOf(seen);
  const at = (letter: string): string | null => {
    const square = view.links[linkOf(view.players, letter)]?.at ?? -1;
    return square < 0 ? null : keyOf(placeOf(view.players, square));
  };
  const mark = (key: string | null, kind: Mark['kind']): Mark[] => (key === null ? [] : [{ at: key, kind }]);
  switch (fact.kind) {
    case 'moved':
      return fact.to === null
        ? mark(keyOf(fact.from), 'gone')
        : [
            { at: keyOf(fact.from), kind: 'left' },
            { at: keyOf(fact.to), kind: 'moved', from: keyOf(fact.from) },
          ];
    case 'battle':
      return mark(at(fact.won ? fact.attacker : fact.defender), 'hit');
    case 'firewall':
      return mark(at(fact.link), 'hit');
    case 'used': {
      if (/^\d/.test(fact.target[0])) return mark(fact.target.join(','), 'new');
      return fact.target.flatMap((word) => (word.length === 1 ? mark(at(word), 'gain') : []));
    }
    default:
      return [];
  }
}
