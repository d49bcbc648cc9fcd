/** Bytes that came from servers, counted at the sockets of this process: alike for every client, with all that frames them. */
import diagnostics from 'node:diagnostics_channel';

const sockets = new Set();
diagnostics.subscribe('net.client.socket', ({ socket }) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});

export function bytesFrom(addresses) {
  const ports = addresses.map((address) => Number(new URL(address).port));
  let bytes = 0;
  for (const { remotePort, bytesRead } of sockets) if (ports.includes(remotePort)) bytes += bytesRead;
  return bytes;
}
