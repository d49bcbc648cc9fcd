/** Measures us beside a peer in the same run: rows of {name, ours, peer, peerName, ratio, unit}, those of servers with {costs, note}. */
import { join } from 'node:path';
import { Misuse } from '../packages/cli/dist/command.js';
import { declare } from '../packages/cli/dist/declare.js';
import { answerCall } from '../scripts/answer.mjs';
import { buildPage, install, root } from '../scripts/steps.mjs';
import { compare } from './clock.mjs';
import { printRows } from './print.mjs';

const command = declare({
  name: 'bench',
  usage: 'npm run bench [-- [OPTIONS] [NAME...]]',
  about: `
Measures Quadrant beside its peers. NAME keeps the measures whose names contain
it; "server" plays on three servers.`,
  options: {
    json: { kind: 'flag', help: 'rows of JSON in place of a table' },
    seconds: {
      kind: 'decimal',
      takes: 'N',
      low: 0.01,
      high: 3600,
      usual: 4,
      help: 'how long each side of a measure runs at least',
    },
  },
  async run({ values: { json, seconds }, words }) {
    install(join(root, 'bench'), 'Installing the peers we measure against (once)');
    buildPage();
    const chosen = await measuresOf(words);
    const rows = [];
    for (const measure of chosen) {
      if (!json) process.stderr.write(`${measure.name} …\n`);
      rows.push(await measured(measure, seconds));
    }
    if (json) process.stdout.write(`${JSON.stringify(rows, null, 1)}\n`);
    else
      printRows(
        rows,
        chosen.map(({ want = '' }) => want),
      );
    return 0;
  },
});

async function measuresOf(names) {
  const all = await (await import('./measures.mjs')).measures(); // needs the peers
  const strange = names.find((part) => !all.some(({ name }) => name.includes(part)));
  if (strange !== undefined) throw new Misuse(`no measure has "${strange}" in its name`);
  return all.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
}

async function measured({ name, peerName, unit, note, ...how }, seconds) {
  const { ours, peer, costs } = how.rates
    ? await how.rates(seconds)
    : compare(how.ours(), how.peer(), seconds);
  const row = { name, ours: round(ours), peer: round(peer), peerName, ratio: round(ours / peer), unit };
  return costs ? { ...row, costs: { ours: rounded(costs.ours), peer: rounded(costs.peer) }, note } : row;
}

const round = (n) => (n >= 1000 ? Math.round(n) : Number(n.toPrecision(4)));
const rounded = (costs) => Object.fromEntries(Object.entries(costs).map(([name, n]) => [name, round(n)]));

await answerCall('npm run bench', command);
