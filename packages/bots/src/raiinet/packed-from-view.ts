/** From what a seat sees to packed positions: the only place where bots that search read a view. */
import { type Rng, stream } from '@quadrant/kernel';
import {
  hiddenDraws,
  LINKS_EACH,
  possibleValues,
  type RaiinetCommand,
  resampler,
  type View,
} from '@quadrant/raiinet';
import { codeOf } from './packed/codes.js';
import { type Packed, pack, packHand, VALUE } from './packed/layout.js';

/** A source of positions that this view cannot be told from, each as likely as any other. */
export function worldsOf(view: View): (rng: Rng) => Packed {
  const any = resampler(view)(stream(0, 'any'));
  const packed = pack(any);
  const draw = hiddenDraws(view);
  return (rng) => {
    const { values, hands } = draw(rng);
    const world = packed.slice();
    for (let seat = 0; seat < values.length; seat++) {
      world.set(values[seat], VALUE + seat * LINKS_EACH);
      packHand(world, seat, hands[seat], any.seats[seat].used);
    }
    return world;
  };
}

const VALUES = 8;

/**
 * Positions in which every hidden link has each value that it may have, and any two links of different players each two:
 * what a command does at once depends on no more. As a whole none of them need fit the view.
 */
export function extremesOf(view: View, world: Packed): Packed[] {
  const may = possibleValues(view).map((bits) => [...Array(VALUES).keys()].filter((v) => bits & (1 << v)));
  const others = [...Array(view.players).keys()].filter((seat) => seat !== view.seat);
  return Array.from({ length: VALUES ** Math.min(2, others.length) }, (_, number) => {
    const [first, second] = [number % VALUES, Math.floor(number / VALUES)];
    const places = [first, second, first ^ second]; // of any two of these, every pair occurs
    const extreme = world.slice();
    for (const [i, seat] of others.entries())
      for (let link = seat * LINKS_EACH; link < (seat + 1) * LINKS_EACH; link++)
        extreme[VALUE + link] = may[link][places[i] % may[link].length];
    return extreme;
  });
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
