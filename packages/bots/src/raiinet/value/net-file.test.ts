import { readFileSync } from 'node:fs';
import { stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { FOUR_PLAYERS } from '../nets/four-players.js';
import { TWO_PLAYERS } from '../nets/two-players.js';
import { TRAINING } from '../training/settings.js';
import { fromBase64, toBase64 } from './base64.js';
import { type Origin, readNet, writeNet } from './net-file.js';

const LARGEST = 120_000;
const NETS = [
  [2, TWO_PLAYERS, 'two-players.ts'],
  [4, FOUR_PLAYERS, 'four-players.ts'],
] as const;

describe('the nets of the house', () => {
  const docs = readFileSync(new URL('../../../../../docs/bots.md', import.meta.url), 'utf8');
  test.each(NETS)('for %d players: small, whole, and written as they are read', (players, text) => {
    expect(text.length).toBeLessThanOrEqual(LARGEST);
    const read = readNet(text);
    if (!read.ok) throw new Error(read.error.words);
    expect(read.value.origin.players).toBe(players);
    expect(writeNet(read.value) === text).toBe(true); // no list of what differs: there are 100,000 letters
  });
  test.each(NETS)('for %d players: it says how it was made, as docs do', (players, text, file) => {
    const { spec } = JSON.parse(text) as Origin;
    expect(spec!.settings).toEqual(JSON.parse(JSON.stringify(TRAINING[players])));
    const [, flags] = new RegExp(`^quadrant train raiinet (.*) --out \\S*${file}$`, 'm').exec(docs)!;
    const given = new Map([...flags.matchAll(/--(\w+) (\d+)/g)].map(([, name, n]) => [name, Number(n)]));
    const { steps, every, pairs, measured } = spec!;
    const usual = { players: 2, pairs: 60, measured: 200 };
    expect({ players, steps, every, pairs, measured }).toEqual({ ...usual, ...Object.fromEntries(given) });
  });
});

describe('a net that is none', () => {
  const net = JSON.parse(TWO_PLAYERS) as Record<string, unknown>;
  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['of another format', JSON.stringify({ ...net, format: 'x' })],
    ['for three', JSON.stringify({ ...net, players: 3 })],
    ['of too many units', JSON.stringify({ ...net, units: 33 })],
    ['without a scale', JSON.stringify({ ...net, scale: 0 })],
    ['for other features', JSON.stringify({ ...net, features: 7 })],
    ['without weights', JSON.stringify({ ...net, bias: null })],
    ['with strange signs', JSON.stringify({ ...net, prior: '?' })],
    ['cut off', JSON.stringify({ ...net, input: String(net.input).slice(4) })],
  ])('%s is refused', (_, text) => {
    expect(readNet(text)).toMatchObject({ ok: false, error: { code: 'bad-net' } });
  });
});

test('bytes survive as text, whatever their number', () => {
  const rng = stream(1, 'bytes');
  for (let n = 0; n < 40; n++) {
    const bytes = Uint8Array.from({ length: n }, () => rng.below(256));
    const text = toBase64(bytes);
    expect(text).toBe(Buffer.from(bytes).toString('base64').replace(/=+$/, ''));
    expect(fromBase64(text)).toEqual(bytes);
  }
});
