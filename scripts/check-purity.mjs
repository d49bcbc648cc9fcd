/** Kernel, games and examples are deterministic: no clock, no chance of their own, no I/O, no DOM, no locale. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './steps.mjs';

const FORBIDDEN = [
  [/\bMath\b(?!\.(?!random\b)\w)/, 'chance comes from the position'],
  [/\bDate\b(?!\w)|\bperformance\./, 'a game has no clock'],
  [/\b(?:setTimeout|setInterval|queueMicrotask)\b/, 'a game has no clock'],
  [/\b(?:process|console|require|fetch|Buffer)\b[.(]/, 'a game does no I/O'],
  [/\b(?:document|window|localStorage|navigator)\b\./, 'a game knows no screen'],
  [/from '(?:node:|fs|path)/, 'a game does no I/O'],
  [/\btoLocale\w*|\bIntl\b|localeCompare/, 'rules know no language'],
];
/** What people read is in their language: words are no part of the rules. */
const WORDS = /[\\/]kernel[\\/]src[\\/]words\.ts$/;

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(path);
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : [];
  });
}

const files = ['packages/kernel/src', 'packages/call-text/src', 'packages/games', 'examples'].flatMap(
  (folder) => sources(join(root, folder)),
);
let found = files.length === 0 ? 1 : 0;
for (const file of files) {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (c) => c.replace(/[^\n]/g, ' '));
  code.split('\n').forEach((line, i) => {
    const bare = line.replace(/\/\/.*$/, '');
    for (const [pattern, why] of FORBIDDEN) {
      if (!pattern.test(bare) || (why === 'rules know no language' && WORDS.test(file))) continue;
      found++;
      process.stderr.write(`${relative(root, file)}:${i + 1}: ${why}: ${line.trim()}\n`);
    }
  });
}
process.exit(found > 0 ? 1 : 0);
