/**
 * The module `virtual:games`: games from outside, of the modules that the environment names when the page is built
 * (QUADRANT_GAMES, as for `quadrant`). Without any it is an empty list, and costs nothing.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { namedIn, VARIABLE } from '../../catalogue/src/named.js';

const NAME = 'virtual:games';
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export function outside(): Plugin {
  return {
    name: 'quadrant-outside-games',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const named = namedIn(process.env[VARIABLE], ROOT);
      if (named.length === 0) return 'export const outside = [];';
      const imports = named.map(({ module }, i) => {
        const from = module.startsWith('file:') ? fileURLToPath(module) : module;
        return `import { entry as entry${i} } from ${JSON.stringify(from)};`;
      });
      const reads = named.map(({ name }, i) => {
        const taken = '[...GAMES, ...outside].map(({ id }) => id)';
        return `outside.push(readOutside(${JSON.stringify(name)}, entry${i}, ${taken}));`;
      });
      return [
        "import { GAMES, readOutside } from '@quadrant/catalogue';",
        ...imports,
        'export const outside = [];',
        ...reads,
      ].join('\n');
    },
  };
}
