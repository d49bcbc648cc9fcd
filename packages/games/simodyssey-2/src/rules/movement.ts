/** How movables move: on their own or through a wormhole. */
import type { World } from '../kinds.js';
import type { Movable } from '../position.js';
import { DIRECTIONS } from '../space.js';

/** Draws a direction and goes there unless that sector is full. */
export function drift(world: World, me: Movable): boolean {
  const direction = world.draw(world.kindOf(me), 'direction', 1, DIRECTIONS.length) - 1;
  const target = world.neighbour(me.sector, direction);
  if (!world.isFull(target)) {
    fly(world, me, target);
    return true;
  }
  if (world.tell) {
    const at = world.placeOf(me);
    world.tell({
      kind: 'moved',
      id: me.id,
      letter: world.kindOf(me).letter,
      from: at,
      to: at,
      way: 'blocked',
    });
  }
  return false;
}

/** Travels through the wormhole of its sector, or drifts where there is none. */
export function travelOrDrift(world: World, me: Movable): boolean {
  if (!world.stationaryIn(me.sector)?.passage) return drift(world, me);
  travel(world, me);
  return false;
}

/** An ordinary move to a neighbouring sector that is not full. */
export function fly(world: World, me: Movable, sector: number): void {
  relocate(world, me, sector, 'flew');
}

/** Draws exits until one is not full; a full sector is refused even if it is the traveller's own. */
export function travel(world: World, me: Movable): void {
  const kind = world.kindOf(me);
  let exit = world.drawSector(kind, 'wormhole');
  while (world.isFull(exit)) exit = world.drawSector(kind, 'wormhole');
  relocate(world, me, exit, 'wormhole');
}

function relocate(world: World, me: Movable, sector: number, way: 'flew' | 'wormhole'): void {
  if (!world.tell) {
    world.put(me, sector);
    return;
  }
  const from = world.placeOf(me);
  world.put(me, sector);
  const { letter } = world.kindOf(me);
  world.tell({ kind: 'moved', id: me.id, letter, from, to: world.placeOf(me), way });
}

/** A planet at a star attaches to it for good, and moves no more; any other drifts. */
export function settleOrDrift(world: World, me: Movable): boolean {
  settle(world, me);
  return me.attached ? false : drift(world, me);
}

/** Attaches to the star of its sector, if there is one. */
export function settle(world: World, me: Movable): void {
  const star = world.stationaryIn(me.sector);
  if (!star || star.luminosity === 0) return;
  me.attached = true;
  if (star.nursesLife) me.supportsLife = world.draw(world.kindOf(me), 'supports life', 1, 2) === 2;
  if (world.tell) {
    const { letter } = world.kindOf(me);
    world.tell({ kind: 'attached', id: me.id, letter, at: world.placeOf(me), supportsLife: me.supportsLife });
  }
}
