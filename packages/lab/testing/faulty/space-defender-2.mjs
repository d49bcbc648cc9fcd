import { makeCallProgram } from '@quadrant/call-text';
import {
  defaultOptions,
  makeNarrator,
  makeSpaceDefender2,
  program,
  standard,
} from '@quadrant/space-defender-2';
import { change, entry, withText } from './change.mjs';

const from = (tables) => () => {
  const all = { ...standard, ...tables };
  return makeCallProgram(makeSpaceDefender2(all), makeNarrator(all), defaultOptions);
};
const enemy = (name, fields) => from({ enemies: change(standard.enemies, name, fields) });
const weapon = (name, fields) => from({ weapons: change(standard.weapons, name, fields) });
const preemptive = (name, action, reaction) =>
  enemy(name, { preemptive: { ...entry(standard.enemies, name).preemptive, [action]: reaction } });

export { program };

export const faults = {
  'carrier-launches-below-first': preemptive('Carrier', 'pass', {
    endsTurn: true,
    act(self, orders) {
      if (!orders.advance(self, 2)) return;
      orders.launch(self, 'Interceptor', 1, 0);
      orders.launch(self, 'Interceptor', -1, 0);
    },
  }),
  'carrier-gains-less-regen': preemptive('Carrier', 'special', {
    endsTurn: false,
    act: (self, orders) => orders.gainRegen(self, 5),
  }),
  'fighter-goes-on-after-pass': preemptive('Fighter', 'pass', {
    ...entry(standard.enemies, 'Fighter').preemptive.pass,
    endsTurn: false,
  }),
  'interceptor-goes-on-after-fire': preemptive('Interceptor', 'fire', {
    ...entry(standard.enemies, 'Interceptor').preemptive.fire,
    endsTurn: false,
  }),
  'pylon-heals-before-moving': enemy('Pylon', {
    unseeing(self, orders) {
      orders.healAround(self, 10);
      orders.advance(self, 2);
    },
  }),
  'rocket-speeds-up-by-one': weapon('Rocket', {
    flight(self, air) {
      air.fly(self, self.move, self.drift, 1);
      self.move += 1;
    },
  }),
  'spread-drifts-straight': weapon('Spread', {
    flight: (self, air) => air.fly(self, self.move, 0, 1),
  }),
  'diamond-counts-twice': from({ orbments: change(standard.orbments, 'diamond', { factor: 2 }) }),
  'strike-is-too-strong': from({
    powers: change(standard.powers, 'Orbital Strike', { use: (helm) => helm.strikeEnemies(101) }),
  }),
  'wrong-words-at-the-end': () => withText(program, (text) => text.replace('Better luck', 'More luck')),
  'surplus-argument-has-no-name': () =>
    withText(program, (text) => text.replace(/Too many arguments passed for "\w+"/, 'Too many arguments')),
};
