import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Telling } from './telling.js';
import type { EventMessage } from './viewer.js';

const SHARED = [{ kind: 'moved', link: 'a' }, { kind: 'battled "x"' }];

const event: fc.Arbitrary<EventMessage> = fc
  .record({
    kind: fc.constantFrom('played', 'offered', 'resigned'),
    by: fc.constantFrom(null, 0, 1),
    id: fc.option(fc.string(), { nil: undefined }),
    command: fc.option(fc.string(), { nil: undefined }),
    ply: fc.nat(),
    onMove: fc.constantFrom(null, 0, 1),
    offers: fc.array(fc.record({ offer: fc.constant('draw'), by: fc.nat(1), v: fc.nat() })),
    over: fc.constantFrom(null, {
      result: 'won',
      winner: 1,
      scores: [0, 1],
      reason: '',
      termination: 'normal',
    }),
    facts: fc.array(fc.oneof(fc.constantFrom(...SHARED), fc.record({ kind: fc.string() })), { maxLength: 3 }),
  })
  .map((fields) => ({ t: 'event', match: 'k3f9q2', v: 7, ...fields }) as EventMessage);

it('writes an event as JSON.stringify does, whichever was written before', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 4 }), (events) => {
      for (const each of events) {
        const clock = null;
        const told = new Telling(0, each, { view: null, legal: '["end"]', clock });
        expect(told.text).toBe(JSON.stringify({ ...each, view: null, legal: ['end'], clock }));
      }
    }),
  );
});
