/** The blocks of a reply that describe the galaxy as it is: sectors, descriptions, the board, the draws. */
import type { Fact } from './facts.js';
import { type Galaxy, placeOf } from './galaxy.js';
import type { DescribedField, MovableKind } from './kinds.js';
import { GONE, type Movable, type Position } from './position.js';
import { letterOf, lettersIn } from './view.js';

const DRAWS_PER_LINE = 5;

const flag = (value: boolean) => (value ? 'T' : 'F');

const FIELD_VALUES: Record<DescribedField, (m: Movable, kind: MovableKind, dead: boolean) => string> = {
  fuel: (m, kind) => `${m.fuel}/${kind.fuel}`,
  life: (m, kind) => `${m.life}/${kind.life}`,
  'landed?': (m) => flag(m.landed),
  load: (m, kind) => `${m.load}/${kind.load}`,
  actions_left_until_reproduction: (m, kind) => `${m.untilBirth}/${kind.interval}`,
  'attached?': (m) => flag(m.attached),
  'support_life?': (m) => flag(m.supportsLife),
  'visited?': (m) => flag(m.visited),
  turns_left: (m, _kind, dead) => (dead || m.attached ? 'N/A' : `${m.turnsLeft}`),
};

/** `[5,M]->fuel:3/3, actions_left_until_reproduction:1/1, turns_left:1` */
export function describeMovable(galaxy: Galaxy, m: Movable, dead: boolean): string {
  const kind = galaxy.kinds[m.kind];
  const fields = kind.fields.map((field) => `${field}:${FIELD_VALUES[field](m, kind, dead)}`);
  return `[${m.id},${kind.letter}]->${fields.join(', ')}`;
}

/** All living entities by ascending id. */
export function descriptions(galaxy: Galaxy, p: Position): string {
  let text = '';
  for (let k = p.stationaries.length - 1; k >= 0; k--) {
    const { letter, luminosity } = galaxy.stationaryKinds[p.stationaries[k]];
    text += `    [${-1 - k},${letter}]->${luminosity > 0 ? `Luminosity:${luminosity}` : ''}\n`;
  }
  for (const m of p.movables) if (m.sector !== GONE) text += `    ${describeMovable(galaxy, m, false)}\n`;
  return text;
}

/** One line per sector: `[1,1]->[0,E],-,-,-`. */
export function sectors(galaxy: Galaxy, p: Position): string {
  let text = '';
  for (let sector = 0; sector < galaxy.sectors; sector++) {
    const [row, column] = placeOf(galaxy, sector, 0);
    const start = sector * galaxy.quadrants;
    const quadrants = p.board.slice(start, start + galaxy.quadrants).map((n) => {
      if (n === 0) return '-';
      return `[${n > 0 ? p.movables[n - 1].id : n},${letterOf(galaxy, p, n)}]`;
    });
    text += `    [${row},${column}]->${quadrants.join(',')}\n`;
  }
  return text;
}

/** For each row a line of coordinates and one of letters; both end in blanks. */
export function board(galaxy: Galaxy, p: Position): string {
  const { rows, columns } = galaxy.tables;
  let text = '';
  for (let row = 1; row <= rows; row++) {
    let names = '    ';
    let letters = '    ';
    for (let column = 1; column <= columns; column++) {
      names += `(${row}:${column})  `;
      letters += `${lettersIn(galaxy, p, (row - 1) * columns + column - 1)}   `;
    }
    text += `${names}\n${letters}\n`;
  }
  return text;
}

/** `Janitaur got destroyed by asteroid (id: 2) at Sector:5:1` */
export function deathText(galaxy: Galaxy, died: Extract<Fact, { kind: 'died' }>): string {
  const killer = died.by === null ? '' : ` (id: ${died.by})`;
  const { name } = galaxy.kinds[died.body.kind];
  return `${name} got ${died.cause}${killer} at Sector:${died.at[0]}:${died.at[1]}`;
}

/** The draws, five to a line, with a comma after every one but the last. */
export function rngUsage(draws: readonly string[]): string {
  let text = '';
  for (let i = 0; i < draws.length; i += DRAWS_PER_LINE) {
    const comma = i + DRAWS_PER_LINE < draws.length ? ',' : '';
    text += `    ${draws.slice(i, i + DRAWS_PER_LINE).join(',')}${comma}\n`;
  }
  return text;
}
