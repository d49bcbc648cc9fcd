/** Links are lost where the last one moved to: a battle is told after the step that led to it. */
import type { Fact as AnyFact } from '@quadrant/kernel';
import { type Fact, type Position, shapeOf } from '@quadrant/raiinet';
import type { HeatMaps } from './heat.js';

const LOST = 'links lost in battle';
const TAKEN = 'links downloaded after a move';
const ENTERED = 'squares entered';

export const heat: HeatMaps = {
  maps: [LOST, TAKEN, ENTERED],
  size: (position) => shapeOf((position as Position).players),
  listen(mark) {
    let at: readonly [number, number] | null = null; // where the last move of this turn ended
    return (told: AnyFact) => {
      const fact = told as Fact;
      if (fact.kind === 'moved') {
        at = fact.to ?? fact.from;
        if (fact.to !== null) mark(ENTERED, ...fact.to);
      } else if (fact.kind === 'used') at = null;
      else if (at !== null && fact.kind === 'battle') {
        mark(LOST, ...at);
        at = null; // its loser is downloaded too, and is counted once
      } else if (at !== null && fact.kind === 'downloaded') mark(TAKEN, ...at);
    };
  },
};
