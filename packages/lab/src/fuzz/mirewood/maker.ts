/** Random games of Mirewood: a random level file, and keys chosen by playing it. */
import type { Rng } from '@quadrant/kernel';
import type { GameModule } from '../../games.js';
import type { Maker } from '../maker.js';
import { type Script, withCommands } from '../script.js';
import { between, chance, nextCommand, pick, type WalkStyle } from '../walk.js';
import { randomLevel } from './level.js';
import { rules } from './rules.js';
import { simplerLevels } from './simpler.js';
import { spoiltLevel } from './spoilt.js';

const quiet = { v: 0.05 };
const STYLES: readonly WalkStyle['likes'][] = [
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
  begin: ({ game }, { map }) => {
    const options = game.readOptions({ level: map });
    return options.ok ? game.begin(options.value, game.defaultSeed) : null;
  },
  make(own, rng, { longest, near, beginning }) {
    const script = { args: [], map: near?.map ?? randomLevel(rng), commands: beginning };
    return withCommands(script, play(own, rng, script, longest));
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

/** Goes on from the commands of the script. */
function play(own: GameModule, rng: Rng, script: Script, longest: number): string[] {
  const { game } = own;
  const position = mirewood.begin(own, script);
  if (position === null) return ['.'];
  const style = { likes: pick(STYLES, rng), caution: pick([0, 0.7, 1], rng), slips: 0 };
  const keys: string[] = [];
  const give = (key: string) => {
    keys.push(key);
    const parsed = game.grammar.parse(key);
    if (parsed.ok) game.perform(position, game.onMove(position), parsed.value, null);
  };
  for (const key of script.commands) give(key);
  const most = between(1, longest, rng);
  while (keys.length < most && game.outcome(position) === null) {
    const command = nextCommand(game, position, rng, style);
    if (!command) break;
    give(chance(0.03, rng) ? pick(SLIPS, rng) : game.grammar.print(command));
  }
  if (chance(0.1, rng)) keys.push('p');
  return keys.length > 0 ? keys : ['.'];
}
