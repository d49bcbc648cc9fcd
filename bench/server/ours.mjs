/** Our server in a process of its own, with its limits lifted, its log synced to disk; answers what it costs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../packages/server/dist/index.js';
import { answerCosts } from './costs.mjs';

const FREE = 2 ** 31 - 1;
const names = [
  'messagesPerSecond',
  'messagesInBurst',
  'connectionsPerAddress',
  'guestsPerHour',
  'matchesPerHour',
  'requestsPerSecond',
  'replayedPerSecond',
];
const limits = Object.fromEntries(names.map((name) => [name, FREE]));
const database = process.env.QUADRANT_DATABASE;
const folder = database === undefined ? mkdtempSync(join(tmpdir(), 'quadrant-load-')) : null;
const store = database === undefined ? { file: join(folder, 'matches.sqlite') } : { database };
const WHOLE_MATCH = 240; // messages of a seat that plays as fast as it can
const flood =
  process.env.QUADRANT_LIMITS === 'usual'
    ? { ...limits, messagesPerSecond: 20, messagesInBurst: WHOLE_MATCH }
    : limits;
const server = await startServer({ port: 0, host: '127.0.0.1', ...store, limits: flood });
answerCosts(server.address, async () => {
  await server.close();
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
});
