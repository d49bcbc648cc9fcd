import {
  attackExplorer,
  checkFuel,
  clearSector,
  makeProgram,
  multiply,
  program,
  standard,
} from '@quadrant/simodyssey-2';
import { change, entry, withText } from './change.mjs';

const actor = (name, fields) => () =>
  makeProgram({ ...standard, actors: change(standard.actors, name, fields) });
const words = (wrong, right) => () => withText(program, (text) => text.replace(wrong, right));

export { program };

export const faults = {
  'malevolent-ignores-benign': actor('Malevolent', {
    behave: (turn, me) => attackExplorer(turn, me, '?'),
  }),
  'janitaur-keeps-its-load': actor('Janitaur', {
    behave(turn, me) {
      const before = me.load;
      clearSector(turn, me);
      if (me.load === 0) me.load = before;
    },
  }),
  'janitaur-survives-asteroids': actor('Janitaur', { perils: [] }),
  'tired-janitaur-has-no-child': actor('Janitaur', {
    reproduce(turn, me) {
      if (me.fuel > 1) multiply(turn, me);
    },
  }),
  'blocked-benign-burns-fuel': actor('Benign', { check: (world, me) => checkFuel(world, me, true) }),
  'planets-do-not-end-in-the-hole': () => {
    const { check } = entry(standard.actors, 'Asteroid');
    const actors = change(standard.actors, 'Planet', {
      check: (turn, me, flew) => me.id % 2 === 0 || check(turn, me, flew),
    });
    return makeProgram({ ...standard, actors });
  },
  'wrong-refusal-without-planets': words(/no planets at/, 'no unvisited attached planet at'),
  'wrong-words-for-implosion': words(/Asteroid got imploded/, 'Asteroid got destroyed'),
  'status-on-a-planet': words('Stationary on planet surface', 'Stationary on surface'),
  'unknown-name-is-quoted': words(/unknown event name (\w+)/, 'unknown event name "$1"'),
};
