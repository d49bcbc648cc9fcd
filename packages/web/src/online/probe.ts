/** Whether the page was served by a server that keeps matches. Asked quietly: a static host just has none. */
import { useEffect } from 'preact/hooks';
import { useListening } from '../parts/hooks.js';

/** Addresses under `api/` of the server that served the page. */
export const apiAddress = (path: string): URL => new URL(`api/${path}`, new URL('./', location.href));

let served: boolean | null = null; // null: not known yet
let isStatic = false; // a host has answered that keeps no matches
let isAsking = false;
const listeners = new Set<() => void>();

function learn(found: boolean): void {
  if (served === true || served === found) return; // a server that is away for a moment still keeps matches
  served = found;
  for (const listener of [...listeners]) listener();
}

/** A socket of it speaks. */
export const hearServer = (): void => learn(true);

function lookForServer(): void {
  if (served === true || isStatic || isAsking) return;
  isAsking = true;
  void ask().then((found) => {
    isAsking = false;
    learn(found);
  });
}

async function ask(): Promise<boolean> {
  if (!/^https?:$/.test(location.protocol)) return false;
  try {
    const response = await fetch(apiAddress('games'), { headers: { accept: 'application/json' } });
    isStatic = response.status < 500 && !response.headers.get('content-type')?.includes('json');
    if (isStatic || !response.ok) return false;
    const { games } = await response.json();
    return Array.isArray(games);
  } catch {
    return false;
  }
}

/** Null while it is not known yet. Where nobody answered it is asked again at the next page. */
export function useServed(page = ''): boolean | null {
  useListening((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  useEffect(lookForServer, [page]);
  return served;
}
