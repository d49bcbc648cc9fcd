/** Whether the page was served by a server that keeps matches. Asked once, quietly: a static host just has none. */
import { useEffect, useState } from 'preact/hooks';

/** Addresses under `api/` of the server that served the page. */
export const apiAddress = (path: string): URL => new URL(`api/${path}`, new URL('./', location.href));

let asked: Promise<boolean> | null = null;

export function isServed(): Promise<boolean> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<boolean> {
  if (!/^https?:$/.test(location.protocol)) return false;
  try {
    const response = await fetch(apiAddress('games'), { headers: { accept: 'application/json' } });
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return false;
    const { games } = await response.json();
    return Array.isArray(games);
  } catch {
    return false;
  }
}

/** Null while it is not known yet. */
export function useServed(): boolean | null {
  const [served, setServed] = useState<boolean | null>(null);
  useEffect(() => {
    void isServed().then(setServed);
  }, []);
  return served;
}
