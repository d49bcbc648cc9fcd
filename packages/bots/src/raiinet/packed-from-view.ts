/** From what a seat sees to packed positions: the only place where bots that search read a view. */
import type { Rng } from '@quadrant/kernel';
import { type RaiinetCommand, resampler, type View } from '@quadrant/raiinet';
import { codeOf } from './packed/codes.js';
import { type Packed, pack } from './packed/layout.js';

/** A source of positions that this view cannot be told from, each as likely as any other. */
export function worldsOf(view: View): (rng: Rng) => Packed {
  const draw = resampler(view);
  return (rng) => pack(draw(rng));
}

/** By code, the first of the commands that has it. */
export function commandsByCode(view: View, legal: readonly RaiinetCommand[]): Map<number, RaiinetCommand> {
  const hand = view.seats[view.seat].cards.map((card) => card.ability).join('');
  const commands = new Map<number, RaiinetCommand>();
  for (const command of legal) {
    const code = codeOf(command, hand, view.players);
    if (!commands.has(code)) commands.set(code, command);
  }
  return commands;
}
