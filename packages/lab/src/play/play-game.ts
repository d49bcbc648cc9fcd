/** One game between bots, from the first command to the end, whatever they do. */
import { type AnyBotMaker, type AnyBotPlayer, type BotAnswer, type Forfeit, isForfeit } from '@quadrant/bots';
import {
  type AnyGame,
  type Command,
  type Fact,
  NOBODY,
  type Outcome,
  type Plain,
  type Seat,
} from '@quadrant/kernel';
import { leavingEntry, outcomeOf, type TableEntry } from '@quadrant/table';
import type { GameClock, OptionValue, Termination } from '@quadrant/wire';
import { PATIENCE } from '../host/patience.js';
import { breath } from './breath.js';
import { GameClocks } from './game-clocks.js';
import { MAX_MOVES } from './max-moves.js';

/** A bot at a seat. */
export interface Seated {
  readonly maker: AnyBotMaker;
  readonly name: string;
  readonly seed: number; // of its own dice
  readonly settings?: Readonly<Record<string, OptionValue>>;
  readonly clock?: GameClock;
}

export interface GamePlan {
  readonly game: AnyGame;
  readonly options: unknown; // whole and checked
  readonly seed: number;
  readonly seats: readonly Seated[];
  readonly maxMoves?: number;
  readonly adjudicate?: number; // after so many commands the better score wins
  readonly margin?: number;
  /** Is told every fact, whoever may know it. */
  readonly watch?: (fact: Fact) => void;
}

/** As records keep it: a performed command, or something that happened at the table. */
export type PlayedEntry = { readonly seat: Seat; readonly command: string; readonly ms: number } | TableEntry;

/** A bot that could not go on. */
export type Fault = Forfeit & { readonly seat: Seat; readonly bot: string };

export interface PlayedGame {
  readonly outcome: Outcome | null; // null for `limit`
  readonly termination: Termination;
  readonly faults: readonly Fault[];
  readonly entries: readonly PlayedEntry[];
  readonly plies: number;
  readonly options: unknown; // that it began with
  readonly position: unknown; // the last one
  readonly logs: readonly string[]; // what each seat wrote down
}

export async function playGame(plan: GamePlan): Promise<PlayedGame> {
  const match = new PlannedGame(plan);
  await match.sit();
  while (match.goesOn()) {
    const pause = breath();
    if (pause !== null) await pause;
    await match.ply();
  }
  return match.finish();
}

type Leaving = Forfeit | 'resign';

class PlannedGame {
  private readonly plan: GamePlan;
  private readonly position: unknown;
  private readonly players: (AnyBotPlayer | null)[]; // null: it left
  private readonly clocks: GameClocks;
  private writers: readonly (AnyBotPlayer | null)[] = []; // those who may have written something down, by seat
  private readonly entries: PlayedEntry[] = [];
  private readonly faults: Fault[] = [];
  private readonly legal: Command[] = [];
  private readonly stop = new AbortController();
  private plies = 0;
  private termination: Termination = 'normal';

  constructor(plan: GamePlan) {
    this.plan = plan;
    this.position = plan.game.begin(plan.options, plan.seed);
    this.players = plan.seats.map(() => null);
    this.clocks = new GameClocks(
      plan.seats.map(({ clock }) => clock ?? null),
      plan.margin ?? PATIENCE.margin,
    );
  }

  private get game(): AnyGame {
    return this.plan.game;
  }

  async sit(): Promise<void> {
    const { game, plan } = this;
    const split = game.sides?.split(plan.options) ?? { options: plan.options as Plain, sides: null };
    const made = await Promise.all(
      plan.seats.map(({ maker, seed, settings = {}, clock = null }, seat) =>
        maker.make({
          seat,
          seats: plan.seats.length,
          options: split.options,
          side: split.sides?.[seat] ?? null,
          seed,
          settings,
          names: plan.seats.map(({ name }) => name),
          view: game.view(this.position, seat),
          rules: game,
          clock,
        }),
      ),
    );
    for (const [seat, player] of made.entries()) if (!isForfeit(player)) this.players[seat] = player;
    this.writers = [...this.players];
    for (const [seat, player] of made.entries()) {
      const lost = isForfeit(player) ? player : player.forfeit;
      if (lost) this.leave(seat, lost);
    }
  }

  goesOn(): boolean {
    const { game, plan, plies } = this;
    if (this.termination !== 'normal' || game.onMove(this.position) === NOBODY) return false;
    if (game.outcome(this.position) !== null) return false;
    if (plan.adjudicate !== undefined && plies >= plan.adjudicate) return this.endBy('adjudicated');
    return plies < (plan.maxMoves ?? MAX_MOVES) || this.endBy('limit');
  }

  async ply(): Promise<void> {
    const { game, position } = this;
    const seat = game.onMove(position);
    const began = performance.now();
    const asked = this.ask(seat);
    const answer = asked instanceof Promise ? await asked : asked;
    const ms = this.players[seat]?.spent ?? performance.now() - began;
    const late = this.clocks.spend(seat, ms);
    if (answer === 'resign' || isForfeit(answer)) this.leave(seat, answer);
    else if (late !== null) this.leave(seat, { termination: 'timeout', words: late });
    else this.perform(seat, answer, ms);
    for (const [other, player] of this.players.entries())
      if (player?.forfeit && this.goesOn()) this.leave(other, player.forfeit);
  }

  async finish(): Promise<PlayedGame> {
    const { entries, faults, plies, termination, position } = this;
    const outcome = this.outcome();
    const logs = await this.logs();
    for (const seat of this.players.keys()) this.dismiss(seat, outcome, termination);
    return { outcome, termination, faults, entries, plies, options: this.plan.options, position, logs };
  }

  // ------------------------------------------------------------ inside

  /** What was written before the last answer lies in a pipe, and is read in the next round at the latest. */
  private async logs(): Promise<string[]> {
    const { writers } = this;
    if (writers.some((player) => player?.takeLog))
      await new Promise((done) => setImmediate(() => setImmediate(done)));
    return writers.map((player) => player?.takeLog?.() ?? '');
  }

  private ask(seat: Seat): BotAnswer<Command> | Promise<BotAnswer<Command>> {
    const { game, position, legal } = this;
    const player = this.players[seat];
    if (player === null) return { termination: 'stalled', words: 'nobody sits there' };
    game.legal(position, seat, legal);
    try {
      const answer = player.think({
        view: game.view(position, seat),
        legal,
        ply: this.plies,
        budget: this.clocks.budget(seat),
        clock: this.clocks.told(seat),
        stop: this.stop.signal,
        refusalOf: (command: Command) => game.check(position, seat, command),
      });
      return answer instanceof Promise ? answer.catch(crashed) : answer;
    } catch (error) {
      return crashed(error);
    }
  }

  private perform(seat: Seat, command: Command, ms: number): void {
    const facts = this.hearers();
    const refusal = this.game.perform(this.position, seat, command, this.teller(facts));
    if (refusal) {
      this.leave(seat, { termination: 'illegal', words: refusal.words });
      return;
    }
    this.plies++;
    this.entries.push({ seat, command: this.game.grammar.print(command), ms: Math.round(ms) });
    if (facts) this.hear(facts);
  }

  /** Lists for the facts that each seat will hear; null when nobody listens. */
  private hearers(): Fact[][] | null {
    return this.players.every((player) => player === null || player.deaf) ? null : this.players.map(() => []);
  }
  private teller(facts: readonly Fact[][] | null): ((fact: Fact) => void) | null {
    const { watch } = this.plan;
    if (watch === undefined) return facts && ((fact: Fact) => this.tell(fact, facts));
    return (fact: Fact) => {
      watch(fact);
      if (facts) this.tell(fact, facts);
    };
  }
  private tell(fact: Fact, facts: readonly Fact[][]): void {
    for (const [seat, player] of this.players.entries()) {
      if (player === null || player.deaf) continue;
      const seen = this.game.seen(fact, this.position, seat);
      if (seen !== null) facts[seat].push(seen);
    }
  }
  private hear(facts: readonly Fact[][]): void {
    const next = this.goesOn() ? this.game.onMove(this.position) : NOBODY;
    for (const [seat, player] of this.players.entries())
      if (player !== null && !player.deaf) player.hear(facts[seat], this.plies, seat === next);
  }

  /** A seat is withdrawn: the rules say what that means for the others. */
  private leave(seat: Seat, why: Leaving): void {
    const termination = why === 'resign' ? 'resigned' : why.termination;
    if (why !== 'resign') this.faults.push({ ...why, seat, bot: this.plan.seats[seat].name });
    if (this.game.outcome(this.position) !== null) return; // nobody came: the first to be missed has ended it
    const facts = this.hearers();
    this.game.withdraw(this.position, seat, this.teller(facts));
    const goesOn = this.game.outcome(this.position) === null;
    this.entries.push(leavingEntry(seat, termination, goesOn));
    if (!goesOn) {
      this.termination = termination;
      return;
    }
    if (facts) this.hear(facts);
    this.dismiss(seat, null, termination);
  }

  private endBy(termination: 'limit' | 'adjudicated'): false {
    this.termination = termination;
    this.entries.push({ seat: null, table: 'ended', termination });
    return false;
  }

  private outcome(): Outcome | null {
    return outcomeOf(this.game, this.position, this.termination);
  }

  private dismiss(seat: Seat, outcome: Outcome | null, termination: Termination): void {
    const player = this.players[seat];
    this.players[seat] = null;
    player?.over?.({
      result: outcome?.result ?? null,
      winner: outcome?.winner ?? null,
      scores: outcome?.scores ?? this.game.scores(this.position),
      reason: outcome?.reason ?? '',
      termination,
      view: this.game.view(this.position, seat),
    });
  }
}

const crashed = (error: unknown): Forfeit => ({
  termination: 'crashed',
  words: error instanceof Error ? error.message : String(error),
});
