/** Our own game on several threads: each takes the next case when it is done with one. */
import { Worker } from 'node:worker_threads';
import type { GameId } from '../games.js';
import type { Case } from './cases.js';
import type { Checked } from './judge.js';

export async function judgeInThreads(
  game: GameId,
  cases: readonly Case[],
  jobs: number,
  onChecked: (checked: Checked) => void,
): Promise<Checked[]> {
  const checked: Checked[] = new Array(cases.length);
  let next = 0;
  const thread = () =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: game });
      let at = -1;
      const give = () => {
        at = next++;
        if (at < cases.length) worker.postMessage(cases[at]);
        else void worker.terminate().then(() => done());
      };
      worker.on('error', fail);
      worker.on('message', (result: Checked) => {
        checked[at] = result;
        onChecked(result);
        give();
      });
      give();
    });
  await Promise.all(Array.from({ length: jobs }, thread));
  return checked;
}
