/** Being told by the browser that it is one's turn, also when the page is closed (web push). */
import type { Refusal } from '@quadrant/kernel';
import { askServer, gamesHere } from './api.js';

const DENIED: Refusal = { code: 'denied', words: 'The browser does not allow that. Its settings can.' };

/** Null where this browser, or this way of opening the page, cannot; on a first visit its worker is waited for. */
async function manager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis)) return null;
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager ?? null;
}

/** Whether this browser asked to be told; null where it cannot. */
export async function isTold(): Promise<boolean | null> {
  const found = await manager();
  return found && (await found.getSubscription()) !== null;
}

export async function beTold(token: string): Promise<Refusal | null> {
  const [push, games] = [await manager(), await gamesHere()];
  if (!games.ok) return games.error;
  const key = games.value.push;
  if (!push || !key || (await Notification.requestPermission()) !== 'granted') return DENIED;
  try {
    const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    const kept = await askServer('push', { body: { endpoint, keys }, token });
    if (!kept.ok) await made.unsubscribe();
    return kept.ok ? null : kept.error;
  } catch {
    return DENIED;
  }
}

export async function beLeftAlone(token: string): Promise<Refusal | null> {
  const made = await (await manager())?.getSubscription();
  if (!made) return null;
  const dropped = await askServer('push', { method: 'DELETE', body: { endpoint: made.endpoint }, token });
  await made.unsubscribe();
  return dropped.ok ? null : dropped.error;
}

/** Who was told is nobody any more: nobody is told by this browser. */
export const forgetSubscription = async (): Promise<void> => {
  await (await (await manager())?.getSubscription())?.unsubscribe();
};
