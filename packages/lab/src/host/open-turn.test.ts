import { game } from '@quadrant/raiinet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitsOf, OpenTurn } from './open-turn.js';
import { PATIENCE } from './patience.js';
import { RulesService } from './rules-service.js';

let now = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  now = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const UNTIMED = { left: null, inc: null, move: null, nodes: null };

/** A turn that is open, and what came of it. */
function begun(clock: typeof UNTIMED | (Omit<typeof UNTIMED, 'move'> & { move: number })) {
  const said: unknown[] = [];
  const open = new OpenTurn(
    new RulesService(game, null, 1, 0, false),
    limitsOf(clock, 0, PATIENCE),
    PATIENCE,
    { settle: (answer) => said.push(answer), sayStop: () => said.push('stop') },
  );
  open.start(now);
  return { open, said };
}
/** The machine was busy with something else until `at`; a timer that is due after `ms` rings then. */
function ring(ms: number, at: number): void {
  now = at;
  vi.advanceTimersByTime(ms);
}

test.each([
  [{ ...UNTIMED, move: 200 }, 200, 50],
  [UNTIMED, 10_000, 2_000],
])(
  '%j: a host that is late says stop first, and its lateness is not the time of the program',
  (clock, due, more) => {
    const { open, said } = begun(clock);
    ring(due, due + 5_000);
    expect(said).toEqual(['stop']);
    expect(open.spent).toBe(due);
    ring(more - 1, now + more - 1);
    expect(said).toEqual(['stop']);
    ring(1, now + 1);
    vi.runAllTimers();
    expect(said).toMatchObject(['stop', { termination: 'timeout' }]);
  },
);
