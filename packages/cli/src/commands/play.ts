/** `quadrant play [GAME] [OPTIONS]`: the menu of games, or a game, full-screen; or line by line with --plain. */
import { GAME_IDS, isGameId, loadGame } from '@quadrant/lab/games';
import { type CliCommand, Misuse } from '../command.js';
import { fullScreen } from '../tui/full-screen.js';
import { loadKit } from '../tui/games/index.js';
import type { Kit, Values } from '../tui/kit.js';
import { gameOf, readJson } from '../tui/layers/files.js';
import { readQuietly } from '../tui/layers/flow.js';
import { Match } from '../tui/match.js';
import { runProgram } from './run.js';

export const command: CliCommand = {
  usage: 'quadrant play [GAME] [OPTIONS]',
  help: `
Plays a game full-screen. Without a game: a menu. Without options: one screen of questions first.

  space-defender-2  [--rows N] [--columns N] [--enemies few|usual|many|own] [--thresholds g,f,c,i,p] [--seed N]
  simodyssey-2      [--mode play|test] [--thresholds a,j,m,b,p] [--seed N]
  raiinet           [--players 2|4] [--bot none|greedy] [--friendly] [--link1 V1D4…] [--ability1 LFDSP] … [--seed N]
  mirewood          [--level NAME|generated|campaign|FILE] [--size WxH] [--difficulty 1..5] [--players 1|2] [--seed N]

  --load RECORD     go on with a saved game
  --plain           line by line, for screen readers and simple terminals: the commands of "quadrant run"
  --no-color        no colour (as NO_COLOR does); nothing is told by colour alone

"quadrant play GAME --help" lists the options of one game. In the game: ? shows the keys, q quits.`,
  async run(words) {
    const rest = words.filter((w) => w !== '--plain');
    const plain = words.includes('--plain');
    const [id, ...options] = rest;
    if (id === undefined && !plain) return fullScreen((stage, flow) => flow.menu(stage));
    if (id === undefined) throw new Misuse(`--plain needs a game: ${GAME_IDS.join(', ')}`);
    if (id === '--load') return playLoaded(options[0]);
    if (!isGameId(id)) throw new Misuse(`there is no game "${id}". Games: ${GAME_IDS.join(', ')}`);
    const kit = await loadKit(id);
    if (options.includes('--help')) return helpOf(kit);
    if (options[0] === '--load') return playLoaded(options[1]);
    const values = readAnswers(kit, options);
    if (plain) {
      checkPlain(kit, values);
      const { words: own, files } = kit.plain(values);
      return runProgram((await loadGame(id)).program, own, files);
    }
    if (options.length === 0) return fullScreen((stage, flow) => flow.setUp(stage, kit));
    return fullScreen((stage, flow) => {
      const wrong = flow.begin(stage, kit, values);
      if (wrong !== null) throw new Misuse(wrong);
    });
  },
};

/** Line mode takes what `quadrant run` takes: nothing that was asked for is left out silently. */
function checkPlain(kit: Kit, values: Values): void {
  const unused = kit.questions.find((q) => q.screenOnly && values[q.name] !== q.value);
  if (unused) throw new Misuse(`--${unused.name} is not for --plain, which begins as "quadrant run" does`);
  const start = kit.start(values, readQuietly);
  if (!start.ok) throw new Misuse(start.error.words);
}

async function playLoaded(name: string | undefined): Promise<number> {
  if (name === undefined) throw new Misuse('--load needs a record');
  const loaded = await loadMatch(name);
  return fullScreen((stage, flow) => flow.play(stage, loaded));
}

/** The game in a file; a Misuse says what is wrong with it. */
export async function loadMatch(name: string): Promise<Match> {
  const value = readJson(name);
  const id = gameOf(value);
  if (id === null || !isGameId(id)) throw new Misuse(`"${name}" is not a record of one of our games`);
  const loaded = Match.load(await loadKit(id), value);
  if (!loaded.ok) throw new Misuse(`"${name}": ${loaded.error.words}`);
  return loaded.value;
}

/** `--rows 5`, `--rows=5` and `-link1 …` as answers; what is not given has its default. */
export function readAnswers(kit: Kit, words: readonly string[]): Values {
  const values: Record<string, string> = Object.fromEntries(kit.questions.map((q) => [q.name, q.value]));
  const names = kit.questions.map((q) => `--${q.name}`);
  for (let i = 0; i < words.length; i++) {
    const [, name, glued] = /^--?([^=]*)(?:=(.*))?$/s.exec(words[i]) ?? [];
    const question = kit.questions.find((q) => q.name === name);
    if (!question)
      throw new Misuse(`play ${kit.game.id} does not know ${words[i]}. Options: ${names.join(' ')}`);
    const isSwitch = question.choices?.join() === 'no,yes' && !/^(no|yes)$/.test(words[i + 1] ?? '');
    const value = glued ?? (isSwitch ? 'yes' : words[++i]);
    if (value === undefined) throw new Misuse(`--${name} needs a value: ${question.help}`);
    if (question.choices && !question.free && !question.choices.includes(value)) {
      throw new Misuse(`--${name} is one of ${question.choices.join(', ')}, not "${value}"`);
    }
    values[name] = value;
  }
  return values;
}

function helpOf(kit: Kit): number {
  const lines = kit.questions.map((q) => {
    const default_ = q.value === '' ? '' : ` (${q.value})`;
    return `  --${q.name.padEnd(14)}${q.help}${default_}\n`;
  });
  process.stdout.write(`Usage: quadrant play ${kit.game.id} [OPTIONS]\n\n${lines.join('')}`);
  return 0;
}
