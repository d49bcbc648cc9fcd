/**
 * The commands: one key each. A key stands for a request of the player who is asked; `v` alone asks for none.
 * Keys that only print or leave (`p`, `q`) belong to the text program.
 */
import { command, type Grammar, makeGrammar } from '@quadrant/kernel';
import { DOWN, type Heading, LEFT, RIGHT, UP } from './directions.js';

export interface KeyEntry {
  readonly key: string; // 'w'
  readonly action: string; // 'Move'
  readonly heading: Heading | null; // null: in the facing
  readonly help: string; // 'move up'
}

export const VERBOSE_KEY = 'v';

export const keys = [
  { key: 'w', action: 'Move', heading: UP, help: 'move up' },
  { key: 'a', action: 'Move', heading: LEFT, help: 'move left' },
  { key: 's', action: 'Move', heading: DOWN, help: 'move down' },
  { key: 'd', action: 'Move', heading: RIGHT, help: 'move right' },
  { key: 'i', action: 'Face', heading: UP, help: 'face up' },
  { key: 'j', action: 'Face', heading: LEFT, help: 'face left' },
  { key: 'k', action: 'Face', heading: DOWN, help: 'face down' },
  { key: 'l', action: 'Face', heading: RIGHT, help: 'face right' },
  { key: 'f', action: 'Shoot', heading: null, help: 'shoot an arrow the way you face' },
  { key: 'h', action: 'Hit', heading: null, help: 'hit what is in front of you' },
  { key: 'e', action: 'Throw', heading: null, help: 'throw a bomb the way you face' },
  { key: '.', action: 'DoNothing', heading: null, help: 'wait' },
] as const satisfies readonly KeyEntry[];

export type StandardKey = (typeof keys)[number]['key'] | typeof VERBOSE_KEY;

/** A key of the tables the game was made from. */
export interface MirewoodCommand {
  readonly name: string; // 'w'
  readonly args: readonly [];
}

export function keyGrammar(entries: readonly KeyEntry[]): Grammar<MirewoodCommand> {
  return makeGrammar('key', [
    ...entries.map((entry) => command(entry.key, entry.help)),
    command(VERBOSE_KEY, 'a line and a picture for every action, on or off'),
  ]) as unknown as Grammar<MirewoodCommand>;
}
