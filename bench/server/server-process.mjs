/** A server in a process of its own, as who measures it sees it. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export async function startProcess(file, env = {}) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...env },
  });
  const answer = () =>
    new Promise((done, failed) => {
      child.once('message', done);
      child.once('exit', () => failed(new Error(`${file} ended`)));
    });
  const { address } = await answer();
  const ask = (question) => {
    const answered = answer();
    child.send(question);
    return answered;
  };
  return {
    address,
    pid: child.pid,
    costs: () => ask('cpu'),
    memory: () => ask('memory'),
    kill: () => child.kill('SIGKILL'),
    end: () =>
      new Promise((done) => {
        child.once('exit', done);
        child.send('end');
      }),
  };
}
