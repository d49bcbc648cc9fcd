/**
 * The module `virtual:demos`: the self-playing boards of the start page. They are played here, when the page is
 * built, so that the start page loads no game.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const NAME = 'virtual:demos';
const SCREENS = fileURLToPath(new URL('../src/screens/', import.meta.url));

export function demos(): Plugin {
  return {
    name: 'quadrant-demos',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const found: Record<string, unknown> = {};
      for (const folder of readdirSync(SCREENS)) {
        const file = `${SCREENS}${folder}/demo.ts`;
        if (!existsSync(file)) continue;
        const { module } = await runnerImport<{ makeDemo: () => unknown }>(file, {
          configFile: false,
          oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
          resolve: { conditions: ['source'] },
          ssr: { resolve: { conditions: ['source'] }, noExternal: true },
        });
        found[folder] = module.makeDemo();
        this.addWatchFile(file);
      }
      return `export const demos = ${JSON.stringify(found)};`;
    },
  };
}
