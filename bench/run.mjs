/**
 * Measures us beside a peer in the same run. A row is {name, ours, peer, peerName, ratio, unit}.
 */
import { parseArgs } from 'node:util';
import { compare } from './clock.mjs';
import { measures } from './measures.mjs';

const USAGE = `npm run bench [-- [--json] [--seconds N] [NAME...]]

  --json       rows of JSON in place of a table
  --seconds N  how long each side of a measure runs at least (4)
  NAME         only the measures whose names contain it; \`server\` plays on three servers
`;
const { values, positionals } = asked();
const seconds = Number(values.seconds);
const wanted = (name) => positionals.length === 0 || positionals.some((part) => name.includes(part));

const rows = [];
const wants = []; // what each row should reach, for people
for (const measure of await measures()) {
  if (!wanted(measure.name)) continue;
  if (!values.json) process.stderr.write(`${measure.name} …\n`);
  const rates = measure.rates
    ? await measure.rates(seconds)
    : compare(measure.ours(), measure.peer(), seconds);
  const ratio = rates.ours / rates.peer;
  rows.push({
    name: measure.name,
    ours: round(rates.ours),
    peer: round(rates.peer),
    peerName: measure.peerName,
    ratio: round(ratio),
    unit: measure.unit,
  });
  wants.push(measure.want ?? '');
}
if (values.json) process.stdout.write(`${JSON.stringify(rows, null, 1)}\n`);
else table(rows);

function asked() {
  const options = {
    json: { type: 'boolean' },
    seconds: { type: 'string', default: '4' },
    help: { type: 'boolean', short: 'h' },
  };
  try {
    const found = parseArgs({ options, allowPositionals: true });
    if (found.values.help) {
      process.stdout.write(USAGE);
      process.exit(0);
    }
    if (!(Number(found.values.seconds) > 0)) throw new Error('--seconds takes a number above 0.');
    return found;
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
}

function round(n) {
  return n >= 1000 ? Math.round(n) : Number(n.toPrecision(4));
}

function table(rows) {
  const head = ['measure', 'ours', 'peer', 'ratio', 'wanted', 'unit', 'peer is'];
  const lines = rows.map((r, i) => [
    r.name,
    r.ours.toLocaleString('en'),
    r.peer.toLocaleString('en'),
    r.ratio.toFixed(2),
    wants[i],
    r.unit,
    r.peerName,
  ]);
  const widths = head.map((h, i) => Math.max(h.length, ...lines.map((l) => l[i].length)));
  for (const line of [head, ...lines])
    process.stdout.write(
      `${line
        .map((c, i) => (i === 0 || i > 4 ? c.padEnd(widths[i]) : c.padStart(widths[i])))
        .join('  ')
        .trimEnd()}\n`,
    );
}
