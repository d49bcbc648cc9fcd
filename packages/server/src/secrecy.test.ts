/** Twin matches that differ in what is hidden: whoever may not know it is sent the same bytes. */
import { hashOf, stream } from '@quadrant/kernel';
import { expect, it } from 'vitest';
import type { Viewer } from './match/viewer.js';
import { headerFor } from './testing/simulation.js';
import type { Leak, ToldMatch } from './testing/told.js';
import { aroundOf, askOf } from './testing/twin-asks.js';
import { Twins } from './testing/twins.js';

const MATCHES = process.env.QUADRANT_LONG ? 10_000 : 100;
const ASKED = 40; // of each match
const BACK_EVERY = 6;
/** Each of these is told alike in some of them: else too little is compared. */
const HAPPENS = [
  ...['L', 'F', 'D', 'S', 'P', 'H', 'J', 'N'].map((letter) => `used ${letter}`),
  ...['moved', 'battle', 'downloaded', 'firewall', 'eliminated', 'shown'],
  ...['offered draw', 'offered takeback', 'accepted draw', 'declined draw', 'taken-back', 'withdrawn'],
  ...['stale', 'not-your-turn', 'no-seat', 'no-offer', 'not-now', 'id-reused', 'taken'],
];

const isDone = (twins: Twins): boolean => twins.over || twins.apart || twins.unknowing().length === 0;
const resumedFrom = (from: number) => (told: ToldMatch, viewer: Viewer) =>
  told.resumed(viewer, from).join('\n');

/** What told somebody the twins apart who may not know; null: nothing. */
function tellsApart(seed: number, leak: Leak | null, seen = new Set<string>()): string | null {
  const rng = stream(seed, 'twins');
  const players = rng.below(3) === 0 ? 4 : 2;
  const header = headerFor(
    rng,
    {
      game: 'raiinet',
      options: { players, draw: 100, single: true },
      clock: [null, { base: 300_000, inc: 3000 }, { days: 3 }][rng.below(3)],
      friendly: rng.below(2) === 0,
      delay: rng.below(3),
    },
    players,
  );
  const [first, ...others] = Array.from({ length: players }, (_, i) => (seed + i) % players);
  const differing = new Set([first, ...others.filter(() => rng.below(4) === 0)]);
  const twins = new Twins(header, differing, rng, leak);
  const [one] = twins.both;
  let found = twins.begin(aroundOf(rng, header.made));
  for (let n = 0; n < ASKED && found === null && !isDone(twins); n++) {
    const { state } = one.match;
    const around = aroundOf(rng, state.at);
    found = twins.ask(askOf({ twins, state, rng, id: `twin-id-${n}` }), around);
    const from = rng.below(one.match.number + 2);
    if (n % BACK_EVERY === 0 || isDone(twins)) found ??= twins.compare('told again', resumedFrom(from));
  }
  found ??= twins.compare('shown again', (told, viewer) => told.lookedBack(viewer));
  for (const each of twins.seen) seen.add(each);
  return found;
}

it(`sends the same bytes of ${MATCHES} twin matches to whoever may not know`, () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < MATCHES; seed++) expect(tellsApart(seed, null, seen), `seed ${seed}`).toBeNull();
  expect(HAPPENS.filter((each) => !seen.has(each))).toEqual([]);
});

const isOdd = (value: unknown): boolean => (hashOf(value) & 1) === 1;

const LEAKS: Readonly<Record<string, Leak>> = {
  'the beginning': (message, { state }) => ({ ...message, sides: state.log?.options }),
  'the seed': (message, { header }) => ({ ...message, seed: header.seed }),
  'the log': (message, { state }) => ({ ...message, log: state.log?.entries }),
  'the printed command': (message, { state }) => ({ ...message, command: state.log?.entries.at(-1) }),
  'the legal list': (message, match) => ({
    ...message,
    legal: match.state.log && match.stateFor(match.state.game.onMove(match.state.log.position)).legal,
  }),
  'the view of another seat': (message, match) => ({ ...message, view: match.viewFor(0) }),
  'the facts of another seat': (message, match) => ({ ...message, facts: match.stateFor(0).facts }),
  'the words of a refusal': (message, { state }) =>
    'words' in message && state.log && isOdd(state.log.position)
      ? { ...message, words: `${message.words} ` }
      : message,
  'a version': (message, { state }) =>
    'v' in message && state.log && isOdd(state.log.position)
      ? { ...message, v: Number(message.v) + 1 }
      : message,
};

it.each(Object.keys(LEAKS))('notices a leak by %s', (name) => {
  let found: string | null = null;
  for (let seed = 0; seed < MATCHES && found === null; seed++) found = tellsApart(seed, LEAKS[name]);
  expect(found).toMatch(/^(?:seat \d|the public) was /);
});
