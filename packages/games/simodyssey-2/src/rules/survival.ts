/** What a movable must survive where it has come to, and how it multiplies. */
import type { World } from '../kinds.js';
import type { Movable } from '../position.js';

export const OUT_OF_FUEL = 'lost in space - out of fuel';
const BLACK_HOLE_ID = -1;

/** Fuel first, then the black hole: one death only. A star refuels also one that did not move. */
export function checkFuel(world: World, me: Movable, flew: boolean): boolean {
  if (flew) me.fuel--;
  const star = world.stationaryIn(me.sector);
  if (star && star.luminosity > 0) refuel(world, me, star.luminosity);
  if (me.fuel > 0) return checkBlackHole(world, me);
  world.die(me, OUT_OF_FUEL, null);
  return false;
}

function refuel(world: World, me: Movable, luminosity: number): void {
  const gained = Math.min(luminosity, world.kindOf(me).fuel - me.fuel);
  if (gained <= 0) return;
  me.fuel += gained;
  if (me === world.explorer) world.tell?.({ kind: 'refuelled', at: world.placeOf(me), gained });
}

/** The whole check of a movable without fuel. */
export function checkBlackHole(world: World, me: Movable): boolean {
  const stationary = world.stationaryIn(me.sector);
  if (!stationary || stationary.devours === '') return true;
  world.die(me, stationary.devours, BLACK_HOLE_ID);
  return false;
}

/** Counts down to a birth; when the counter is at 0 already, a child takes the first free quadrant, if there is one. */
export function multiply(world: World, me: Movable): void {
  if (me.untilBirth > 0) {
    me.untilBirth--;
    return;
  }
  if (world.isFull(me.sector)) return;
  const child = world.create(me.kind, me.sector);
  const kind = world.kindOf(me);
  world.tell?.({
    kind: 'reproduced',
    id: me.id,
    letter: kind.letter,
    child: child.id,
    at: world.placeOf(child),
  });
  world.rest(child);
  me.untilBirth = kind.interval;
}

export function doNothing(): void {}
