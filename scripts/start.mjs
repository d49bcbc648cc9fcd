/** npm start: install what is missing, build what is stale, serve the page and say where. */
import { endWithNpm } from './end-with-npm.mjs';
import { build, buildPage, install } from './steps.mjs';

install();
build({ quiet: true }); // what reads our words is a part of it
const { npmStart } = await import('../packages/cli/dist/serving.js');
const { answerCall } = await import('./answer.mjs');

const command = npmStart(async ({ port, ...more }) => {
  buildPage();
  endWithNpm();
  const { serveBuilt } = await import('../packages/web/serve.mjs');
  await serveBuilt(port, more);
  return 0;
});
await answerCall('npm start', command);
