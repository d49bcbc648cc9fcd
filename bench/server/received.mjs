/** Bytes that came from servers, counted at the sockets of this process: alike for every client, with all that frames them. */
import diagnostics from 'node:diagnostics_channel';

const open = new Set();
const gone = new Map(); // bytes of closed sockets, by port
diagnostics.subscribe('net.client.socket', ({ socket }) => {
  socket.once('connect', () => {
    const { remotePort: port } = socket; // it forgets that when it is closed
    const each = { socket, port };
    open.add(each);
    socket.once('close', () => {
      open.delete(each);
      gone.set(port, (gone.get(port) ?? 0) + socket.bytesRead);
    });
  });
});

export function bytesFrom(addresses) {
  const ports = addresses.map((address) => Number(new URL(address).port));
  let bytes = 0;
  for (const port of ports) bytes += gone.get(port) ?? 0;
  for (const { socket, port } of open) if (ports.includes(port)) bytes += socket.bytesRead;
  return bytes;
}
