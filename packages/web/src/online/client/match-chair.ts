/** A seat, or a place to look on, in a match that a server keeps. */
import {
  type AnyGame,
  type Command,
  type Fact,
  NOBODY,
  type Outcome,
  type Refusal,
  type Seat,
  SPECTATOR,
} from '@quadrant/kernel';
import {
  type Act,
  type Chair,
  type LinkState,
  type Moment,
  refusalByView,
  type TurnLog,
} from '@quadrant/table';
import type { MatchClock, Offer } from '@quadrant/wire';
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import { keepPlan, keptPlan } from '../kept.js';
import type { ClientPhase } from './machine.js';
import type { MatchClient } from './socket.js';
import type { Seen, StateMessage, Story } from './story.js';

const LINKS: Readonly<Record<ClientPhase, LinkState>> = {
  connecting: 'pending',
  live: 'here',
  lost: 'lost',
  ended: 'lost',
};
const OVER: Refusal = { code: 'over', words: 'The match is over.' };
const ON_ITS_WAY: Refusal = { code: 'not-now', words: 'Your last command is still on its way.' };
const WAITS_HERE: Refusal = { code: 'not-now', words: 'Your last command waits here for the connection.' };
const ACTS = {
  undo: { act: 'offer', offer: 'takeback' },
  resign: { act: 'resign' },
  draw: { act: 'offer', offer: 'draw' },
} as const;

export class MatchChair implements Chair {
  readonly client: MatchClient;
  private readonly game: AnyGame;
  /** A command for the turn to come: given when it is its time, if it is possible then. */
  plan: Command | null = null;
  /** What became of the last plan, where it came to nothing. */
  planRefused: string | null = null;
  /** It is no longer looked at: what is planned is carried out by another one, or not at all. */
  readonly close: () => void;
  private parsed: { readonly from: readonly string[]; readonly commands: readonly Command[] } | null = null;

  constructor(game: AnyGame, client: MatchClient) {
    this.game = game;
    this.client = client;
    this.planAsBefore();
    this.close = client.subscribe(() => this.carryOut());
  }

  setPlan(plan: Command | null): void {
    this.plan = plan;
    this.planRefused = null;
    const { state } = this;
    if (state) keepPlan(state.match, plan && { ply: state.ply, command: this.game.grammar.print(plan) });
    this.client.tell();
  }
  /** What was planned before a reload still is, unless something was played meanwhile: by oneself elsewhere, perhaps. */
  private planAsBefore(): void {
    const { state } = this;
    const kept = state && keptPlan(state.match);
    if (!state || !kept) return;
    const command = this.game.grammar.parse(kept.command);
    if (kept.ply === state.ply && command.ok) {
      this.plan = command.value;
      return;
    }
    keepPlan(state.match, null);
    if (state.over === null) this.planRefused = online.plan.gone;
  }
  private carryOut(): void {
    const { plan, state } = this;
    if (plan === null || !state || !this.story.complete) return;
    const isOut = state.over !== null || this.story.left.has(this.seat);
    if (!isOut && state.onMove !== this.seat) return;
    this.plan = null;
    keepPlan(state.match, null);
    if (isOut) return;
    const text = this.game.grammar.print(plan);
    if (state.legal.includes(text)) void this.giveAsPlanned(plan);
    else {
      const refusal = this.refusalOf(plan);
      this.planRefused = refusal ? told(refusal) : online.plan.gone;
    }
  }

  private async giveAsPlanned(plan: Command): Promise<void> {
    const refusal = await this.give(plan);
    if (refusal === null) return;
    this.planRefused = told(refusal);
    this.client.tell();
  }

  private get story(): Story {
    return this.client.machine.story;
  }
  get state(): StateMessage | null {
    return this.story.state;
  }
  get link(): LinkState {
    return LINKS[this.client.machine.phase];
  }
  get seat(): Seat {
    return this.state?.seat ?? SPECTATOR;
  }
  get seats(): number {
    return this.state?.players.length ?? 0;
  }
  get turn(): number {
    return this.story.turn;
  }
  readonly firstTurn = 0;
  get clock(): MatchClock {
    return this.state?.clock ?? null;
  }
  /** The first turn from which on all can be looked at: what was shown, and what was asked for since. */
  get lookFrom(): number {
    const { turns, opening, firstTurn } = this.story;
    const past = [opening, ...turns.map(({ view }) => view)].slice(0, -1);
    return firstTurn + past.lastIndexOf(null) + 1;
  }
  /** The ply of the last turn before those; null where all that was told can be looked at. */
  get unseenPly(): number | null {
    const at = this.lookFrom - this.story.firstTurn - 1; // 0: before the first one told
    if (at < 0) return null;
    return at === 0 ? this.openingPly : this.story.turns[at - 1].ply;
  }
  /** Views that were asked for since. */
  remember(views: Seen['turns']): void {
    const opening = views.find(({ ply }) => ply === this.openingPly)?.view ?? null;
    this.client.remember({ turns: views, opening, firstTurn: this.story.firstTurn });
  }
  private get openingPly(): number {
    const { firstTurn, turns } = this.story;
    return firstTurn === 0 ? 0 : turns[0].ply - 1;
  }
  get outcome(): Outcome | null {
    const over = this.state?.over;
    if (!over) return null;
    const { result, winner, scores, reason } = over;
    return { result: result ?? 'aborted', winner, scores, reason };
  }
  moment(turn: number = this.turn): Moment<unknown, Fact> | null {
    const { state } = this;
    if (!state || state.view === null) return null;
    const { turns, opening, firstTurn } = this.story;
    const told = turns[turn - firstTurn - 1];
    if (turn === this.turn) {
      const { view, facts, onMove } = state;
      const { by, command } = told ?? { by: null, command: null };
      return this.shown({ turn, view, by, facts, command, onMove, outcome: this.outcome });
    }
    if (turn === firstTurn && opening !== null)
      return this.shown({
        turn,
        view: opening,
        by: null,
        facts: [],
        command: null,
        onMove: null,
        outcome: null,
      });
    return told?.view ? this.shown({ ...told, turn, outcome: null }) : null;
  }
  get legal(): readonly Command[] {
    const { state } = this;
    if (!state || this.isGiven) return [];
    if (this.parsed?.from !== state.legal) {
      const commands = state.legal.flatMap((text) => {
        const command = this.game.grammar.parse(text);
        return command.ok ? [command.value as Command] : [];
      });
      this.parsed = { from: state.legal, commands };
    }
    return this.parsed.commands;
  }
  /** A command for this turn is on its way, or is saved and about to be shown. */
  get isGiven(): boolean {
    const at = this.client.machine.givenAt;
    return at !== null && at === this.state?.ply;
  }
  /** The command that waits for a connection. */
  get waiting(): Command | null {
    const { given, phase } = this.client.machine;
    const command = given && phase !== 'live' ? this.game.grammar.parse(given.command) : null;
    return command?.ok ? command.value : null;
  }
  readonly open: readonly string[] = [];
  get offers(): readonly Offer[] {
    return this.state?.offers ?? [];
  }
  refusalOf(command: Command): Refusal | null {
    if (this.outcome) return OVER;
    const now = this.moment();
    if (this.isGiven) return this.waiting ? WAITS_HERE : ON_ITS_WAY;
    return now && refusalByView(this.game, now, this.seat, command);
  }
  async give(command: Command): Promise<Refusal | null> {
    const { state } = this;
    if (!state || this.isGiven) return ON_ITS_WAY;
    this.planRefused = null;
    return this.client.ask({ t: 'give', ply: state.ply, command: this.game.grammar.print(command) });
  }
  act(act: Act): Promise<Refusal | null> {
    if (act === 'redo') return Promise.resolve({ code: 'not-now', words: 'Online nothing is done again.' });
    const draw = this.offers.find(({ offer, by }) => offer === 'draw' && by !== this.seat);
    if (draw && (act === 'draw' || act === 'decline'))
      return this.client.ask({ t: 'act', act: act === 'draw' ? 'accept' : 'decline', v: draw.v });
    if (act === 'decline') return Promise.resolve({ code: 'no-offer', words: 'There is no such offer.' });
    return this.client.ask({ t: 'act', ...ACTS[act] });
  }
  log(turn: number = this.turn): readonly TurnLog<Fact>[] {
    const { turns, firstTurn } = this.story;
    return turns
      .slice(0, Math.max(0, turn - firstTurn))
      .map(({ by, command, facts }) => ({ by: by ?? NOBODY, command, facts: facts as readonly Fact[] }));
  }
  subscribe(listener: () => void): () => void {
    return this.client.subscribe(listener);
  }

  private shown(moment: {
    turn: number;
    view: unknown;
    by: Seat | null;
    facts: readonly Fact[];
    command: string | null;
    onMove: Seat | null;
    outcome: Outcome | null;
  }): Moment<unknown, Fact> {
    return { ...moment, by: moment.by ?? NOBODY, onMove: moment.onMove ?? NOBODY };
  }
}
