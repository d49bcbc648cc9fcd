/** Writes the service worker of a build: it knows the exact list of built files, so one visit makes the page whole offline. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Language } from '@quadrant/kernel';
import type { Plugin, ResolvedConfig } from 'vite';
import { online as german } from '../src/words/de/online.js';
import { online as english } from '../src/words/en/online.js';
import type { Online } from '../src/words/online.js';

/** What is pushed, in words. */
const NEWS: Readonly<Record<Language, Online['push']['news']>> = {
  en: english.push.news,
  de: german.push.news,
};

export function offline(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'quadrant-offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_, bundle) {
      const hash = createHash('sha256');
      const files = new Set<string>(['./']);
      for (const [name, file] of Object.entries(bundle)) {
        if (name.endsWith('.map')) continue;
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        if (name !== 'index.html') files.add(`./${name}`);
      }
      for (const path of filesIn(config.publicDir)) {
        const name = relative(config.publicDir, path).split(sep).join('/');
        hash.update(name).update(readFileSync(path));
        files.add(`./${name}`);
      }
      const template = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
      const source = template
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
        .replace('__FILES__', JSON.stringify([...files].sort()))
        .replace('__NEWS__', JSON.stringify(NEWS));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
