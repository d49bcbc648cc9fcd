/** Whom the server does not know is not asked for again and again. */
import { afterEach, expect, test, vi } from 'vitest';
import { store } from '../keep/storage.js';
import { ask } from './api.js';
import { isUnknown, ME_KEY, me } from './who.js';

vi.stubGlobal('location', { href: 'https://quadrant.example/' });
afterEach(() => vi.unstubAllGlobals());

test('a token that the server does not know is remembered; the next one is another', async () => {
  const who = { player: 'p_1', name: 'Ann', token: 'old', recovery: null };
  store.write(ME_KEY, who);
  expect(isUnknown(me()!)).toBe(false);
  const error = { code: 'who', words: 'This token is not known.' };
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 401 }));
  await ask('matches', 'matches?player=me', { token: 'old' });
  expect(isUnknown(me()!)).toBe(true);
  expect(isUnknown({ token: 'new' })).toBe(false);
  store.remove(ME_KEY);
});
