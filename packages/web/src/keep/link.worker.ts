/** Unpacks a link in a thread of its own: whatever it holds, the page stays alive. */
import { unpackRecord } from './link.js';

addEventListener('message', async ({ data }: MessageEvent<string>) => {
  postMessage(await unpackRecord(data));
});
