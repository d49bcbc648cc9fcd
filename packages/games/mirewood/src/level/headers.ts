/** The headers of a level: each at most once, each with its own values. */
import { LEHMER_MODULUS } from '@quadrant/kernel';
import { MAX_SEED } from '../refusals.js';
import { AIS, type Ai } from '../tables.js';
import { MOST_COUNTED, wholeNumber } from './fault.js';

export const WIDTHS = { least: 5, most: 60 } as const; // of a generated board
export const HEIGHTS = { least: 3, most: 40 } as const;

export interface Headers {
  name: string; // '' for none
  seed: number | null;
  rng: number | null;
  turn: number;
  ai: Ai | null;
  verbose: boolean;
  health: number | null;
  generate: { readonly width: number; readonly height: number } | null;
  difficulty: number | null;
  players: number | null;
}

export const HEADER_KEYS = [
  'name',
  'seed',
  'rng',
  'turn',
  'ai',
  'verbose',
  'health',
  'generate',
  'difficulty',
  'players',
] as const satisfies readonly (keyof Headers)[];
export type HeaderKey = (typeof HEADER_KEYS)[number];

/** Headers that make sense only together with `generate`. */
export const GENERATE_ONLY: readonly HeaderKey[] = ['difficulty', 'players'];

export const noHeaders = (): Headers => ({
  name: '',
  seed: null,
  rng: null,
  turn: 0,
  ai: null,
  verbose: false,
  health: null,
  generate: null,
  difficulty: null,
  players: null,
});

/** The value of a header, or null when it is a bad one. */
const READ: { readonly [K in HeaderKey]: (text: string) => Headers[K] | null } = {
  name: (text) => text,
  seed: (text) => wholeNumber(text, 0, MAX_SEED),
  rng: (text) => wholeNumber(text, 1, LEHMER_MODULUS - 1),
  turn: (text) => wholeNumber(text, 0, MOST_COUNTED),
  ai: (text) => AIS.find((ai) => ai === text) ?? null,
  verbose: (text) => (text === 'on' ? true : text === 'off' ? false : null),
  health: (text) => wholeNumber(text, 1, 99),
  generate: readSize,
  difficulty: (text) => wholeNumber(text, 1, 5),
  players: (text) => wholeNumber(text, 1, 2),
};

/** Sets a header; false for a bad value. */
export function readHeader<K extends HeaderKey>(headers: Headers, key: K, text: string): boolean {
  const value = READ[key](text);
  if (value !== null) headers[key] = value;
  return value !== null;
}

/** `12x6` */
export function readSize(text: string): { width: number; height: number } | null {
  const cut = text.indexOf('x');
  const width = wholeNumber(text.slice(0, Math.max(0, cut)), WIDTHS.least, WIDTHS.most);
  const height = wholeNumber(text.slice(cut + 1), HEIGHTS.least, HEIGHTS.most);
  return width === null || height === null ? null : { width, height };
}
