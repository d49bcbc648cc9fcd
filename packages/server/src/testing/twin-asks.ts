/** What twin matches are asked: everything that a seat, a stranger or the server may say while they run. */
import { type Command, type Rng, type Seat, shuffled } from '@quadrant/kernel';
import type { Circumstances, MatchRequest } from '../match/request.js';
import type { MatchState } from '../match/state.js';
import type { Twins } from './twins.js';

interface TwinScene {
  readonly twins: Twins;
  readonly state: MatchState; // of one of them
  readonly rng: Rng;
  readonly id: string;
}
type Pair = readonly [MatchRequest, MatchRequest];
/** Null where there is nothing of the kind to be asked now. */
type Ask = (scene: TwinScene) => Pair | null;

const LONG = 400_000; // milliseconds: more than a clock has
const WORDS = ['', 'move', 'move z up', 'move a', 'ability 9 a', 'ability 1', 'board', 'quit', 'нет'];

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];
const same = (request: MatchRequest): Pair => [request, request];
const moverOf = ({ state: { game, log } }: TwinScene): Seat => game.onMove(log!.position);
const somebody = ({ twins, rng }: TwinScene): string => `p_${rng.below(twins.seats)}`;

function given({ state, id }: TwinScene, seat: Seat, command: string, ply = state.log!.ply): MatchRequest {
  return { t: 'give', player: `p_${seat}`, id, ply, command };
}
const acted = (scene: TwinScene, more: object): Pair =>
  same({ t: 'act', player: somebody(scene), id: scene.id, ...more } as MatchRequest);

/** One of each kind of card as often as another, whatever it can be aimed at. */
function cardOf(commands: readonly Command[], rng: Rng): Command | undefined {
  const cards = new Set(commands.flatMap(({ name, args }) => (name === 'ability' ? [args[0]] : [])));
  const [card] = shuffled([...cards], rng);
  const aimed = commands.filter(({ name, args }) => name === 'ability' && args[0] === card);
  return aimed.length > 0 ? pick(aimed, rng) : undefined;
}

/** Nobody else is told whether two links were swapped: one twin swaps them, the other may not. */
function played(scene: TwinScene, seat: Seat, command: Command): Pair {
  const { twins, rng, state } = scene;
  const { grammar } = state.game;
  const text = grammar.print(command);
  const choice = /(?:swap|keep)$/;
  const other = twins.differing.has(seat) ? text.replace(choice, pick(['swap', 'keep'], rng)) : text;
  return [given(scene, seat, text), given(scene, seat, other)];
}

const ASKS: readonly (readonly [weight: number, ask: Ask])[] = [
  [
    40,
    (scene) => {
      const seat = moverOf(scene);
      const moves = scene.twins.common(seat).filter(({ name }) => name === 'move');
      return moves.length > 0 ? played(scene, seat, pick(moves, scene.rng)) : null;
    },
  ],
  [
    25,
    (scene) => {
      const seat = moverOf(scene);
      const command = cardOf(scene.twins.common(seat), scene.rng);
      return command ? played(scene, seat, command) : null;
    },
  ],
  [
    10, // mostly refused
    (scene) => {
      const { twins, state } = scene;
      const seat = moverOf(scene);
      const command = pick(state.game.grammar.enumerate() as readonly Command[], scene.rng);
      const mayAsk = twins.unknowing().includes(seat) || twins.isCommon(seat, command);
      return mayAsk ? played(scene, seat, command) : null;
    },
  ],
  [2, (scene) => same(given(scene, moverOf(scene), pick(WORDS, scene.rng)))],
  [
    4,
    (scene) => {
      const { twins, state, rng } = scene;
      const ply = pick([state.log!.ply, rng.below(40)], rng);
      return same(given(scene, rng.below(twins.seats + 1), 'move a left', ply));
    },
  ],
  [1, (scene) => same(given({ ...scene, id: 'twin-id-0' }, moverOf(scene), 'move a right'))],
  [8, (scene) => acted(scene, { act: 'offer', offer: pick(['draw', 'takeback', 'rematch'], scene.rng) })],
  [
    12,
    (scene) => {
      const { state, rng } = scene;
      const act = pick(['accept', 'accept', 'decline'], rng);
      const v = state.offers.length > 0 ? pick(state.offers, rng).number : rng.below(9);
      return acted(scene, { act, v });
    },
  ],
  [1, (scene) => acted(scene, { act: pick(['claim', 'abort', 'resign'], scene.rng) })],
  [1, () => same({ t: 'flag', player: null })],
  [1, (scene) => same({ t: 'join', player: 'p_late', bot: false, side: { hand: pick(WORDS, scene.rng) } })],
];
const WEIGHTS = ASKS.reduce((sum, [weight]) => sum + weight, 0);

/** Something that can be asked now. */
export function askOf(scene: TwinScene): Pair {
  for (;;) {
    let left = scene.rng.below(WEIGHTS);
    const [, ask] = ASKS.find(([weight]) => {
      left -= weight;
      return left < 0;
    })!;
    const pair = ask(scene);
    if (pair !== null) return pair;
  }
}

/** The time and the network in which the next thing is asked. */
export function aroundOf(rng: Rng, before: number): Circumstances {
  const late = rng.below(60) === 0 ? LONG : 0;
  const gone = rng.below(3);
  return {
    now: before + 1000 + late,
    lag: rng.below(900),
    fresh: () => 'mnext',
    away: (seat) => seat === gone,
  };
}
