/** npm start: install what is missing, build what is stale, serve the page and say where. */
import { build, buildPage, install, say } from './steps.mjs';

install();
build();
buildPage();
say('> Serving the page (Ctrl-C ends it; "npx quadrant" plays in the terminal)');
const { serveBuilt } = await import('../packages/web/serve.mjs');
await serveBuilt(process.argv.slice(2));
