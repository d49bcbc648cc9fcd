/** Random runs of Space Defender 2: every equipment, every mix of enemies, every style of flying. */
import type { Rng } from '@quadrant/kernel';
import { beginRun, malformedCalls, simplerCalls, thresholds, Writing } from '../calls.js';
import type { Maker } from '../maker.js';
import { type Script, withCommands } from '../script.js';
import { between, chance, pick, type WalkStyle } from '../walk.js';
import { rules } from './rules.js';

const KINDS = 5;
const DEBUG = 'toggle_debug_mode';
/** Screens with a choice, and how many entries their menus have at most. */
const SCREENS = 4;
const ENTRIES = 5;

const quiet = { toggle_debug_mode: 0.2, abort: 0 };
const STYLES: readonly WalkStyle['likes'][] = [
  { ...quiet },
  { ...quiet, fire: 4 },
  { ...quiet, pass: 4, fire: 2 },
  { ...quiet, special: 4, pass: 2 },
  { ...quiet, move: 4, fire: 2 },
  { ...quiet, move: 0.2, fire: 3, special: 2 },
];

export const spaceDefender2: Maker = {
  spelling: 'lines',
  gamesPerInput: 20,
  malformedEvery: 2,
  longest: 40,
  begin: beginRun,
  make(own, rng, { games, longest, near, beginning }) {
    const run = new Writing(own);
    if (beginning.length === 0 && chance(0.8, rng)) run.give(DEBUG);
    for (let i = 0; i < games; i++) {
      const before = run.commands.length;
      const kept = beginning.length > 0 ? beginning : near === null ? [] : setupOf(near);
      if (kept.length > 0) for (const command of kept) run.give(command);
      else setUp(run, rng, longest < 12);
      const style = { likes: pick(STYLES, rng), caution: pick([0, 0.5, 0.9], rng), slips: 0.05 };
      run.wander(longest - (run.commands.length - before), 'pass', rng, style);
      if (games > 1) leave(run, rng);
    }
    return { args: [], map: null, commands: run.commands };
  },
  makeMalformed: (own, rng) =>
    malformedCalls(spaceDefender2.make(own, rng, { games: 1, longest: 20, near: null, beginning: [] }), rng),
  simplify: simplerCalls,
  reveal: (script) =>
    withCommands(script, [DEBUG, ...script.commands.filter((command) => command !== DEBUG)]),
  rules,
};

function setUp(run: Writing, rng: Rng, hurry: boolean): void {
  if (!hurry && chance(0.05, rng)) run.give(pick(['pass', 'setup_next(1)', 'abort', 'fire', 'special'], rng));
  if (!hurry && chance(0.05, rng)) run.give('play(5,10,50,40,60,70,80)');
  const size = chance(0.3, rng) ? [5, 10] : [between(5, 10, rng), between(10, 30, rng)];
  run.give(`play(${[...size, ...thresholds(KINDS, rng)].join(',')})`);
  let screen = 1;
  while (screen <= SCREENS) {
    const step = hurry ? between(1, 5, rng) : 1;
    if (chance(hurry ? 0.5 : 0.75, rng)) run.give(`setup_select(${between(1, ENTRIES, rng)})`);
    if (!hurry && chance(0.04, rng)) run.give('setup_back(1)');
    else screen += step;
    run.give(`setup_next(${step})`);
    if (!run.can('setup_next')) return;
  }
  if (!hurry && chance(0.02, rng)) run.give(pick(['setup_select(1)', 'abort', 'setup_back(5)'], rng));
  else run.give(`setup_next(${between(1, 5, rng)})`);
}

function leave(run: Writing, rng: Rng): void {
  if (run.can('abort')) run.give('abort');
  else if (chance(0.1, rng)) run.give(pick(['pass', 'move(A,1)', 'fire', 'abort'], rng));
}

/** The last start of a game in a script with the choices before it. */
function setupOf({ commands }: Script): readonly string[] {
  const play = commands.findLastIndex((each) => each.startsWith('play('));
  if (play < 0) return [];
  const end = commands.findIndex((each, i) => i > play && !each.startsWith('setup_'));
  const choices = commands.slice(play, end < 0 ? undefined : end);
  return choices.every((each) => /^(play|setup_)/.test(each)) ? choices : [];
}
