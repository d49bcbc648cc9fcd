/**
 * From yellow dwarf to yellow dwarf: to the nearest planets that may have life, out of the reach of asteroids; and when
 * there are none, wait where it is safe, best of all on the ground.
 */
import { DIRECTIONS, game, type Position, type SimCommand } from '@quadrant/simodyssey-2';
import { ASTEROID_DETOUR, Chart } from './chart.js';

const { grammar } = game;
const MOVES = DIRECTIONS.map((direction) => grammar.intern('move', direction));
const PASS = grammar.intern('pass');
const LAND = grammar.intern('land');
const LIFTOFF = grammar.intern('liftoff');

const MORE_PLANETS = 0.3; // steps that one goes further for each
const TOO_MANY = 3; // asteroids in reach of where one would wait

const chart = new Chart();

export function script(p: Position): SimCommand {
  const [{ sector, landed }] = p.movables;
  chart.draw(p);
  if (landed) return chart.hasHopes() ? LIFTOFF : PASS;
  if (chart.canLand()) return LAND;
  if (chart.hopesIn(sector) > 0 && chart.threatsTo(sector) < TOO_MANY) return PASS; // it will attach
  chart.explore();
  const hope = chart.bestStep((to) => {
    const planets = chart.hopesIn(to);
    return planets === 0 ? null : MORE_PLANETS * planets - ASTEROID_DETOUR * chart.threatsTo(to);
  });
  if (hope >= 0) return MOVES[hope];
  if (chart.isStar(sector) && chart.threatsTo(sector) === 0) return PASS;
  const refuge = chart.bestStep((to) => (chart.isStar(to) ? -chart.threatsTo(to) : null));
  return refuge >= 0 ? MOVES[refuge] : PASS;
}
