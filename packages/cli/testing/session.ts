/**
 * Runs commands of `quadrant` one after the other in one process of its own: to start one for each costs more than most of
 * them do. What is told, to whom and with which status is as a person meets it; how a process ends is not tried by this.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('./session-process.mjs', import.meta.url));

export interface SessionAnswer {
  readonly out: string;
  readonly err: string;
  readonly status: number;
}

export class CommandSession {
  private readonly folder = mkdtempSync(join(tmpdir(), 'quadrant-session-'));
  private readonly paths = ['out', 'err'].map((name) => join(this.folder, name)); // files: they are written at once
  private readonly child: ChildProcess;
  private readonly cwd: string;

  constructor(cwd: string = tmpdir()) {
    this.cwd = cwd;
    const files = this.paths.map((path) => openSync(path, 'a'));
    this.child = spawn(process.execPath, [PROCESS], { stdio: ['ignore', ...files, 'ipc'] });
    for (const file of files) closeSync(file);
  }

  run(...words: string[]): Promise<SessionAnswer> {
    return this.runIn(this.cwd, ...words);
  }

  async runIn(cwd: string, ...words: string[]): Promise<SessionAnswer> {
    const before = this.paths.map((path) => statSync(path).size);
    const status = await this.statusOf(cwd, words);
    const [out, err] = this.paths.map((path, i) => readFileSync(path).subarray(before[i]).toString('utf8'));
    return { out, err, status };
  }

  close(): void {
    this.child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private statusOf(cwd: string, words: readonly string[]): Promise<number> {
    const { child, paths } = this;
    return new Promise((done, fail) => {
      const ended = () => fail(new Error(`the session ended: ${readFileSync(paths[1], 'utf8')}`));
      if (child.exitCode !== null || child.signalCode !== null) return ended();
      child.once('exit', ended);
      child.once('message', (status) => {
        child.off('exit', ended);
        done(status as number);
      });
      child.send({ cwd, words });
    });
  }
}
