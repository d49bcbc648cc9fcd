/** Who is hit and destroyed where. */
import type { Fact as AnyFact } from '@quadrant/kernel';
import { COLUMN, type Fact, OUT, type Position, ROW } from '@quadrant/space-defender-2';
import type { HeatMaps, HeatMark } from './heat.js';

const SHIP = 'Starfighter';
const SHIP_HIT = 'the Starfighter takes damage';
const SHIP_LOST = 'the Starfighter is lost';
const ENEMY_LOST = 'enemies destroyed';
const PROJECTILE = / projectile$/;

export const heat: HeatMaps = {
  maps: [SHIP_HIT, SHIP_LOST, ENEMY_LOST],
  size: (position) => position as Position,
  listen: (mark) => (told: AnyFact) => {
    const fact = told as Fact;
    if (fact.kind === 'collided' && fact.damage > 0 && [fact.mover, fact.other].includes(SHIP))
      at(mark, SHIP_HIT, fact.cell);
    else if (fact.kind === 'lost') at(mark, SHIP_LOST, fact.cell);
    else if (fact.kind === 'destroyed' && fact.name !== SHIP && !PROJECTILE.test(fact.name))
      at(mark, ENEMY_LOST, fact.cell);
  },
};

function at(mark: HeatMark, map: string, cell: number): void {
  if (cell !== OUT) mark(map, ROW[cell], COLUMN[cell]);
}
