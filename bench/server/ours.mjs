/** Our server in a process of its own, with its limits lifted, its log synced to disk; answers what it costs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../packages/server/dist/index.js';
import { answerCosts, sayWhyNot } from './costs.mjs';
import { BESIDE_A_FLOOD, LIFTED } from './lifted.mjs';

const database = process.env.QUADRANT_DATABASE;
const limits = process.env.QUADRANT_LIMITS === 'usual' ? BESIDE_A_FLOOD : LIFTED;
let store = { database };
if (database === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-load-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  store = { file: join(folder, 'matches.sqlite') };
}
try {
  const server = await startServer({ port: 0, host: '127.0.0.1', ...store, limits });
  answerCosts(server.address, () => server.close());
} catch (error) {
  sayWhyNot(error);
}
