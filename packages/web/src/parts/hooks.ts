/** What parts listen to: settings, a play. */
import { useLayoutEffect, useReducer } from 'preact/hooks';
import { onSettings, settings } from '../keep/settings.js';

/** Draws again whenever the source says so; listens before anything can happen. */
export function useListening(subscribe: (listener: () => void) => () => void): void {
  const [, again] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => subscribe(() => again(undefined)), []);
}

export function useSettings() {
  useListening(onSettings);
  return settings();
}
