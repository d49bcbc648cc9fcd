/** A way to a port that can be cut: then nothing comes through, and nobody is told. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export class Cable {
  private readonly sockets = new Set<Socket>();
  private cut = false;
  private readonly server;

  constructor(port: number) {
    this.server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ]) {
        this.sockets.add(socket);
        socket.on('data', (data) => {
          if (!this.cut) other.write(data);
        });
        socket.on('error', () => {});
        socket.on('close', () => {
          this.sockets.delete(socket);
          if (!this.cut) other.destroy();
        });
      }
    });
  }
  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }
  /** What is on its way is lost. */
  break(): void {
    this.cut = true;
  }
  mend(): void {
    this.cut = false;
    for (const socket of this.sockets) socket.destroy();
  }
  close(): void {
    this.mend();
    this.server.close();
  }
}
