/** npm start: install what is missing, build what is stale, serve the page and say where. */
import { parseArgs } from 'node:util';
import { endWithNpm } from './end-with-npm.mjs';
import { build, buildPage, install } from './steps.mjs';

const USUAL_PORT = 4173;
const HELP = `Usage: npm start [-- --port N]

Serves the page with all four games on this machine and says where.

  --port N          the port, 0 for any free one (${USUAL_PORT})
  --help            this text
`;

/** The port that the words ask for; answers and ends where they ask for help or are wrong. */
function readPort(words) {
  try {
    const options = { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } };
    const { help, port = `${USUAL_PORT}` } = parseArgs({ args: words, options }).values;
    if (help) return end(process.stdout, HELP, 0);
    if (/^\d{1,5}$/.test(port) && Number(port) <= 65535) return Number(port);
    return misuse(`--port is a whole number from 0 to 65535, not "${port}"`);
  } catch (error) {
    return misuse(error.message.split('. ')[0]);
  }
}

const misuse = (words) => end(process.stderr, `npm start: ${words} (npm start -- --help)\n`, 2);

function end(to, words, status) {
  to.write(words);
  process.exit(status);
}

const port = readPort(process.argv.slice(2));
install();
build({ quiet: true });
buildPage();
endWithNpm();
const { serveBuilt } = await import('../packages/web/serve.mjs');
await serveBuilt(port);
