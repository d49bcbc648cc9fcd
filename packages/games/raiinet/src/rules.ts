/** Check, perform and list: the rules as the contract asks for them. The rules themselves are in rules/. */
import type { Refusal, Seat, Tell } from '@quadrant/kernel';
import { type CommandTables, type Kind, kindIndex, type RaiinetCommand } from './commands.js';
import type { Fact } from './facts.js';
import { DIRECTIONS, directionOf, ILLEGAL, LINKS_EACH, linkOf } from './geometry.js';
import { isUsed, type Position } from './position.js';
import { OVER } from './refusals.js';
import { aim, type Kinds, useAbility } from './rules/ability.js';
import { checkMove, destination, moveLink } from './rules/move.js';
import { afterAbility, afterMove } from './rules/turn.js';
import { targetShape } from './targets.js';

export function check(position: Position, kinds: Kinds, command: RaiinetCommand): Refusal | null {
  if (position.end !== null) return OVER;
  if (command.name === 'move') return checkMove(position, command.args[0], command.args[1]);
  const aimed = aim(position, kinds, command.args);
  return 'code' in aimed ? aimed : null;
}

export function perform(
  position: Position,
  kinds: Kinds,
  command: RaiinetCommand,
  tell: Tell<Fact> | null,
): Refusal | null {
  if (position.end !== null) return OVER;
  if (command.name === 'move') {
    const [letter, word] = command.args;
    const refusal = checkMove(position, letter, word);
    if (refusal) return refusal;
    position.quiet++;
    moveLink(position, linkOf(position.players, letter), directionOf(word), tell);
    afterMove(position, tell);
    return null;
  }
  const aimed = aim(position, kinds, command.args);
  if ('code' in aimed) return aimed;
  useAbility(position, aimed, tell);
  afterAbility(position, tell);
  return null;
}

export function legal(position: Position, tables: CommandTables, seat: Seat, out: RaiinetCommand[]): void {
  let n = 0;
  if (seat === position.turn && position.end === null) {
    n = listMoves(position, tables.moves, out);
    if (!position.abilityUsed) n = listAbilities(position, tables.kinds, out, n);
  }
  // Filled from the front and cut to length: an array that is emptied first gives up its memory.
  while (out.length > n) out.pop();
}

function listMoves(position: Position, moves: readonly RaiinetCommand[], out: RaiinetCommand[]): number {
  let n = 0;
  const first = position.turn * LINKS_EACH;
  for (let link = first; link < first + LINKS_EACH; link++) {
    const { at, jam } = position.links[link];
    if (at < 0 || jam > 0) continue;
    for (let direction = 0; direction < DIRECTIONS.length; direction++)
      if (destination(position, link, direction) !== ILLEGAL)
        out[n++] = moves[link * DIRECTIONS.length + direction];
  }
  return n;
}

function listAbilities(position: Position, kinds: Kinds, out: RaiinetCommand[], from: number): number {
  let n = from;
  const player = position.seats[position.turn];
  for (let card = 0; card < player.hand.length; card++) {
    if (isUsed(player, card)) continue;
    const { ability, commands } = kinds[kindIndex(player.hand, card)] as Kind;
    n = targetShape(ability).list(position, ability, commands[position.players][card], out, n);
  }
  return n;
}
