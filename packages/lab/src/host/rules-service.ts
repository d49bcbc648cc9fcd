/**
 * Rules as a service: positions that fit a view, and moves tried on them, for programs that do not know the rules.
 * Everything is made from the view alone, and the same questions get the same answers.
 */
import {
  type AnyGame,
  type Command,
  NOBODY,
  type Outcome,
  type Refusal,
  type Rng,
  stream,
} from '@quadrant/kernel';
import type { FromHost } from '@quadrant/wire';
import { LIMITS } from './patience.js';
import { textOf } from './text-of.js';

export interface RulesQuestion {
  readonly from: string; // 's3', 's3.1' or 'view'
  readonly moves: readonly string[];
  readonly random: number;
}

type Tried = Omit<Extract<FromHost, { t: 'tried' }>, 't' | 'game' | 'id'>;
export type RulesAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal };

const refused = (code: string, words: string) => ({ ok: false, error: { code, words } }) as const;
const NO_STEPS = refused('budget', `There are ${LIMITS.stepsATurn} steps a turn.`);

interface World {
  readonly position: unknown;
  readonly sample: Sample; // that it goes back to
}
interface Sample {
  readonly name: string;
  tries: number; // that go back to it
}

export class RulesService {
  private readonly game: AnyGame;
  private readonly view: unknown;
  private readonly purpose: string;
  private readonly seed: number;
  private readonly views: boolean;
  private readonly worlds = new Map<string, World>();
  private draw: ((rng: Rng) => unknown) | null = null;
  private samples = 0;
  private steps = 0;

  /** For one turn; `seed` and `ply` are those that the program was told. */
  constructor(game: AnyGame, view: unknown, seed: number, ply: number, views: boolean) {
    this.game = game;
    this.view = view;
    this.seed = seed;
    this.purpose = `turn ${ply}`;
    this.views = views;
  }

  /** Steps taken so far: a try that takes none costs nothing, and is no use. */
  get stepsTaken(): number {
    return this.steps;
  }

  private get stepsLeft(): number {
    return LIMITS.stepsATurn - this.steps;
  }

  sample(count: number): RulesAnswer<string[]> {
    if (this.samples + count > LIMITS.samplesATurn)
      return refused('budget', `There are ${LIMITS.samplesATurn} samples a turn.`);
    const names: string[] = [];
    for (let i = 0; i < count; i++) {
      const drawn = this.fresh();
      if (drawn === null) return refused('unavailable', `${this.game.title} gives no samples.`);
      names.push(drawn);
    }
    return { ok: true, value: names };
  }

  try({ from, moves, random }: RulesQuestion): RulesAnswer<Tried> {
    // Most games end long before all the random moves that they were given: only those that are played count.
    if (moves.length + random > LIMITS.stepsATurn || moves.length > this.stepsLeft) return NO_STEPS;
    let start = from;
    if (from === 'view') {
      const fresh = this.sample(1);
      if (!fresh.ok) return fresh;
      [start] = fresh.value;
    }
    const world = this.worlds.get(start);
    if (world === undefined) return refused('no-sample', 'There is no such position in this turn.');
    const { sample } = world;
    const to = `${sample.name}.${++sample.tries}`; // of the same length however far one goes step by step
    const position = this.game.clone(world.position);
    const { refusal, at } = this.play(position, moves);
    const dice = stream(this.seed, `${this.purpose} ${to}`);
    if (refusal === null && !this.playRandom(position, random, dice)) return NO_STEPS;
    this.worlds.set(to, { position, sample });
    return { ok: true, value: this.tell(position, to, refusal, at) };
  }

  private fresh(): string | null {
    if (this.draw === null) {
      if (this.game.resampler === undefined) return null;
      this.draw = this.game.resampler(this.view);
    }
    const number = this.samples++;
    const name = `s${number}`;
    const position = this.draw(stream(this.seed, `${this.purpose} sample ${number}`));
    this.worlds.set(name, { position, sample: { name, tries: 0 } });
    return name;
  }

  private play(position: unknown, moves: readonly string[]): { refusal: Refusal | null; at: number } {
    const { game } = this;
    for (const [at, text] of moves.entries()) {
      const command = game.grammar.parse(text);
      const refusal = command.ok
        ? game.perform(position, game.onMove(position), command.value, null)
        : command.error;
      if (refusal !== null) return { refusal, at };
      this.steps++;
    }
    return { refusal: null, at: moves.length };
  }

  /** The light policy of the house: any legal command, each as likely as any other. False when there are no steps left. */
  private playRandom(position: unknown, count: number, rng: Rng): boolean {
    const { game } = this;
    const legal: Command[] = [];
    for (let i = 0; i < count; i++) {
      const seat = game.onMove(position);
      if (seat === NOBODY) return true;
      game.legal(position, seat, legal);
      if (legal.length === 0) return true;
      if (this.stepsLeft === 0) return false;
      game.perform(position, seat, legal[rng.below(legal.length)], null);
      this.steps++;
    }
    return true;
  }

  private tell(position: unknown, to: string, refusal: Refusal | null, at: number): Tried {
    const { game } = this;
    const onMove = game.onMove(position);
    const asked = onMove !== NOBODY;
    const legal: Command[] = [];
    if (asked) game.legal(position, onMove, legal);
    const outcome: Outcome | null = game.outcome(position);
    return {
      refused: refusal && { code: refusal.code, words: refusal.words },
      at,
      onMove: asked ? onMove : null,
      outcome: outcome && { ...outcome, scores: [...outcome.scores] },
      scores: [...game.scores(position)],
      legal: legal.map((command) => textOf(game, command)),
      to,
      ...(this.views && asked ? { view: game.view(position, onMove) } : {}),
    };
  }
}
