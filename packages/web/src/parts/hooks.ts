/** What parts listen to: settings, a play. */
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
