/** `quadrant env GAME`: games for who learns by playing, over standard input and output. */
import { EnvTalk, FrameReader, frameOf } from '@quadrant/lab/bots';
import { loadGame } from '@quadrant/lab/games';
import { STATUS } from '../command.js';
import { declare } from '../declare.js';
import { readOnlyGame } from '../games.js';

/** Resolves when the pipe has taken it whole: the next answer may be made in the same memory. */
const write = (frame: Buffer): Promise<void> =>
  new Promise((done) => process.stdout.write(frame, () => done()));

export const command = declare({
  name: 'env',
  usage: 'quadrant env GAME',
  about: `
Plays games with a program that learns: it asks on standard input and is
answered on standard output, in messages with their length before them.
clients/python speaks this for you; docs/python.md describes it.`,
  options: {},
  async run({ words }) {
    const talk = new EnvTalk((await loadGame(readOnlyGame('env', words))).game);
    const reader = new FrameReader();
    process.stdout.on('error', () => process.exit(STATUS.ok)); // who asked has gone
    for await (const bytes of process.stdin) {
      const questions = reader.take(bytes as Buffer);
      if (questions === null) {
        process.stdout.write(frameOf('{"t":"error","code":"malformed","words":"this is too long"}'));
        return STATUS.failed;
      }
      for (const question of questions) await write(talk.ask(question));
    }
    return STATUS.ok;
  },
});
