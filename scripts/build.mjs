/** npm run build: install what is missing, compile what has changed, build the page: what a server is started from. */
import { existsSync } from 'node:fs';
import { bin, build, buildPage, install } from './steps.mjs';

const quiet = process.argv.includes('--quiet');
// npm runs this after an install too; with --omit=dev there is no compiler, and nothing to compile with.
if (!quiet) install();
if (existsSync(bin('tsc'))) build({ quiet });
if (!quiet) buildPage();
