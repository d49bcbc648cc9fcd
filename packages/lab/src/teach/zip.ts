/** Zip files with everything stored as it is: small things for course systems, made without another program. */
import { constants } from 'node:zlib';
import type { FileTree } from './tree.js';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const UNIX = 0x0314; // made on a system that has modes
const NAMES_ARE_UTF8 = 0x0800;
/** The earliest day that such a file can name: the same things make the same bytes. */
const DAY = 0x0021;
const FILE = 0o100000;

export function makeZip(tree: FileTree): Buffer {
  const parts: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const [path, { content, mode }] of tree) {
    const name = Buffer.from(path);
    const body = Buffer.from(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(NAMES_ARE_UTF8, 2);
    shared.writeUInt16LE(constants.Z_NO_COMPRESSION, 4);
    shared.writeUInt16LE(DAY, 8);
    shared.writeUInt32LE(crc32(body), 10);
    shared.writeUInt32LE(body.length, 14);
    shared.writeUInt32LE(body.length, 18);
    shared.writeUInt16LE(name.length, 22);
    parts.push(word(LOCAL), shared, name, body);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((FILE | mode) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    index.push(word(CENTRAL), half(UNIX), shared, rest, name);
    offset += 4 + shared.length + name.length + body.length;
  }
  const directory = Buffer.concat(index);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(tree.size, 4);
  end.writeUInt16LE(tree.size, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, directory, word(END), end]);
}

/** Reads what `makeZip` made; null for anything else. */
export function readZip(bytes: Buffer): FileTree | null {
  const tree: FileTree = new Map();
  let at = bytes.length - 22;
  if (at < 0 || bytes.readUInt32LE(at) !== END) return null;
  const count = bytes.readUInt16LE(at + 10);
  at = bytes.readUInt32LE(at + 16);
  for (let i = 0; i < count; i++) {
    if (bytes.readUInt32LE(at) !== CENTRAL || bytes.readUInt16LE(at + 10) !== 0) return null;
    const size = bytes.readUInt32LE(at + 24);
    const length = bytes.readUInt16LE(at + 28);
    const path = bytes.subarray(at + 46, at + 46 + length).toString();
    const mode = (bytes.readUInt32LE(at + 38) >>> 16) & 0o777;
    const from = bytes.readUInt32LE(at + 42) + 30 + length;
    tree.set(path, { content: bytes.subarray(from, from + size), mode });
    at += 46 + length;
  }
  return tree;
}

const word = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const half = (value: number) => word(value).subarray(0, 2);

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc32(bytes: Buffer): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = TABLE[(c ^ byte) & 0xff] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
