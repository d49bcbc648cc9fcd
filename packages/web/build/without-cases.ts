/** The page grades nobody: how cases of the games are laid out, which the catalogue knows too, is left out of it. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const CASES = /[\\/]catalogue[\\/]src[\\/]cases[\\/].*\.ts$/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;

export function withoutCases(): Plugin {
  return {
    name: 'quadrant-without-cases',
    apply: 'build',
    load(id) {
      if (!CASES.test(id)) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(EXPORTED)].map(([, name]) => name);
      return names.map((name) => `export const ${name} = () => null;`).join('\n');
    },
  };
}
