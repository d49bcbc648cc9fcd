/** Bots of the house at their seats: ordinary players, whose turns are found again by whoever looks at the match next. */
import type { Refusal, Seat } from '@quadrant/kernel';
import { isOpen, type Pending, waitingFor } from '@quadrant/table';
import type { MatchHost } from '../host.js';
import { houseBot } from '../match/house.js';
import type { Match } from '../match/match.js';
import { bargaining, onMoveOf, stageOf } from '../match/state.js';
import type { BotJob, JobAnswer } from './job.js';
import { BotPool } from './pool.js';
import { thinkingTime, turnOf } from './turn.js';

export interface HouseOptions {
  readonly threads: number;
  readonly ms: number; // the longest a bot thinks
  now(): number;
}

/** What a bot does about an offer. */
const ANSWERS = { rematch: 'accept', takeback: 'accept', draw: 'decline' } as const;
/** Where ratings are at stake nobody tries again until it goes well. */
const RATED_ANSWERS = { ...ANSWERS, takeback: 'decline' } as const;
const TRIES = 2;

export class HouseBots {
  private readonly host: () => MatchHost;
  private readonly pool: BotPool;
  private readonly options: HouseOptions;
  private readonly busy = new Map<string, number>(); // by match and seat: the ply it thinks about
  private closed = false;

  constructor(host: () => MatchHost, options: HouseOptions) {
    this.host = host;
    this.pool = new BotPool(options.threads);
    this.options = options;
  }

  /** Does what the bots of a match have to do, as it stands now. */
  notice(match: Match): void {
    const { state, header } = match;
    if (this.closed || !header.kept.some((player) => player !== null && houseBot(player) !== null)) return;
    const stage = stageOf(state);
    if (stage === 'open') this.sit(match).catch(() => {});
    const onMove = onMoveOf(state);
    const player = onMove === null ? undefined : state.seats[onMove]?.player;
    if (onMove !== null && player && houseBot(player) !== null) this.move(match, onMove, player);
    for (const offer of state.offers) this.answer(match, offer);
  }

  /** The seats that are kept for bots are taken. */
  async sit({ header, state }: Match): Promise<void> {
    for (const [seat, player] of header.kept.entries()) {
      const bot = player === null ? null : houseBot(player);
      if (bot === null || state.seats[seat] !== null || state.over !== null) continue;
      const chosen = await this.pool.ask(header.maker, { ...turnOf(header, seat, 0), t: 'side', bot });
      const side = (chosen.t === 'side' && chosen.side) || undefined;
      await this.ask(header.match, { t: 'join', player, bot: true, seat, side });
    }
  }

  /** Plays a record again, in turn with whoever else wants a thread. */
  replay(owner: string, game: string, record: unknown): Promise<JobAnswer> {
    return this.pool.ask(owner, { t: 'replay', game, record });
  }

  get waiting(): number {
    return this.pool.waiting;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.pool.close();
  }

  private move(match: Match, seat: Seat, player: string): void {
    const { header, state } = match;
    const { ply } = state.log!;
    const place = `${header.match} ${seat}`;
    if (this.busy.get(place) === ply) return;
    this.busy.set(place, ply);
    const { view, legal } = match.stateFor(seat);
    const ms = thinkingTime(state.clock, seat, this.options.ms);
    const job: BotJob = {
      ...turnOf(header, seat, ply),
      t: 'think',
      bot: houseBot(player)!,
      view,
      legal,
      ply,
      ms,
    };
    this.think(header.maker, job)
      .then(async (command) => {
        if (this.busy.get(place) !== ply) return;
        const id = `house-${seat}-${ply}`;
        const refusal =
          command === null
            ? await this.ask(header.match, { t: 'act', act: 'resign', id, player, seat })
            : await this.ask(header.match, { t: 'give', ply, command, id, player, seat });
        if (this.busy.get(place) === ply) this.busy.delete(place);
        return refusal;
      })
      .catch(() => this.busy.delete(place)); // found again when somebody looks
  }

  /** A thread that was lost is no fault of the bot; a second one is. */
  private async think(owner: string, job: BotJob): Promise<string | null> {
    let answer: JobAnswer = { t: 'failed', words: '' };
    for (let tries = 0; tries < TRIES && answer.t === 'failed' && !this.closed; tries++)
      answer = await this.pool.ask(owner, job);
    if (this.closed) throw new Error('the server stops');
    return answer.t === 'command' ? answer.command : null;
  }

  private answer({ header, state }: Match, offer: Pending): void {
    if (!isOpen(offer, this.options.now())) return;
    for (const seat of waitingFor(offer, bargaining(state))) {
      const player = state.seats[seat]?.player;
      if (!player || houseBot(player) === null) continue;
      const act = (header.rated ? RATED_ANSWERS : ANSWERS)[offer.offer];
      const id = `house-answer-${seat}-${offer.number}`;
      this.ask(header.match, { t: 'act', act, v: offer.number, id, player, seat }).catch(() => {});
    }
  }

  private async ask(
    match: string,
    request: Parameters<MatchHost['ask']>[1],
  ): Promise<Refusal | null | undefined> {
    await null; // never from within the turn in which it was noticed
    return this.host().ask(match, request, { now: this.options.now() });
  }
}
