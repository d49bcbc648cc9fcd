/** Sectors in which somebody dies, and those that the explorer goes through. */
import type { Fact as AnyFact } from '@quadrant/kernel';
import { type Fact, standard } from '@quadrant/simodyssey-2';
import type { HeatMaps } from './heat.js';

const EXPLORER = 'E';
const EXPLORER_DIES = 'the explorer dies';
const OTHERS_DIE = 'others die';
const VISITED = 'sectors the explorer comes to';

export const heat: HeatMaps = {
  maps: [EXPLORER_DIES, OTHERS_DIE, VISITED],
  size: () => standard,
  listen: (mark) => (told: AnyFact) => {
    const fact = told as Fact;
    if (fact.kind === 'died')
      mark(fact.letter === EXPLORER ? EXPLORER_DIES : OTHERS_DIE, fact.at[0] - 1, fact.at[1] - 1);
    else if (fact.kind === 'moved' && fact.letter === EXPLORER && fact.way !== 'blocked')
      mark(VISITED, fact.to[0] - 1, fact.to[1] - 1);
  },
};
