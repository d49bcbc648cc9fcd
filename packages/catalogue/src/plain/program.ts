/** A text program for any game: a command a line, and after each what the seat on move sees. */
import {
  type AnyGame,
  type Flag,
  type Host,
  type Narrator,
  NOBODY,
  type Plain,
  type Program,
  type Run,
  usageError,
} from '@quadrant/kernel';
import { textOf } from './sight.js';
import { sayOutcome } from './words.js';

const FLAGS: readonly Flag[] = [
  { flag: '--options JSON', help: 'the options of the game' },
  { flag: '--seed N', help: 'the seed of the random numbers' },
];

// biome-ignore lint/suspicious/noExplicitAny: a narrator of any game
export function plainNarrator(game: AnyGame): Narrator<any, any, any> {
  const shown = (position: unknown) => {
    const seat = game.onMove(position);
    const outcome = game.outcome(position);
    const end = outcome === null ? '' : `${sayOutcome(outcome)}\n`;
    return textOf(game.view(position, seat === NOBODY ? 0 : seat)) + end;
  };
  return {
    opening: shown,
    hear() {},
    reply: (position, _, refusal) => (refusal ? `Error: ${refusal.words}\n` : shown(position)),
  };
}

export function plainProgram(game: AnyGame): Program {
  const program: Program = {
    game: game.id,
    usage: `quadrant run ${game.id} [--options JSON] [--seed N] [FILE]`,
    flags: FLAGS,
    strictText: false,
    start(words, host) {
      const read = readWords(words);
      if (typeof read === 'string') return usageError(host, program, read);
      const options = game.readOptions(read.options);
      if (!options.ok) return usageError(host, program, `--options: ${options.error.words}`);
      const seed = read.seed ?? game.defaultSeed;
      const trouble = game.checkSeed(seed);
      if (trouble) return usageError(host, program, `--seed: ${trouble.words}`);
      return runLines(game, game.begin(options.value, seed), host, read.input);
    },
  };
  return program;
}

interface Read {
  readonly options: Plain;
  readonly seed: number | null;
  readonly input: string | null; // null: standard input
}

/** Words say what is wrong. */
function readWords(words: readonly string[]): Read | string {
  let options: Plain = null;
  let seed: number | null = null;
  let input: string | null = null;
  for (let i = 0; i < words.length; i++) {
    const [, flag, glued] = /^(--[^=]*)(?:=(.*))?$/s.exec(words[i]) ?? [];
    if (flag === undefined && (words[i] === '-' || !words[i].startsWith('-'))) {
      if (input !== null) return `one command file at most, but "${input}" and "${words[i]}" are given`;
      input = words[i];
      continue;
    }
    const known = FLAGS.find((each) => each.flag.split(' ')[0] === flag);
    if (!known) return `unknown option ${words[i]}. Options: ${FLAGS.map((each) => each.flag).join(', ')}`;
    const value = glued ?? words[++i];
    if (value === undefined) return `${flag} needs a value`;
    if (flag === '--seed') {
      if (!/^\d{1,15}$/.test(value)) return `--seed is a whole number, not "${value}"`;
      seed = Number(value);
    } else {
      try {
        options = JSON.parse(value);
      } catch {
        return `--options is JSON, not "${value}"`;
      }
    }
  }
  return { options, seed, input: input === '-' ? null : input };
}

function runLines(game: AnyGame, position: unknown, host: Host, input: string | null): Run {
  const narrator = plainNarrator(game);
  const isOver = () => game.onMove(position) === NOBODY;
  return {
    input,
    prompt: '> ',
    help: game.grammar.help(),
    complete: game.grammar.complete,
    get over() {
      return isOver();
    },
    whole(text) {
      this.open();
      for (const line of text.split('\n')) this.line(line);
    },
    open: () => host.out(narrator.opening(position)),
    line(text) {
      const bare = text.replace(/#.*/, '').trim();
      if (bare === '' || isOver()) return; // nothing is read after the end
      const command = game.grammar.parse(bare);
      if (!command.ok) return host.out(`Error: ${command.error.words}\n`);
      const refusal = game.perform(position, game.onMove(position), command.value, (fact) =>
        narrator.hear(fact, position),
      );
      host.out(narrator.reply(position, command.value, refusal));
    },
    end: () => 0,
  };
}
