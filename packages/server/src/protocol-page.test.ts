/** docs/match-protocol.md says what is so: its examples are messages, its tables those of the code, its proof holds. */
import { createHash } from 'node:crypto';
import {
  ANSWERS,
  BODIES,
  EVENT_KINDS,
  OFFERS,
  type PlainObject,
  readFromClient,
  readFromServer,
  readValue,
} from '@quadrant/wire';
import { expect, it } from 'vitest';
import { LIMIT_WORDS } from './limits.js';
import type { Header } from './match/entry.js';
import { proofOf } from './match/joining.js';
import { boardRoutes } from './routes/boards.js';
import { matchRoutes } from './routes/matches.js';
import { peopleRoutes } from './routes/people.js';
import { CLOSE } from './socket.js';
import { CALLS, PROOF, quoted, TALKS, tableOf } from './testing/protocol-page.js';

/** Of the calls that are shown: what is asked, and what is answered. */
const SHOWN = {
  'POST /api/guest': [BODIES.guest, ANSWERS.guest],
  'POST /api/matches': [BODIES.makeMatch, ANSWERS.made],
  'GET /api/matches/ID': [null, ANSWERS.match],
  'POST /api/matches/ID/join': [BODIES.join, ANSWERS.joined],
} as const;

/** A reader leaves out what it does not know: all that is shown has to be there. */
function expectWhole(read: { readonly ok: boolean; readonly value?: unknown }, shown: string): void {
  expect(read, shown).toMatchObject({ ok: true, value: JSON.parse(shown) });
}

it('shows messages, bodies and answers in which every field is known', () => {
  let asked: (typeof SHOWN)[keyof typeof SHOWN] | null = null;
  let messages = 0;
  for (const { by, text } of TALKS.flat()) {
    const [, call, body] = /^([A-Z]+ \S+)(?: (\{.*))?$/s.exec(text) ?? [];
    const [, answer] = /^2\d\d (\{.*)$/s.exec(text) ?? [];
    if (call !== undefined) {
      asked = SHOWN[call.replace(/matches\/\w+/, 'matches/ID') as keyof typeof SHOWN];
      if (body !== undefined) expectWhole(readValue(asked[0]!, JSON.parse(body)), body);
    } else if (answer !== undefined) expectWhole(readValue(asked![1], JSON.parse(answer)), answer);
    else expectWhole((by === 'client' ? readFromClient : readFromServer)(text), text);
    messages++;
  }
  expect(messages).toBeGreaterThan(25);
});

it('proves a record as a stranger would, and as the server does', () => {
  const { record, salt, canonical } = PROOF;
  const { game, version, options, sides, seed } = record;
  expect(JSON.parse(canonical)).toEqual({ game, version, options, sides, seed });
  const hex = createHash('sha256')
    .update(salt + canonical, 'utf8')
    .digest('hex');
  const states = TALKS.flat().filter(({ text }) => text.startsWith('{"t":"state"'));
  expect(states.map(({ text }) => JSON.parse(text).proof)).toEqual([`sha256:${hex}`]);
  const header = { ...record, salt } as unknown as Header;
  expect(proofOf(header, sides as readonly PlainObject[])).toBe(`sha256:${hex}`);
});

it('names every call, and none that is not there', () => {
  const routes = [...matchRoutes, ...boardRoutes, ...peopleRoutes(() => {})];
  const named = CALLS.map(([cell]) => quoted(cell)[0].split(' '));
  const found = named.map(([method, path]) =>
    routes.findIndex((route) => route.method === method && route.path.test(path)),
  );
  expect(found.toSorted((a, b) => a - b)).toEqual([...routes.keys()]);
});

it.each([
  ['| `kind` |', [...EVENT_KINDS]],
  ['| `offer` |', [...OFFERS]],
  ['| `t` |', ['hello', 'watch', 'leave', 'give', 'act', 'ping']],
  ['| `act` |', ['resign', 'abort', 'offer', 'accept', 'decline', 'claim']],
])('lists all there are in %s', (head, all) => {
  expect(
    tableOf(head)
      .flatMap(([cell]) => quoted(cell))
      .sort(),
  ).toEqual(all.sort());
});

it('tells the codes of a close and the limits by their numbers', () => {
  expect(tableOf('| code |').map(([code]) => Number(code))).toEqual(Object.values(CLOSE));
  const usual = new Map(
    LIMIT_WORDS.map(({ name, usual }) => [
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      usual.toLocaleString('en'),
    ]),
  );
  const told = tableOf('| limit |').map(([number, , option]) => [quoted(option)[0], number]);
  expect(told.length).toBeGreaterThan(15);
  for (const [option, number] of told) expect(usual.get(option), option).toBe(number);
});
