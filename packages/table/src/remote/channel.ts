/** A way for texts between a table and one seat that is elsewhere: a BroadcastChannel, a socket, an event stream. */
export interface Channel {
  post(text: string): void;
  /** Anything may arrive; gives the way to stop listening. */
  listen(hear: (value: unknown) => void): () => void;
}

/** Two ends of one way inside this process, which arrive when everything else has had its turn. */
export function channelPair(later: (deliver: () => void) => void = queue): readonly [Channel, Channel] {
  const hearers: [Set<(value: unknown) => void>, Set<(value: unknown) => void>] = [new Set(), new Set()];
  const end = (own: 0 | 1): Channel => ({
    post: (text) =>
      later(() => {
        for (const hear of [...hearers[1 - own]]) hear(text);
      }),
    listen(hear) {
      hearers[own].add(hear);
      return () => hearers[own].delete(hear);
    },
  });
  return [end(0), end(1)];
}

const queue = (deliver: () => void) => void Promise.resolve().then(deliver);
