/**
 * npm run bench [-- --json] [-- --seconds N] [-- NAME…]: measures us beside a peer in the same run. A row is
 * {name, ours, peer, peerName, ratio, unit}; NAME keeps the rows whose name contains it.
 */
import { parseArgs } from 'node:util';
import { compare } from './clock.mjs';
import { measures } from './measures.mjs';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '4' } },
  allowPositionals: true,
});
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
