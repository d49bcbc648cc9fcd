/** npm run bench: the bench has dependencies of its own (the peers), which it installs the first time. */
import { build, install, talk } from './steps.mjs';

talk.fd = 2; // standard output is for the rows
install();
build({ quiet: true });
await import('../bench/run.mjs');
