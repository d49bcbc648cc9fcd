declare module 'virtual:demos' {
  export const demos: Readonly<Record<string, import('./screens/demo.js').Demo>>;
}
