/** Damaged texts for every reader of the games. */
export async function readersRow(inputs) {
  const { attack, readersOf } = await import('../../packages/lab/dist/attack/readers.js');
  const readers = await readersOf();
  return readers.map((reader) => {
    const { name, tried, crashed, crashes, hangs, slowest } = attack(
      reader,
      Math.ceil(inputs / readers.length),
      1,
    );
    for (const { words, text } of crashes)
      process.stderr.write(`${name}: ${words}: ${JSON.stringify(text)}\n`);
    return { name, tried, crashes: crashed, hangs, slowest: `${Math.round(slowest)} ms` };
  });
}
