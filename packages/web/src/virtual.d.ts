declare module 'virtual:demos' {
  export const demos: Readonly<Record<string, import('./screens/demo.js').Demo>>;
}
declare module 'virtual:games' {
  export const outside: readonly import('@quadrant/catalogue').GameEntry[];
}
declare module 'zzfx' {
  /** Plays a sound described by up to 20 numbers, from its volume on. */
  export function zzfx(...parameters: number[]): AudioBufferSourceNode;
}
