/** The names that a server may be called by; where it listens at all addresses, every address is one. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

const EVERY_ADDRESS = ['0.0.0.0', '::'];

type Interfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>
>;

/** Where others find a server that listens there: one that listens at all addresses has one of this machine's own. */
export function reachedAt(listensAt: string, interfaces: Interfaces = networkInterfaces()): string {
  if (!EVERY_ADDRESS.includes(listensAt)) return listensAt;
  const own = Object.values(interfaces).flatMap((each) => each ?? []);
  return own.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}

/** As it stands in an address: an IPv6 one in brackets. */
export const hostInUrl = (name: string): string => (isIP(name) === 6 ? `[${name}]` : name);

export class Hosts extends Set<string | undefined> {
  private readonly anyAddress: boolean;
  constructor(listensAt: string) {
    super();
    this.anyAddress = EVERY_ADDRESS.includes(listensAt);
  }
  override has(called: string | undefined): boolean {
    if (super.has(called)) return true;
    const bare = (called ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
    return this.anyAddress && isIP(bare) !== 0;
  }
  /** By a program, or by a name of this server from a page that is not somebody else's: only pages have an origin. */
  areMeantBy({ headers }: IncomingMessage): boolean {
    if (headers.origin === undefined) return true;
    const from = /^https?:\/\/(.+)$/.exec(headers.origin)?.[1];
    return from !== undefined && this.has(headers.host) && (from === headers.host || super.has(from));
  }
}
