import { describe, expect, it } from 'vitest';
import { readSound, soundSettings } from './sound.js';

describe('sound', () => {
  it('is off at first', () => {
    expect(soundSettings()).toEqual({ on: false, volume: 0.5 });
  });
  it.each([null, 7, 'loud', { on: 1 }, { volume: 3 }, { volume: 'x', on: 'yes' }])(
    'is off for %j',
    (value) => {
      expect(readSound(value)).toEqual({ on: false, volume: 0.5 });
    },
  );
  it('keeps what is sound', () => {
    expect(readSound({ on: true, volume: 0 })).toEqual({ on: true, volume: 0 });
  });
});
