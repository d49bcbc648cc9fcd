/** Folders of tests, which go when the test is over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Server, type ServerOptions, startServer } from '../server.js';

export function testFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'matches.sqlite');
}

export async function testServer(options: Partial<ServerOptions> = {}): Promise<Server> {
  const server = await startServer({ port: 0, host: '127.0.0.1', file: testFile(), ...options });
  onTestFinished(() => server.close());
  return server;
}
