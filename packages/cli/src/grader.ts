/** The grader alone, as `quadrant teach` puts it into one file: `node grader.mjs GAME CASES …` is `quadrant check`. */
import { Misuse, STATUS } from './command.js';
import { command } from './commands/check.js';

try {
  process.exitCode = await command.run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  process.stderr.write(`grader: ${error.message}\n`);
  process.exitCode = STATUS.misuse;
}
