/** Random games of any game, played by listing its commands: what the checks of conformance look at. */
import { type AnyGame, type Command, type Rng, type Seat, SPECTATOR } from '@quadrant/kernel';
import { History } from '@quadrant/table';

/** How one random game begins; `rng` names the stream of its commands. */
export interface WalkStart {
  readonly options: unknown;
  readonly seed: number;
  readonly rng: string;
}

export interface Walk {
  // biome-ignore lint/suspicious/noExplicitAny: a history of any game
  readonly history: History<any, any, any>;
  readonly facts: unknown[];
}

/** So many games with each of these options, given as a person would give them. */
export function startsOf(game: AnyGame, values: readonly unknown[], games: number): WalkStart[] {
  return values.flatMap((value, k) => {
    const read = game.readOptions(value);
    if (!read.ok) throw new Error(`options refused: ${read.error.words}`);
    return Array.from({ length: games }, (_, g) => ({
      options: read.value,
      seed: game.defaultSeed + g,
      rng: `${k}/${g}`,
    }));
  });
}

/** Everybody who looks at a position: the spectator, then the seats. */
export const lookers = (game: AnyGame, position: unknown): Seat[] =>
  Array.from({ length: game.seats(position) + 1 }, (_, i) => SPECTATOR + i);

/** Plays listed commands, opens where nothing closed is listed, and now and then something refused. */
export function playRandomly(game: AnyGame, options: unknown, seed: number, rng: Rng, turns: number): Walk {
  const history: Walk['history'] = new History(game, options, seed);
  const facts: unknown[] = [];
  for (let i = 0; i < turns; i++) {
    const command = randomCommand(game, history.position, rng);
    if (!command) break;
    const seat = Math.max(0, game.onMove(history.position));
    history.give(seat, command, (fact: unknown) => facts.push(structuredClone(fact)));
  }
  return { history, facts };
}

export function randomCommand(game: AnyGame, position: unknown, rng: Rng): Command | null {
  const seat = game.onMove(position);
  const out: Command[] = [];
  game.legal(position, seat, out);
  const open = game.open(position, seat);
  if (open.length > 0 && rng.below(out.length + 1) <= open.length)
    return game.grammar.sample(open[rng.below(open.length)], rng);
  const all = game.grammar.enumerate();
  if (rng.below(8) === 0) return all[rng.below(all.length)]; // often refused
  return out.length > 0 ? out[rng.below(out.length)] : null;
}

export function performRandom(game: AnyGame, position: unknown, rng: Rng): boolean {
  const command = randomCommand(game, position, rng);
  if (!command) return false;
  game.perform(position, game.onMove(position), command, null);
  return true;
}
