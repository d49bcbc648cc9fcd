/** Our own game on several threads: each takes the next case when it is done with one. */
import { Worker } from 'node:worker_threads';
import type { ComparisonName } from '../compare/comparison.js';
import type { GameId } from '../games.js';
import type { Case } from './cases.js';
import type { CheckedCase } from './judge.js';

export async function judgeInThreads(
  how: { readonly game: GameId; readonly compare: ComparisonName },
  cases: readonly Case[],
  jobs: number,
  onChecked: (checked: CheckedCase, index: number) => void,
): Promise<void> {
  let next = 0;
  const thread = () =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: how });
      let at = -1;
      const give = () => {
        at = next++;
        if (at < cases.length) worker.postMessage(cases[at]);
        else void worker.terminate().then(() => done());
      };
      worker.on('error', fail);
      worker.on('message', (result: CheckedCase) => {
        onChecked(result, at);
        give();
      });
      give();
    });
  await Promise.all(Array.from({ length: jobs }, thread));
}
