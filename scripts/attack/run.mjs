/** The attacks, one after the other. */
import { Misuse } from '../../packages/cli/dist/command.js';
import { declare } from '../../packages/cli/dist/declare.js';
import { readValue } from '../../packages/cli/dist/option-values.js';
import { answerCall } from '../answer.mjs';
import { readersRows } from './readers.mjs';
import { savesRow } from './saves.mjs';
import { serverRow } from './server.mjs';

const USUAL_INPUTS = '100000';
const WHOLE = { kind: 'whole', low: 1, high: Number.POSITIVE_INFINITY };

const command = declare({
  name: 'attack',
  usage: 'npm run attack [-- INPUTS]',
  about: `Gives so many damaged inputs (${USUAL_INPUTS}) to all readers, kills writers of saves,
molests the server of the page, and prints what came of it.`,
  options: {},
  run: ({ words: [inputs = USUAL_INPUTS, ...more] }) => {
    if (more.length > 0) throw new Misuse(`attack takes one number, not "${more[0]}" beside it`);
    return attack(readValue('INPUTS', WHOLE, inputs));
  },
});

async function attack(inputs) {
  const rows = [...(await readersRows(inputs)), await savesRow(), await serverRow()];
  process.stdout.write('| what is attacked | tried | crashes | hangs | leaks | torn | slowest | memory |\n');
  process.stdout.write('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n');
  for (const {
    name,
    tried,
    crashes = 0,
    hangs = 0,
    leaks = '',
    torn = '',
    slowest = '',
    memory = '',
  } of rows)
    process.stdout.write(`| ${[name, tried, crashes, hangs, leaks, torn, slowest, memory].join(' | ')} |\n`);
  return rows.some((row) => row.crashes || row.hangs || row.leaks || row.torn) ? 1 : 0;
}

await answerCall('npm run attack', command);
