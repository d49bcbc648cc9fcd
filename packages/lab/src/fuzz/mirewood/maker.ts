/** Random games of Mirewood: a random level file, and keys chosen by playing it. */
import type { Rng } from '@quadrant/kernel';
import type { GameModule } from '../../games.js';
import type { Maker } from '../maker.js';
import { between, chance, nextCommand, pick, type Style } from '../walk.js';
import { randomLevel } from './level.js';
import { rules } from './rules.js';
import { simplerLevels } from './simpler.js';
import { spoiltLevel } from './spoilt.js';

const quiet = { v: 0.05 };
const STYLES: readonly Style['likes'][] = [
  { ...quiet, '.': 0.5 },
  { ...quiet, w: 3, a: 3, s: 3, d: 3 },
  { ...quiet, f: 4 },
  { ...quiet, h: 3, w: 2, a: 2, s: 2, d: 2 },
  { ...quiet, e: 6 },
  { ...quiet, '.': 6 },
];
/** Keys that the rules never see. */
const SLIPS = ['p', '?', 'W', 'e', 'x', '1'] as const;

export const mirewood: Maker = {
  spelling: 'keys',
  gamesPerInput: 1,
  malformedEvery: 10,
  longest: 60,
  make(own, rng, { longest, near }) {
    const map = near?.map ?? randomLevel(rng);
    return { args: [], map, commands: play(own, rng, map, longest) };
  },
  makeMalformed: (_, rng) => ({ args: [], map: spoiltLevel(randomLevel(rng), rng), commands: ['.'] }),
  *simplify(script) {
    for (const map of simplerLevels(script.map ?? '')) yield { ...script, map };
    for (let i = 0; i < script.commands.length; i++) {
      if (script.commands[i] !== '.') yield { ...script, commands: script.commands.with(i, '.') };
    }
  },
  reveal(script) {
    const quietly = (script.map ?? '').replace(/^verbose: .*\n/gm, '');
    return {
      ...script,
      map: `verbose: on\n${quietly}`,
      commands: script.commands.filter((key) => key !== 'v'),
    };
  },
  rules,
};

function play({ game }: GameModule, rng: Rng, map: string, longest: number): string[] {
  const options = game.readOptions({ level: map });
  if (!options.ok) return ['.'];
  const position = game.begin(options.value, game.defaultSeed);
  const style = { likes: pick(STYLES, rng), caution: pick([0, 0.7, 1], rng), slips: 0 };
  const keys: string[] = [];
  const most = between(1, longest, rng);
  while (keys.length < most && game.outcome(position) === null) {
    if (chance(0.03, rng)) {
      keys.push(pick(SLIPS, rng));
      continue;
    }
    const command = nextCommand(game, position, rng, style);
    if (!command) break;
    game.perform(position, command, null);
    keys.push(game.grammar.print(command));
  }
  return keys.length > 0 ? keys : ['.'];
}
