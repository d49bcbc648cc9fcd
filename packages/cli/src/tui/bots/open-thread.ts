/** Threads of the terminal in which bots of the house think, so that no key waits for them. */
import { Worker } from 'node:worker_threads';
import type { JudgeThread } from '@quadrant/bots/analysis';
import type { BotThread } from '@quadrant/bots/thread';

const MEGABYTES = 1024;

interface Thread<To, From> {
  post(message: To): void;
  listen(heard: (message: From) => void, failed: (words: string) => void): void;
  end(): void;
}

export const openThread = (): BotThread => open(new URL('./thread.js', import.meta.url));
export const openJudge = (): JudgeThread => open(new URL('./judge-thread.js', import.meta.url));

function open<To, From>(beside: URL): Thread<To, From> {
  const worker = new Worker(built(beside), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  worker.unref(); // who leaves the terminal waits for nobody
  return {
    post: (message) => worker.postMessage(message),
    listen(heard, failed) {
      worker.on('message', (message: From) => heard(message));
      worker.on('error', (error: Error) => failed(error.message));
      worker.on('exit', () => failed('the thread ended'));
    },
    end: () => void worker.terminate(),
  };
}

/** Threads run what was built, also where the rest runs from its sources. */
const built = ({ href }: URL): URL => new URL(href.replace(/\/cli\/src\/(?=tui\/bots\/)/, '/cli/dist/'));
