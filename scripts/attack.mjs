/** npm run attack: attacks every reader, the saves and the server of the page, and prints what came of it. */
import { build, install, talk } from './steps.mjs';

talk.fd = 2; // standard output is for the table
install();
build({ quiet: true });
await import('./attack/run.mjs');
