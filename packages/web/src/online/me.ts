/** Who one is to the server: a guest with a name, kept in this browser. No account. */
import type { Result } from '@quadrant/kernel';
import { store } from '../keep/storage.js';
import { ask } from './api.js';
import { forgetSubscription } from './push.js';

export interface Me {
  readonly player: string;
  readonly name: string;
  readonly token: string;
  readonly recovery: string | null; // twelve words; null where they were used up
}

const KEY = 'online:me';

export function me(): Me | null {
  const kept = store.read(KEY) as Partial<Me> | null;
  if (typeof kept !== 'object' || kept === null) return null;
  const { player, name, token, recovery } = kept;
  if (typeof player !== 'string' || typeof name !== 'string' || typeof token !== 'string') return null;
  return { player, name, token, recovery: typeof recovery === 'string' ? recovery : null };
}

export function forgetMe(): void {
  store.remove(KEY);
  void forgetSubscription();
}

/** Makes sure that the server knows one, by this name. */
export async function become(name: string): Promise<Result<Me>> {
  const known = me();
  if (known === null) {
    const guest = await ask('guest', 'guest', { body: { name } });
    if (guest.ok) store.write(KEY, guest.value);
    return guest;
  }
  if (known.name === name) return { ok: true, value: known };
  return rename(known, name);
}

export async function rename(known: Me, name: string): Promise<Result<Me>> {
  const named = await ask('named', 'me', { method: 'PATCH', body: { name }, token: known.token });
  if (!named.ok) return named;
  const value = { ...known, name: named.value.name };
  store.write(KEY, value);
  return { ok: true, value };
}

/** Twelve words bring back who one was, in this browser and nowhere else. */
export async function recover(words: string): Promise<Result<Me>> {
  const found = await ask('recovered', 'recover', { body: { recovery: words.trim().toLowerCase() } });
  if (!found.ok) return found;
  const value = { ...found.value, recovery: words.trim().toLowerCase() };
  store.write(KEY, value);
  return { ok: true, value };
}
