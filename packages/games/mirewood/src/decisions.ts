/**
 * How pieces decide. A decision looks at its surroundings and answers with a request; it changes nothing, knows no
 * position and draws no random number. Reloading and magic are kept by the board for whoever has them.
 */
import { DIRECTIONS, DOWN, type Heading, LEFT, RIGHT, UP } from './directions.js';
import { NONE, type Piece } from './position.js';
import { type Request, requestsFor } from './requests.js';
import type { Surroundings } from './senses.js';
import type { Behaviour, Decide } from './tables.js';

const [DO_NOTHING] = requestsFor('DoNothing');
const [EXPLODE] = requestsFor('Explode');
const FACE = requestsFor('Face');
const MOVE = requestsFor('Move');
const HIT = requestsFor('Hit');

const always = (decide: Decide): Behaviour => ({ greedy: decide, path: decide, weapon: null });

/** A player asks for what was commanded. */
export const obey = always((me, around) => around.command[me.facing]);

/** An arrow. */
export const fly = always((me) => MOVE[me.facing]);

/** A bomb in the air. */
export const fall = always((me, around) => (around.isFree(me.facing) ? MOVE[me.facing] : EXPLODE));

const sideways = (dx: number): Heading => (dx > 0 ? LEFT : RIGHT);
const upOrDown = (dy: number): Heading => (dy > 0 ? UP : DOWN);
const hitOrFace = (me: Piece, heading: Heading): Request =>
  me.facing === heading ? HIT[heading] : FACE[heading];

function closeIn(me: Piece, around: Surroundings, heading: Heading): Request | null {
  if (around.hasPlayer(heading)) return hitOrFace(me, heading);
  return around.canEnter(heading) ? MOVE[heading] : null;
}

function greedyMelee(me: Piece, around: Surroundings): Request {
  const { dx, dy } = around;
  return (
    (dx === 0 ? null : closeIn(me, around, sideways(dx))) ??
    (dy === 0 ? null : closeIn(me, around, upOrDown(dy))) ??
    DO_NOTHING
  );
}

/** One step down the distance map, never into anything. */
function followMap(around: Surroundings): Request {
  for (let heading = 0; heading < DIRECTIONS.length; heading++) {
    if (around.isNearer(heading) && around.isFree(heading)) return MOVE[heading];
  }
  return DO_NOTHING;
}

function pathMelee(me: Piece, around: Surroundings): Request {
  if (around.distance() === NONE) return greedyMelee(me, around);
  if (around.hasPlayer(me.facing)) return HIT[me.facing];
  for (let heading = 0; heading < DIRECTIONS.length; heading++) {
    if (around.hasPlayer(heading)) return FACE[heading];
  }
  return followMap(around);
}

/** Walks up to a player and hits. */
export const melee: Behaviour = { greedy: greedyMelee, path: pathMelee, weapon: null };

/** Lines up with a player and uses a weapon, but not at a distance up to `tooNear`. */
export function ranged(weapon: string, tooNear: number): Behaviour {
  const use = requestsFor(weapon);

  const aim = (me: Piece, { dx, dy }: Surroundings): Request => {
    const heading = dx === 0 ? upOrDown(dy) : sideways(dx);
    const ready = me.facing === heading && me.cooldown === 0 && Math.abs(dx) + Math.abs(dy) > tooNear;
    return ready ? use[heading] : FACE[heading];
  };

  const greedy: Decide = (me, around) => {
    const { dx, dy } = around;
    if (dx === 0 || dy === 0) return aim(me, around);
    if (around.canEnter(upOrDown(dy))) return MOVE[upOrDown(dy)];
    return around.canEnter(sideways(dx)) ? MOVE[sideways(dx)] : DO_NOTHING;
  };

  const path: Decide = (me, around) => {
    if (around.distance() === NONE) return greedy(me, around);
    return around.inSight() ? aim(me, around) : followMap(around);
  };

  return { greedy, path, weapon };
}
