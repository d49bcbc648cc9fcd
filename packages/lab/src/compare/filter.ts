/** A command of the teacher's through which both outputs go before they are compared. */
import { spawn } from 'node:child_process';
import { CaseError } from '../check/case-error.js';

export function filtered(command: string, bytes: Buffer): Promise<Buffer> {
  return new Promise((done, fail) => {
    const child = spawn('/bin/sh', ['-c', command], { stdio: ['pipe', 'pipe', 'inherit'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stdin.on('error', () => {}); // it may have read enough
    child.on('error', fail);
    child.on('close', (status) => {
      if (status === 0) done(Buffer.concat(chunks));
      else fail(new CaseError(`the filter '${command}' ended with status ${status}`));
    });
    child.stdin.end(bytes);
  });
}
