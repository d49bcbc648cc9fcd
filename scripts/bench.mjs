/** npm run bench: the bench has dependencies of its own (the peers), installed the first time. */
import { join } from 'node:path';
import { build, install, root, run } from './steps.mjs';

const json = process.argv.includes('--json');
if (json) process.stdout.write = process.stderr.write.bind(process.stderr); // standard output is for the rows
install();
install(join(root, 'bench'), 'Installing the peers we measure against (once)');
build({ quiet: true });
run('', process.execPath, ['bench/run.mjs', ...process.argv.slice(2)]);
