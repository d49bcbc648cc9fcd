/** The value a stranger's link holds, unpacked beside the page and given up after a while. */
import type { Result } from '@quadrant/kernel';
import { later } from '../words/later.js';

const LONGEST_MS = 10_000;
const refuse = (words: string): Result<unknown> => ({ ok: false, error: { code: 'bad-link', words } });

export function openLink(text: string): Promise<Result<unknown>> {
  const worker = new Worker(new URL('./link.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Result<unknown>>((done) => {
    worker.onmessage = ({ data }: MessageEvent<Result<unknown>>) => done(data);
    worker.onerror = () => done(refuse(later.link.failed));
    setTimeout(() => done(refuse(later.link.slow)), LONGEST_MS);
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}
