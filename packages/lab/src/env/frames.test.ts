import { stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import { FrameReader, frameOf, MOST_BYTES } from './frames.js';

test('messages come out whole however their bytes come in', () => {
  const rng = stream(1, 'frames');
  const texts = Array.from({ length: 50 }, (_, i) => '{é}'.repeat(i % 7 === 0 ? 0 : rng.below(400)));
  const bytes = Buffer.concat(texts.map(frameOf));
  for (let run = 0; run < 20; run++) {
    const reader = new FrameReader();
    const got: string[] = [];
    for (let at = 0; at < bytes.length; ) {
      const next = at + 1 + rng.below(run === 0 ? 1 : 500);
      for (const message of reader.take(bytes.subarray(at, next)) ?? []) got.push(message.toString('utf8'));
      at = next;
    }
    expect(got).toEqual(texts);
  }
});

test('a message that would be too long is none', () => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(MOST_BYTES + 1);
  expect(new FrameReader().take(length)).toBeNull();
});
