/** The bots that play Space Defender 2, the weakest first. */
import { type Rng, stream } from '@quadrant/kernel';
import { game, type Position, type SpaceCommand, type View } from '@quadrant/space-defender-2';
import type { AnyBotMaker, BotMaker, BotTurn } from '../bot.js';
import { bestOf, type Tried, tryAll } from '../search/flat.js';
import { columnOf, EQUIPMENT, fly, rowOf } from './pilot.js';

const common = { game: game.id, rating: null, options: [], side: () => ({ ...EQUIPMENT }) } as const;

const script: BotMaker<View, SpaceCommand> = {
  ...common,
  id: 'script',
  words: 'Snipes what a shot would meet, and leaves the way of what comes.',
  make({ seed }) {
    const rng = stream(seed, 'script');
    return {
      hear() {},
      think({ view, legal }) {
        const world = game.resampler!(view)(rng);
        const command = fly(world, 0, rng);
        return legal.includes(command) ? command : legal[0];
      },
    };
  },
};

const PLIES = 12;
/** Worlds of each round, and the share of the candidates that are still in it. */
const ROUNDS = [
  [3, 1],
  [5, 0.34],
  [8, 0.15],
] as const;

const SCORE = 8;
const HEALTH = 2;
const ENERGY = 0.4;
const DEATH = 4;

/** A score by its logarithm, for focuses multiply; health and energy by their shares. */
function value(p: Position): number {
  const { ship } = p;
  const score = SCORE * Math.log2(4 + promise(p));
  if (p.ending !== null) return score - DEATH;
  const health = Math.min(1.25, ship.health / ship.maxHealth);
  return score + HEALTH * health + ENERGY * Math.min(1, ship.energy / ship.maxEnergy);
}

/** The score with open focuses counted by how full they are: what they would multiply is not there yet, but near. */
function promise({ focuses }: Position): number {
  let worth = 0;
  for (let i = focuses.length - 1; i >= 0; i--) {
    const { slots, factor, taken } = focuses[i];
    const filled = slots > 0 ? (taken / slots) ** 1.5 : 0;
    worth = (focuses[i].worth + worth) * (1 + (factor - 1) * filled);
  }
  return worth;
}

/** All but the moves, and those that lead somewhere else than their neighbours do. */
function isWorthTrying(command: SpaceCommand, { cell }: Position['ship']): boolean {
  if (command.name !== 'move') return true;
  const [letter, column] = command.args;
  const down = Math.abs(letter.charCodeAt(0) - 65 - rowOf(cell));
  const right = Math.abs(column - 1 - columnOf(cell));
  if (down + right > 8) return false;
  if (right === 0) return down <= 4;
  if (right === 1) return down === 0 || down === 1 || down === 3;
  return right === 6 ? down === 0 : (right === 2 || right === 4) && down <= 2;
}

function think({ view, legal, budget, stop, info }: BotTurn<View, SpaceCommand>, rng: Rng): SpaceCommand {
  const draw = game.resampler!(view);
  const { ship } = draw(rng);
  let candidates = legal.filter((command) => isWorthTrying(command, ship));
  const all = candidates.length;
  const sums = new Map<SpaceCommand, number>();
  let worlds = 0;
  let nodes = 0;
  let tried: Tried<SpaceCommand>[] = [];
  for (const [more, share] of ROUNDS) {
    if (worlds > 0) {
      const kept = Math.max(2, Math.ceil(all * share));
      candidates = [...tried]
        .sort((a, b) => b.value - a.value)
        .slice(0, kept)
        .map(({ command }) => command);
    }
    const round = tryAll(game, draw, candidates, { worlds: more, plies: PLIES, policy: fly, value }, rng, {
      budget: { nodes: budget.nodes === null ? null : Math.max(1, budget.nodes - nodes), ms: budget.ms },
      stop,
    });
    nodes += round.nodes;
    worlds += more;
    for (const { command, value: mean } of round.tried)
      sums.set(command, (sums.get(command) ?? 0) + mean * more);
    tried = candidates.map((command) => ({ command, value: (sums.get(command) as number) / worlds }));
    if (stop.aborted || (budget.nodes !== null && nodes >= budget.nodes)) break;
  }
  const { command } = bestOf(tried, null, 0);
  info?.({ score: null, nodes, pv: [command], policy: [] });
  return command;
}

const house: BotMaker<View, SpaceCommand> = {
  ...common,
  id: 'house',
  words: 'Tries every manoeuvre in worlds that the fog may hide, and flies the one that comes to most.',
  make({ seed }) {
    const rng = stream(seed, 'house');
    return { hear() {}, think: (turn) => think(turn, rng) };
  },
};

export const bots: readonly AnyBotMaker[] = [script, house];
