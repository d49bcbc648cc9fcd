/** What was measured, in tables for people. */
const whole = (n) => Math.round(n).toLocaleString('en');
const COSTS = [
  ['p50, ms', ({ p50Ms }) => p50Ms.toFixed(2)],
  ['p99, ms', ({ p99Ms }) => p99Ms.toFixed(2)],
  ['bytes a move', ({ bytesPerMove }) => whole(bytesPerMove)],
  ['heap a match, KB', ({ heapKbPerMatch }) => heapKbPerMatch.toFixed(1)],
  ['RSS a match, KB', ({ rssKbPerMatch }) => rssKbPerMatch.toFixed(1)],
];

/** `wants` says what each row should reach. */
export function printRows(rows, wants) {
  const figures = rows.map((r, i) => [
    r.name,
    r.ours.toLocaleString('en'),
    r.peer.toLocaleString('en'),
    r.ratio.toFixed(2),
    wants[i],
    r.unit,
    r.peerName,
  ]);
  print(['measure', 'ours', 'peer', 'ratio', 'wanted', 'unit', 'peer is'], figures, (column) => column > 4);
  const costs = rows
    .filter(({ costs }) => costs)
    .flatMap(({ name, peerName, costs }) => [
      [name, ...COSTS.map(([, text]) => text(costs.ours))],
      [`  ${peerName}`, ...COSTS.map(([, text]) => text(costs.peer))],
    ]);
  if (costs.length > 0) {
    process.stdout.write('\n');
    print(['what a move and a match cost', ...COSTS.map(([head]) => head)], costs);
  }
  for (const note of new Set(rows.flatMap(({ note = [] }) => note))) process.stdout.write(`\n${note}\n`);
}

/** The first column stands at the left, and those of words. */
function print(head, lines, isWords = () => false) {
  const widths = head.map((h, i) => Math.max(h.length, ...lines.map((line) => line[i].length)));
  for (const line of [head, ...lines])
    process.stdout.write(
      `${line
        .map((c, i) => (i === 0 || isWords(i) ? c.padEnd(widths[i]) : c.padStart(widths[i])))
        .join('  ')
        .trimEnd()}\n`,
    );
}
