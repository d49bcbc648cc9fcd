/**
 * How the facts of one turn become steps to watch: one after another, never longer than a turn may take. When
 * there are many, several share a step.
 */

import type { Speed } from '../keep/settings.js';
import type { Mark } from '../screens/contract.js';

/** What is seen at one step: the view right after a fact, with the marks of that fact. */
export interface Frame<V> {
  readonly view: V;
  readonly marks: readonly Mark[];
}

const STEP_MS: Record<Speed, number> = { off: 0, fast: 60, normal: 120, slow: 200 };
const TURN_MS: Record<Speed, number> = { off: 0, fast: 600, normal: 1200, slow: 1200 };
export const MOMENT_MS = 2600; // what is worth a moment is looked at, unless a press ends it
const SHORTEST_MS = 30; // two pictures of a usual screen

export interface Schedule<V> {
  readonly frames: readonly Frame<V>[];
  readonly ms: number; // per frame
}

export function schedule<V>(frames: readonly Frame<V>[], speed: Speed): Schedule<V> {
  const whole = TURN_MS[speed];
  if (whole === 0 || frames.length === 0) return { frames: [], ms: 0 };
  const most = Math.floor(whole / SHORTEST_MS);
  const joined = frames.length > most ? join(frames, most) : frames;
  return { frames: joined, ms: Math.min(STEP_MS[speed], whole / joined.length) };
}

/** Shows the frames of one turn after the other; one at a time is being watched. */
export class Watch<V> {
  private waiting: readonly Frame<V>[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** Shows the first frame at once, the others in their time, then ends. */
  start({ frames, ms }: Schedule<V>, show: (frame: Frame<V>) => void, end: () => void): void {
    this.waiting = frames;
    const next = () => {
      this.timer = null;
      const [frame, ...rest] = this.waiting;
      this.waiting = rest;
      if (!frame) return end();
      this.timer = setTimeout(next, ms);
      show(frame);
    };
    next();
  }

  /** Shows nothing new for a while, then ends. */
  rest(ms: number, end: () => void): void {
    this.timer = setTimeout(() => {
      this.timer = null;
      end();
    }, ms);
  }

  get isOver(): boolean {
    return this.timer === null;
  }

  /** Stops; true when there was something left to see. */
  stop(): boolean {
    if (this.timer === null) return false;
    clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
    return true;
  }
}

/** The same steps in `count` groups: the last view of each, the marks of all. */
function join<V>(frames: readonly Frame<V>[], count: number): Frame<V>[] {
  const joined: Frame<V>[] = [];
  for (let i = 0; i < count; i++) {
    const group = frames.slice(
      Math.floor((i * frames.length) / count),
      Math.floor(((i + 1) * frames.length) / count),
    );
    joined.push({ view: group[group.length - 1].view, marks: group.flatMap((frame) => frame.marks) });
  }
  return joined;
}
