/** A mission's beginning: the galaxy is filled, in the exact order of the draws. */

import type { Mode, Position } from '../position.js';
import { HIGHEST_THRESHOLD } from '../tables.js';
import type { Turn } from './turn.js';

const EXPLORER_KIND = 0;
const BLACK_HOLE_KIND = 0;

export function startMission(turn: Turn, mode: Mode, thresholds: readonly number[]): void {
  const { galaxy, position: p } = turn;
  p.inMission = true;
  p.result = null;
  p.reason = '';
  p.turn = 0;
  p.nextId = 0;
  p.movables = [];
  p.stationaries = [];
  if (p.mode !== null) empty(p); // a run begins with an empty galaxy
  p.mode = mode;
  turn.tell?.({ kind: 'began', mode, thresholds: [...thresholds] });
  turn.create(EXPLORER_KIND, galaxy.explorerSector);
  placeStationary(turn, BLACK_HOLE_KIND, galaxy.blackHoleSector);
  for (let sector = 0; sector < galaxy.sectors; sector++)
    if (sector !== galaxy.blackHoleSector) populate(turn, sector, thresholds);
  for (let i = 0; i < galaxy.tables.scatteredCount; i++) scatter(turn);
}

function empty(p: Position): void {
  p.fixtures.fill(0);
  p.taken.fill(0);
  p.board.fill(0);
}

function populate(turn: Turn, sector: number, thresholds: readonly number[]): void {
  const tries = turn.draw(null, 'how many', 1, turn.galaxy.tables.mostPerSector);
  for (let i = 0; i < tries; i++) {
    const value = turn.draw(null, 'which kind', 1, HIGHEST_THRESHOLD - 1);
    let actor = 0;
    while (actor < thresholds.length && value >= thresholds[actor]) actor++;
    if (actor < thresholds.length) turn.rest(turn.create(actor + 1, sector));
  }
}

/** One stationary, in the first sector drawn that is not full and has none yet. */
function scatter(turn: Turn): void {
  for (;;) {
    const sector = turn.drawSector(null, 'stationary');
    if (turn.isFull(sector) || turn.position.fixtures[sector] !== 0) continue;
    const kind = turn.draw(null, 'stationary kind', 1, turn.galaxy.tables.scattered.length);
    placeStationary(turn, kind, sector);
    return;
  }
}

function placeStationary(turn: Turn, kind: number, sector: number): void {
  const p = turn.position;
  const id = -p.stationaries.push(kind);
  p.fixtures[sector] = id;
  turn.occupy(sector, turn.firstFree(sector), id);
}
