/**
 * What a seat is shown depends on nothing it may not know. Games are played twice: as they are, and with hidden
 * values, hidden choices and hidden hands redrawn; the seat must be shown the same bytes until it learns something.
 * QUADRANT_LONG=1 plays many more.
 */
import { type Rng, type Seat, SPECTATOR, shuffled, stream } from '@quadrant/kernel';
import { History } from '@quadrant/table';
import { expect, test } from 'vitest';
import type { RaiinetCommand } from './commands.js';
import type { Fact } from './facts.js';
import { game } from './game.js';
import { LINKS_EACH, type PlayerCount } from './geometry.js';
import type { Options } from './options.js';
import { clone, type Position } from './position.js';
import { resampler } from './resample.js';
import { undo } from './sight.js';
import { HAND_SIZE, SAME_KIND, standard } from './tables.js';
import { makeOrder, VALUES } from './values.js';

const POSITIONS = process.env.QUADRANT_LONG ? 200_000 : 10_000;
const REPLAYS = process.env.QUADRANT_LONG ? 1_000 : 30;
const TIME_LIMIT = process.env.QUADRANT_LONG ? 3_600_000 : 1_200_000; // ms
const ON_FROM_EACH = 3; // commands that both games are played on

function randomOptions(rng: Rng, players: PlayerCount): Options {
  const hand = () => {
    // Cards that touch knowledge come more often.
    const cards = [...'NNSSPP', ...standard.abilities.map((a) => a.letter)];
    const drawn = shuffled(cards, rng).filter(
      (c, i, all) => all.slice(0, i).filter((d) => d === c).length < SAME_KIND,
    );
    return drawn.slice(0, HAND_SIZE).join('');
  };
  const seats = Array.from({ length: players });
  return {
    players,
    links: seats.map(() =>
      makeOrder(
        shuffled(
          VALUES.map((_, v) => v),
          rng,
        ),
      ),
    ),
    hands: seats.map(hand),
    draw: 200,
    single: false,
  };
}

/** Moves twice as often as cards, so that cards last a while. */
function choose(position: Position, rng: Rng): RaiinetCommand {
  const out: RaiinetCommand[] = [];
  game.legal(position, position.turn, out);
  const moves = out.filter((c) => c.name === 'move');
  const list = rng.below(3) > 0 ? moves : out;
  return list[rng.below(list.length)];
}

const playersOf = (rng: Rng): PlayerCount => (rng.below(3) === 0 ? 4 : 2);

/** Everything a seat is shown of a position. */
function shown(position: Position, seat: Seat, rng: Rng): string {
  const legal: RaiinetCommand[] = [];
  game.legal(position, seat, legal);
  const all = game.grammar.enumerate();
  const refusals = Array.from({ length: 4 }, () => {
    const command = all[rng.below(all.length)];
    return seat === game.onMove(position) ? game.check(position, game.onMove(position), command) : null;
  });
  return JSON.stringify([game.view(position, seat), legal, refusals, game.outcome(position)]);
}

function perform(position: Position, command: RaiinetCommand, seat: Seat): string {
  const told: (Fact | null)[] = [];
  const refusal = game.perform(position, game.onMove(position), command, (fact) =>
    told.push(game.seen(fact, position, seat)),
  );
  if (refusal) throw new Error(`${game.grammar.print(command)}: ${refusal.words}`);
  return JSON.stringify(told);
}

/** The same command as it may look behind the curtain: the secret choice of another player turned round. */
function behindCurtain(position: Position, command: RaiinetCommand, seat: Seat): RaiinetCommand {
  const [card, x, y, choice] = command.args;
  if (position.turn === seat || choice === undefined) return command;
  return game.grammar.intern('ability', card, x, y, choice === 'swap' ? 'keep' : 'swap');
}

const learntBy = (position: Position, seat: Seat): number => {
  const bit = seat === SPECTATOR ? 16 : 1 << seat;
  return position.history.filter((m) => m.kind === 'learnt' && m.seats & bit).length;
};

/** True when the other game has the card that is used now; else its use is what tells the games apart. */
function hasCard(position: Position, other: Position, command: RaiinetCommand): boolean {
  if (command.name === 'move') return true;
  const card = Number(command.args[0]) - 1;
  return position.seats[position.turn].hand[card] === other.seats[other.turn].hand[card];
}

test(
  `a seat is shown the same in ${POSITIONS} positions whatever it may not know`,
  () => {
    const rng = stream(20_000, 'non-interference');
    let compared = 0;
    let differed = 0; // twins that are not the position itself
    while (compared < POSITIONS) {
      const position = game.begin(randomOptions(rng, playersOf(rng)), 1);
      while (game.outcome(position) === null && compared < POSITIONS) {
        const seat = rng.below(position.players + 1) - 1;
        const real = clone(position);
        const twin = resampler(game.view(position, seat))(rng);
        if (JSON.stringify(twin) !== JSON.stringify(position)) differed++;
        for (let step = 0; step <= ON_FROM_EACH; step++) {
          const look = rng.below(1_000_000);
          const [a, b] = [real, twin].map((p) => shown(p, seat, stream(look, 'refusals')));
          if (a !== b) expect(b).toBe(a);
          compared++;
          if (game.outcome(real) !== null) break;
          const command = choose(real, rng);
          if (!hasCard(real, twin, command)) break;
          const before = learntBy(real, seat);
          const [said, saidToo] = [
            perform(real, command, seat),
            perform(twin, behindCurtain(twin, command, seat), seat),
          ];
          if (learntBy(real, seat) !== before || game.outcome(real) !== null) break; // a reveal
          if (said !== saidToo) expect(saidToo).toBe(said);
        }
        perform(position, choose(position, rng), seat);
      }
    }
    expect(differed).toBeGreaterThan(POSITIONS / 10);
  },
  TIME_LIMIT,
);

/** The options with which a position began, from its present and its history. */
function beginningOf(position: Position, options: Options): Options {
  const values = position.links.map((l) => l.value);
  for (let i = position.history.length - 1; i >= 0; i--) undo(position.history[i], values);
  const links = options.links.map((_, s) => makeOrder(values.slice(s * LINKS_EACH, (s + 1) * LINKS_EACH)));
  return { ...options, links, hands: position.seats.map((s) => s.hand) };
}

const historyOf = (options: Options) =>
  new History<Position, RaiinetCommand, Fact>(game, options, game.defaultSeed);

/** All that a seat was told of a game, command by command, and what it sees at the end. */
function toldTo(history: ReturnType<typeof historyOf>, seat: Seat) {
  const position = game.begin(history.options as Options, history.seed);
  const told: unknown[] = [];
  for (const { seat: by, command } of history.past())
    game.perform(position, by, command!, (fact) => told.push(game.seen(fact, position, seat)));
  return { told, view: game.view(position, seat) };
}

test(
  `a whole game can be told otherwise behind the curtain: what the seat was told is the same`,
  () => {
    const rng = stream(30_000, 'replay');
    let mixed = 0;
    for (let g = 0; g < REPLAYS; g++) {
      const options = randomOptions(rng, playersOf(rng));
      const history = historyOf(options);
      const length = 5 + rng.below(80);
      for (let i = 0; i < length && game.outcome(history.position) === null; i++)
        history.give(game.onMove(history.position), choose(history.position, rng));
      for (let seat = SPECTATOR; seat < options.players; seat++) {
        const twin = resampler(game.view(history.position, seat))(rng);
        const other = historyOf(beginningOf(twin, options));
        const choices = twin.history.flatMap((m) => (m.kind === 'mixed' ? [m.swapped] : []));
        mixed += choices.length;
        for (let turn = 1; turn <= history.turns; turn++) {
          const { name, args } = history.stepOf(turn).command!;
          const hidden = args.length === 4;
          const words = hidden ? [...args.slice(0, 3), choices.shift() ? 'swap' : 'keep'] : args;
          const command = game.grammar.intern(name, ...words);
          expect(other.give(game.onMove(other.position), command)).toBeNull();
        }
        expect(other.position).toStrictEqual(twin);
        expect(JSON.stringify(toldTo(other, seat))).toBe(JSON.stringify(toldTo(history, seat)));
      }
    }
    expect(mixed).toBeGreaterThan(REPLAYS);
  },
  TIME_LIMIT,
);
