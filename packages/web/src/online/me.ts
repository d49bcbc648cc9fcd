/** Who one is to the server: a guest with a name, kept in this browser. No account. */
import type { Result } from '@quadrant/kernel';
import { store } from '../keep/storage.js';
import { ask } from './api.js';
import { forgetSubscription } from './push.js';
import { ME_KEY, type Me, me } from './who.js';

export { type Me, me };

export function forgetMe(): void {
  store.remove(ME_KEY);
  void forgetSubscription();
}

let before: Promise<unknown> = Promise.resolve();

/** Makes sure that the server knows one, by this name; whoever asks for it twice is one guest. */
export function become(name: string): Promise<Result<Me>> {
  const known = before.then(() => beKnown(name));
  before = known.catch(() => {});
  return known;
}
async function beKnown(name: string): Promise<Result<Me>> {
  const known = me();
  if (known === null) {
    const guest = await ask('guest', 'guest', { body: { name } });
    if (guest.ok) store.write(ME_KEY, guest.value);
    return guest;
  }
  if (known.name === name) return { ok: true, value: known };
  return rename(known, name);
}

export async function rename(known: Me, name: string): Promise<Result<Me>> {
  const named = await ask('named', 'me', { method: 'PATCH', body: { name }, token: known.token });
  if (!named.ok) return named;
  const value = { ...known, name: named.value.name };
  store.write(ME_KEY, value);
  return { ok: true, value };
}

/** Twelve words bring back who one was, in this browser and nowhere else. */
export async function recover(words: string): Promise<Result<Me>> {
  const found = await ask('recovered', 'recover', { body: { recovery: words.trim().toLowerCase() } });
  if (!found.ok) return found;
  const value = { ...found.value, recovery: words.trim().toLowerCase() };
  store.write(ME_KEY, value);
  return { ok: true, value };
}
