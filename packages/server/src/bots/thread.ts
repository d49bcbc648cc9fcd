/**
 * Bots of the house in a thread of their own. A bot is made for one turn, with dice of that turn: all that it was told
 * before still stands in its view, so that any thread of any server can take any turn.
 */
import { parentPort } from 'node:worker_threads';
import { type BotPlayer, findBot, isForfeit, type Stop } from '@quadrant/bots';
import type { Command } from '@quadrant/kernel';
import { GAMES } from '../games.js';
import type { BotJob, FromThread, JobAnswer, ThinkJob } from './job.js';
import { replay } from './replay.js';

const post = (message: FromThread) => parentPort!.postMessage(message);

/** Aborted after so long, also for who never lets a timer run. */
function stopAfter(ms: number): Stop {
  const until = performance.now() + ms;
  const timers = new Map<() => void, NodeJS.Timeout>();
  return {
    get aborted() {
      return performance.now() >= until;
    },
    addEventListener: (_, listener) => timers.set(listener, setTimeout(listener, until - performance.now())),
    removeEventListener: (_, listener) => clearTimeout(timers.get(listener)),
  };
}

async function think(job: ThinkJob, player: BotPlayer): Promise<JobAnswer> {
  const { grammar } = GAMES.get(job.game)!.game;
  const legal = job.legal.flatMap((text) => {
    const parsed = grammar.parse(text);
    return parsed.ok ? [parsed.value as Command] : [];
  });
  const { view, ply, ms } = job;
  const answer = await player.think({
    view,
    legal,
    ply,
    budget: { nodes: null, ms: null },
    stop: stopAfter(ms),
  });
  return { t: 'command', command: answer === 'resign' || isForfeit(answer) ? null : grammar.print(answer) };
}

async function take(job: BotJob): Promise<JobAnswer> {
  if (job.t === 'replay') return replay(job.game, job.record);
  const maker = await findBot(job.game, job.bot);
  if (maker === null) return { t: 'failed', words: `there is no bot "${job.bot}" for ${job.game}` };
  if (job.t === 'side') return { t: 'side', side: (await maker.side?.(job)) ?? null };
  const player = await maker.make({ ...job, rules: GAMES.get(job.game)!.game });
  return isForfeit(player) ? { t: 'failed', words: player.words } : think(job, player);
}

parentPort!.on('message', (job: BotJob) => {
  take(job)
    .catch((error: Error): JobAnswer => ({ t: 'failed', words: error.message }))
    .then(post);
});
post({ t: 'ready' });
