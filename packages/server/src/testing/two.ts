/** Two guests at a match. */
import { ANSWERS, readValue } from '@quadrant/wire';
import { expect } from 'vitest';
import { Client, call, guest, newId } from './client.js';

export async function twoAt(address: string, more: object = {}) {
  const ann = await guest(address, 'Ann');
  const bob = await guest(address, 'Bob');
  const made = await call(address, 'POST', '/api/matches', {
    token: ann.token,
    body: { game: 'raiinet', seats: ['me', 'open'], ...more },
  });
  expect(made.status).toBe(201);
  expect(readValue(ANSWERS.made, made.body).ok).toBe(true);
  const { match, invite } = made.body;
  const key = invite.split('#i=')[1];
  const join = await call(address, 'POST', `/api/matches/${match}/join`, {
    token: bob.token,
    body: { invite: key },
  });
  expect(join).toEqual({ status: 200, body: { match, seat: 1 } });
  const a = await new Client(address).hello(ann.token);
  const b = await new Client(address).hello(bob.token);
  await a.watch(match);
  await b.watch(match);
  return { ann, bob, match: match as string, key, a, b };
}

/** The seat on move gives its first legal command; everybody has heard of it. */
export async function move(clients: readonly Client[], match: string, choose = 0): Promise<void> {
  const { onMove } = clients[0].last(match);
  const mover = clients[onMove!];
  const { legal, ply, v } = mover.last(match);
  const id = newId();
  mover.say({ t: 'give', match, id, ply, command: legal[choose % legal.length] });
  expect(await mover.answer(id)).toMatchObject({ t: 'ok' });
  for (const client of clients) await client.get('event', (event) => event.v > v || event.ply === ply + 1);
}

/** Does something beside giving commands; says what came of it. */
export async function act(client: Client, match: string, more: object) {
  const id = newId();
  client.say({ t: 'act', match, id, ...more });
  const answer = await client.answer(id);
  return answer.t === 'ok' ? 'ok' : answer.code;
}

/** A clock that a test moves on. */
export function testClock() {
  let shift = 0;
  return {
    now: () => Date.now() + shift,
    pass(ms: number) {
      shift += ms;
    },
  };
}
