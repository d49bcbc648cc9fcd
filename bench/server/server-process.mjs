/** A server in a process of its own, as who measures it sees it. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LONGEST_ANSWER = 120_000; // milliseconds

/** A server that said why it cannot start. */
export class NotStarted extends Error {}

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
  const { address, why } = await inTime(answer('address'), `${file} does not start`);
  if (address === null) throw new NotStarted(why);
  const ask = (question) => {
    const answered = answer('cpu');
    child.send(question);
    return inTime(answered, `${file} does not answer`);
  };
  return {
    address,
    costs: () => ask('cpu'),
    memory: () => ask('memory'),
    /** It ends when nobody listens any more, and clears away what it kept. */
    end: () =>
      new Promise((done) => {
        if (child.exitCode !== null || child.signalCode !== null) return done();
        child.once('exit', done);
        if (child.connected) child.disconnect();
        setTimeout(() => child.kill('SIGKILL'), LONGEST_ANSWER).unref();
      }),
  };
}

const sumOf = (answers) =>
  answers.reduce((all, each) => ({
    cpu: all.cpu + each.cpu,
    heapUsed: all.heapUsed + each.heapUsed,
    rss: all.rss + each.rss,
  }));

/** CPU-seconds of all of them so far. */
export const cpuOf = async (processes) => sumOf(await Promise.all(processes.map((each) => each.costs()))).cpu;

/** Opens so many matches, and says by how many bytes a match all processes together have grown: after collecting garbage. */
export async function weigh(processes, many, open) {
  const weight = async () => sumOf(await Promise.all(processes.map((each) => each.memory())));
  const before = await weight();
  const matches = await open(many);
  const after = await weight();
  const grown = (field) => (after[field] - before[field]) / many;
  return { matches, heap: grown('heapUsed'), rss: grown('rss') };
}
