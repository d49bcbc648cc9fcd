/** Threads of the terminal in which bots of the house think, so that no key waits for them. */
import { Worker } from 'node:worker_threads';
import type { BotThread, FromBot } from '@quadrant/bots/thread';

const MEGABYTES = 1024;

/** Threads run what was built, also where the rest runs from its sources. */
const BESIDE = new URL('./thread.js', import.meta.url);
const THREAD = new URL(BESIDE.href.replace(/\/cli\/src\/(?=tui\/bots\/thread)/, '/cli/dist/'));

export function openThread(): BotThread {
  const worker = new Worker(THREAD, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  worker.unref(); // who leaves the terminal waits for nobody
  return {
    post: (message) => worker.postMessage(message),
    listen(heard, failed) {
      worker.on('message', (message: FromBot) => heard(message));
      worker.on('error', (error: Error) => failed(error.message));
      worker.on('exit', () => failed('the thread ended'));
    },
    end: () => void worker.terminate(),
  };
}
