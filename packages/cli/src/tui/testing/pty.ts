/** The real program on a real pseudo-terminal, for tests: `script` of util-linux makes it, an emulator reads it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ASK } from '../screen/kitty.js';
import { TerminalReader } from './terminal-reader.js';

const PROGRAM = fileURLToPath(new URL('../../../bin/quadrant.js', import.meta.url));
const PATIENCE = 300_000; // ms until a screen must be there, however busy the machine is

export const KEY = {
  home: '\x1b[H', up: '\x1b[A', down: '\x1b[B', right: '\x1b[C', left: '\x1b[D', enter: '\r', escape: '\x1b', tab: '\t', ctrlC: '\x03',
} as const; // biome-ignore format: a table

export class Pty {
  readonly folder = mkdtempSync(join(tmpdir(), 'quadrant-pty-'));
  readonly reader: TerminalReader;
  raw = '';
  private readonly child: ChildProcess;
  private ended = false;
  private fed: Promise<void> = Promise.resolve();

  constructor(
    words: string,
    size = { columns: 80, rows: 24 },
    env: NodeJS.ProcessEnv = {},
    program = PROGRAM,
  ) {
    this.reader = new TerminalReader(size.columns, size.rows);
    const inner = `echo $$ > pid; exec "${process.execPath}" "${program}" ${words}`;
    const outer = `stty cols ${size.columns} rows ${size.rows}; tty > tty; sh -c '${inner}'; echo "status=$?"; stty -a`;
    this.child = spawn('script', ['-qfec', outer, '/dev/null'], {
      cwd: this.folder,
      env: {
        ...process.env,
        NO_COLOR: '',
        LC_ALL: 'C.UTF-8',
        TERM: 'xterm-256color',
        SHELL: '/bin/sh',
        XDG_STATE_HOME: this.folder,
        ...env,
      },
    });
    this.child.stdout!.on('data', (bytes: Buffer) => {
      const asks = !this.raw.includes(ASK);
      this.raw += bytes.toString('latin1');
      if (asks && this.raw.includes(ASK)) this.type('\x1b[?0u'); // it tells held keys: those of tests are pressed
      this.fed = this.fed.then(() => this.reader.write(new Uint8Array(bytes)));
    });
    this.child.on('close', () => {
      this.ended = true;
    });
  }

  type(keys: string): void {
    this.child.stdin!.write(keys);
  }
  /** Types and waits until the screen shows it. */
  async press(keys: string, wanted: string | RegExp): Promise<string> {
    this.type(keys);
    return this.until(wanted);
  }

  async until(wanted: string | RegExp | ((screen: string) => boolean)): Promise<string> {
    const fits = (screen: string) =>
      typeof wanted === 'function'
        ? wanted(screen)
        : typeof wanted === 'string'
          ? screen.includes(wanted)
          : wanted.test(screen);
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const last = this.ended; // nothing more will come
      await this.fed;
      const screen = this.reader.text();
      if (fits(screen)) return screen;
      if (last || Date.now() > deadline) throw new Error(`${String(wanted)} did not appear on\n${screen}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Waits for the end; gives what the shell says afterwards. */
  async end(): Promise<{ status: number; echo: boolean; screen: string }> {
    const deadline = Date.now() + PATIENCE;
    while (!this.ended && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
    await this.fed;
    if (!this.ended) throw new Error(`it has not ended:\n${this.reader.text()}`);
    return {
      status: Number(/status=(\d+)/.exec(this.raw)?.[1] ?? -1),
      echo: /[^-]icanon/.test(this.raw) && /[^-]echo /.test(this.raw),
      screen: this.reader.text(),
    };
  }

  resize(columns: number, rows: number): void {
    this.reader.resize(columns, rows);
    execFileSync('stty', ['-F', this.read('tty'), 'cols', String(columns), 'rows', String(rows)]);
  }
  signal(signal: NodeJS.Signals): void {
    process.kill(Number(this.read('pid')), signal);
  }
  /** Ends what runs and waits for it: a program that hears its terminal close still saves, into this folder. */
  async stop(): Promise<void> {
    if (!this.ended) {
      this.child.kill('SIGKILL');
      while (!this.ended || this.runs) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
  private get runs(): boolean {
    const pid = Number(this.read('pid'));
    try {
      return pid > 0 && process.kill(pid, 'SIGKILL');
    } catch {
      return false;
    }
  }
  read(name: string): string {
    const path = join(this.folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  }
}
