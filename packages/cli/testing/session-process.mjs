// Commands of `quadrant` as it is built, one after the other; each message is where and the words of one.
import { answer, call } from '../dist/call.js';
import { COMMANDS } from '../dist/commands.js';

process.on('message', async ({ cwd, words: [name, ...words] }) => {
  process.chdir(cwd);
  const status = await answer('quadrant', async () => call((await COMMANDS[name].load()).command, words));
  process.send(status);
});
process.once('disconnect', () => process.exit());
