/** What is said of a server that starts, or does not: by `quadrant serve` and by `npm start`. */
import { hostInUrl } from './hosts.js';
import type { ServeOptions } from './options.js';
import type { Served } from './serve.js';

/** Where matches are, or why there are none, and where the figures are. */
export function servedWords(
  { offline, metrics }: Pick<Served, 'offline' | 'metrics'>,
  options: Pick<ServeOptions, 'database' | 'metrics'>,
  folder: string,
): string {
  const where = options.database === undefined ? folder : 'PostgreSQL';
  const matches =
    offline === null ? `Matches are kept in ${where}\n` : `Nobody can play over the network: ${offline}\n`;
  if (metrics === null || options.metrics === undefined) return matches;
  return `${matches}Figures are at http://${hostInUrl(options.metrics.host)}:${metrics}/metrics\n`;
}

/** `again`: how the command is called with another port. */
export function whyNotServed(
  error: NodeJS.ErrnoException,
  { port }: Pick<ServeOptions, 'port'>,
  again: string,
): string {
  const { code, message } = error;
  if (code !== 'EADDRINUSE') return message;
  const { port: taken } = error as { port?: number };
  return taken === port
    ? `port ${port} is taken, perhaps by another Quadrant; "${again} --port 0" takes a free one`
    : `port ${taken} is taken; --metrics can name another`;
}
