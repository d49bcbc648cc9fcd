/** `quadrant train raiinet`: learns a net from nothing, by games against itself. */
import { LEARNS, type Learnt, writeNet } from '@quadrant/bots/training';
import { CannotPlay, ProcessPlayers } from '@quadrant/lab/bots';
import { Misuse, STATUS } from '../command.js';
import { JOBS, QUEUE, SEED } from '../common-options.js';
import { declare } from '../declare.js';
import { reason } from '../input.js';
import { playersAtQueue } from '../lab/on-queue.js';
import { print } from '../output.js';
import { Progress } from '../progress.js';
import { type Checkpoint, train } from '../raiinet/training/train.js';
import { tryPlace, writeWhole } from '../write-whole.js';

const CHECKPOINT_EVERY = 2000;
const MOST_STEPS = 10_000_000;
const BAR = 40;

export const command = declare({
  name: 'train',
  usage: 'quadrant train raiinet [--steps N | --minutes M] [OPTIONS]',
  about: `
Learns to judge positions of RAIInet from games against itself, from nothing.
After every checkpoint a match decides whether what is learnt replaces the best
so far. The same steps and seed give the same net, byte for byte.`,
  options: {
    steps: {
      kind: 'whole',
      takes: 'N',
      low: 1,
      high: MOST_STEPS,
      usually: `${CHECKPOINT_EVERY}`,
      help: 'games to learn from',
    },
    minutes: {
      kind: 'decimal',
      takes: 'M',
      low: 0,
      high: 10_000,
      without: ['steps'],
      help: 'learn for so long instead; the steps reached are printed',
    },
    seed: { ...SEED, help: 'of weights, deals and choices' },
    players: { kind: 'choice', choices: ['2', '4'], usual: '2', help: 'for how many players' },
    every: {
      kind: 'whole',
      takes: 'N',
      low: 1,
      high: MOST_STEPS,
      usual: CHECKPOINT_EVERY,
      help: 'steps between checkpoints',
    },
    pairs: {
      kind: 'whole',
      takes: 'N',
      low: 1,
      high: 1_000_000,
      usual: 60,
      help: 'pairs at most in the match after a checkpoint',
    },
    measured: {
      kind: 'whole',
      takes: 'N',
      low: 0,
      high: 1_000_000,
      usual: 200,
      help: 'games against greedy at the end',
    },
    jobs: { ...JOBS, help: 'processes that play; the same net whatever their number' },
    queue: QUEUE,
    out: {
      kind: 'text',
      takes: 'FILE',
      help: 'where the net goes, the best so far at every checkpoint: JSON, or a module when it ends in .ts',
    },
  },
  async run({ values, words }) {
    if (words.length !== 1 || words[0] !== LEARNS)
      throw new Misuse(`train needs a game that learns: ${LEARNS}`);
    const { minutes, out, seed, every, pairs, measured, jobs, queue } = values;
    const steps = values.steps ?? (minutes === undefined ? CHECKPOINT_EVERY : MOST_STEPS);
    const players = values.players === '2' ? 2 : 4;
    const keep = (learnt: Learnt) => {
      if (out === undefined) return;
      const text = writeNet(learnt);
      written(out, () => writeWhole(out, out.endsWith('.ts') ? asModule(text, players) : text));
    };
    if (out !== undefined) written(out, () => tryPlace(out)); // known before hours of learning
    const progress = new Progress();
    const began = performance.now();
    const playing = queue === undefined ? new ProcessPlayers(jobs) : await playersAtQueue(queue);
    const learnt = await train(playing, {
      players,
      steps,
      seed,
      every,
      pairs,
      measured,
      isTimeUp: () => minutes !== undefined && performance.now() - began >= minutes * 60_000,
      onStep: (done) => progress.show(() => `${done} steps`),
      onCheckpoint: (checkpoint) => {
        progress.end();
        print(line(checkpoint));
        keep(checkpoint.best);
      },
    })
      .catch((error: unknown) => {
        throw error instanceof CannotPlay ? new Misuse(error.message) : error;
      })
      .finally(() => playing.close());
    progress.end();
    print(`kept: ${learnt.origin.games} steps\n`);
    for (const { against, score, bar, games } of learnt.origin.strength)
      print(`${score.toFixed(3)} ± ${bar.toFixed(3)} against ${against} in ${games} games\n`);
    keep(learnt);
    return STATUS.ok;
  },
});

function written(name: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Misuse(`cannot write "${name}": ${reason(error)}`);
  }
}

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
