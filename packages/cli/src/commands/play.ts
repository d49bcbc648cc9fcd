/** `quadrant play [GAME] [OPTIONS]`: the menu of games, or a game, full-screen; or line by line with --plain. */
import { existsSync } from 'node:fs';
import { isGameId, loadGame } from '@quadrant/lab/games';
import { gameOfRecord, visible } from '@quadrant/table';
import { type CliCommand, Misuse } from '../command.js';
import { noOption, readGame } from '../flags.js';
import { helpRows } from '../help.js';
import { closest } from '../suggest.js';
import { fullScreen } from '../tui/full-screen.js';
import { loadKit } from '../tui/games/index.js';
import type { Kit, Question, Values } from '../tui/kit.js';
import { readJson } from '../tui/layers/files.js';
import { readQuietly } from '../tui/layers/flow.js';
import { Match } from '../tui/match.js';
import { runProgram } from './run.js';

export const command: CliCommand = {
  usage: 'quadrant play [GAME] [OPTIONS]',
  help: `
Plays a game full-screen. Without a game: a menu. Without options: one screen
of questions first.

  space-defender-2  [--rows N] [--columns N] [--enemies calm|usual|hard|own]
                    [--thresholds g,f,c,i,p] [--seed N]
  simodyssey-2      [--mode play|test] [--thresholds a,j,m,b,p] [--seed N]
  raiinet           [--players 2|4] [--bot none|easy|…] [--friendly] [--draw N]
                    [--setup arrange|shuffle|usual] [--link1 V1D4…] …
                    [--ability1 LFDSP] … [--seed N]
  mirewood          [--level generated|campaign|NAME|FILE] [--size WxH]
                    [--difficulty 1..5] [--players 1|2] [--seed N]

  --load RECORD     go on with a saved game
  --fork            with --load: open a record that does not hold as a game of
                    its own, as far as it holds
  --plain           line by line, for screen readers and simple terminals: the
                    commands of "quadrant run"
  --no-color        no colour (as NO_COLOR does); colour tells nothing alone

"quadrant play GAME --help" says more about the options of one game. In the
game ? shows the keys, and q quits.`,
  async helpOn(id) {
    if (!isGameId(id)) return null;
    const kit = await loadKit(id);
    const rows = kit.questions.map((q): [string, string] => [
      `--${q.name} ${q.choices?.join('|') ?? q.name.toUpperCase()}`,
      `${q.help}${q.value && ` (${q.value})`}`,
    ]);
    return `Usage: quadrant play ${id} [OPTIONS]\n\n${helpRows(rows)}`;
  },
  async run(words) {
    const { plain, load, fork, rest } = readHow(words);
    const [id, ...options] = rest;
    if (load !== null) return playLoaded(load, fork, rest);
    if (id === undefined && !plain) return fullScreen((stage, flow) => flow.menu(stage));
    const game = readGame(plain ? 'play --plain' : 'play', id);
    const kit = await loadKit(game);
    const values = readAnswers(kit, options, !plain);
    if (plain) checkPlain(kit, values);
    else if (options.length === 0) return fullScreen((stage, flow) => flow.setUp(stage, kit));
    const start = kit.start(values, readQuietly);
    if (!start.ok) throw new Misuse(start.error.words);
    if (!plain) return fullScreen((stage, flow) => void flow.begin(stage, kit, values));
    const { words: own, files } = kit.plain(values);
    return runProgram((await loadGame(game)).program, own, files);
  },
};

const PLAIN = '--plain';
const LOAD = '--load';
const FORK = '--fork';

interface How {
  readonly plain: boolean;
  readonly load: string | null;
  readonly fork: boolean;
  readonly rest: string[];
}

/** The options that are about no single game, wherever they stand, and the other words. */
function readHow(words: readonly string[]): How {
  const plain = words.includes(PLAIN);
  const fork = words.includes(FORK);
  const rest = words.filter((word) => word !== PLAIN && word !== FORK);
  const at = rest.indexOf(LOAD);
  if (at < 0) {
    if (fork) throw new Misuse(`${FORK} goes with ${LOAD} RECORD`);
    return { plain, load: null, fork, rest };
  }
  const [, load] = rest.splice(at, 2);
  if (load === undefined) throw new Misuse(`${LOAD} needs a record: quadrant play ${LOAD} RECORD`);
  if (plain) throw new Misuse(`${LOAD} is not for ${PLAIN}, which begins as "quadrant run" does`);
  return { plain, load, fork, rest };
}

/** Line mode takes what `quadrant run` takes: nothing that was asked for is left out silently. */
function checkPlain(kit: Kit, values: Values): void {
  const unused = kit.questions.find((q) => q.screenOnly && values[q.name] !== q.value);
  if (unused) throw new Misuse(`--${unused.name} is not for ${PLAIN}, which begins as "quadrant run" does`);
}

async function playLoaded(name: string, fork: boolean, [id, ...options]: readonly string[]): Promise<number> {
  if (options.length > 0) throw new Misuse(`"${options[0]}" is too much: the record holds all options`);
  const loaded = await loadMatch(name, fork);
  const { game } = loaded.kit;
  if (id !== undefined && readGame('play', id) !== game.id)
    throw new Misuse(`"${name}" is a game of ${game.title}: quadrant play ${LOAD} ${name}`);
  return fullScreen((stage, flow) => flow.play(stage, loaded));
}

/** The game in a file; a Misuse says what is wrong with it. */
export async function loadMatch(name: string, fork = false): Promise<Match> {
  const value = readJson(name);
  const id = gameOfRecord(value);
  if (id === null || !isGameId(id)) throw new Misuse(`"${name}" is not a record of one of our games`);
  const loaded = Match.load(await loadKit(id), value, fork);
  if (!loaded.ok)
    throw new Misuse(`"${visible(name)}": ${loaded.error.words} (${FORK} opens it as far as it holds)`);
  return loaded.value;
}

/** `--rows 5`, `--rows=5` and `-link1 …` as answers; what is not given has its default, or a fresh answer. */
export function readAnswers(kit: Kit, words: readonly string[], fresh = false): Values {
  const given = new Map<string, string>();
  for (let i = 0; i < words.length; i++) {
    const [, name, glued] = /^--?([^=]*)(?:=(.*))?$/s.exec(words[i]) ?? [];
    const question = kit.questions.find((q) => q.name === name);
    if (!question)
      throw new Misuse(
        noOption(
          `play ${kit.game.id}`,
          words[i],
          kit.questions.map((q) => q.name),
        ),
      );
    const isSwitch = question.choices?.join() === 'no,yes' && !/^(no|yes)$/.test(words[i + 1] ?? '');
    const value = glued ?? (isSwitch ? 'yes' : words[++i]);
    if (value === undefined || (glued === undefined && value.startsWith('--')))
      throw new Misuse(`--${name} needs a value: ${question.help}`);
    checkChoice(question, value);
    if (given.has(name)) throw new Misuse(`--${name} is given twice`);
    given.set(name, value);
  }
  const implied = kit.questions.filter((q) => given.has(q.name)).map((q) => q.implies ?? {});
  const usual: Values = Object.assign({}, ...implied);
  const values = Object.fromEntries(
    kit.questions.map((q) => [
      q.name,
      given.get(q.name) ?? usual[q.name] ?? ((fresh && q.fresh?.()) || q.value),
    ]),
  );
  const unasked = kit.questions.find((q) => given.has(q.name) && q.only && !q.asked!(values));
  if (unasked) throw new Misuse(`--${unasked.name} is only for ${unasked.only}`);
  return values;
}

/** An answer must be one of the choices; where it may be a file too, one that is neither was meant to be one of them. */
function checkChoice({ name, choices, free }: Question, value: string): void {
  if (!choices || choices.includes(value) || (free && existsSync(value))) return;
  const meant = value.length > 1 ? closest(value, choices) : null; // one letter is like any other
  if (meant !== null) throw new Misuse(`--${name} is not "${value}"; did you mean ${meant}?`);
  if (!free) throw new Misuse(`--${name} is one of ${choices.join(', ')}, not "${value}"`);
}
