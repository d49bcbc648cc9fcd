/** Presses on the squares beside a player walk, turn or hit there; what a press comes to is asked of the game. */
import { type Seat, SPECTATOR } from '@quadrant/kernel';
import {
  DIRECTIONS,
  type Fact,
  game,
  helpIn,
  isClose,
  isCutOff,
  type KeyEntry,
  keys,
  type MirewoodCommand,
  type Preview,
  playerOf,
  STEPS,
  type View,
  wayTo,
} from '@quadrant/mirewood';
import type { Actor, Aim, Mark, Stage } from '../contract.js';
import { headingTo, keyOf } from './board.js';
import { SPEECH, TEXTS, WORDS } from './texts.js';

export type WoodStage = Stage<MirewoodCommand, Fact, View>;

/** `stage.selected` while the next direction only turns. */
export const TURN = 'turn';
export const WAIT = '.';

/** Several play at this screen: nobody in particular is spoken to. */
export const isShared = ({ view, reader }: WoodStage): boolean =>
  view.players.length > 1 && reader === SPECTATOR;

/** Whose commands are given here: one's own, or those of who is asked. */
export const actingSeat = ({ view, reader }: WoodStage): Seat =>
  reader === SPECTATOR ? (view.asked ?? 0) : reader;

export const nameOf = ({ seating }: WoodStage, seat: Seat): string =>
  seating.names[seat]?.name ?? TEXTS.player(seat);

/** That somebody else is on move, elsewhere; null where that is not so. */
export function theirTurn(stage: WoodStage): string | null {
  const { asked } = stage.view;
  const isTheirs = stage.live && !stage.outcome && asked !== null && asked !== actingSeat(stage);
  return isTheirs ? TEXTS.notYet(nameOf(stage, asked)) : null;
}

/** Says so. */
function isTheirs(stage: WoodStage, actor: Actor<MirewoodCommand>, at: string | null): boolean {
  const words = theirTurn(stage);
  if (words !== null) actor.notify(words, at);
  return words !== null;
}

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
  if (isTheirs(stage, actor, at)) return;
  const isSettled = stage.live && !stage.animating; // else the view is of another moment
  const press: Preview = isSettled ? SPEECH.preview(stage.view, key) : { send: key };
  if ('hint' in press) {
    actor.notify(press.hint, at);
    return;
  }
  if (actor.give(game.grammar.intern(press.send), at) === null && press.words) actor.notify(press.words, at);
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
  if (stage.outcome || !stage.live || !player.alive || theirTurn(stage) !== null) return null;
  if (key === keyOf(player.x, player.y)) return { words: TEXTS.pressTo(helpIn(WORDS, 'wait')), marks: [] };
  const heading = headingTo(player, key);
  if (heading < 0) {
    const way = wayTo(stage.view, (at) => at === key);
    if (!way) return { words: noWay(stage.view, (at) => at === key), marks: [] };
    const marks = [keyOf(player.x, player.y), ...way].map((at): Mark => ({ at, kind: 'way' }));
    return { words: TEXTS.walkThere(way.length), marks: [...marks, { at: key, kind: 'target' }] };
  }
  const typed = keyFor(stage.selected === TURN ? 'Face' : 'Move', heading).key;
  const press = SPEECH.preview(stage.view, typed);
  if ('hint' in press) return { words: press.hint, marks: [{ at: key, kind: 'refused' }] };
  const { help } = (keys as readonly KeyEntry[]).find((entry) => entry.key === press.send)!;
  return { words: TEXTS.pressTo(helpIn(WORDS, help)), marks: [{ at: key, kind: 'target' }] };
}

/** What somebody would do here, in words and on the board. */
export function adviseOf({ view }: WoodStage, { name }: MirewoodCommand): Aim {
  const entry = (keys as readonly KeyEntry[]).find(({ key }) => key === name);
  const { x, y, facing } = playerOf(view);
  const waits = entry === undefined || entry.action === 'DoNothing';
  const [right, down] = waits ? [0, 0] : STEPS[entry.heading === null ? facing : DIRECTIONS[entry.heading]];
  return {
    words: entry ? helpIn(WORDS, entry.help) : name,
    marks: [{ at: keyOf(x + right, y + down), kind: 'target' }],
  };
}

export function pressAt(stage: WoodStage, actor: Actor<MirewoodCommand>, key: string): void {
  const player = playerOf(stage.view);
  const heading = headingTo(player, key);
  if (key === keyOf(player.x, player.y)) send(stage, actor, WAIT, key);
  else if (heading >= 0) go(stage, actor, heading, key);
  else travel(stage, actor, (at) => at === key, key);
}

/** Why one cannot go there: somebody stands in the only way, or there is none. */
const noWay = (view: View, isWanted: (key: string) => boolean): string =>
  wayTo({ ...view, pieces: [] }, isWanted) ? TEXTS.held : TEXTS.far;

const MOST_STEPS = 60;

/** Walks to the nearest square that is wanted, step by step, until it is reached or somebody is near. */
export function travel(
  stage: WoodStage,
  actor: Actor<MirewoodCommand>,
  isWanted: (key: string) => boolean,
  at: string | null = null,
): void {
  let { view } = stage;
  if (!stage.live || stage.outcome || isTheirs(stage, actor, at)) return;
  if (!wayTo(view, isWanted)) {
    actor.notify(noWay(view, isWanted), at);
    return;
  }
  for (let step = 0; step < MOST_STEPS; step++) {
    const way = wayTo(view, isWanted);
    if (!way || way.length === 0) return;
    const { level, asked } = view;
    const { health } = playerOf(view);
    if (actor.give(game.grammar.intern(keyFor('Move', headingTo(playerOf(view), way[0])).key)) !== null)
      return;
    const next = actor.now?.() as WoodStage | undefined;
    if (!next || next.outcome || next.view.level !== level || next.view.asked !== asked) return;
    const before = view;
    view = next.view;
    const hurts = playerOf(view).health < health;
    if (isClose(view) || hurts || isCutOff(before, view, way.length, isWanted)) {
      if (way.length > 1) actor.notify(TEXTS.stopped);
      return;
    }
  }
}

/** A finger or the mouse drawn from the player's square: one step that way. */
export function swipe(stage: WoodStage, actor: Actor<MirewoodCommand>, from: string, to: string): void {
  const { x, y } = playerOf(stage.view);
  if (from !== keyOf(x, y)) return;
  const [toX, toY] = to.split(',').map(Number);
  const [right, down] = [toX - x, toY - y];
  const direction =
    Math.abs(right) > Math.abs(down) ? (right > 0 ? 'right' : 'left') : down > 0 ? 'down' : 'up';
  go(stage, actor, DIRECTIONS.indexOf(direction));
}
