/** The figures of a server at an address of their own. */
import { createServer, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics.js';

export async function sendMetrics(metrics: Metrics, response: ServerResponse): Promise<void> {
  const text = await metrics.text();
  response.writeHead(200, { 'content-type': metrics.type, 'cache-control': 'no-store' });
  response.end(text);
}

export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') response.writeHead(404).end();
    else sendMetrics(metrics, response).catch(() => response.destroy());
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  return {
    port: (server.address() as { port: number }).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
