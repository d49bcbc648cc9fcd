/** Calls addresses that strangers gave us, and none of this machine or its own network. */
import { lookup as find, type LookupAddress } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const OWN: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'], // nothing, and this machine
  ['64:ff9b::', 96, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];
const own = new BlockList();
for (const [net, bits, family] of OWN) own.addSubnet(net, bits, family);

/** IPv4 addresses written as IPv6 ones are what they are. */
export function isPublic(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const bare = mapped ?? address;
  const family = isIP(bare);
  return family !== 0 && !own.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}

const refusal = (): NodeJS.ErrnoException =>
  Object.assign(new Error('this address is not a public one'), { code: 'EACCES' });

/** As `dns.lookup`; what a name stands for is looked at when it is called, not before. */
const lookupPublic: LookupFunction = (name, options, done) => {
  find(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const open = error ? [] : found.filter(({ address }) => isPublic(address));
    if (open.length === 0) done(error ?? refusal(), '', 0);
    else if (options.all) done(null, open);
    else done(null, open[0].address, open[0].family);
  });
};

export const publicOnly = new Agent({ lookup: lookupPublic, maxSockets: 20 });

/** A bare address is not looked up: it says itself what it is. */
export function mayCall(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 || isPublic(host);
}
