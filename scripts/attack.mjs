/** npm run attack [-- INPUTS]: attacks every reader, the saves and the server of the page, and prints what came of it. */
import { readersRows } from './attack/readers.mjs';
import { savesRow } from './attack/saves.mjs';
import { serverRow } from './attack/server.mjs';
import { build, install, talk } from './steps.mjs';

const USUAL_INPUTS = 100_000;
const inputs = Number(process.argv[2] ?? USUAL_INPUTS);
if (!Number.isInteger(inputs) || inputs < 1) {
  process.stderr.write('npm run attack: the inputs are a whole number from 1\n');
  process.exit(2);
}
talk.fd = 2; // standard output is for the table
install();
build({ quiet: true });

const rows = [...(await readersRows(inputs)), await savesRow(), await serverRow()];
process.stdout.write('| what is attacked | tried | crashes | hangs | leaks | torn | slowest | memory |\n');
process.stdout.write('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n');
for (const { name, tried, crashes = 0, hangs = 0, leaks = '', torn = '', slowest = '', memory = '' } of rows)
  process.stdout.write(`| ${[name, tried, crashes, hangs, leaks, torn, slowest, memory].join(' | ')} |\n`);
process.exit(rows.some((row) => row.crashes || row.hangs || row.leaks || row.torn) ? 1 : 0);
