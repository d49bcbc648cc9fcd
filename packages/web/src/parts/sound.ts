/**
 * Short sounds made in the page. Off until somebody switches them on; never the only sign of anything. What makes
 * them is loaded when it is first wanted.
 */
import { store } from '../keep/storage.js';

/** Numbers of the synthesizer: volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide, … */
const SOUNDS = {
  step: [0.5, 0, 180, 0.01, 0.02, 0.03, 1],
  fly: [0.5, 0, 260, 0.02, 0.06, 0.1, 0, 1, 3],
  shoot: [0.7, 0, 520, 0.01, 0.03, 0.12, 2, 1, -9],
  hit: [1, 0, 110, 0.01, 0.05, 0.22, 4, 1, -2],
  hurt: [1.1, 0, 75, 0.01, 0.1, 0.3, 3, 2, -1],
  gain: [0.8, 0, 660, 0.01, 0.06, 0.2, 1, 1, 0, 0, 220, 0.06],
  news: [0.5, 0, 330, 0.02, 0.06, 0.12, 1],
  boom: [1.4, 0, 55, 0.02, 0.2, 0.5, 4, 1.5, -1],
  card: [0.6, 0, 440, 0.01, 0.04, 0.1, 0, 1, 6],
  refuse: [0.6, 0, 140, 0.01, 0.05, 0.08, 2],
  win: [1, 0, 523, 0.02, 0.3, 0.5, 1, 1, 0, 0, 262, 0.1],
  lose: [1, 0, 196, 0.02, 0.3, 0.6, 1, 1, -2],
} as const;
export type SoundName = keyof typeof SOUNDS;

export interface SoundSettings {
  readonly on: boolean;
  readonly volume: number; // 0 to 1
}
const KEY = 'sound';
const OFF: SoundSettings = { on: false, volume: 0.5 };

export function readSound(value: unknown): SoundSettings {
  const { on, volume } = (typeof value === 'object' && value !== null ? value : {}) as Partial<SoundSettings>;
  const sound = typeof volume === 'number' && volume >= 0 && volume <= 1;
  return { on: on === true, volume: sound ? volume : OFF.volume };
}

let current = readSound(store.read(KEY));
const listeners = new Set<() => void>();

export const soundSettings = (): SoundSettings => current;
export function changeSound(change: Partial<SoundSettings>): void {
  current = { ...current, ...change };
  store.write(KEY, current);
  for (const listener of listeners) listener();
  play('news');
}
export function onSound(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes a sound, if sounds are wanted and this browser can. */
export function play(name: SoundName): void {
  if (!current.on || current.volume === 0) return;
  document.documentElement.dataset.sound = name; // what was played last, for who looks instead of listening
  void import('zzfx').then(
    ({ zzfx }) => {
      const [volume, ...rest] = SOUNDS[name];
      zzfx(volume * current.volume, ...rest);
    },
    () => {},
  );
}
