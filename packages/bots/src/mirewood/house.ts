/**
 * The house bot of Mirewood: the script, and for every command what would come of it if the script went on from there.
 * Another command than the script's is chosen only where that is clearly better: search as a guard, not as a guide.
 */
import { type Rng, stream } from '@quadrant/kernel';
import { game, type MirewoodCommand, NONE, type Position, VERBOSE_KEY, type View } from '@quadrant/mirewood';
import type { BotMaker, BotTurn } from '../bot.js';
import { bestOf, tryAll } from '../search/flat.js';
import { script } from './script.js';

const WORLDS = 2; // only wisps draw numbers
const PLIES = 50;
const MARGIN = 0.75; // points
/** After so many turns the script alone goes to the gate: what has not come to an end by then would not. */
const LONGEST_GAME = 300;

const DEATH = 60; // points
const TURN = 0.05; // points
const LATER = 0.8; // points for every turn that death comes later: until then something may change
const HEALTH = [0, 0, 7, 11, 14, 16, 17, 18, 19] as const; // points; the last ones are worth the most

/** What a position is worth to a seat that decides in this turn: its score, its health, and the time it took. */
const valueFrom = (now: number) => (p: Position, seat: number) => {
  const { square, health, score } = p.entities[seat];
  if (square === NONE) return score - DEATH + LATER * Math.min(PLIES, p.turn - now);
  const most = HEALTH.length - 1;
  return score + HEALTH[p.result === 'won' ? most : Math.min(health, most)] - TURN * p.turn;
};

function think(
  { view, legal, budget, stop, info }: BotTurn<View, MirewoodCommand>,
  rng: Rng,
): MirewoodCommand {
  const draw = game.resampler!(view);
  const world = draw(rng);
  const usual = script(world, game.onMove(world));
  if (view.turn > LONGEST_GAME) return usual;
  const candidates = legal.filter(({ name }) => name !== VERBOSE_KEY);
  const playout = {
    worlds: WORLDS,
    plies: PLIES * view.players.length,
    policy: script,
    value: valueFrom(view.turn),
  };
  const { tried, nodes } = tryAll(game, draw, candidates, playout, rng, { budget, stop });
  const { command } = bestOf(tried, usual, MARGIN);
  info?.({ score: null, nodes, pv: [command], policy: [] });
  return command;
}

export const house: BotMaker<View, MirewoodCommand> = {
  id: 'house',
  game: game.id,
  words: 'Fights, collects and goes, and looks before every step at what would come of it.',
  rating: 730,
  options: [],
  make({ seed }) {
    const rng = stream(seed, 'house');
    return { hear() {}, think: (turn) => think(turn, rng) };
  },
};
