/** A Redis of the test's own, where `redis-server` is installed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class TestRedis {
  readonly url: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'quadrant-redis-'));
  private readonly port: number;
  private child: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** Null where none is installed. */
  static async open(): Promise<TestRedis | null> {
    if (spawnSync('redis-server', ['--version']).status !== 0) return null;
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    server.close();
    const redis = new TestRedis(port);
    await redis.run();
    return redis;
  }

  /** Starts it, also again after a kill: what it had answered for is in its log. */
  async run(): Promise<void> {
    const words = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--dir', this.folder];
    const child = spawn('redis-server', [...words, '--appendonly', 'yes', '--appendfsync', 'always'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.child = child;
    await new Promise<void>((done, fail) => {
      let said = '';
      child.once('exit', () => fail(new Error(`Redis does not start: ${said}`)));
      child.stdout!.on('data', (chunk) => {
        said = said.slice(-2000) + chunk;
        if (said.includes('Ready to accept connections')) done();
      });
    });
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
