/** How many connections of any kind one address may hold open, whatever comes on them, or nothing. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from './limits.js';

export function holdConnections(server: Server, most: number): void {
  const held = new Map<string, Set<Socket>>();
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const own = held.get(address) ?? new Set();
    if (own.has(socket)) return; // it is read anew: its offer of another protocol was left out
    if (own.size >= most) return void socket.resetAndDestroy(); // so that who waits for an answer hears of it
    held.set(address, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0) held.delete(address);
    });
  });
}
