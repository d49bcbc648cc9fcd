/** `quadrant run` alone, as the build puts it into few files: most of what it took was to find and read a hundred small ones. */
import { answer, call, givenWords } from './call.js';

process.exitCode = await answer('quadrant', async () => {
  const { command } = await import('./commands/run.js'); // games from outside that cannot be loaded are told too
  return call(command, givenWords().slice(1));
});
