/** Our own game as a sample submission: `node own.mjs GAME plain|level FAULT WORDS…`. Bundled into one file. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { loadGame } from '@quadrant/lab/games';

function readText(name: string): string | null {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    return null;
  }
}

/** What each fault makes of a right output: all are seen in any case, whatever is compared. */
const FAULTS: Readonly<Record<string, (out: string) => string>> = {
  solution: (out) => out,
  'does-not-build': (out) => out,
  'prints-nothing': () => '',
  'forgets-the-end': firstHalf,
};

function firstHalf(out: string): string {
  const lines = out.split(/(?<=\n)/);
  return lines.slice(0, lines.length >> 1).join('');
}

export async function main([game, level, fault, ...words]: readonly string[]): Promise<void> {
  if (fault === 'crashes') process.kill(process.pid, 'SIGSEGV');
  const { program } = await loadGame(game);
  let out = '';
  const print = (text: string) => {
    out += text;
  };
  // The input is the last word where that is a file, and not the level; else it comes on standard input.
  const isGiven = words.length > (level === 'level' ? 1 : 0) && existsSync(words[words.length - 1]);
  const kept = isGiven ? words.slice(0, -1) : words;
  const input = readFileSync(isGiven ? words[words.length - 1] : 0, 'utf8');
  const run = program.start(kept, { out: print, err: (text) => process.stderr.write(text), readText });
  if (typeof run === 'number') process.exitCode = run;
  else {
    run.whole(input);
    process.exitCode = run.end();
  }
  process.stdout.write(FAULTS[fault](out));
}

const [, started] = process.argv;
if (started !== undefined && import.meta.url === pathToFileURL(realpathSync(started)).href)
  await main(process.argv.slice(2));
