/** A server in a process of its own, as who measures it sees it. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LONGEST_ANSWER = 120_000; // milliseconds

/** What is promised, or an error with these words after a long time. */
export function inTime(promised, words) {
  let timer;
  const late = new Promise((_, failed) => {
    timer = setTimeout(() => failed(new Error(words)), LONGEST_ANSWER);
  });
  return Promise.race([promised, late]).finally(() => clearTimeout(timer));
}

export async function startProcess(file, env = {}) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...env },
  });
  /** The next message with such a field: some servers have things of their own to say. */
  const answer = (field) =>
    new Promise((done, failed) => {
      const look = (message) => {
        if (typeof message !== 'object' || !(field in message)) return;
        child.off('message', look);
        child.off('exit', ended);
        done(message);
      };
      const ended = () => failed(new Error(`${file} ended`));
      child.on('message', look);
      child.once('exit', ended);
    });
  const { address } = await inTime(answer('address'), `${file} does not start`);
  const ask = (question) => {
    const answered = answer('cpu');
    child.send(question);
    return inTime(answered, `${file} does not answer`);
  };
  return {
    address,
    costs: () => ask('cpu'),
    memory: () => ask('memory'),
    kill: () => child.kill('SIGKILL'),
    end: () =>
      new Promise((done) => {
        child.once('exit', done);
        child.send('end');
        setTimeout(() => child.kill('SIGKILL'), LONGEST_ANSWER).unref();
      }),
  };
}
