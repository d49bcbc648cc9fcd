/**
 * Orbments, what destroyed enemies leave behind, and what they are worth to the Starfighter.
 *
 * A dropped orbment goes into the leftmost innermost focus with a free slot. So everything to the left is full for
 * good, and only the focuses from the Starfighter's own down to the innermost open one need to be remembered: a
 * path of focuses, each inside the one before. A full focus at its end is cashed into the one around it. However
 * long a game, adding takes constant time and nothing is nested.
 */
import { type Focus, UNLIMITED } from './pieces.js';

interface Orb {
  readonly name: string; // 'gold'
  readonly worth: number; // 3
}

interface FocusKind {
  readonly name: string; // 'diamond'
  readonly slots: number; // 4
  readonly factor: number; // 3: multiplies the whole when every slot is occupied
  readonly holds: readonly number[]; // [3]: the worths of the orbs it comes with
}

export type Orbment = Orb | FocusKind;

export const orbments: readonly Orbment[] = [
  { name: 'bronze', worth: 1 },
  { name: 'silver', worth: 2 },
  { name: 'gold', worth: 3 },
  { name: 'platinum', slots: 3, factor: 2, holds: [1] },
  { name: 'diamond', slots: 4, factor: 3, holds: [3] },
];

/** The Starfighter's own focus, with nothing in it. */
export function emptyPath(): Focus[] {
  return [{ name: 'Starfighter', slots: UNLIMITED, factor: 1, taken: 0, worth: 0 }];
}

export function collect(path: Focus[], orbment: Orbment): void {
  const inner = innermostOpen(path);
  inner.taken++;
  if ('worth' in orbment) inner.worth += orbment.worth;
  else path.push(focusOf(orbment));
}

export function score(path: readonly Focus[]): number {
  let value = 0;
  for (let i = path.length - 1; i >= 0; i--) value = worthOf(path[i], value);
  return value;
}

/** Full focuses in full focuses multiply without end; a number that counts exactly does not. */
function worthOf(focus: Focus, within: number): number {
  const sum = focus.worth + within;
  return Math.min(focus.taken === focus.slots ? sum * focus.factor : sum, Number.MAX_SAFE_INTEGER);
}

function innermostOpen(path: Focus[]): Focus {
  let inner = path[path.length - 1];
  while (inner.taken === inner.slots) {
    path.pop();
    const outer = path[path.length - 1];
    outer.worth += worthOf(inner, 0);
    inner = outer;
  }
  return inner;
}

function focusOf({ name, slots, factor, holds }: FocusKind): Focus {
  return { name, slots, factor, taken: holds.length, worth: holds.reduce((sum, worth) => sum + worth, 0) };
}
