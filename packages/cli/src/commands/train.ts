/** `quadrant train raiinet`: learns a net from nothing, by games against itself. */
import { writeFileSync } from 'node:fs';
import { type Learnt, writeNet } from '@quadrant/bots/training';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags, readNumber } from '../flags.js';
import { print } from '../output.js';
import { Progress } from '../progress.js';
import { type Checkpoint, train } from '../training/train.js';

const CHECKPOINT_EVERY = 2000;
const PAIRS = 60;
const MEASURED = 200;
const MOST_STEPS = 10_000_000;
const BAR = 40;

export const command: CliCommand = {
  usage: 'quadrant train raiinet [--steps N | --minutes M] [OPTIONS]',
  help: `
Learns to judge positions of RAIInet from games against itself, from nothing.
After every checkpoint a match decides whether what is learnt replaces the best
so far. The same steps and seed give the same net, byte for byte.

  --steps N         games to learn from (${CHECKPOINT_EVERY})
  --minutes M       learn for so long instead; the steps reached are printed
  --seed S          of weights, deals and choices (1)
  --players 2|4     for how many players (2)
  --every N         steps between checkpoints (${CHECKPOINT_EVERY})
  --pairs N         pairs at most in the match after a checkpoint (${PAIRS})
  --measured N      games against greedy at the end (${MEASURED})
  --out FILE        where the net goes, the best so far at every checkpoint:
                    JSON, or a module when it ends in .ts`,
  run(words) {
    const names = ['steps', 'minutes', 'seed', 'players', 'every', 'pairs', 'measured', 'out'] as const;
    const { values, words: named } = readFlags('train', words, names);
    if (named.length !== 1 || named[0] !== 'raiinet')
      throw new Misuse('train needs a game that learns: raiinet');
    if (values.steps.length > 0 && values.minutes.length > 0)
      throw new Misuse('train takes --steps or --minutes, not both');
    const timed = values.minutes.length > 0;
    const minutes = readNumber('--minutes', values.minutes, {
      low: 0,
      high: 10_000,
      standard: 0,
      decimals: true,
    });
    const most = timed ? MOST_STEPS : CHECKPOINT_EVERY;
    const steps = readNumber('--steps', values.steps, { low: 1, high: MOST_STEPS, standard: most });
    const players = readNumber('--players', values.players, { low: 2, high: 4, standard: 2 });
    if (players !== 2 && players !== 4) throw new Misuse('--players is 2 or 4');
    const [out] = values.out;
    const keep = (learnt: Learnt) => {
      if (out === undefined) return;
      const text = writeNet(learnt);
      writeFileSync(out, out.endsWith('.ts') ? asModule(text, players) : text);
    };
    const progress = new Progress();
    const began = performance.now();
    const learnt = train({
      players,
      steps,
      seed: readNumber('--seed', values.seed, { low: 0, high: 2147483647, standard: 1 }),
      every: readNumber('--every', values.every, { low: 1, high: MOST_STEPS, standard: CHECKPOINT_EVERY }),
      pairs: readNumber('--pairs', values.pairs, { low: 1, high: 1_000_000, standard: PAIRS }),
      measured: readNumber('--measured', values.measured, { low: 0, high: 1_000_000, standard: MEASURED }),
      isTimeUp: () => timed && performance.now() - began >= minutes * 60_000,
      onStep: (done) => progress.show(() => `${done} steps`),
      onCheckpoint: (checkpoint) => {
        progress.end();
        print(line(checkpoint));
        keep(checkpoint.best);
      },
    });
    progress.end();
    print(`kept: ${learnt.origin.games} steps\n`);
    for (const { against, score, bar, games } of learnt.origin.strength)
      print(`${score.toFixed(3)} ± ${bar.toFixed(3)} against ${against} in ${games} games\n`);
    keep(learnt);
    return STATUS.ok;
  },
};

/** One line of the curve: the score against the best so far as a bar, a mark in its middle. */
function line({ steps, error, gate }: Checkpoint): string {
  const length = Math.round(gate.score * BAR);
  const bar = `${'#'.repeat(length)}${' '.repeat(BAR - length)}`;
  const drawn = `${bar.slice(0, BAR / 2)}|${bar.slice(BAR / 2)}`;
  const said = gate.better ? 'better' : 'no better';
  return `${String(steps).padStart(8)} steps  error ${error.toFixed(3)}  ${drawn} ${gate.score.toFixed(3)} of ${gate.pairs} pairs: ${said}\n`;
}

function asModule(text: string, players: 2 | 4): string {
  const name = players === 2 ? 'TWO_PLAYERS' : 'FOUR_PLAYERS';
  return `/** Made by \`quadrant train raiinet\`, as docs/bots.md says. */\nexport const ${name} =\n  '${text}';\n`;
}
