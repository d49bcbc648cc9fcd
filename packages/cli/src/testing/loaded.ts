/** Which of our files a program loads: loading is most of what a short call costs. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

/** By their paths below `packages`, of all its processes; it has to say something and end well. */
export function loadedBy(...words: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-loaded-'));
  try {
    const env = { ...process.env, NODE_V8_COVERAGE: folder };
    const { status, stdout } = spawnSync(process.execPath, words, { env, input: '' });
    if (status !== 0 || stdout.length === 0) throw new Error(`${words.join(' ')} ended with ${status}`);
    const urls = readdirSync(folder).flatMap((name) => {
      const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return result.map(({ url }: { url: string }) => url);
    });
    return urls
      .filter((url) => url.startsWith('file:'))
      .map((url) => fileURLToPath(url).slice(PACKAGES.length));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
