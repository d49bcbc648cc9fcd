/** What a server process says to who measures it: where it is, and what it has used so far. */
export function answerCosts(address, close = () => {}) {
  process.on('message', (question) => {
    if (question === 'memory') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, rss } = process.memoryUsage();
    process.send({ cpu: (user + system) / 1e6, heapUsed, rss });
  });
  process.on('disconnect', async () => {
    await close();
    process.exit(0);
  });
  process.send({ address });
}

/** In place of an address. */
export function sayWhyNot({ message }) {
  process.send({ address: null, why: message }, () => process.exit(1));
}
