/** Damaged texts for every reader: games, records, messages, teachers' files. */
const MOST_MEMORY = 512 << 20; // beyond what the process had before

export async function readersRows(inputs) {
  const { attack, readersOf } = await import('../../packages/lab/dist/attack/readers.js');
  const { withMessageReaders } = await import('../../packages/lab/dist/attack/message-readers.js');
  const games = await readersOf();
  return withMessageReaders((others) => {
    const readers = [...games, ...others];
    const share = Math.ceil(inputs / readers.length);
    return readers.map((reader) => {
      const before = peak();
      const { name, tried, crashed, crashes, hangs, slowest } = attack(reader, share, 1);
      for (const { words, text } of crashes)
        process.stderr.write(`${name}: ${words}: ${JSON.stringify(text)}\n`);
      const grown = peak() - before;
      const memory = `${Math.round(grown / 2 ** 20)} MB`;
      const leaks = grown > MOST_MEMORY ? 1 : 0;
      return { name, tried, crashes: crashed, hangs, leaks, slowest: `${Math.round(slowest)} ms`, memory };
    });
  });
}

const peak = () => process.resourceUsage().maxRSS * 1024;
