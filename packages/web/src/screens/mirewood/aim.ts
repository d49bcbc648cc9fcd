/** Presses on the squares beside a player walk, turn or hit there; what a press comes to is asked of the game. */
import {
  type Fact,
  game,
  type KeyEntry,
  keys,
  type MirewoodCommand,
  preview,
  type View,
} from '@quadrant/mirewood';
import type { Actor, Aim, Stage } from '../contract.js';
import { headingTo, keyOf, playerOf } from './board.js';
import { TEXTS } from './texts.js';

export type WoodStage = Stage<MirewoodCommand, Fact, View>;

/** `stage.selected` while the next direction only turns. */
export const TURN = 'turn';
export const WAIT = '.';

/** The key of the game that asks for an action in a heading. */
export const keyFor = (action: KeyEntry['action'], heading: number): KeyEntry =>
  (keys as readonly KeyEntry[]).find((entry) => entry.action === action && entry.heading === heading)!;

/** Sends a key as the game takes it: towards an enemy it turns or hits, and what would change nothing is a hint. */
export function send(
  stage: WoodStage,
  actor: Actor<MirewoodCommand>,
  key: string,
  at: string | null = null,
): void {
  const isSettled = stage.live && !stage.animating; // else the view is of another moment
  const press = isSettled ? preview(stage.view, key) : { send: key };
  if ('send' in press) actor.give(game.grammar.intern(press.send), at);
  else actor.notify(press.hint, at);
}

/** Walks, or turns where turning is selected. */
export const go = (
  stage: WoodStage,
  actor: Actor<MirewoodCommand>,
  heading: number,
  at: string | null = null,
) => send(stage, actor, keyFor(stage.selected === TURN ? 'Face' : 'Move', heading).key, at);

export function aimAt(stage: WoodStage, _actor: Actor<MirewoodCommand>, key: string): Aim | null {
  const player = playerOf(stage.view);
  if (stage.outcome || !stage.live || !player.alive) return null;
  if (key === keyOf(player.x, player.y)) return { words: TEXTS.pressTo('wait'), marks: [] };
  const heading = headingTo(player, key);
  if (heading < 0) return { words: TEXTS.far, marks: [] };
  const typed = keyFor(stage.selected === TURN ? 'Face' : 'Move', heading).key;
  const press = preview(stage.view, typed);
  if ('hint' in press) return { words: press.hint, marks: [{ at: key, kind: 'refused' }] };
  const { help } = (keys as readonly KeyEntry[]).find((entry) => entry.key === press.send)!;
  return { words: TEXTS.pressTo(help), marks: [{ at: key, kind: 'target' }] };
}

export function pressAt(stage: WoodStage, actor: Actor<MirewoodCommand>, key: string): void {
  const player = playerOf(stage.view);
  const heading = headingTo(player, key);
  if (key === keyOf(player.x, player.y)) send(stage, actor, WAIT, key);
  else if (heading >= 0) go(stage, actor, heading, key);
}
