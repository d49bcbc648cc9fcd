/** `quadrant bot`: begin a program that plays, and find out whether it speaks the protocol. */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CheckedStep, checkBot } from '@quadrant/lab/bots';
import { GAME_IDS, type GameId, loadGame } from '@quadrant/lab/games';
import { visible } from '@quadrant/table';
import { Misuse, STATUS } from '../command.js';
import { declare, declareGroup } from '../declare.js';
import { reason } from '../input.js';
import { makeFolder } from '../make-folder.js';
import { print } from '../output.js';
import { unknown } from '../suggest.js';
import { hostName } from '../version.js';
import { connect } from './bot-connect.js';

/** A starter: its files, what makes the first of them ready, and how that is started in its folder. */
interface Starter {
  readonly files: readonly string[];
  readonly make: string | null;
  readonly start: (folder: string) => string;
}
/** A path in a shell's line, in quotes where it needs them and never taken for an option; and a whole line as one word. */
const word = (path: string): string => {
  const text = path.startsWith('-') ? `./${path}` : path;
  return /^[\w./-]+$/.test(text) ? text : `"${text.replace(/["$`\\]/g, '\\$&')}"`;
};
const asOne = (line: string): string => `'${line.replaceAll("'", "'\\''")}'`;
const startCompiled = (folder: string): string =>
  word(folder.startsWith('/') ? join(folder, 'bot') : `./${join(folder, 'bot')}`);
const STARTERS: Readonly<Record<string, Starter>> = {
  js: {
    files: ['bot.mjs', 'search.mjs'],
    make: null,
    start: (folder) => `node ${word(join(folder, 'bot.mjs'))}`,
  },
  python: {
    files: ['bot.py', 'search.py'],
    make: null,
    start: (folder) => `python3 ${word(join(folder, 'bot.py'))}`,
  },
  c: {
    files: ['bot.c', 'search.c'],
    make: 'cc -O2 -o bot bot.c',
    start: startCompiled,
  },
  rust: { files: ['bot.rs', 'search.rs'], make: 'rustc -O -o bot bot.rs', start: startCompiled },
  java: {
    files: ['Bot.java', 'Search.java'],
    make: 'javac Bot.java',
    start: (folder) => `java -cp ${word(folder)} Bot`,
  },
};
const LANGUAGES = Object.keys(STARTERS);

const check = declare({
  name: 'bot check',
  usage: "quadrant bot check 'CMD' [--game GAME]",
  about: `
Starts a program and tries all that the protocol asks of it; prints what went in
and out at the first thing that fails.`,
  options: { game: { kind: 'choice', takes: 'GAME', choices: GAME_IDS, help: 'check this game only' } },
  notes: 'Exit status: 0 all holds, 1 something does not, 2 called wrongly.',
  run: ({ values, words }) => checked(words, values.game),
});

const begin = declare({
  name: 'bot new',
  usage: `quadrant bot new ${LANGUAGES.join('|')} FOLDER`,
  about: `
Writes a program of some forty lines that plays any legal move of every game, to
begin with, and one that searches without knowing the rules.`,
  options: {},
  run: ({ words }) => begun(words),
});

export const command = declareGroup({
  name: 'bot',
  about: `
Programs are started by a shell in the present folder. They speak
quadrant-bot/1, which docs/bot-protocol.md describes.`,
  verbs: { check, connect, new: begin },
});

async function checked(words: readonly string[], game: GameId | undefined): Promise<number> {
  if (words.length !== 1) throw new Misuse("bot check needs one program: quadrant bot check './mine'");
  const only = game === undefined ? {} : { only: game };
  const games = await Promise.all(GAME_IDS.map(async (id) => (await loadGame(id)).game));
  let steps = 0;
  const onStep = (step: CheckedStep) => {
    steps++;
    print(wordsOf(step));
  };
  const well = await checkBot({
    command: words[0],
    folder: process.cwd(),
    host: hostName(),
    games,
    ...only,
    onStep,
  });
  print(well ? `All ${steps} steps hold.\n` : '');
  return well ? STATUS.ok : STATUS.failed;
}

function wordsOf({ number, title, wrong, refused, ignored, said, log }: CheckedStep): string {
  const line = `${String(number).padStart(2)}  ${title}`;
  const forgiven = refused ? `, but ${refused.count} refused on the way, at last: ${refused.last}` : '';
  const lost = ignored ? `, and ${ignored.count} moves ignored, at last: ${ignored.last}` : '';
  const parts = [(wrong === null ? `${line}: ok${forgiven}` : `${line}: FAILED: ${wrong}`) + lost];
  if (said.length > 0) parts.push('', 'The last that went in (>) and out (<):', ...said);
  if (log !== '') parts.push('', 'What it wrote to standard error:', ...log.trimEnd().split('\n'));
  return parts.map((part) => `${visible(part, part.length)}\n`).join(''); // the words of a program move no cursor
}

async function begun(words: readonly string[]): Promise<number> {
  const [language, folder, ...more] = words;
  if (language === undefined || folder === undefined || more.length > 0)
    throw new Misuse(`bot new needs a language and a folder: quadrant bot new ${LANGUAGES.join('|')} FOLDER`);
  if (!LANGUAGES.includes(language)) throw new Misuse(unknown('there is no starter in', language, LANGUAGES));
  const { files, make, start } = STARTERS[language];
  const there = files.map((file) => join(folder, file)).find((path) => existsSync(path));
  if (there !== undefined) throw new Misuse(`"${there}" is there already; it is not written over`);
  try {
    makeFolder(folder);
    for (const file of files)
      await cp(
        fileURLToPath(new URL(`../../starters/${language}/${file}`, import.meta.url)),
        join(folder, file),
      );
  } catch (error) {
    throw new Misuse(`cannot write into "${folder}": ${reason(error)}`);
  }
  const program = start(folder);
  const who = program.includes('"') ? `cmd:${program}` : `name=mine,cmd=${program}`; // a list of fields loses its quotes
  const steps = [
    ...(make ? [`(cd ${word(folder)} && ${make})`] : []),
    `quadrant bot check ${asOne(program)}`,
    `quadrant match raiinet --bot ${asOne(who)} --bot random --games 20`,
  ];
  print(
    `Written: ${files.map((file) => join(folder, file)).join(', ')}. Next:\n\n${steps.map((step) => `  ${step}\n`).join('')}`,
  );
  return STATUS.ok;
}
