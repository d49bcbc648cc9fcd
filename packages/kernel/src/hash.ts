/**
 * A hash of any plain data, for comparing positions: fast, the same on every machine, not for secrets.
 * The order of an object's keys does not matter; that of an array's items does.
 */

const keyHashes = new Map<string, number>();

/** A 32-bit signed hash of plain data. */
export function hashOf(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return hashNumber(value);
    case 'string':
      return hashText(value);
    case 'boolean':
      return value ? 0x2545f491 : 0x6c8e9cf5;
    case 'object':
      if (value === null) return 0x1b873593;
      return Array.isArray(value) ? hashList(value) : hashRecord(value as Record<string, unknown>);
    default:
      throw new TypeError(`a position holds a ${typeof value}, which is not plain data`);
  }
}

/** The hash as eight hexadecimal digits. */
export function hashText8(value: unknown): string {
  return hex8(hashOf(value));
}

export function hex8(hash: number): string {
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function mix(h: number): number {
  let z = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return z ^ (z >>> 16);
}

function hashNumber(value: number): number {
  const low = value | 0;
  if (low === value) return mix(low ^ 0x3c6ef372);
  const high = Math.floor(value / 4294967296);
  if (Number.isInteger(value)) return mix(mix(low ^ 0x3c6ef372) ^ high);
  return hashText(String(value));
}

/** Texts from this length on are hashed once and remembered: a position may carry a long one through a whole game. */
const LONG_TEXT = 4096;
const MOST_REMEMBERED = 8;
const longTexts = new Map<string, number>();

function hashText(text: string): number {
  return text.length < LONG_TEXT ? hashLetters(text) : hashLongText(text);
}

function hashLongText(text: string): number {
  let h = longTexts.get(text);
  if (h === undefined) {
    h = hashLetters(text);
    if (longTexts.size === MOST_REMEMBERED) longTexts.clear();
    longTexts.set(text, h);
  }
  return h;
}

function hashLetters(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h ^ text.length);
}

function hashList(list: readonly unknown[]): number {
  let h = 0x9e3779b9 ^ list.length;
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    // The common case written out: most lists are boards of small numbers.
    const part = typeof item === 'number' ? hashNumber(item) : hashOf(item);
    h = (Math.imul(h ^ part, 0x01000193) + 0x7f4a7c15) | 0;
  }
  return mix(h);
}

function hashRecord(record: Record<string, unknown>): number {
  // A sum, so that the order of keys does not matter.
  let sum = 0x165667b1;
  for (const key in record) sum = (sum + hashField(key, hashOf(record[key]))) | 0;
  return mix(sum);
}

const hashField = (key: string, value: number): number => mix(hashKey(key) ^ Math.imul(value, 0x27d4eb2f));

/** The hash of each field of a record, in the order of `fields`. */
export function fieldHashes(record: object, fields: readonly string[] = Object.keys(record)): number[] {
  return fields.map((field) => hashOf((record as Record<string, unknown>)[field]));
}

/** The hash of a record from those of its fields: what `hashOf` gives for the whole. */
export function hashOfFields(hashes: readonly number[], fields: readonly string[]): number {
  let sum = 0x165667b1;
  for (let i = 0; i < fields.length; i++) sum = (sum + hashField(fields[i], hashes[i])) | 0;
  return mix(sum);
}

function hashKey(key: string): number {
  let h = keyHashes.get(key);
  if (h === undefined) {
    h = hashText(key);
    keyHashes.set(key, h);
  }
  return h;
}
