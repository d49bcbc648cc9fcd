/** Perform and list: the rules as the contract asks for them. The rules themselves are in rules/. */
import { NOT_YOUR_TURN, type Refusal, type Seat, type Tell } from '@quadrant/kernel';
import { type AbilityCommands, type CommandTables, kindIndex, type RaiinetCommand } from './commands.js';
import type { Fact } from './facts.js';
import { ILLEGAL, LINKS_EACH, ownerOf, shapeOf, stepIndex } from './geometry.js';
import type { Position } from './position.js';
import { OVER } from './refusals.js';
import { aim, type Kinds, useAbility } from './rules/ability.js';
import { moveLink, readMove } from './rules/move.js';
import { afterAbility, afterMove } from './rules/turn.js';

export function perform(
  position: Position,
  seat: Seat,
  kinds: Kinds,
  command: RaiinetCommand,
  tell: Tell<Fact> | null,
): Refusal | null {
  if (position.end !== null) return OVER;
  if (seat !== position.turn) return NOT_YOUR_TURN;
  if (command.name === 'move') {
    const move = readMove(position, command.args[0], command.args[1]);
    if (typeof move !== 'number') return move;
    position.quiet++;
    moveLink(position, move >> 2, move & 3, tell);
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
  const { board, links, turn } = position;
  const shape = shapeOf(position.players);
  const reach = shape.reach[turn];
  const first = turn * LINKS_EACH;
  let n = 0;
  for (let link = first; link < first + LINKS_EACH; link++) {
    const l = links[link];
    if (l.at < 0 || l.jam > 0) continue;
    const step = stepIndex(shape, l.at, l.boost);
    for (let direction = 0; direction < 4; direction++) {
      const to = reach[step + direction];
      if (to !== ILLEGAL && (to < 0 || ownerOf(board[to]) !== turn))
        out[n++] = moves[(link << 2) + direction];
    }
  }
  return n;
}

function listAbilities(position: Position, kinds: Kinds, out: RaiinetCommand[], from: number): number {
  let n = from;
  const { hand, used } = position.seats[position.turn];
  const unused = ((1 << hand.length) - 1) & ~used;
  for (let card = 0; unused >> card > 0; card++) {
    if (((unused >> card) & 1) === 0) continue;
    const { ability, shape, commands } = kinds[kindIndex(hand, card)] as AbilityCommands;
    n = shape.list(position, ability, commands(position.players)[card], out, n);
  }
  return n;
}
