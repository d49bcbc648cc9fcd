/**
 * What the page has no use for is left out of it: it grades nobody, so it does not know how cases of the games are laid
 * out, and it runs no text programs.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LEFT_OUT = /[\\/](?:catalogue[\\/]src[\\/]cases[\\/].*|games[\\/][\w-]+[\\/]src[\\/]program)\.ts$/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;

export function leftOut(): Plugin {
  return {
    name: 'quadrant-left-out',
    apply: 'build',
    load(id) {
      if (!LEFT_OUT.test(id)) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(EXPORTED)].map(([, name]) => name);
      return names.map((name) => `export const ${name} = () => null;`).join('\n');
    },
  };
}
