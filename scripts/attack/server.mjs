/** Clients that go away in the middle, ask for what is not theirs, or come by another name. */
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CLIENTS = 2000;
const AT_ONCE = 50;
const FDS = '/proc/self/fd';
const PATHS = [
  '/large.bin',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%00',
  '/.vite/manifest.json',
  '//',
];

export async function serverRow() {
  const { serve } = await import('../../packages/web/serve.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-attack-'));
  writeFileSync(join(folder, 'large.bin'), '');
  truncateSync(join(folder, 'large.bin'), 32 * 1024 * 1024);
  const served = await serve(folder);
  const { hostname, port } = new URL(served.address);
  const ask = (n) =>
    new Promise((done) => {
      const socket = connect(Number(port), hostname);
      const host = n % 7 === 0 ? 'evil.example' : `${hostname}:${port}`;
      socket.write(`GET ${PATHS[n % PATHS.length]} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      socket.once('data', () => socket.destroy());
      socket.on('error', () => {});
      socket.once('close', done);
    });
  const openFiles = () => (existsSync(FDS) ? readdirSync(FDS).length : 0);
  await ask(1);
  const before = openFiles();
  for (let n = 0; n < CLIENTS; n += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => ask(n + i)));
  for (let n = 0; n < 500 && openFiles() > before; n++) await new Promise((done) => setTimeout(done, 20));
  const leaks = Math.max(0, openFiles() - before);
  const crashes = await fetch(served.address).then(
    () => 0,
    () => 1,
  );
  await served.close();
  rmSync(folder, { recursive: true });
  return { name: 'server of the page: clients that go away', tried: CLIENTS, crashes, leaks };
}
