/** A worker of the page in which a bot of the house thinks. */
import type { BotThread, FromBot } from '@quadrant/bots/thread';
import { shell } from '../words/shell.js';

export function openThread(): BotThread {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message),
    listen(heard, failed) {
      worker.onmessage = ({ data }: MessageEvent<FromBot>) => heard(data);
      worker.onerror = () => failed(shell.computerFailed);
    },
    end: () => worker.terminate(),
  };
}
