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
  --database URL    postgres://… in place of a folder, for several nodes
  --trust-proxy     X-Forwarded-For says who asks: only behind a proxy
  --metrics ADDRESS /metrics at [HOST:]PORT (else on this machine only)
  --log LEVEL       silent, error, warn, info, debug (warn)
  --help            this text

Limits, each a number ("npx quadrant serve --help" says of what, docs/deploying.md too):
  --message-bytes --body-bytes --record-bytes --messages-per-second
  --messages-in-burst --connections-per-seat --connections-per-player
  --connections-per-address --guests-per-hour --matches-per-hour
  --requests-per-second --spectators-per-match --running-matches-per-player
  --refusals-per-minute --hello-milliseconds --waiting-bytes --bot-threads
  --bot-milliseconds
`;
/** The names are those in the text; what they are given is checked by the server itself, once it is built. */
const NAMES = [...HELP.matchAll(/(?<=^| )--([a-z-]+)/gm)].map(([, name]) => name);
const OPTIONS = {
  ...Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }])),
  help: { type: 'boolean', short: 'h' },
};

/** `--trust-proxy` alone is `--trust-proxy yes`. */
const spelledOut = (words) =>
  words.flatMap((word, i) =>
    word === '--trust-proxy' && !/^(?:yes|no)$/.test(words[i + 1] ?? '') ? ['--trust-proxy=yes'] : [word],
  );

/** What the words ask for; answers and ends where they ask for help or are wrong. */
function readWords(words) {
  try {
    const { help, ...given } = parseArgs({ args: spelledOut(words), options: OPTIONS }).values;
    if (help) return end(process.stdout, HELP, 0);
    const { port = `${USUAL_PORT}`, public: url } = given;
    if (url !== undefined && !/^https?:\/\/[^/]/.test(url))
      return misuse(`--public is an address like https://games.example, not "${url}"`);
    if (/^\d{1,5}$/.test(port) && Number(port) <= 65535) return given;
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

const given = readWords(process.argv.slice(2));
install();
build({ quiet: true });
const { readServeOptions } = await import('../packages/server/dist/index.js');
const options = readServeOptions(given);
if (!options.ok) misuse(options.error.words);
buildPage();
endWithNpm();
const { serveBuilt } = await import('../packages/web/serve.mjs');
const { port, ...more } = options.value;
await serveBuilt(port, more);
