/** What movables do to others in their sector, victims by ascending id. */
import type { World } from '../kinds.js';
import type { Movable } from '../position.js';

const OUT_OF_LIFE = 'lost in space - out of life support';

/** Destroys everyone else in the sector for whom it is a peril, at most `most` of them; gives how many. */
export function destroyPrey(world: World, me: Movable, most: number): number {
  let destroyed = 0;
  for (let n = world.nextIn(me.sector, 0); n !== 0 && destroyed < most; n = world.nextIn(me.sector, n)) {
    const other = world.movable(n);
    if (other === me || other.landed || !world.isPrey(me, other)) continue;
    world.destroy(other, me);
    destroyed++;
  }
  return destroyed;
}

export function destroyAll(world: World, me: Movable): void {
  destroyPrey(world, me, Number.MAX_SAFE_INTEGER);
}

/** Clears the sector as far as the load has room; a wormhole takes the load afterwards. */
export function clearSector(world: World, me: Movable): void {
  me.load += destroyPrey(world, me, world.kindOf(me).load - me.load);
  if (world.stationaryIn(me.sector)?.passage) me.load = 0;
}

/** Costs the explorer one life, unless it is landed or something with the letter `guardian` is in the sector. */
export function attackExplorer(world: World, me: Movable, guardian: string): void {
  const { explorer } = world;
  if (explorer.sector !== me.sector || explorer.landed) return;
  for (let n = world.nextIn(me.sector, 0); n !== 0; n = world.nextIn(me.sector, n))
    if (world.kindOf(world.movable(n)).letter === guardian) return;
  explorer.life--;
  if (world.tell) {
    const { letter } = world.kindOf(me);
    world.tell({ kind: 'attacked', id: me.id, letter, at: world.placeOf(explorer), lifeLeft: explorer.life });
  }
  if (explorer.life === 0) world.die(explorer, OUT_OF_LIFE, null);
}
