/** A bot at its seat of one match elsewhere: told what its seat is told, asked when it is its turn. */
import { type AnyBotMaker, type AnyBotPlayer, type BotAnswer, isForfeit, type Stop } from '@quadrant/bots';
import { type AnyGame, type Command, stream } from '@quadrant/kernel';
import { leftAt } from '@quadrant/table';
import type { ClockRule, FromServer, MatchClock, Termination, TurnClock } from '@quadrant/wire';

type State = Extract<FromServer, { t: 'state' }>;
type Event = Extract<FromServer, { t: 'event' }>;

/** What the bot wants done; said again until the server has answered. */
export type BotWish = { readonly ply: number } & (
  | { readonly command: string }
  | { readonly resign: true; readonly why: string | null } // in words, where it cannot go on
);

/** Events after which there is another question, or none. */
const CHANGES: ReadonlySet<Event['kind']> = new Set(['started', 'played', 'withdrawn', 'taken-back']);

/** How a bot is told of endings that only tables know. */
const TOLD_AS: Readonly<
  Record<Exclude<NonNullable<State['over']>['termination'], Termination>, Termination>
> = {
  agreed: 'normal', // the game has a result, and nobody failed
  claimed: 'timeout', // whoever lost stayed away for longer than the others had to wait
  aborted: 'interrupted',
};
const isTableEnd = (ending: string): ending is keyof typeof TOLD_AS => Object.hasOwn(TOLD_AS, ending);
/** What a game that was broken off has not come to. */
const NO_RESULT = { result: null, winner: null } as const;

export class SeatedBot {
  /** Null while it is to be seen as it stands. */
  private state: State | null = null;
  private player: Promise<AnyBotPlayer | null> | null = null;
  private unmade: string | null = null; // why there is none
  private stop = new AbortController();
  private asked: number | null = null; // the ply of the question that it has; null: whatever it was asked is past
  private readonly game: AnyGame;
  private readonly maker: AnyBotMaker;
  private readonly seed: number;
  private readonly clock: ClockRule;
  private readonly wish: (wish: BotWish) => void;
  private readonly now: () => number;

  /** `clock`: what the match began with; `now`: the server's time. */
  constructor(
    game: AnyGame,
    maker: AnyBotMaker,
    seed: number,
    clock: ClockRule,
    wish: (wish: BotWish) => void,
    now: () => number,
  ) {
    this.game = game;
    this.maker = maker;
    this.seed = seed;
    this.clock = clock;
    this.wish = wish;
    this.now = now;
  }

  get version(): number | undefined {
    return this.state?.v;
  }
  get seat(): number | null {
    return this.state?.seat ?? null;
  }
  get over(): State['over'] {
    return this.state?.over ?? null;
  }
  /** How it came out for this seat. */
  get result(): string {
    if (this.over === null) return '';
    const { result, winner, termination } = this.over;
    if (winner === null) return result ?? termination;
    return winner === this.seat ? 'won' : 'lost';
  }

  /** The whole of it: whoever played before may have missed something, and is made anew. */
  begin(state: State): void {
    const before = this.state;
    this.state = state;
    if (state.state !== 'running' || state.seat === null) {
      this.end();
      return;
    }
    if (before === null || before.v !== state.v || this.player === null) this.playAnew(state);
    this.turn();
  }

  /** From here on, whatever it played before. */
  private playAnew(state: State): void {
    const { view } = state;
    this.asked = null;
    const past = this.player ?? Promise.resolve(null);
    this.player = past
      .then((player) => {
        const told = { reason: '', termination: 'interrupted', view } as const;
        player?.over?.({ ...NO_RESULT, ...told, scores: this.scoresIn(view) });
      })
      .then(() => this.make(state));
  }

  /** As the game counts them: they are the same in whatever this view may be of. */
  private scoresIn(view: unknown): readonly number[] {
    const { game, seed } = this;
    return game.scores(game.resampler(view)(stream(seed, 'scores')));
  }

  take(event: Event): void {
    const { state } = this;
    if (state === null || event.v <= state.v) return;
    const { t: _, kind, by: __, id: ___, ...news } = event;
    // What changes the board brings what is legal now, or more follows that does.
    const changed = CHANGES.has(kind);
    const next = { ...state, ...(changed ? { legal: [] } : {}), ...news } as State;
    this.state = next;
    if (changed) this.asked = null;
    if (next.state === 'running' && (this.player === null || kind === 'taken-back')) this.playAnew(next);
    else if (event.facts !== undefined && (kind === 'played' || kind === 'withdrawn')) {
      const { facts } = event;
      this.player?.then((player) => player?.hear(facts, next.ply, next.onMove === next.seat));
    }
    if (next.over !== null) this.end();
    else this.turn();
  }

  private async make({ seat, options, view, players }: State): Promise<AnyBotPlayer | null> {
    const { clock } = this;
    const made = await this.maker.make({
      seat: seat!,
      seats: players.length,
      options: options as never,
      seed: this.seed,
      view,
      rules: this.game,
      names: players.map((player) => player?.name ?? ''),
      clock: clock !== null && 'base' in clock ? clock : null,
    });
    if (!isForfeit(made)) return made;
    this.unmade = made.words;
    return null;
  }

  /** Asks it once for each turn: news of another kind (an offer, a connection that came back) do not interrupt it. */
  private turn(): void {
    if (this.asked !== null && this.asked === this.state?.ply) return;
    this.stop.abort(); // whatever it was thinking about is past
    this.stop = new AbortController();
    const { stop } = this;
    const { state, player } = this;
    if (state === null || state.onMove !== state.seat || state.legal.length === 0 || player === null) return;
    const { ply } = state;
    this.asked = ply;
    player
      .then((made) => (made === null ? 'resign' : this.think(made, state, stop.signal)))
      .catch((): BotAnswer<Command> => 'resign')
      .then((answer) => {
        if (stop.signal.aborted) return;
        if (answer === 'resign') this.wish({ ply, resign: true, why: this.unmade });
        else if (isForfeit(answer)) this.wish({ ply, resign: true, why: answer.words });
        else this.wish({ ply, command: this.game.grammar.print(answer) });
      });
  }

  private async think(player: AnyBotPlayer, state: State, stop: Stop): Promise<BotAnswer<Command>> {
    const legal = state.legal.flatMap((text) => {
      const parsed = this.game.grammar.parse(text);
      return parsed.ok ? [parsed.value as Command] : [];
    });
    const { clock, view, ply } = state;
    const timed: TurnClock | null =
      clock !== null && 'left' in clock
        ? { left: this.leftNow(clock), inc: clock.inc, move: null, nodes: null }
        : null;
    return player.think({
      view,
      legal,
      ply,
      budget: { nodes: null, ms: null },
      stop,
      ...(timed ? { clock: timed } : {}),
      refusalOf: (command) =>
        legal.some((each) => this.game.grammar.print(each) === this.game.grammar.print(command))
          ? null
          : { code: 'illegal', words: 'This is not among the legal commands.' },
    });
  }

  /** The numbers may be old by the time it is asked: whoever was away for long has less. */
  private leftNow(clock: MatchClock & { left: number[] }): number[] {
    return clock.left.map((_, seat) => leftAt(clock, seat, this.now())!);
  }

  private end(): void {
    this.stop.abort();
    const { state, player } = this;
    if (state?.over == null || player === null) return;
    this.player = null;
    const { view } = state;
    const { result, winner, scores, reason, termination: ending } = state.over;
    const termination = isTableEnd(ending) ? TOLD_AS[ending] : ending;
    const come = termination === 'interrupted' ? NO_RESULT : { result, winner };
    const end = { ...come, scores, reason, termination, view };
    player.then((made) => made?.over?.(end)).catch(() => {});
  }
}
