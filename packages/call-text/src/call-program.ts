/**
 * The text program of a call-style game: check the whole input, then echo and answer command by command. The
 * two space games share it; what differs is their grammar, rules and narrator.
 */
import {
  type Command,
  type Drew,
  type Fact,
  type Flag,
  type Game,
  type Host,
  type Narrator,
  type Program,
  type Run,
  usageError,
} from '@quadrant/kernel';
import { readCallFile } from './call-file.js';

export const MALFORMED_STATUS = 2;

const FLAGS: readonly Flag[] = [
  { flag: '--seed N', help: 'the seed of the random numbers (the default is the oracle’s)' },
  { flag: '--trace-rng', help: 'print each random draw on standard error' },
];

/** A position that knows which turn of its game is being played. */
interface Turned {
  readonly turn: number; // 8
}

export function makeCallProgram<P extends Turned, C extends Command, F extends Fact, V, O, S extends Fact>(
  game: Game<P, C, F, V, O, S>,
  narrator: () => Narrator<P, C, F>,
  options: O,
): Program {
  const program: Program = {
    game: game.id,
    usage: `quadrant run ${game.id} [--seed N] [--trace-rng] [FILE]`,
    flags: FLAGS,
    strictText: true,
    start(words, host) {
      let seed = game.defaultSeed;
      let trace = false;
      let input: string | null = null;
      for (let i = 0; i < words.length; i++) {
        const [word, glued] = splitFlag(words[i]);
        if (word === '--seed') {
          const text = glued ?? words[++i];
          if (text === undefined) return usageError(host, program, '--seed needs a number');
          seed = /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN;
          const refusal = game.checkSeed(seed);
          if (refusal) return usageError(host, program, `--seed ${text}: ${refusal.words}`);
        } else if (word === '--trace-rng') {
          if (glued !== undefined) return usageError(host, program, '--trace-rng takes no value');
          trace = true;
        } else if (word.startsWith('-') && word !== '-')
          return usageError(host, program, `unknown option ${word}. Options: --seed N, --trace-rng`);
        else if (input !== null)
          return usageError(
            host,
            program,
            `one command file at most, but "${input}" and "${word}" are given`,
          );
        else input = word;
      }
      return runCalls(game, narrator(), game.begin(options, seed), host, trace, input === '-' ? null : input);
    },
  };
  return program;
}

function splitFlag(word: string): [string, string | undefined] {
  const cut = word.startsWith('--') ? word.indexOf('=') : -1;
  return cut < 0 ? [word, undefined] : [word.slice(0, cut), word.slice(cut + 1)];
}

function runCalls<P extends Turned, C extends Command, F extends Fact, V, O, S extends Fact>(
  game: Game<P, C, F, V, O, S>,
  narrator: Narrator<P, C, F>,
  position: P,
  host: Host,
  trace: boolean,
  input: string | null,
): Run {
  let status = 0;
  let given = 0; // commands, for the trace
  const tell = (fact: F) => {
    if (trace && fact.kind === 'drew')
      host.err(traceLine(given, position.turn, game.draws(position), fact as unknown as Drew));
    narrator.hear(fact, position);
  };
  const give = (command: C) => {
    given++;
    const refusal = game.perform(position, game.onMove(position), command, tell);
    host.out(`->${game.grammar.print(command)}\n${narrator.reply(position, command, refusal)}`);
  };
  return {
    input,
    prompt: '-> ',
    help: game.grammar.help(),
    complete: game.grammar.complete,
    over: false,
    whole(text) {
      const file = readCallFile(game.grammar, text);
      if (!file.ok) {
        status = MALFORMED_STATUS;
        file.report((part) => host.out(part));
        return;
      }
      this.open();
      file.each(give);
    },
    open: () => host.out(narrator.opening(position)),
    line(text) {
      const file = readCallFile(game.grammar, text);
      if (!file.ok) file.report((part) => host.out(part));
      else file.each(give);
    },
    end: () => status,
  };
}

/** `command 12, turn 9, draw 25: spawn row 3 of 1..5` */
function traceLine(command: number, turn: number, draw: number, fact: Drew): string {
  const { purpose, value, low, high } = fact;
  return `command ${command}, turn ${turn}, draw ${draw}: ${purpose} ${value} of ${low}..${high}\n`;
}
