/** The grader alone, as `quadrant teach` puts it into one file: `node grader.mjs GAME CASES …` is `quadrant check`. */
import { answer, call } from './call.js';
import { command } from './commands/check.js';

process.exitCode = await answer('grader', () => call(command, process.argv.slice(2)));
