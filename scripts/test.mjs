/** npm test: install what is missing, build what is stale, check the code, run every test. */
import { check } from './checks.mjs';
import { bin, build, buildPage, install, run, say } from './steps.mjs';

const only = process.argv.slice(2);
install();
build();
buildPage();
if (only.length === 0) check();
if (process.env.QUADRANT_LONG) say('> QUADRANT_LONG is set: the long runs are included');
run('Tests', bin('vitest'), ['run', ...(only.length > 0 ? only : ['--coverage'])]);
