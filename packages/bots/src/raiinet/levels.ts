/** The levels of the house: the same mind, given more or less to think with. */
import { type Rng, stream } from '@quadrant/kernel';
import { game, type PlayerCount, type RaiinetCommand, type View } from '@quadrant/raiinet';
import type { DeclaredOption } from '@quadrant/wire';
import type { BotTurn } from '../bot.js';
import type { Chooser } from '../chooser.js';
import { breathe, milliseconds } from '../search/breathe.js';
import { decide, WeighedView } from './answer.js';
import { Beliefs } from './beliefs.js';
import { type Manner, ONE_AHEAD } from './decision.js';
import { mindFor } from './mind.js';
import { setupOf } from './setups.js';

interface Level {
  readonly id: string;
  readonly words: string;
  readonly rating: number;
  readonly manners: Readonly<Record<PlayerCount, Manner>>;
}

const quick: Manner = { ...ONE_AHEAD, worlds: 12, near: 0.01, shuns: 'sure-loss' };
const searching: Manner = { ...quick, guessing: true };
const LEVELS: readonly Level[] = [
  {
    id: 'easy',
    words: 'Sees what wins and loses at once, and misjudges the rest.',
    rating: 250,
    manners: {
      2: { ...quick, worlds: 16, noise: 1.7, shuns: 'any-loss' },
      4: { ...quick, worlds: 16, noise: 1.7, shuns: 'any-loss' },
    },
  },
  {
    id: 'medium',
    words: 'Looks one command ahead with a learned eye.',
    rating: 750,
    manners: { 2: quick, 4: quick },
  },
  {
    id: 'hard',
    words: 'Thinks several turns ahead, in a few thousand steps.',
    rating: 860,
    manners: {
      2: { ...searching, worlds: 200, nodes: 2000 },
      4: { ...searching, worlds: 60, nodes: 600 },
    },
  },
  {
    id: 'master',
    words: 'Thinks four times as long, and reads your links from your moves.',
    rating: 980,
    manners: {
      2: { ...searching, worlds: 500, nodes: 8000, exploration: 1.6, believing: true },
      4: { ...searching, worlds: 200, nodes: 3000 },
    },
  },
];

/** What may be tuned: in how many worlds it looks, and how far it strays from what looks best. */
const optionsOf = ({ worlds, nodes, exploration }: Manner): readonly DeclaredOption[] => [
  { name: 'worlds', type: 'integer', default: worlds, min: 1, max: 5000 },
  ...(nodes === 0
    ? []
    : ([{ name: 'exploration', type: 'number', default: exploration, min: 0.05, max: 20 }] as const)),
];

export const levels: readonly Chooser<View, RaiinetCommand>[] = LEVELS.map(({ manners, ...named }) => ({
  ...named,
  game: game.id,
  options: optionsOf(manners[2]),
  side({ seats, seed }) {
    const setup = setupOf(named.id, seats, stream(seed, 'setup'));
    return setup && { ...setup };
  },
  choose: (view, legal, rng) => decide(mindFor(view.players), manners[view.players], view, legal, rng),
  make({ seed, seats, settings = {} }) {
    const rng = stream(seed, named.id);
    const own = { 2: { ...manners[2], ...settings }, 4: { ...manners[4], ...settings } };
    const beliefs = seats === 2 && own[2].believing ? new Beliefs(mindFor(2)) : null;
    return { hear() {}, think: (turn) => think(own, turn, rng, beliefs) };
  },
}));

/** Nodes between two looks at whether to stop, and between two reports. */
const SLICE = 250;
const REPORT_EVERY = 4;
/** As many worlds as there is time to look into: drawing them takes time, too. */
const worldsIn = (ms: number | null): number =>
  ms === null ? Number.POSITIVE_INFINITY : Math.max(ONE_AHEAD.worlds, Math.ceil(WORLDS_A_MS * ms));
const WORLDS_A_MS = 2;
/** Of its time, for what the other's moves tell. */
const FOR_BELIEFS = 0.3;

/** Thinks until the nodes or the time are used up, or somebody wants the answer. Only time depends on the machine. */
async function think(
  manners: Level['manners'],
  turn: BotTurn<View, RaiinetCommand>,
  rng: Rng,
  beliefs: Beliefs | null,
): Promise<RaiinetCommand> {
  const { budget, stop, info } = turn;
  const { players } = turn.view;
  const manner = manners[players];
  const ms = budget.nodes === null ? budget.ms : null;
  const nodes = budget.nodes ?? (ms === null ? manner.nodes : Number.POSITIVE_INFINITY);
  const began = milliseconds();
  const hasUsed = (part: number) => ms !== null && milliseconds() - began >= part * ms;
  const within =
    manner.nodes === 0
      ? manner
      : { ...manner, nodes: Math.max(1, nodes), worlds: Math.min(manner.worlds, worldsIn(ms)) };
  const answer = new WeighedView(mindFor(players), within, turn.view, turn.legal, rng, beliefs, () =>
    hasUsed(FOR_BELIEFS),
  );
  for (let slice = 1; answer.left > 0 && !stop.aborted; slice++) {
    if (hasUsed(1)) break;
    answer.look(Math.min(SLICE, answer.left));
    if (slice % REPORT_EVERY === 0) info?.(answer.thought());
    await breathe();
  }
  info?.(answer.thought());
  return answer.choose();
}
