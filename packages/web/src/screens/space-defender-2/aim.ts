/** Presses on squares are moves; what a move would do is asked of the game. */
import {
  game,
  meetings,
  nameIn,
  preview,
  ROW_LETTERS,
  type SeenFact,
  type SpaceCommand,
  type View,
} from '@quadrant/space-defender-2';
import { told } from '../../words/shell.js';
import type { Actor, Aim, Mark, Stage, Tip } from '../contract.js';
import { picture } from './pictures.js';
import { TEXTS, WORDS } from './texts.js';

type SpaceStage = Stage<SpaceCommand, SeenFact, View>;

/** `C7` as the command that flies there. */
export function moveTo(key: string): SpaceCommand {
  const row = ROW_LETTERS.find((letter) => letter === key[0])!;
  return game.grammar.intern('move', row, Number(key.slice(1)));
}

/** The squares that can be reached now. */
export const rangeOf = (stage: SpaceStage): Mark[] =>
  stage.legal.flatMap((command): Mark[] =>
    command.name === 'move' ? [{ at: `${command.args[0]}${command.args[1]}`, kind: 'range' }] : [],
  );

export function aimAt(stage: SpaceStage, _actor: Actor<SpaceCommand>, key: string): Aim | null {
  if (stage.view.state !== 'in game' || !stage.live) return null;
  const { refusal, cells, energy } = preview(stage.view, moveTo(key));
  const range = rangeOf(stage);
  if (refusal?.code === 'already-there') return { words: TEXTS.reach, marks: range };
  if (refusal) {
    const advice = TEXTS.advice(refusal.code, stage.view.ship);
    return {
      words: `${told(refusal, WORDS.refusals)} ${advice}`,
      marks: [...range, { at: key, kind: 'refused' }],
    };
  }
  const way = [stage.view.ship.cell, ...cells].map(
    (at, i): Mark => ({
      at,
      kind: 'way',
      ...(i === cells.length ? { note: `−${energy}` } : {}),
    }),
  );
  const met = meetings(stage.view, cells);
  let { health } = stage.view.ship;
  const warnings = met.map(({ cell, name, damage }) => {
    health -= damage;
    return TEXTS.meets(nameIn(WORDS, name), cell, damage, health);
  });
  const hits = met.map(({ cell, damage }): Mark => ({ at: cell, kind: 'hit', note: `−${damage}` }));
  const words = [TEXTS.move(cells.length, energy), ...warnings].join(' ');
  const tip: Tip = {
    at: key,
    title: TEXTS.tip.title(key),
    cost: TEXTS.tip.cost(energy),
    after: TEXTS.tip.after(cells.length, stage.view.ship.energy - energy),
    harm: [
      ...met.map(({ name, damage }) => TEXTS.tip.harm(nameIn(WORDS, name), damage)),
      ...(met.length > 0 ? [TEXTS.tip.left(health)] : []),
    ],
    deed: TEXTS.tip.deed,
    ghost: met.some(({ cell }) => cell === key) ? null : picture('S')!,
  };
  return { words, marks: [...range, ...way, ...hits, { at: key, kind: 'target' }], tip };
}

/** What firing would do: where the projectiles appear. */
export function aimOf(stage: SpaceStage, command: SpaceCommand): Aim | null {
  if (stage.view.state !== 'in game' || !stage.live) return null;
  const { refusal, cells } = preview(stage.view, command);
  if (refusal) return { words: told(refusal, WORDS.refusals), marks: [] };
  return {
    words: TEXTS.shots(cells.length),
    marks: cells.map((at) => ({ at, kind: 'target' })),
  };
}

const deedOf = ({ name, args }: SpaceCommand): string =>
  name === 'move' ? TEXTS.moveDeed(args.join('')) : (TEXTS.deeds[name] ?? name);

/** A command that was given, in the same words. */
export function deedIn(text: string): string {
  const command = game.grammar.parse(text);
  return command.ok ? deedOf(command.value) : text;
}

/** What somebody would do here, in words and on the board. */
export function adviseOf(stage: SpaceStage, command: SpaceCommand): Aim {
  const words = deedOf(command);
  if (command.name !== 'move') return { words, marks: aimOf(stage, command)?.marks ?? [] };
  const { cells } = preview(stage.view, command);
  const at = command.args.join('');
  const way = [stage.view.ship.cell, ...cells].map((cell): Mark => ({ at: cell, kind: 'way' }));
  return { words, marks: [...way, { at, kind: 'target' }] };
}

export function pressAt(stage: SpaceStage, actor: Actor<SpaceCommand>, key: string): void {
  if (stage.view.board.length > 0) actor.give(moveTo(key), key);
}
