/** Somebody who says what a connection may not say, as fast as it takes it, and comes back when it is closed. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** From a process of its own, at the server or at a sink that reads and drops; says how to end it. */
export async function flood(where, address) {
  const child = fork(fileURLToPath(new URL('./flooder.mjs', import.meta.url)), [
    where === 'server' ? address : 'sink',
  ]);
  await once(child, 'message');
  return () => child.kill('SIGKILL');
}
