/** What movables do to others in their sector, victims by ascending id. */
import type { Movable } from '../position.js';
import type { Turn } from './turn.js';

const OUT_OF_LIFE = 'lost in space - out of life support';

/** Destroys everyone in the sector for whom it is a peril, at most `most` of them; gives how many. */
export function destroyPrey(turn: Turn, me: Movable, most: number): number {
  const prey = turn.galaxy.prey[me.kind];
  let destroyed = 0;
  for (let n = turn.nextIn(me.sector, 0); n !== 0 && destroyed < most; n = turn.nextIn(me.sector, n)) {
    const other = turn.movable(n);
    if (!prey[other.kind] || other.landed) continue;
    turn.destroy(other, me);
    destroyed++;
  }
  return destroyed;
}

export function destroyAll(turn: Turn, me: Movable): void {
  destroyPrey(turn, me, Number.MAX_SAFE_INTEGER);
}

/** Clears the sector as far as the load has room; a wormhole takes the load afterwards. */
export function clearSector(turn: Turn, me: Movable): void {
  me.load += destroyPrey(turn, me, turn.kindOf(me).load - me.load);
  if (turn.stationaryIn(me.sector)?.passage) me.load = 0;
}

/** Costs the explorer one life, unless it is landed or something with the letter `guardian` is in the sector. */
export function attackExplorer(turn: Turn, me: Movable, guardian: string): void {
  const { explorer } = turn;
  if (explorer.sector !== me.sector || explorer.landed) return;
  for (let n = turn.nextIn(me.sector, 0); n !== 0; n = turn.nextIn(me.sector, n))
    if (turn.kindOf(turn.movable(n)).letter === guardian) return;
  explorer.life--;
  if (turn.tell) {
    const { letter } = turn.kindOf(me);
    turn.tell({ kind: 'attacked', id: me.id, letter, at: turn.placeOf(explorer), lifeLeft: explorer.life });
  }
  if (explorer.life === 0) turn.die(explorer, OUT_OF_LIFE, null);
}
