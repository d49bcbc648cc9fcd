/** Where players are hurt and die, and where the others do. */
import type { Fact as AnyFact } from '@quadrant/kernel';
import type { Fact, Position, Ref } from '@quadrant/mirewood';
import type { HeatMaps, HeatMark } from './heat.js';

const PLAYER_HIT = 'players are hit';
const PLAYER_DIES = 'players die';
const OTHERS_DIE = 'others die';

export const heat: HeatMaps = {
  maps: [PLAYER_HIT, PLAYER_DIES, OTHERS_DIE],
  size: (position) => {
    const { width, height } = position as Position;
    return { rows: height, columns: width };
  },
  listen: (mark) => (told: AnyFact) => {
    const fact = told as Fact;
    if (fact.kind === 'hit' && fact.victim.seat !== null && fact.damage > 0)
      at(mark, PLAYER_HIT, fact.victim);
    else if (fact.kind === 'died') at(mark, fact.who.seat === null ? OTHERS_DIE : PLAYER_DIES, fact.who);
  },
};

const at = (mark: HeatMark, map: string, { x, y }: Ref): void => mark(map, y - 1, x - 1);
