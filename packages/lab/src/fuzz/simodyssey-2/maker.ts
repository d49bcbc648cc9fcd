/** Random runs of SimOdyssey 2: galaxies of every mix, long lives, landings, and now and then a careless death. */
import { beginRun, malformedCalls, simplerCalls, thresholds, Writing } from '../calls.js';
import type { Maker } from '../maker.js';
import { type Script, withCommands } from '../script.js';
import { between, chance, pick, type WalkStyle } from '../walk.js';
import { rules } from './rules.js';

const KINDS = 5;
/** The same mission as `play`, with everything shown. */
const PLAY_AS_TEST = 'test(3,5,7,15,30)';

const quiet = { abort: 0, play: 0, test: 0, status: 0.2, toggle_RNG_out: 0.05 };
const STYLES: readonly WalkStyle['likes'][] = [
  { ...quiet, move: 3, land: 6, liftoff: 2, wormhole: 2 },
  { ...quiet, move: 1, pass: 4, land: 6 },
  { ...quiet, move: 2, pass: 1, land: 4, liftoff: 0.2 },
  { ...quiet, move: 2, wormhole: 6, land: 2 },
];

export const simodyssey2: Maker = {
  spelling: 'lines',
  gamesPerInput: 20,
  malformedEvery: 2,
  longest: 40,
  begin: beginRun,
  make(own, rng, { games, longest, near, beginning }) {
    const run = new Writing(own);
    for (let i = 0; i < games; i++) {
      const before = run.commands.length;
      if (games > 1 && chance(0.05, rng)) {
        run.give(
          pick(['toggle_RNG_out', 'pass', 'move(N)', 'land', 'abort', 'status', 'test(9,8,7,6,5)'], rng),
        );
      }
      const start =
        (near && startOf(near)) ?? (chance(0.1, rng) ? 'play' : `test(${thresholds(KINDS, rng).join(',')})`);
      for (const command of beginning.length > 0 ? beginning : [start]) run.give(command);
      const style = { likes: pick(STYLES, rng), caution: pick([0.3, 0.9, 1], rng), slips: 0.04 };
      run.wander(longest - (run.commands.length - before), 'pass', rng, style);
      if (games > 1 && run.can('abort')) run.give('abort');
    }
    return { args: [], map: null, commands: run.commands };
  },
  makeMalformed: (own, rng) =>
    malformedCalls(
      simodyssey2.make(own, rng, { games: 1, longest: between(1, 8, rng), near: null, beginning: [] }),
      rng,
    ),
  simplify: simplerCalls,
  reveal: (script) =>
    withCommands(
      script,
      script.commands.map((command) => (command === 'play' ? PLAY_AS_TEST : command)),
    ),
  rules,
};

function startOf({ commands }: Script): string | null {
  return commands.findLast((each) => each === 'play' || each.startsWith('test(')) ?? null;
}
