/** Why a command is not performed, first reason first. Words are the oracle's; nothing here changes anything. */
import type { Refusal } from '@quadrant/kernel';
import { directionNumber, type SimCommand } from '../commands.js';
import type { Movable } from '../position.js';
import { REFUSALS } from '../refusals.js';
import { areOrdered } from '../tables.js';
import type { Turn } from './turn.js';

export function check(turn: Turn, command: SimCommand): Refusal | null {
  const { inMission, single } = turn.position;
  if (single && !inMission) return REFUSALS.over;
  switch (command.name) {
    case 'toggle_RNG_out':
      return single ? REFUSALS.single : null;
    case 'play':
      if (single) return REFUSALS.single;
      return inMission ? REFUSALS.inMission : null;
    case 'test':
      if (single) return REFUSALS.single;
      if (inMission) return REFUSALS.inMission;
      return areOrdered(command.args) ? null : REFUSALS.unordered;
  }
  if (!inMission) return REFUSALS.noMission;
  switch (command.name) {
    case 'abort':
    case 'status':
      return single ? REFUSALS.single : null;
    case 'pass':
      return null;
    case 'move':
      return refuseLanded(turn) ?? (canMove(turn, directionNumber(command.args[0])) ? null : REFUSALS.full);
    case 'wormhole':
      return refuseLanded(turn) ?? refuseNoWormhole(turn);
    case 'land':
      return refuseLand(turn);
    case 'liftoff':
      return turn.explorer.landed
        ? null
        : here(turn, 'not-landed', 'Negative on that request:you are not on a planet');
  }
}

/** Whether the sector in this direction has room for the explorer. */
export function canMove(turn: Turn, direction: number): boolean {
  return !turn.isFull(turn.neighbour(turn.explorer.sector, direction));
}

/** Whether the explorer's sector has a wormhole. */
export function hasWormhole(turn: Turn): boolean {
  return turn.stationaryIn(turn.explorer.sector)?.passage ?? false;
}

/** The planet the explorer would land on: the lowest id among the attached, unvisited ones at a yellow dwarf. */
export function landingPlanet(turn: Turn): Movable | null {
  const { sector } = turn.explorer;
  if (!turn.stationaryIn(sector)?.nursesLife) return null;
  for (let n = turn.nextIn(sector, 0); n !== 0; n = turn.nextIn(sector, n)) {
    const other = turn.movable(n);
    if (turn.kindOf(other).landable && other.attached && !other.visited) return other;
  }
  return null;
}

function refuseLanded(turn: Turn): Refusal | null {
  return turn.explorer.landed
    ? here(turn, 'landed', 'Negative on that request:you are currently landed')
    : null;
}

function refuseNoWormhole(turn: Turn): Refusal | null {
  return hasWormhole(turn) ? null : here(turn, 'no-wormhole', "Explorer couldn't find wormhole");
}

function refuseLand(turn: Turn): Refusal | null {
  const { explorer } = turn;
  if (explorer.landed) return here(turn, 'landed', 'Negative on that request:already landed on a planet');
  if (!turn.stationaryIn(explorer.sector)?.nursesLife)
    return here(turn, 'no-yellow-dwarf', 'Negative on that request:no yellow dwarf');
  if (landingPlanet(turn)) return null;
  return hasPlanet(turn)
    ? here(turn, 'no-unvisited-planet', 'Negative on that request:no unvisited attached planet')
    : here(turn, 'no-planet', 'Negative on that request:no planets');
}

function hasPlanet(turn: Turn): boolean {
  const { sector } = turn.explorer;
  for (let n = turn.nextIn(sector, 0); n !== 0; n = turn.nextIn(sector, n))
    if (turn.kindOf(turn.movable(n)).landable) return true;
  return false;
}

function here(turn: Turn, code: string, words: string): Refusal {
  const [row, column] = turn.placeOf(turn.explorer);
  return { code, words: `${words} at Sector:${row}:${column}` };
}
