/** Where one is online, in the fragment of the address: `#/online/match/k3f9q2…`. */
export const ONLINE_PLACES = [
  'new',
  'find',
  'computer',
  'watch',
  'boards',
  'mine',
  'player',
  'match',
] as const;
export type OnlinePlace = (typeof ONLINE_PLACES)[number];

export const onlineRoute = (place: OnlinePlace, ...rest: readonly string[]): string =>
  `#/${['online', place, ...rest].join('/')}`;

/** An invite or watch link, `/m/ID#i=KEY`, as the page's own address; null where this is none. */
export function linkRoute(path: string, fragment: string): string | null {
  const [, match] = /\/m\/([\w-]+)$/.exec(path) ?? [];
  if (match === undefined) return null;
  const [, key] = /^#i=([\w-]+)$/.exec(fragment) ?? [];
  return onlineRoute('match', match, ...(key === undefined ? [] : [key]));
}
