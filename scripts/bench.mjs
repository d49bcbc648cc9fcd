/** npm run bench: the bench has dependencies of its own (the peers), installed the first time. */
import { join } from 'node:path';
import { build, buildPage, install, root, run, talk } from './steps.mjs';

talk.fd = 2; // standard output is for the rows
install();
install(join(root, 'bench'), 'Installing the peers we measure against (once)');
build({ quiet: true });
buildPage();
talk.fd = 1;
run('', process.execPath, ['bench/run.mjs', ...process.argv.slice(2)]);
