/** What parts listen to: settings, a play, the width of the window. */
import { useEffect, useReducer } from 'preact/hooks';
import { onSettings, settings } from '../keep/settings.js';

/** Draws again whenever the source says so. */
export function useListening(subscribe: (listener: () => void) => () => void): void {
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => subscribe(() => again(undefined)), []);
}

export function useSettings() {
  useListening(onSettings);
  return settings();
}

export function useMedia(query: string): boolean {
  const media = matchMedia(query);
  useListening((listener) => {
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  });
  return media.matches;
}
