/** Fight, collect, go: what to do in Mirewood without thinking ahead. */
import { game, type MirewoodCommand, NONE, type Position } from '@quadrant/mirewood';
import { DistanceMap } from './ways.js';

const { book, grammar } = game;

const keys = (names: string): readonly MirewoodCommand[] => [...names].map((name) => grammar.intern(name));
/** By heading: up, down, left, right. */
const MOVES = keys('wsad');
const FACES = keys('ikjl');
const [HIT, SHOOT, WAIT] = keys('hf.');

/** Steps of detour that a tile is worth less than a treasure; 31 and more: nothing to fetch. */
const HANDICAPS: Readonly<Record<string, number>> = {
  treasure: 0,
  healthpack: 0,
  boots: 3,
  vial: 3,
  pouch: 3,
};
const TILE_HANDICAP = Int8Array.from(book.tiles, ({ name }) => HANDICAPS[name] ?? NONE);
const ENEMY_HANDICAP = 6;
const LONGEST_SHOT = 5; // squares
const WORTH_TURNING = 3; // squares
const SURE_SHOT = 2; // squares that an arrow flies at once: arrows at shooters from further off only meet theirs
const LONGEST_HUNT = 150; // turns; after them to the gate, whatever is left

const isEnemy = Uint8Array.from(book.kinds, ({ role }) => (role === 'enemy' ? 1 : 0));
const isShooter = Uint8Array.from(book.kinds, ({ reload }) => (reload === null ? 0 : 1));
const isOpen = Uint8Array.from(book.tiles, ({ enterable }) => (enterable ? 1 : 0));

const ways = new DistanceMap();

export function script(p: Position, seat: number): MirewoodCommand {
  return fight(p, seat) ?? walk(p, seat) ?? WAIT;
}

/** Hits or shoots whom it can, after turning to them. */
function fight(p: Position, seat: number): MirewoodCommand | null {
  const me = p.entities[seat];
  const stride = p.width + 2;
  let turn = NONE;
  let nearest = LONGEST_SHOT + 1;
  for (let heading = 0; heading < 4; heading++) {
    const step = heading === 0 ? -stride : heading === 1 ? stride : heading === 2 ? -1 : 1;
    const far = distanceToEnemy(p, me.square, step);
    if (far === NONE) continue;
    const isFaced = me.facing === heading;
    if (far === 1 && isFaced) return HIT;
    const target = p.entities[p.squares[me.square + far * step]];
    if (far > reachOf(target.kind, isFaced)) continue;
    const rank = far === 1 ? 0 : isFaced ? 1 : far;
    if (rank < nearest) {
      nearest = rank;
      turn = heading;
    }
  }
  if (turn === NONE) return null;
  return me.facing === turn ? SHOOT : FACES[turn];
}

/** How far off an enemy of this kind is worth an arrow, or turning to. */
const reachOf = (kind: number, isFaced: boolean): number =>
  isShooter[kind] === 1 ? SURE_SHOT : isFaced ? LONGEST_SHOT : WORTH_TURNING;

/** Squares to the first enemy in this line with nothing in between, or NONE. */
function distanceToEnemy(p: Position, from: number, step: number): number {
  for (let far = 1, square = from + step; far <= LONGEST_SHOT; far++, square += step) {
    if (isOpen[p.tiles[square]] === 0) return NONE;
    const id = p.squares[square];
    if (id !== NONE) return isEnemy[p.entities[id].kind] === 1 ? far : NONE;
  }
  return NONE;
}

/** One step to the nearest thing to take or to fight; when there is none, to the gate. */
function walk(p: Position, seat: number): MirewoodCommand | null {
  const { square, facing } = p.entities[seat];
  let heading = p.turn < LONGEST_HUNT ? hunt(p, seat) : NONE;
  if (heading === NONE) {
    ways.clear(p);
    for (let at = 0; at < p.tiles.length; at++) if (p.tiles[at] === book.goal) ways.want(at, 0);
    ways.spread(p, seat);
    heading = ways.next(p, square, facing);
  }
  return heading === NONE ? null : MOVES[heading];
}

function hunt(p: Position, seat: number): number {
  const { square, facing } = p.entities[seat];
  ways.clear(p);
  for (let at = 0; at < p.tiles.length; at++)
    if (TILE_HANDICAP[p.tiles[at]] !== NONE) ways.want(at, TILE_HANDICAP[p.tiles[at]]);
  for (const { kind, square: at } of p.entities)
    if (at !== NONE && isEnemy[kind] === 1) ways.want(at, ENEMY_HANDICAP);
  ways.spread(p, seat);
  return ways.next(p, square, facing);
}
