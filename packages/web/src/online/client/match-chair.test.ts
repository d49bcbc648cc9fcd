/** A seat in a match as the page sees it: what is planned is told at once, and comes to nothing where it is dropped. */
import type { AnyGame } from '@quadrant/kernel';
import { game as rules } from '@quadrant/raiinet';
import { expect, test } from 'vitest';
import { MatchChair } from './match-chair.js';
import type { MatchClient } from './socket.js';
import { type StateMessage, Story } from './story.js';

const game = rules as unknown as AnyGame;

/** A client whose match waits for another seat, and what was heard of it. */
function clientOf(state: Partial<StateMessage>) {
  const story = new Story();
  story.take({
    t: 'state',
    v: 1,
    ply: 0,
    view: {},
    legal: [],
    offers: [],
    over: null,
    players: [],
    ...state,
  } as never);
  const listeners = new Set<() => void>();
  const client = {
    machine: { story, phase: 'live', givenAt: null, given: null },
    ask: () => Promise.resolve(null),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
  return client as unknown as MatchClient;
}

test('what is planned, and that it is dropped, is told to who draws the page', () => {
  const client = clientOf({ match: 'm', seat: 0, onMove: 1 });
  const chair = new MatchChair(game, client);
  const shown: (string | null)[] = [];
  client.subscribe(() => shown.push(chair.plan && game.grammar.print(chair.plan)));
  chair.setPlan(game.grammar.intern('move', 'a', 'up'));
  chair.setPlan(null);
  expect(shown).toEqual(['move a up', null]);
});

test('what was planned is carried out by the chair that is looked at, and by no earlier one', () => {
  const plan = game.grammar.intern('move', 'a', 'up');
  const client = clientOf({ match: 'm', seat: 0, onMove: 1 });
  const [left, chair] = [new MatchChair(game, client), new MatchChair(game, client)];
  left.setPlan(plan);
  left.close();
  const given: string[] = [];
  client.ask = (wish) => {
    if (wish.t === 'give') given.push(wish.command);
    return Promise.resolve(null);
  };
  const { story } = client.machine;
  story.take({ t: 'event', v: 2, onMove: 0, view: {}, legal: ['move a up'], kind: 'played' } as never);
  client.tell();
  expect(given).toEqual([]);
  chair.setPlan(plan);
  expect(given).toEqual(['move a up']);
});

test('after the end everything is refused, also what the view alone would allow', () => {
  const over: StateMessage['over'] = {
    result: 'lost',
    winner: null,
    scores: [],
    reason: '',
    termination: 'normal',
  };
  const chair = new MatchChair(game, clientOf({ match: 'm', seat: 0, onMove: null, over }));
  expect(chair.refusalOf(game.grammar.intern('move', 'a', 'up'))?.code).toBe('over');
});

test('a plan ends with the part of its player', () => {
  const client = clientOf({ match: 'm', seat: 0, onMove: 1 });
  const chair = new MatchChair(game, client);
  chair.setPlan(game.grammar.intern('move', 'a', 'up'));
  client.machine.story.take({ t: 'event', v: 2, onMove: 1, view: {}, kind: 'withdrawn', by: 0 } as never);
  client.tell();
  expect(chair.plan).toBe(null);
});
