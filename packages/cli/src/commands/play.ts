/** `quadrant play [GAME] [OPTIONS]`: the menu of games, or a game, full-screen; or line by line with --plain. */
import type { Language } from '@quadrant/kernel';
import { isGameId, loadGame } from '@quadrant/lab/games';
import { gameOfRecord, visible } from '@quadrant/table';
import { type CliCommand, Misuse } from '../command.js';
import { LANGUAGE } from '../common-options.js';
import { readGame } from '../games.js';
import { type CommandOption, type CommandOptions, shownOf } from '../options.js';
import { noOption, readDeclared, takeOptions } from '../read-options.js';
import { namesProgram, Programs } from '../tui/bots/programs.js';
import { fullScreen } from '../tui/full-screen.js';
import { loadKit } from '../tui/games/index.js';
import type { Kit, SetupQuestion, SetupValues } from '../tui/kit.js';
import { readJson } from '../tui/layers/files.js';
import { readQuietly } from '../tui/layers/flow.js';
import { TerminalGame } from '../tui/match.js';
import { hostName } from '../version.js';
import { runProgram } from './run.js';

const OPTIONS = {
  load: { kind: 'text', takes: 'RECORD', without: ['plain'], help: 'go on with a saved game' },
  fork: {
    kind: 'flag',
    needs: { load: 'given' },
    help: 'open a record that does not hold as a game of its own, as far as it holds',
  },
  plain: {
    kind: 'flag',
    help: 'line by line, for screen readers and simple terminals: the commands of "quadrant run"',
  },
  language: LANGUAGE,
  'no-color': { kind: 'flag', help: 'no colour (as NO_COLOR does); colour tells nothing alone' },
} as const satisfies CommandOptions;

export const command: CliCommand = {
  name: 'play',
  usage: 'quadrant play [GAME] [OPTIONS]',
  about: `
Plays a game full-screen. Without a game: a menu. Without options: one screen
of questions first. "quadrant play GAME --help" lists the options of a game.`,
  options: OPTIONS,
  notes: 'In the game ? shows the keys, and q quits.',
  async on(id) {
    if (!isGameId(id)) return null;
    return { usage: `quadrant play ${id} [OPTIONS]`, options: shownOf(optionsOf(await loadKit(id))) };
  },
  async run(words) {
    const { values: how, words: rest } = takeOptions(OPTIONS, words);
    const { plain, load, fork } = how;
    const language = how.language ?? null;
    const [id, ...options] = rest;
    if (load !== undefined) return playLoaded(load, fork, language, rest);
    if (id === undefined && !plain) return fullScreen((stage, flow) => flow.menu(stage), { language });
    const game = readGame(plain ? 'play --plain' : 'play', id);
    const kit = await loadKit(game);
    const values = readAnswers(kit, options, !plain);
    if (plain) checkPlain(kit, values);
    else if (options.length === 0) return fullScreen((stage, flow) => flow.setUp(stage, kit), { language });
    const programs = await programsOf(kit, values);
    const answers = programs === null ? values : { ...values, bot: programs.name };
    const start = kit.start(answers, readQuietly);
    if (!start.ok) throw new Misuse(start.error.words);
    if (!plain)
      return fullScreen(
        (stage, flow) => {
          flow.programs = programs;
          flow.begin(stage, kit, answers);
        },
        { language },
      );
    const { words: own, files } = kit.plain(values);
    return runProgram((await loadGame(game)).program, own, { files });
  },
};

/** Line mode takes what `quadrant run` takes: nothing that was asked for is left out silently. */
function checkPlain(kit: Kit, values: SetupValues): void {
  const unused = kit.questions().find((q) => q.screenOnly && values[q.name] !== q.value);
  if (unused) throw new Misuse(`--${unused.name} is not for --plain, which begins as "quadrant run" does`);
}

/** The program that is to play, if one is named; a Misuse says why it cannot. */
async function programsOf(kit: Kit, { bot = '' }: SetupValues): Promise<Programs | null> {
  if (!namesProgram(bot)) return null;
  const read = await Programs.read(bot, kit.game, kit.bots, { folder: process.cwd(), host: hostName() });
  if (!read.ok) throw new Misuse(`the bot ${bot}: ${read.error.words}`);
  return read.value;
}

async function playLoaded(
  name: string,
  fork: boolean,
  language: Language | null,
  [id, ...options]: readonly string[],
): Promise<number> {
  if (options.length > 0) throw new Misuse(`"${options[0]}" is too much: the record holds all options`);
  const loaded = await loadMatch(name, fork);
  const { game } = loaded.kit;
  if (id !== undefined && readGame('play', id) !== game.id)
    throw new Misuse(`"${name}" is a game of ${game.title}: quadrant play --load ${name}`);
  return fullScreen((stage, flow) => flow.play(stage, loaded), { language });
}

/** The game in a file; a Misuse says what is wrong with it. */
export async function loadMatch(name: string, fork = false): Promise<TerminalGame> {
  const value = readJson(name);
  const id = gameOfRecord(value);
  if (id === null || !isGameId(id)) throw new Misuse(`"${name}" is not a record of one of our games`);
  const loaded = TerminalGame.load(await loadKit(id), value, fork);
  if (!loaded.ok) {
    const way = loaded.holds ? ' (quadrant play --load RECORD --fork opens it as far as it holds)' : '';
    throw new Misuse(`"${visible(name)}": ${loaded.error.words}${way}`);
  }
  return loaded.value;
}

/** The questions before a game as options; what is not given has its default, or a fresh answer. */
const optionsOf = (kit: Kit, fresh = false): CommandOptions =>
  Object.fromEntries(kit.questions().map((question) => [question.name, optionOf(question, fresh)]));

const LONGEST_LABEL = 50;

function optionOf(question: SetupQuestion, fresh: boolean): CommandOption {
  const { name, help, choices, free, needs, implies } = question;
  const about = { help, ...(needs ? { needs } : {}), ...(implies ? { implies } : {}) };
  const usual = (fresh && question.fresh?.()) || question.value;
  const takes = name.toUpperCase();
  if (choices === undefined) return { ...about, kind: 'text', takes, usual };
  if (choices.join() === 'no,yes') return { ...about, kind: 'flag' };
  return {
    ...about,
    kind: 'choice',
    choices,
    usual,
    ...(choices.join().length > LONGEST_LABEL ? { takes } : {}),
    ...(free ? { free } : {}),
  };
}

/** `--rows 5`, `--rows=5` and, as `quadrant run` has it, `-link1 …` as answers. */
export function readAnswers(kit: Kit, words: readonly string[], fresh = false): SetupValues {
  const command = `play ${kit.game.id}`;
  const declared = optionsOf(kit, fresh);
  const spelled = words.map((word) => (/^-[a-z]/.test(word) ? `-${word}` : word));
  if (!Object.hasOwn(declared, 'bot') && spelled.some((word) => /^--bot(=|$)/.test(word)))
    throw new Misuse(
      `in ${kit.game.title} people play here, and no bot takes a seat; "quadrant match ${kit.game.id} --bot WHO --bot WHO" lets programs play it`,
    );
  const { values, words: more } = readDeclared(command, declared, spelled);
  if (more.length > 0) throw new Misuse(noOption(command, more[0], declared));
  const answers = Object.entries(values).map(([name, value]) => [name, answerOf(value)]);
  return Object.fromEntries(answers);
}

const answerOf = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : `${value}`);
