/** npm start: install what is missing, build what is stale, serve the page and say where. */
import { endWithNpm } from './end-with-npm.mjs';
import { build, buildPage, install } from './steps.mjs';

install();
build({ quiet: true }); // what reads our words is a part of it
const { answer, call } = await import('../packages/cli/dist/call.js');
const { npmStart } = await import('../packages/cli/dist/serving.js');

const command = npmStart(async ({ port, ...more }) => {
  buildPage();
  endWithNpm();
  const { serveBuilt } = await import('../packages/web/serve.mjs');
  await serveBuilt(port, more);
  return 0;
});
const status = await answer('npm start', () => call(command, process.argv.slice(2)));
if (status !== 0) process.exitCode = status;
