/** What a story keeps of offers: who agreed, what came of them, and how much one would undo. */
import { expect, test } from 'vitest';
import { type EventMessage, type StateMessage, Story } from './story.js';

const begun = {
  t: 'state',
  v: 1,
  ply: 0,
  view: {},
  offers: [],
  over: null,
  players: [],
} as unknown as StateMessage;

/** A story after events in a row, of which each has only what is told here. */
function storyOf(...events: readonly Partial<EventMessage>[]): Story {
  const story = new Story();
  story.take(begun);
  events.forEach((event, i) => {
    story.take({ t: 'event', v: i + 2, ...event } as EventMessage);
  });
  return story;
}

const draw = { offer: 'draw', by: 0, v: 2 } as const;

test('a declined offer is told until something else happens', () => {
  const declined: Partial<EventMessage> = { kind: 'declined', by: 1, offer: 'draw', offers: [] };
  const offered: Partial<EventMessage> = { kind: 'offered', by: 0, offer: 'draw', offers: [draw] };
  expect(storyOf(offered).lastNews).toBe(null);
  expect(storyOf(offered, declined).lastNews).toEqual({ kind: 'declined', by: 1, offer: 'draw' });
  expect(storyOf(offered, declined, { kind: 'played', by: 0, ply: 1 }).lastNews).toBe(null);
});

test('who leaves while the others go on is told until something else happens', () => {
  const withdrawn: Partial<EventMessage> = { kind: 'withdrawn', by: 1, why: 'flagged', ply: 1 };
  expect(storyOf(withdrawn).lastNews).toEqual({ kind: 'withdrawn', by: 1, why: 'flagged' });
  expect(storyOf(withdrawn, { kind: 'played', by: 0, ply: 2 }).lastNews).toBe(null);
});

test('who left is known for as long as the match is, also where the end of it alone is told', () => {
  const withdrawn: Partial<EventMessage> = { kind: 'withdrawn', by: 1, why: 'flagged', ply: 1 };
  const story = storyOf(withdrawn, { kind: 'played', by: 0, ply: 2 });
  expect([...story.left]).toEqual([[1, 'flagged']]);
  expect([...story.rewound(1).left]).toEqual([[1, 'flagged']]);
  story.take({ ...begun, v: 9, withdrawn: [1, 3] });
  expect([...story.left]).toEqual([
    [1, 'flagged'],
    [3, null],
  ]);
});

test('who accepted is known as long as others have to', () => {
  const offered: Partial<EventMessage> = { kind: 'offered', by: 0, offer: 'draw', offers: [draw] };
  const accepted: Partial<EventMessage> = { kind: 'accepted', by: 2, offer: 'draw' };
  const played: Partial<EventMessage> = { kind: 'played', by: 1, ply: 1 };
  expect(storyOf(offered, accepted, played).accepted).toEqual([{ by: 2, offer: 'draw' }]);
  expect(storyOf(offered, accepted, { ...played, offers: [] }).accepted).toEqual([]);
});

test('a takeback undoes the last turn of who asks, and all after it', () => {
  const turns = [0, 1, 0, 1].map((by, i): Partial<EventMessage> => ({ kind: 'played', by, ply: i + 1 }));
  const story = storyOf(...turns);
  expect([0, 1, 2].map((seat) => story.turnsSince(seat))).toEqual([2, 1, 0]);
  expect(storyOf(...turns, { kind: 'taken-back', by: 0, ply: 2 }).turns).toHaveLength(2);
});
