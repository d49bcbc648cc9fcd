/** The text program: options, then commands line by line, from standard input, a file or `sequence` files. */
import type { Host, Program, Run } from '@quadrant/kernel';
import type { Fact } from './facts.js';
import { DISPLAY_WORD, FLAGS, type RunSettings, readFlags } from './flags.js';
import { game, type Raiinet } from './game.js';
import { stateLine } from './state.js';
import { abilitiesText, boardText, makeNarrator } from './text.js';

const BAD_OPTION_STATUS = 1;
const DEEPEST = 16;
/** Files that name themselves several times over would go on for ages: so many lines of files are performed in one run. */
const MOST_LINES = 1_000_000;

export function makeProgram(raiinet: Raiinet = game): Program {
  return {
    game: raiinet.id,
    usage: `quadrant run ${raiinet.id} [OPTIONS] [FILE]`,
    flags: FLAGS,
    strictText: false,
    displayWord: DISPLAY_WORD,
    start(words, host) {
      const settings = readFlags(words, host, raiinet.tables);
      if (settings.ok) return interpret(raiinet, settings.value, host);
      host.err(`Error: ${settings.error.words}\n`);
      return BAD_OPTION_STATUS;
    },
  };
}

export const program = makeProgram();

const DISPLAY_WORDS = `
board                    show the board again
abilities                list your cards
sequence <file>          execute the commands in a file
quit                     leave the game`;

/** Executes a command given as words, at a depth of `sequence` files; gives what is wrong with it, or null. */
type Interpreted = (words: readonly string[], depth: number) => string | null;

function interpret(raiinet: Raiinet, settings: RunSettings, host: Host): Run {
  const watch = settings.graphics ? host.watch : undefined;
  const position = raiinet.begin(settings.options, raiinet.defaultSeed);
  const narrator = makeNarrator(raiinet.tables, settings.views);
  let over = false;
  let performed = 0; // lines of sequence files

  const alone = (name: string, run: () => void): [string, Interpreted] => [
    name,
    (words) => {
      if (words.length > 1) return `usage: ${name}`;
      run();
      return null;
    },
  ];
  const commands = new Map<string, Interpreted>([
    ['move', (words) => (words.length === 3 ? give(words) : 'usage: move <link> <up|down|left|right>')],
    ['ability', (words) => (words.length > 1 ? give(words) : 'usage: ability <N> ...')],
    ['sequence', sequence],
    alone('board', () => host.out(boardText(position, settings.views))),
    alone('abilities', () => host.out(abilitiesText(position, raiinet.tables))),
    alone('quit', () => {
      over = true;
    }),
  ]);

  function give(words: readonly string[]): string | null {
    const parsed = raiinet.grammar.parse(words.join(' '));
    if (!parsed.ok) return parsed.error.words;
    const facts: Fact[] = [];
    const refusal = raiinet.perform(position, raiinet.onMove(position), parsed.value, (fact) => {
      narrator.hear(fact, position);
      facts.push(fact);
    });
    host.out(narrator.reply(position, parsed.value, refusal));
    if (!refusal) watch?.(position, facts);
    if (position.end !== null) over = true;
    return null;
  }

  function sequence(words: readonly string[], depth: number): string | null {
    if (words.length !== 2) return 'usage: sequence <file>';
    if (depth === DEEPEST || performed === MOST_LINES) return 'sequence files are nested too deeply.';
    const text = host.readText(words[1]);
    if (text === null) return `cannot open "${words[1]}".`;
    executeAll(text, depth + 1);
    return null;
  }

  function executeAll(text: string, depth: number): void {
    for (const line of text.split('\n')) {
      if (over || (depth > 0 && performed === MOST_LINES)) return;
      if (depth > 0) performed++;
      execute(line, depth);
    }
  }

  function execute(line: string, depth: number): void {
    const words = line
      .replace(/\r$/, '')
      .split(/[ \t]+/)
      .filter(Boolean);
    if (words.length === 0 || words[0].startsWith('#')) return;
    const run = commands.get(words[0]);
    const wrong = run ? run(words, depth) : `unknown command "${words[0]}".`;
    if (wrong !== null) host.out(`Error: ${wrong}\n`);
  }

  return {
    input: settings.input,
    get prompt() {
      return `Player ${position.turn + 1}> `;
    },
    help: raiinet.grammar.help() + DISPLAY_WORDS,
    complete: (line) =>
      /[ \t]/.test(line.trimStart())
        ? raiinet.grammar.complete(line)
        : [...commands.keys()].filter((name) => name.startsWith(line.trimStart())),
    get over() {
      return over;
    },
    whole(text) {
      this.open();
      executeAll(text, 0);
    },
    open() {
      host.out(narrator.opening(position));
      watch?.(position, []);
    },
    line(text) {
      if (!over) execute(text, 0);
    },
    end() {
      if (settings.state) host.out(`${stateLine(position)}\n`);
      return 0;
    },
  };
}
