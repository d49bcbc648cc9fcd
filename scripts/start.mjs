/** npm start: install what is missing, build what is stale, serve the page and say where. */
import { parseArgs } from 'node:util';
import { endWithNpm } from './end-with-npm.mjs';
import { build, buildPage, install } from './steps.mjs';

const USUAL_PORT = 4173;
const HELP = `Usage: npm start [-- OPTIONS]

Serves the page with all four games, and matches over the network, and says where.

  --port N          the port, 0 for any free one (${USUAL_PORT})
  --host ADDRESS    the address to listen on, 0.0.0.0 for all (127.0.0.1)
  --public URL      what others call it by, behind a proxy or by a name
  --data FOLDER     where matches are kept (the user's data folder)
  --help            this text
`;
const TEXT = { type: 'string' };
const OPTIONS = { port: TEXT, host: TEXT, public: TEXT, data: TEXT, help: { type: 'boolean', short: 'h' } };

/** What the words ask for; answers and ends where they ask for help or are wrong. */
function readWords(words) {
  try {
    const { help, port = `${USUAL_PORT}`, ...more } = parseArgs({ args: words, options: OPTIONS }).values;
    if (help) return end(process.stdout, HELP, 0);
    if (more.public !== undefined && !/^https?:\/\/[^/]/.test(more.public))
      return misuse(`--public is an address like https://games.example, not "${more.public}"`);
    if (/^\d{1,5}$/.test(port) && Number(port) <= 65535) return { port: Number(port), more };
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

const { port, more } = readWords(process.argv.slice(2));
install();
build({ quiet: true });
buildPage();
endWithNpm();
const { serveBuilt } = await import('../packages/web/serve.mjs');
await serveBuilt(port, more);
