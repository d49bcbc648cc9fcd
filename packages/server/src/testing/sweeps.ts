/** Lets a server look after its matches as often as a test wants. */
import { vi } from 'vitest';
import type { Server } from '../server.js';
import { Service } from '../service.js';

const MOST = 500; // whatever is done now and then was done several times

/** A server and what is inside it. */
export async function opened(start: () => Promise<Server>): Promise<Server & { readonly service: Service }> {
  const open = vi.spyOn(Service, 'open');
  const server = await start();
  const service = (await open.mock.results[0].value) as Service;
  open.mockRestore();
  return { ...server, service };
}

/** Lets it look until something is found, or it has had every chance to. */
export async function sweepUntil<T>(service: Service, look: () => T | Promise<T>): Promise<T> {
  for (let times = 0; ; times++) {
    const found = await look();
    if (found || times === MOST) return found;
    await service.sweep();
    await new Promise((heard) => setImmediate(heard));
  }
}
