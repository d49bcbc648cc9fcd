/** The real program `quadrant serve`, which a test may kill, freeze and start again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../cli/bin/quadrant.js', import.meta.url));

export class ServerProgram {
  address = '';
  private child: ChildProcess | null = null;
  private readonly words: readonly string[];
  /** `place`: `--data FOLDER` or `--database URL`. */
  constructor(...place: readonly string[]) {
    this.words = ['serve', '--port', '0', ...place, '--log', 'silent', '--messages-per-second', '1000'];
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, ...this.words], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    let said = '';
    for await (const chunk of child.stdout!) {
      said += chunk;
      const address = /http:\/\/[\d.:]+/.exec(said)?.[0];
      if (address === undefined) continue;
      child.stdout!.resume();
      this.address = `${address}/`;
      return;
    }
    throw new Error(`the server ended: ${said}`);
  }
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }
  async killed(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    this.signal('SIGKILL');
    await gone;
  }
}
