/** Where the page is, in the fragment of its address, so that any static host will do. */

export const PLACES = ['setup', 'play', 'game', 'guide', 'rules', 'link', 'more'] as const;
export type Place = (typeof PLACES)[number];

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'game'; readonly game: string; readonly place: Place; readonly rest: readonly string[] }
  | { readonly page: 'nowhere'; readonly text: string };

/** `#/raiinet/link/14/eJw…` */
export function parseRoute(fragment: string): Route {
  const text = fragment.replace(/^#?\/?/, '');
  if (text === '') return { page: 'start' };
  const [game, word = 'setup', ...rest] = text.split('/');
  const place = PLACES.find((each) => each === word);
  return place ? { page: 'game', game, place, rest } : { page: 'nowhere', text };
}

export function makeRoute(
  game: string,
  place: Place = 'setup',
  ...rest: readonly (string | number)[]
): string {
  return `#/${[game, ...(place === 'setup' && rest.length === 0 ? [] : [place]), ...rest].join('/')}`;
}

export const START = '#/';

/** Goes there without leaving the present place behind in the history. */
export function replaceRoute(fragment: string): void {
  history.replaceState(null, '', fragment);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
