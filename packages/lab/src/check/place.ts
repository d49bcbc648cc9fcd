/** To which command of the input, and to which turn of the game, a line of a transcript belongs. */
import type { Program } from '@quadrant/kernel';
import type { GameId } from '../games.js';

export interface Place {
  readonly number: number; // 14: which command of the input, from 1; 0: before the first
  readonly command: string; // 'move(A,3)'; empty before the first
  readonly turn: string; // 'in game(3.0)', 'turn 7'; empty where there is none
}

/** What it takes to find a place: the right transcript, and the run that printed it. */
export interface Transcript {
  readonly lines: readonly string[];
  readonly program: Program;
  readonly words: readonly string[];
  readonly input: string;
  readText(name: string): string | null;
}

type Locator = (transcript: Transcript, line: number) => Place;

/** `line` counts from 1. */
export function placeOf(game: GameId, transcript: Transcript, line: number): Place {
  return LOCATORS[game](transcript, line);
}

const LOCATORS: Readonly<Record<GameId, Locator>> = {
  'space-defender-2': byEcho,
  'simodyssey-2': byEcho,
  raiinet: byReplay,
  mirewood: byKey,
};

const ECHO = '->';

/** The space games print every command before its reply, and each reply begins with its state. */
function byEcho({ lines }: Transcript, line: number): Place {
  const before = lines.slice(0, line);
  const at = before.findLastIndex((each) => each.startsWith(ECHO));
  const state = /^ {2}state:([^,\n]*(?:\([^)]*\))?)/.exec(lines[at + 1] ?? '');
  return {
    number: before.filter((each) => each.startsWith(ECHO)).length,
    command: at < 0 ? '' : lines[at].slice(ECHO.length).trimEnd(),
    turn: state?.[1] ?? '',
  };
}

const KEY = /^[PQ]> (.)/;

/** Mirewood prints every key that is read, and a numbered frame at the end of every turn. */
function byKey({ lines }: Transcript, line: number): Place {
  const before = lines.slice(0, line);
  const at = before.findLastIndex((each) => KEY.test(each));
  const frame = before.slice(0, Math.max(at, 0)).findLast((each) => /^turn \d+$/m.test(each));
  return {
    number: before.filter((each) => KEY.test(each)).length,
    command: at < 0 ? '' : (KEY.exec(lines[at])?.[1] ?? ''),
    turn: at < 0 || frame === undefined ? '' : `turn ${Number(frame.slice('turn '.length)) + 1}`,
  };
}

/** RAIInet prints no commands: our own game is given them one by one until the line is reached. */
function byReplay({ program, words, input, readText }: Transcript, line: number): Place {
  let printed = 0;
  let refused = false;
  const out = (text: string) => {
    refused = text.startsWith('Error: ');
    printed += text.split('\n').length - 1;
  };
  const run = program.start(words, { out, err: () => {}, readText });
  if (typeof run === 'number') return { number: 0, command: '', turn: '' };
  run.open();
  let number = 0;
  let moves = 0;
  let command = '';
  for (const text of input.split('\n')) {
    if (printed >= line || run.over) break;
    if (/^\s*(#|$)/.test(text)) continue;
    number++;
    command = text.trim();
    refused = false;
    run.line(text);
    if (command.startsWith('move') && !refused) moves++;
  }
  const turn = command.startsWith('move') && !refused ? moves : moves + 1;
  return { number, command, turn: number === 0 ? '' : `turn ${turn}` };
}
