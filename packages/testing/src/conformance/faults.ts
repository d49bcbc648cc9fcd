/** Games with one promise broken each, for seeing that the checks notice. Leaks are planted in leaks.ts. */
import {
  type AnyGame,
  type Command,
  type Fact,
  hashOf,
  ok,
  type Plain,
  type Rng,
  type Seat,
  stream,
  type Tell,
} from '@quadrant/kernel';
import { performRandom } from '../walk.js';

export type CheckName = 'ends' | 'schemas' | 'records' | 'single' | 'withdraw' | 'sides' | 'resample';

export interface PlantedFault {
  readonly check: CheckName; // that must notice
  readonly noticed: RegExp; // by these words
  /** Null where a game cannot have it. */
  plant(game: AnyGame, open: boolean): AnyGame | null;
}

const STRANGER = { stranger: 1 };

const withSides = (game: AnyGame, change: (sides: NonNullable<AnyGame['sides']>) => object): AnyGame | null =>
  game.sides && { ...game, sides: { ...game.sides, ...change(game.sides) } };
type Draw = (rng: Rng) => unknown;
const withResampler = (game: AnyGame, change: (draw: Draw) => Draw): AnyGame => ({
  ...game,
  resampler: (view: unknown) => change(game.resampler(view)),
});
const withWithdraw = (
  game: AnyGame,
  withdraw: (position: unknown, seat: Seat, tell: Tell<Fact> | null) => void,
): AnyGame => ({ ...game, withdraw });

export const FAULTS: Readonly<Record<string, PlantedFault>> = {
  'a view has a field that its schema does not name': {
    check: 'schemas',
    noticed: /^view: /,
    plant: (game) => ({
      ...game,
      view: (position: unknown, seat: Seat) => ({ ...game.view(position, seat), ...STRANGER }),
    }),
  },
  'a seen fact has a field that its schema does not name': {
    check: 'schemas',
    noticed: /^fact: /,
    plant: (game) => ({
      ...game,
      seen: (fact: Fact, position: unknown, seat: Seat) => ({
        ...(game.seen(fact, position, seat) ?? fact),
        ...STRANGER,
      }),
    }),
  },
  'the end is not told': {
    check: 'ends',
    noticed: /^the end: /,
    plant: (game) => ({
      ...game,
      seen: (fact: Fact, position: unknown, seat: Seat) =>
        fact.kind === 'ended' ? null : game.seen(fact, position, seat),
    }),
  },
  'options have a field that their schema does not name': {
    check: 'schemas',
    noticed: /^options: /,
    plant: (game) => ({
      ...game,
      readOptions(value: unknown) {
        const read = game.readOptions(value);
        return read.ok ? ok({ ...read.value, ...STRANGER }) : read;
      },
    }),
  },
  'scores are texts': {
    check: 'records',
    noticed: /^record: /,
    plant: (game) => ({
      ...game,
      outcome(position: unknown) {
        const outcome = game.outcome(position);
        return outcome && { ...outcome, scores: ['1'] as unknown as number[] };
      },
    }),
  },
  'a single game begins when it is over': {
    check: 'single',
    noticed: /to be null/,
    plant: (game) => ({
      ...game,
      outcome: (position: unknown) =>
        game.outcome(position) ?? { result: 'draw', winner: null, scores: [], reason: 'no reason' },
    }),
  },
  'somebody is asked after the end of a single game': {
    check: 'single',
    noticed: /to be true/,
    plant: (game) => ({ ...game, onMove: (position: unknown) => Math.max(0, game.onMove(position)) }),
  },
  'a single game refuses what belongs to runs of games for another reason': {
    check: 'single',
    noticed: /to be 'single'/,
    plant: (game) =>
      game.grammar.declarations.some(({ name }) => /^(?:play|abort|v)$/.test(name))
        ? {
            ...game,
            check(position: unknown, seat: Seat, command: Command) {
              const refusal = game.check(position, seat, command);
              return refusal?.code === 'single' ? { ...refusal, code: 'not-now' } : refusal;
            },
          }
        : null,
  },
  'a seat that leaves stays': {
    check: 'withdraw',
    noticed: /not to be|to be 'lost'|to be true|to be NOBODY|to be -2/,
    plant: (game) => withWithdraw(game, () => {}),
  },
  'a seat leaves only where somebody listens': {
    check: 'withdraw',
    noticed: /to strictly equal/,
    plant: (game) =>
      withWithdraw(game, (position, seat, tell) => {
        if (tell) game.withdraw(position, seat, tell);
      }),
  },
  'a seat that has left leaves again': {
    check: 'withdraw',
    noticed: /leaves again|to deeply equal/,
    plant: (game) =>
      withWithdraw(game, (position, seat, tell) => {
        game.withdraw(position, seat, tell);
        tell?.({ kind: 'left' });
      }),
  },
  'who leaves wins': {
    check: 'withdraw',
    noticed: /not to be/,
    plant: (game) => ({
      ...game,
      outcome(position: unknown) {
        const outcome = game.outcome(position);
        return outcome && { ...outcome, winner: 0 };
      },
    }),
  },
  'any side is read': {
    check: 'sides',
    noticed: /ok/,
    plant: (game) => withSides(game, () => ({ read: (_: unknown, value: Plain) => ok(value) })),
  },
  'a side is dealt that is none': {
    check: 'sides',
    noticed: /to strictly equal/,
    plant: (game) => withSides(game, () => ({ deal: () => ({}) })),
  },
  'the public part of the options holds a side': {
    check: 'sides',
    noticed: /to not include|There is no option/,
    plant: (game) =>
      withSides(game, ({ split }) => ({
        split(options: unknown) {
          const { options: open, sides } = split(options);
          return { options: { ...(open as object), ...(sides[0] as object) }, sides };
        },
      })),
  },
  'sides are lost when they are joined': {
    check: 'sides',
    noticed: /to strictly equal/,
    plant: (game) => withSides(game, () => ({ join: (options: Plain) => options })),
  },
  'sides are all the same however they are varied': {
    check: 'sides',
    noticed: /to be greater than 1/,
    plant: (game) =>
      game.sides?.vary ? withSides(game, () => ({ vary: (options: unknown) => options })) : null,
  },
  'a secret side shows at the beginning': {
    check: 'sides',
    noticed: /^view: /,
    plant: (game) =>
      game.sides?.secret
        ? {
            ...game,
            view: (position: unknown, seat: Seat) => ({
              ...game.view(position, seat),
              whole: hashOf(position),
            }),
          }
        : null,
  },
  'a resampled position is one command further': {
    check: 'resample',
    noticed: /: /,
    plant: (game) =>
      withResampler(game, (draw) => (rng) => {
        const position = draw(rng);
        performRandom(game, position, rng);
        return position;
      }),
  },
  'resampled positions are one object': {
    check: 'resample',
    noticed: /^sample: |^variety: /,
    plant: (game) =>
      withResampler(game, (draw) => {
        const position = draw(stream(1, 'one object'));
        return () => position;
      }),
  },
  'resampled positions rest on more than the random numbers given': {
    check: 'resample',
    noticed: /^sample: /,
    plant(game, open) {
      let drawn = 0;
      return open ? null : withResampler(game, (draw) => () => draw(stream(drawn++, 'on its own')));
    },
  },
  'all resampled positions are the same': {
    check: 'resample',
    noticed: /variety|future/,
    plant: (game, open) => (open ? null : withResampler(game, (draw) => () => draw(stream(1, 'always')))),
  },
};
