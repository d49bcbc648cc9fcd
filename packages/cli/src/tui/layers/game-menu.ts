/** What can be done with a game besides playing it: help, the exact text, saving, loading, leaving. */
import { entryOf } from '@quadrant/lab/games';
import { gameOfRecord } from '@quadrant/table';
import { Misuse } from '../../command.js';
import type { Kit } from '../kit.js';
import { SECRETS_NOTE, TerminalGame } from '../match.js';
import { Ask } from '../parts/ask.js';
import { type LogLine, logLines } from '../parts/frame.js';
import { confirm, Menu } from '../parts/menu.js';
import { Pages } from '../parts/pages.js';
import { wrap } from '../screen/canvas.js';
import type { LayerStack } from '../screen/stage.js';
import { readJson, save, suggestedName } from './files.js';
import type { PlayLayer } from './play.js';

const SHARED_HELP: readonly (readonly [string, string])[] = [
  ['u   r', 'undo, redo'],
  ['y', 'hint: what the computer would do'],
  ['[   PgUp', 'look back through the turns, and play on from one of them'],
  ['S   F2', 'save the game to a file'],
  ['L   F3', 'load a saved game'],
  ['m   F4', 'all that happened in the last turns'],
  ['t', 'the exact text of the game'],
  ['?   F1', 'this help'],
  ['Esc', 'the menu; cancels what was begun'],
  ['q', 'quit (asks first while something is not saved)'],
  ['Ctrl-C', 'quit at once'],
  ['mouse', 'a click on the board or on a key of the last line does the same as the keys'],
];

export function openHelp(stage: LayerStack, kit: Kit): void {
  const line = ([keys, does]: readonly [string, string]) =>
    wrap(does, 60).map((part, i) => `  ${(i === 0 ? keys : '').padEnd(16)}${part}`);
  const text = [
    '',
    ...briefOf(kit).flatMap(line),
    '',
    'In this game',
    ...kit.screen.help.flatMap(line),
    '',
    'In every game',
    ...SHARED_HELP.flatMap(line),
  ].join('\n');
  stage.open(new Pages(`${kit.game.title}: help`, text));
}

/** What is played for, how one scores and how it ends. */
function briefOf({ game }: Kit): (readonly [string, string])[] {
  const { brief, sentence } = entryOf(game.id);
  if (!brief) return [['Aim', sentence]];
  return [
    ['Aim', brief.aim],
    ['How you score', brief.score],
    ['How it ends', brief.end],
  ];
}

/** Opens the whole log: a turn may have more to tell than there is room for. */
export function openLog(
  stage: LayerStack,
  match: TerminalGame,
  log: readonly LogLine[],
  width: number,
): void {
  const text = log.flatMap((line) => logLines(line, width - 2)).map((line) => line.text);
  stage.open(new Pages(`${match.kit.game.title}: what happened`, text.join('\n'), true));
}

/** Opens the exact text; gives words when it must stay closed. */
export function openTranscriptOf(stage: LayerStack, match: TerminalGame): string | null {
  const text = match.transcript();
  if (text === null) return 'The exact text tells every secret: it is shown when the game is over.';
  stage.open(new Pages(`${match.kit.game.title}: the exact text`, text, true));
  return null;
}

export function openTranscript(stage: LayerStack, play: PlayLayer): void {
  const words = openTranscriptOf(stage, play.match);
  if (words) play.say(words);
}

export function openSave(stage: LayerStack, play: PlayLayer): void {
  const { match } = play;
  const words = match.secret ? `Save to which file? ${SECRETS_NOTE}` : 'Save to which file?';
  stage.open(
    new Ask('Save', words, suggestedName(match), (name, _stage, again) => {
      const failed = save(match, name, again);
      if (failed === null)
        play.say(match.secret ? `Saved to ${name}. It holds all players’ secrets.` : `Saved to ${name}.`);
      return failed;
    }),
  );
}

export function openLoad(stage: LayerStack, play: PlayLayer): void {
  stage.open(
    new Ask('Load', 'Load which file? The present game is left.', '', (name, on, again) => {
      try {
        const value = readJson(name);
        const kit = play.flow.kitOf(gameOfRecord(value));
        if (!kit) return `"${name}" is not a record of a game that is here.`;
        const loaded = TerminalGame.load(kit, value, again);
        if (!loaded.ok)
          return `${loaded.error.words} Enter again opens it as a game of its own, as far as it holds.`;
        play.flow.play(on, loaded.value);
        return null;
      } catch (error) {
        if (error instanceof Misuse) return `${error.message}.`;
        throw error;
      }
    }),
  );
}

/** Nothing is lost by leaving. */
const isSafe = (match: TerminalGame) => match.turn === 0 || match.outcome !== null || !match.unsaved;

/** Leaves the program; asks first while there is a game that could be lost. */
export function quit(stage: LayerStack, match: TerminalGame | null): void {
  if (!match || isSafe(match)) stage.leave(0);
  else stage.open(confirm('Quit?', ['The game is not saved.'], 'Yes, quit', () => stage.leave(0)));
}

export function openGameMenu(stage: LayerStack, play: PlayLayer): void {
  const entry = (label: string, act: () => void) => ({
    label,
    choose: () => {
      stage.close(menu);
      act();
    },
  });
  const menu: Menu = new Menu({
    title: play.match.kit.game.title,
    choices: [
      entry('Go on', () => undefined),
      entry('Help', () => openHelp(stage, play.match.kit)),
      entry('Look back', () => play.lookBack(stage)),
      entry('Exact text', () => openTranscript(stage, play)),
      entry('Save', () => openSave(stage, play)),
      entry('Load', () => openLoad(stage, play)),
      entry('New game', () => leaveFor(stage, play, () => play.flow.setUp(stage, play.match.kit))),
      entry('Other games', () => leaveFor(stage, play, () => play.flow.menu(stage))),
      entry('Quit', () => quit(stage, play.match)),
    ],
  });
  stage.open(menu);
}

function leaveFor(stage: LayerStack, play: PlayLayer, act: () => void): void {
  if (isSafe(play.match)) act();
  else stage.open(confirm('Leave this game?', ['It is not saved.'], 'Yes, leave it', act));
}
