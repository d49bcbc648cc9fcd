import type { GameRecord } from '@quadrant/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRecord, unpackRecord } from './link.js';

const record = (commands: string[]): GameRecord => ({
  format: 'quadrant-record-2',
  game: 'space-defender-2',
  version: 1,
  options: null,
  seed: 900,
  entries: commands.map((command) => ({ seat: 0, command })),
  hash: '00000000',
  outcome: null,
  termination: null,
});

describe('a game in a link', () => {
  it('comes back as it was', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.string()), async (commands) => {
        const text = await packRecord(record(commands));
        expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
        expect(await unpackRecord(text)).toEqual({ ok: true, value: record(commands) });
      }),
    ));

  it('leaves the trace behind', async () => {
    const text = await packRecord({ ...record([]), trace: { fields: ['a'], turns: ['0:0000'] } });
    expect(await unpackRecord(text)).toEqual({ ok: true, value: record([]) });
  });

  it('is refused when it is anything else', () =>
    fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const value = await unpackRecord(text);
        if (!value.ok) expect(value.error.code).toBe('bad-link');
      }),
    ));

  it('is refused when it is damaged', async () => {
    const sound = await packRecord(record(Array(40).fill('move(A,1)')));
    const letter = fc.constantFrom(...'AZaz09-_.=%é');
    const damage = fc.tuple(fc.nat(sound.length), fc.nat(8), fc.array(letter, { maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
        let text = sound;
        for (const [at, cut, put] of damages) text = text.slice(0, at) + put.join('') + text.slice(at + cut);
        const value = await unpackRecord(text);
        if (!value.ok) expect(value.error.code).toBe('bad-link');
      }),
      { numRuns: process.env.QUADRANT_LONG ? 100_000 : 500 },
    );
  });

  it('opens with what a sentence leaves behind it', async () => {
    const text = await packRecord(record(['fire']));
    for (const end of ['.', ')', ' ', ').', ']'])
      expect(await unpackRecord(text + end)).toEqual({ ok: true, value: record(['fire']) });
  });

  it('is refused when it is cut off or unpacks to too much', async () => {
    const text = await packRecord(record(['x'.repeat(9 * 1024 * 1024)]));
    expect((await unpackRecord(text)).ok).toBe(false);
    const short = await packRecord(record(['move(A,1)', 'fire']));
    expect((await unpackRecord(short.slice(0, -3))).ok).toBe(false);
  });
});
