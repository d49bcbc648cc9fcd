/** One text for each value: canonical JSON (RFC 8785), and the digest of it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isPlain, type Plain } from './plain.js';

/** Throws for what is not plain data (NaN, undefined, half a character): check what comes from outside first. */
export function canonicalJson(value: Plain): string {
  if (!isPlain(value, Number.POSITIVE_INFINITY)) throw new TypeError('only plain data has a canonical text');
  return write(value);
}

// JavaScript writes numbers and strings as the RFC asks, and sorts keys by UTF-16 units as it asks.
function write(value: Plain): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  const object = value as { readonly [key: string]: Plain };
  const fields = Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${write(object[key])}`);
  return `{${fields.join(',')}}`;
}

/** The SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. Needs no secure context, as a browser's own does. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
