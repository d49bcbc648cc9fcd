/**
 * From yellow dwarf to yellow dwarf: to the nearest planets that may have life, out of the way of asteroids; and when
 * there are none, wait where it is safe, best of all on the ground.
 */
import { DIRECTIONS, game, type Position, type SimCommand } from '@quadrant/simodyssey-2';
import { SectorChart } from './chart.js';

const { grammar } = game;
const MOVES = DIRECTIONS.map((direction) => grammar.intern('move', direction));
const PASS = grammar.intern('pass');
const LAND = grammar.intern('land');
const LIFTOFF = grammar.intern('liftoff');

const MORE_PLANETS = 0.3; // steps that one goes further for each
const BOLD = 0.05; // chance to be met above which one stays on the ground
const ATTACHING = 1.5; // turns that a planet here may still need
const AT_A_STAR = 0.5; // steps that one goes to wait where there is fuel
const AT_LEISURE = 0.5; // what a way costs when there is nothing to hurry for

const chart = new SectorChart();

export function script(p: Position): SimCommand {
  const [{ sector, landed }] = p.movables;
  chart.draw(p);
  if (landed) return chart.hasHopes() && chart.risk(sector) <= BOLD ? LIFTOFF : PASS;
  if (chart.canLand()) return LAND;
  chart.explore();
  const hope = chart.bestStep((to) => (chart.hopesIn(to) === 0 ? null : MORE_PLANETS * chart.hopesIn(to)));
  if (chart.hopesIn(sector) > 0) {
    const waiting = ATTACHING + chart.dread(sector, true) + chart.dread(sector, false);
    return waiting <= hope.cost ? PASS : MOVES[hope.direction];
  }
  return hope.direction >= 0 ? MOVES[hope.direction] : wait(sector);
}

/** Where nothing comes, best at a star. */
function wait(sector: number): SimCommand {
  const here = chart.dread(sector, true) - (chart.isStar(sector) ? AT_A_STAR : 0);
  const { direction, cost } = chart.bestStep((to) =>
    chart.isStar(to) && !chart.isFull(to) ? 2 * AT_A_STAR - 2 * chart.dread(to, false) : null,
  );
  return direction >= 0 && AT_LEISURE * cost < here ? MOVES[direction] : PASS;
}
