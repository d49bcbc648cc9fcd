/** Who is slow to be answered, and presses again, is one guest with one match. */
import { afterEach, expect, it, vi } from 'vitest';
import { store } from '../keep/storage.js';
import { makerOfMatches } from './making.js';
import { become } from './me.js';
import { ME_KEY } from './who.js';

const ANN = { player: 'p_1', name: 'Ann', token: 't', recovery: 'twelve words' };
const MADE = { match: 'm', seat: 0, invite: null, watch: '/m/m' };

/** A server that gives these answers one after the other, a lost one for null; tells what it was asked. */
function serverOf(...answers: (object | null)[]) {
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal('location', new URL('http://games.example/'));
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const answer = answers.shift();
    if (!answer) throw new Error('lost');
    return Response.json(answer);
  });
  return asked;
}
afterEach(() => {
  store.remove(ME_KEY);
  vi.unstubAllGlobals();
});

it('whoever asks twice to be known is one guest, by the name that was said last', async () => {
  const asked = serverOf(ANN, { player: 'p_1', name: 'Anna' });
  const both = [become('Ann'), become('Ann'), become('Anna')];
  expect((await Promise.all(both)).map((who) => who.ok && who.value.name)).toEqual(['Ann', 'Ann', 'Anna']);
  expect(asked).toEqual([{ name: 'Ann' }, { name: 'Anna' }]);
});

it('who was not answered tries again as the same, and no wait is for ever', async () => {
  serverOf(null, ANN);
  expect((await become('Ann')).ok).toBe(false);
  expect((await become('Ann')).ok).toBe(true);
});

it('a match whose answer was lost is asked for again under its id, another one under another', async () => {
  const asked = serverOf(null, MADE, MADE);
  const make = makerOfMatches();
  const wish = { game: 'raiinet', seats: ['me', 'open'] };
  expect((await make(wish, 't')).ok).toBe(false);
  expect((await make({ ...wish }, 't')).ok).toBe(true);
  await make({ ...wish, friendly: true }, 't');
  const [first, again, other] = asked.map(({ id }) => id);
  expect(first).toMatch(/^[\w-]{12}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
