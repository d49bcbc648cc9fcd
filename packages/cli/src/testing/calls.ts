/**
 * Many calls of `quadrant` in one real process: loading Node and the program anew for each costs far more than the call.
 * Only for calls that read no standard input and leave nothing behind in the process.
 */
import { spawnSync } from 'node:child_process';

const MAIN = new URL('../../dist/main.js', import.meta.url).href;
const END = '\0';

export interface Called {
  readonly out: string;
  readonly err: string;
  readonly status: number;
}

const DRIVER = `
import { writeSync } from 'node:fs';
const [main, calls] = process.argv.slice(1);
const given = process.argv.slice(0, 1);
for (const [i, words] of JSON.parse(calls).entries()) {
  process.argv = [...given, 'quadrant', ...words];
  process.exitCode = 0;
  await import(main + '?call=' + i);
  writeSync(1, '\\0' + process.exitCode + '\\0');
  writeSync(2, '\\0');
}
process.exitCode = 0;
`;

export function callAll(calls: readonly (readonly string[])[], folder: string): Called[] {
  const words = ['--input-type=module', '-e', DRIVER, MAIN, JSON.stringify(calls)];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
  });
  const [outs, errs] = [stdout.split(END), stderr.split(END)];
  if (status !== 0 || errs.length !== calls.length + 1)
    throw new Error(`a call ended all of them: ${stderr}`);
  return calls.map((_, i) => ({ out: outs[2 * i], err: errs[i], status: Number(outs[2 * i + 1]) }));
}
