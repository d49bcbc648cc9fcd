/**
 * The text program: a level file and commands in, the transcript out. Keys that only print or leave (`p`, `q`),
 * keys that are none, blanks and comments are its own affair.
 */
import { type Flag, type Host, type Program, type Run, usageError } from '@quadrant/kernel';
import type { Mirewood } from './game.js';
import { dump } from './level/dump.js';
import type { Options } from './options.js';
import { makeNarrator, promptFor, resultLine } from './text.js';

const REFUSED_LEVEL = 2;
const DUMP_KEY = 'p';
const QUIT_KEY = 'q';
const BLANKS = ' \t\r\n';

const FLAGS: readonly Flag[] = [
  { flag: '--generate WxH', help: 'print a generated level file, 5x3 to 60x40, and end' },
  { flag: '--difficulty D', help: 'of the generated level, 1 to 5 (2)' },
  { flag: '--players N', help: 'of the generated level, 1 or 2 (1)' },
  { flag: '--seed N', help: 'of the generated level, 0 to 2147483647 (1)' },
];
const FLAG_NAMES = FLAGS.map(({ flag }) => flag.split(' ')[0]);

export function makeProgram(game: Mirewood): Program {
  const program: Program = {
    game: game.id,
    usage: `quadrant run ${game.id} LEVEL.map [COMMANDS] | --generate WxH [--difficulty D] [--players N] [--seed N]`,
    flags: FLAGS,
    strictText: false,
    start(words, host) {
      const flags = new Map<string, string>();
      const files: string[] = [];
      for (let i = 0; i < words.length; i++) {
        const [word, glued] = splitFlag(words[i]);
        if (FLAG_NAMES.includes(word)) {
          const value = glued ?? words[++i];
          if (value === undefined) return usageError(host, program, `${word} needs a value`);
          if (flags.has(word)) return usageError(host, program, `${word} is given twice`);
          flags.set(word, value);
        } else if (word.startsWith('-') && word !== '-') {
          return usageError(host, program, `unknown option ${word}. Options: ${FLAG_NAMES.join(', ')}`);
        } else files.push(words[i]);
      }
      return flags.size > 0
        ? printGenerated(game, program, flags, files, host)
        : startLevel(game, program, files, host);
    },
  };
  return program;
}

function splitFlag(word: string): [name: string, value: string | undefined] {
  const cut = word.startsWith('--') ? word.indexOf('=') : -1;
  return cut < 0 ? [word, undefined] : [word.slice(0, cut), word.slice(cut + 1)];
}

const numberOf = (text: string): number => (/^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN);

function printGenerated(
  game: Mirewood,
  program: Program,
  flags: ReadonlyMap<string, string>,
  files: readonly string[],
  host: Host,
): number {
  const size = flags.get('--generate');
  if (size === undefined)
    return usageError(host, program, `${[...flags.keys()].join(', ')} only with --generate`);
  if (files.length > 0)
    return usageError(host, program, `--generate reads no file, but "${files[0]}" is given`);
  const options: Record<string, unknown> = { generate: size };
  for (const key of ['difficulty', 'players']) {
    const text = flags.get(`--${key}`);
    if (text !== undefined) options[key] = numberOf(text);
  }
  const read = game.readOptions(options);
  if (!read.ok) return usageError(host, program, read.error.words);
  const seed = numberOf(flags.get('--seed') ?? String(game.defaultSeed));
  const badSeed = game.checkSeed(seed);
  if (badSeed) return usageError(host, program, badSeed.words);
  host.out(dump(game.book, game.begin(read.value, seed)));
  return 0;
}

function startLevel(game: Mirewood, program: Program, files: readonly string[], host: Host): Run | number {
  const [name, commands, extra] = files;
  if (name === undefined) return usageError(host, program, `a level file is needed. Usage: ${program.usage}`);
  if (extra !== undefined)
    return usageError(host, program, `a level file and a command file at most, but "${extra}" is given too`);
  const level = host.readText(name);
  if (level === null) return usageError(host, program, `cannot read "${name}"`);
  const options = game.readOptions({ level });
  if (!options.ok) {
    host.out(`error: ${options.error.words}\n`);
    return REFUSED_LEVEL;
  }
  return runLevel(game, options.value, commands === undefined || commands === '-' ? null : commands, host);
}

function runLevel(game: Mirewood, options: Options, input: string | null, host: Host): Run {
  const { book } = game;
  const narrator = makeNarrator(book);
  const position = game.begin(options, game.defaultSeed);
  const tell = narrator.hear;
  let left = false;

  function key(typed: string): void {
    const parsed = game.grammar.parse(typed);
    if (parsed.ok) {
      const refusal = game.perform(position, game.onMove(position), parsed.value, (fact) =>
        tell(fact, position),
      );
      host.out(narrator.reply(position, parsed.value, refusal));
      return;
    }
    host.out(`${promptFor(book, position.asked)}${typed}\n`);
    if (typed === DUMP_KEY) host.out(`${dump(book, position)}\n`);
    else if (typed === QUIT_KEY) left = true;
    else host.out(`? ${typed} is not a command\n`);
  }

  const over = () => left || position.result !== null;

  const run: Run = {
    input,
    prompt: '> ',
    help: `${game.grammar.help()}\n${DUMP_KEY}  print the level as a level file\n${QUIT_KEY}  leave the game`,
    complete: () => [], // a key is a whole command
    get over() {
      return over();
    },
    whole(text) {
      run.open();
      for (const line of text.split('\n')) {
        if (over()) return;
        run.line(line);
      }
    },
    open: () => host.out(narrator.opening(position)),
    line(text) {
      for (const typed of text) {
        if (over() || typed === '#') return;
        if (!BLANKS.includes(typed)) key(typed);
      }
    },
    end() {
      if (position.result === null) host.out(resultLine(book, position));
      return 0;
    },
  };
  return run;
}
