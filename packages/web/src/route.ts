/** Where the page is, in the fragment of its address, so that any static host will do. */

/** The places of a game, and how many words may follow. */
const WORDS_AFTER = {
  setup: 0,
  play: 1,
  today: 0,
  game: 1,
  guide: 0,
  rules: 0,
  link: 2,
  window: 1,
  watch: 0,
  more: 3,
} as const;
export type PageSection = keyof typeof WORDS_AFTER;
export const PLACES = Object.keys(WORDS_AFTER) as PageSection[];

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'lab' }
  | { readonly page: 'online'; readonly words: readonly string[] }
  | {
      readonly page: 'game';
      readonly game: string;
      readonly place: PageSection;
      readonly rest: readonly string[];
    }
  | { readonly page: 'nowhere'; readonly game: string };

/** `#/raiinet/link/14/eJw…` */
export function parseRoute(fragment: string): Route {
  const text = fragment.replace(/^#?\/?/, '').replace(/\/$/, '');
  if (text === '') return { page: 'start' };
  if (text === 'lab') return { page: 'lab' };
  if (/^online(?:\/|$)/.test(text)) return { page: 'online', words: text.split('/').slice(1) };
  const [game, word = 'setup', ...rest] = text.split('/');
  const place = PLACES.find((each) => each === word);
  if (!place || rest.length > WORDS_AFTER[place]) return { page: 'nowhere', game };
  return { page: 'game', game, place, rest };
}

export function makeRoute(
  game: string,
  place: PageSection = 'setup',
  ...rest: readonly (string | number)[]
): string {
  return `#/${[game, ...(place === 'setup' && rest.length === 0 ? [] : [place]), ...rest].join('/')}`;
}

export const START = '#/';
export const LAB = '#/lab';

/** Goes there without leaving the present place behind in the history. */
export function replaceRoute(fragment: string): void {
  history.replaceState(null, '', fragment);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
