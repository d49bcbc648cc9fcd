/** How the person wants the page: language, theme, speed, glyphs. Follows the system until something is chosen. */
import { LANGUAGES, type Language } from '@quadrant/kernel';
import { store } from './storage.js';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
/** What the history tells of a page whose settings are open while it is loaded anew. */
export const SETTINGS_OPEN = 'settings';

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly language: Language | 'system';
  readonly theme: Theme;
  readonly speed: Speed;
  readonly glyphs: boolean; // boards show letters only
  readonly developer: boolean; // games can be looked into
}

const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  speed: 'normal',
  glyphs: false,
  developer: false,
};
const KEY = 'settings';
const listeners = new Set<() => void>();
let current = readSettings(store.read(KEY));

/** Settings from anything: what is not sound is the default. */
export function readSettings(value: unknown): Settings {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof Settings, unknown>
  >;
  return {
    language: LANGUAGES.find((language) => language === given.language) ?? DEFAULTS.language,
    theme: THEMES.find((theme) => theme === given.theme) ?? DEFAULTS.theme,
    speed: SPEEDS.find((speed) => speed === given.speed) ?? DEFAULTS.speed,
    glyphs: typeof given.glyphs === 'boolean' ? given.glyphs : DEFAULTS.glyphs,
    developer: typeof given.developer === 'boolean' ? given.developer : DEFAULTS.developer,
  };
}

export const settings = (): Settings => current;

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  store.write(KEY, current);
  applyTheme();
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const asks = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

export const isTouched = (): boolean => asks('(pointer: coarse)');
export const reducedMotion = (): boolean => asks('(prefers-reduced-motion: reduce)');

/** How fast facts play now: a system that asks for less motion switches them off. */
export const speedNow = (): Speed => (reducedMotion() ? 'off' : current.speed);

export function applyTheme(): void {
  const { theme } = current;
  const system = asks('(prefers-contrast: more)')
    ? 'contrast'
    : asks('(prefers-color-scheme: light)')
      ? 'light'
      : 'dark';
  document.documentElement.dataset.theme = theme === 'system' ? system : theme;
}

export function followSystem(): void {
  applyTheme();
  for (const query of ['(prefers-contrast: more)', '(prefers-color-scheme: light)'])
    matchMedia(query).addEventListener('change', applyTheme);
}
