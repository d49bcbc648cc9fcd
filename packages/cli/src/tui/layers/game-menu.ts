/** What can be done with a game besides playing it: help, the exact text, saving, loading, leaving. */
import { capital } from '@quadrant/kernel';
import { entryOf } from '@quadrant/lab/games';
import { gameOfRecord } from '@quadrant/table';
import { Misuse } from '../../command.js';
import type { Kit } from '../kit.js';
import { TerminalGame } from '../match.js';
import { Ask } from '../parts/ask.js';
import { type LogLine, logLines } from '../parts/frame.js';
import { confirm, Menu } from '../parts/menu.js';
import { Pages } from '../parts/pages.js';
import { wrap } from '../screen/canvas.js';
import type { LayerStack } from '../screen/stage.js';
import { said, spoken, told, troubleIn } from '../spoken.js';
import { readJson, save, suggestedName } from './files.js';
import type { PlayLayer } from './play.js';
import { tableActs } from './table-acts.js';

export function openHelp(stage: LayerStack, kit: Kit): void {
  const line = ([keys, does]: readonly [string, string]) =>
    wrap(does, 60).map((part, i) => `  ${(i === 0 ? keys : '').padEnd(16)}${part}`);
  const { help, titles } = spoken.shell;
  const text = [
    '',
    ...briefOf(kit).flatMap(line),
    '',
    help.thisGame,
    ...kit.screen.help().flatMap(line),
    '',
    help.everyGame,
    ...help.shared.flatMap(line),
  ].join('\n');
  stage.open(new Pages(titles.help(kit.game.title), text));
}

/** What is played for, how one scores and how it ends. */
function briefOf({ game }: Kit): (readonly [string, string])[] {
  const { brief, sentence } = entryOf(game.id);
  const { help } = spoken.shell;
  if (!brief) return [[help.aim, said(sentence)]];
  return [
    [help.aim, said(brief.aim)],
    [help.score, said(brief.score)],
    [help.end, said(brief.end)],
  ];
}

/** Opens the whole log: a turn may have more to tell than there is room for. Gives words when there is none. */
export function openLog(
  stage: LayerStack,
  match: TerminalGame,
  log: readonly LogLine[],
  width: number,
): string | null {
  if (log.length === 0) return spoken.shell.play.nothingYet;
  const text = log.flatMap((line) => logLines(line, width - 2)).map((line) => line.text);
  stage.open(new Pages(spoken.shell.titles.log(match.kit.game.title), text.join('\n'), true));
  return null;
}

/** Opens the exact text; gives words when it must stay closed. */
export function openTranscriptOf(stage: LayerStack, match: TerminalGame): string | null {
  const text = match.transcript();
  if (text === null) return spoken.shell.textLater;
  stage.open(new Pages(spoken.shell.titles.text(match.kit.game.title), text, true));
  return null;
}

export function openTranscript(stage: LayerStack, play: PlayLayer): void {
  const words = openTranscriptOf(stage, play.match);
  if (words) play.say(words);
}

export function openSave(stage: LayerStack, play: PlayLayer): void {
  const { match } = play;
  const { files } = spoken.shell;
  const words = match.secret ? `${files.saveTo} ${files.secrets}` : files.saveTo;
  stage.open(
    new Ask(files.save, words, suggestedName(match), (name, _stage, again) => {
      const failed = save(match, name, again);
      if (failed === null) play.say(match.secret ? files.savedSecrets(name) : files.saved(name));
      return failed;
    }),
  );
}

export function openLoad(stage: LayerStack, play: PlayLayer): void {
  const { files } = spoken.shell;
  stage.open(
    new Ask(files.load, files.loadWhich, '', (name, on, again) => {
      try {
        const value = readJson(name);
        const kit = play.flow.kitOf(gameOfRecord(value));
        if (!kit) return files.noRecord(name);
        const loaded = TerminalGame.load(kit, value, again);
        if (!loaded.ok) {
          const why = capital(told(loaded.error));
          return loaded.holds ? files.asFar(why) : why;
        }
        play.flow.play(on, loaded.value);
        return null;
      } catch (error) {
        if (error instanceof Misuse) return files.unreadable(troubleIn(error.message));
        throw error;
      }
    }),
  );
}

/** Nothing is lost by leaving. */
const isSafe = (match: TerminalGame) =>
  match.turn <= match.firstTurn || match.outcome !== null || !match.unsaved;

/** What becomes of a game that is in no file. */
function fateOf({ flow }: PlayLayer): string[] {
  const words = spoken.shell.confirm;
  const { keeps = false, trouble = null } = flow.autosave ?? {};
  if (keeps) return [words.notSaved, words.kept];
  return trouble === null ? [words.notSaved] : [words.notSaved, words.unkept(said(trouble))];
}

/** Leaves the program; asks first while there is a game that could be lost. */
export function quit(stage: LayerStack, play: PlayLayer | null): void {
  const words = spoken.shell.confirm;
  if (!play || isSafe(play.match)) stage.leave(0);
  else stage.open(confirm(words.quit, fateOf(play), words.yesQuit, () => stage.leave(0)));
}

export function openGameMenu(stage: LayerStack, play: PlayLayer): void {
  const entry = (label: string, act: () => void) => ({
    label,
    choose: () => {
      stage.close(menu);
      act();
    },
  });
  const words = spoken.shell.gameMenu;
  const menu: Menu = new Menu({
    title: play.match.kit.game.title,
    choices: [
      entry(words.goOn, () => undefined),
      entry(words.help, () => openHelp(stage, play.match.kit)),
      entry(words.lookBack, () => play.lookBack(stage)),
      entry(words.text, () => openTranscript(stage, play)),
      entry(words.save, () => openSave(stage, play)),
      entry(words.load, () => openLoad(stage, play)),
      ...tableActs(stage, play).map(({ label, choose }) => entry(label, () => choose(stage))),
      entry(words.newGame, () => leaveFor(stage, play, () => play.flow.setUp(stage, play.match.kit))),
      entry(words.others, () => leaveFor(stage, play, () => play.flow.menu(stage))),
      entry(words.quit, () => quit(stage, play)),
    ],
  });
  stage.open(menu);
}

/** Ends the game for good, where that is meant. */
export function giveUp(stage: LayerStack, act: () => void): void {
  const words = spoken.shell.confirm;
  const question: Menu = confirm(words.giveUp, [], words.yesGiveUp, () => {
    stage.close(question);
    act();
  });
  stage.open(question);
}

function leaveFor(stage: LayerStack, play: PlayLayer, act: () => void): void {
  const words = spoken.shell.confirm;
  if (isSafe(play.match)) act();
  else stage.open(confirm(words.leave, fateOf(play), words.yesLeave, act));
}
