/** A command of the teacher's through which both outputs go before they are compared. */
import { spawn } from 'node:child_process';
import { lastWords } from '../check/judge.js';

export interface Filtered {
  readonly out: Buffer;
  readonly trouble: string | null; // that it ended badly
}

export function filtered(command: string, bytes: Buffer): Promise<Filtered> {
  return new Promise((done, fail) => {
    const child = spawn('/bin/sh', ['-c', command], { stdio: ['pipe', 'pipe', 'pipe'] });
    const [out, err]: Buffer[][] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.stdin.on('error', () => {}); // it may have read enough
    child.on('error', fail);
    child.on('close', (status, signal) => {
      const said = lastWords(Buffer.concat(err).toString('utf8'));
      const trouble = `the filter '${command}' ended with ${signal ?? `status ${status}`}${said}`;
      done({ out: Buffer.concat(out), trouble: status === 0 ? null : trouble });
    });
    child.stdin.end(bytes);
  });
}
