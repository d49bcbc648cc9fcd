import { describe, expect, it } from 'vitest';
import { type Frame, schedule } from './frames.js';

const frames = (count: number): Frame<number>[] =>
  Array.from({ length: count }, (_, i) => ({ view: i, marks: [{ at: `A${i}`, kind: 'hit' }] }));

describe('the steps of a turn', () => {
  it('take about 120 ms each when they are few', () => {
    expect(schedule(frames(5), 'normal')).toEqual({ frames: frames(5), ms: 120 });
  });

  it.each(['fast', 'normal', 'slow'] as const)('never take more than 1.2 s in all (%s)', (speed) => {
    for (const count of [1, 9, 10, 11, 40, 41, 1000]) {
      const { frames: shown, ms } = schedule(frames(count), speed);
      expect(shown.length * ms).toBeLessThanOrEqual(1200.001);
    }
  });

  it('lose no mark and end with the last view when several share a step', () => {
    const { frames: shown } = schedule(frames(1000), 'normal');
    expect(shown.flatMap((frame) => frame.marks)).toHaveLength(1000);
    expect(shown[shown.length - 1].view).toBe(999);
  });

  it('are none when animation is off', () => {
    expect(schedule(frames(5), 'off').frames).toEqual([]);
  });
});
