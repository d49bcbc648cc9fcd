/** npm test: install what is missing, build what is stale, check the code, run every test. */
import { check } from './checks.mjs';
import { bin, build, buildPage, install, run, say } from './steps.mjs';

const only = process.argv.slice(2);
install();
build();
buildPage();
if (only.length === 0) check();
const long = Boolean(process.env.QUADRANT_LONG);
if (long) say('> QUADRANT_LONG is set: the long runs and coverage are included');
run('Tests', bin('vitest'), ['run', ...only, ...(long && only.length === 0 ? ['--coverage'] : [])]);
