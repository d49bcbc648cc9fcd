/** A client in a simulation: asks all that one may, comes back by itself to any node, and sends again what was not answered. */
import type { Plain, Rng } from '@quadrant/kernel';
import type { EventMessage, StateMessage } from '@quadrant/wire';
import type { MatchRequest } from '../match/request.js';
import { type Network, type SimulatedAnswer, SimulatedLink } from './simulated-link.js';
import type { SimulatedNode } from './simulated-node.js';

const MOST_ASKS = 20;
const PATIENCE = 25; // turns until something is sent again
const IDLE = 120; // turns in which there is nothing to ask

type Heard = StateMessage | EventMessage | SimulatedAnswer;

export interface SimulatedSeat<Asked> {
  readonly network: Network<Asked>;
  readonly nodes: readonly SimulatedNode[];
  readonly rng: Rng;
}

export class SimulatedClient<Asked> {
  readonly seat: number | null;
  readonly player: string | null;
  state: StateMessage | null = null;
  /** Versions that came in another order than they should. */
  readonly gaps: string[] = [];
  private link: SimulatedLink<Asked> | null = null;
  private pending: (MatchRequest & { readonly id: string }) | null = null;
  private waited = 0;
  private ids = 0;
  private readonly place: SimulatedSeat<Asked>;

  constructor(place: SimulatedSeat<Asked>, seat: number | null) {
    this.place = place;
    this.seat = seat;
    this.player = seat === null ? null : `p_${seat}`;
    if (this.player !== null && seat !== null)
      this.pending = { t: 'join', player: this.player, bot: false, seat, id: 'join' };
  }

  /** Asks this and that until it has asked enough. */
  async play(): Promise<void> {
    const asks = 1 + this.place.rng.below(MOST_ASKS);
    for (let idle = 0; this.ids < asks && idle < IDLE && !this.place.network.isOver; ) {
      await this.turn();
      if (this.pending !== null || this.state === null) continue;
      this.pending = this.next();
      if (this.pending === null) idle++;
      else this.say();
    }
  }
  /** Goes on until what it asked is answered, and it knows so many versions. */
  async settle(version: () => number): Promise<void> {
    this.comeBack();
    while (this.pending !== null || this.state?.v !== version()) await this.turn();
  }
  /** Its network changes. */
  cut(): void {
    this.link?.cut();
  }

  private async turn(): Promise<void> {
    const { network } = this.place;
    if (this.link === null || this.link.isDown) this.comeBack();
    await network.schedule.pause();
    if (++this.waited <= PATIENCE) return;
    // Nothing is answered: there may be another node that does.
    if (this.pending === null || this.place.rng.below(2) === 0) this.comeBack();
    else this.say();
  }
  private comeBack(): void {
    const { network, nodes, rng } = this.place;
    this.link?.cut();
    const hear = (text: string) => this.hear(JSON.parse(text));
    this.link = new SimulatedLink(network, nodes[rng.below(nodes.length)], this.player, hear);
    this.waited = 0;
    if (this.pending?.t !== 'join') this.link.watch(this.state?.v);
    this.say();
  }
  private say(): void {
    this.waited = 0;
    if (this.pending !== null) this.link?.say(this.pending);
  }

  private hear(heard: Heard): void {
    this.waited = 0;
    if (heard.t === 'ok' || heard.t === 'refused') this.hearAnswer(heard);
    else this.hearNews(heard as StateMessage | EventMessage);
  }
  private hearAnswer({ t, id }: SimulatedAnswer): void {
    if (id !== this.pending?.id) return; // of something that was said twice
    if (this.pending.t === 'join' && t === 'ok') this.link?.watch(undefined);
    this.pending = null;
  }
  private hearNews(heard: StateMessage | EventMessage): void {
    const before = this.state?.v ?? 0;
    const follows = heard.t === 'event' ? heard.v === before + 1 : heard.v >= before;
    if (!follows) this.gaps.push(`${heard.t} ${heard.v} after ${before}`);
    if (heard.t === 'state') this.state = heard;
    else if (this.state !== null) {
      const { t: _, kind: __, by: ___, ...news } = heard;
      this.state = { ...this.state, ...news } as StateMessage;
    }
  }

  private next(): (MatchRequest & { readonly id: string }) | null {
    const { rng } = this.place;
    const { seat, player } = this;
    const { state, over, onMove, ply, legal = [], offers } = this.state!;
    if (seat === null || player === null || state === 'open') return null;
    const id = `client-${seat}-${this.ids + 1}`;
    const ask = (what: { readonly [field: string]: Plain }) => {
      this.ids++;
      return { ...what, player, id } as unknown as MatchRequest & { readonly id: string };
    };
    const offered = offers.find(({ by }) => by !== seat);
    if (offered !== undefined && rng.below(2) === 0)
      return ask({ t: 'act', act: rng.below(3) > 0 ? 'accept' : 'decline', v: offered.v });
    if (over !== null) return rng.below(6) === 0 ? ask({ t: 'act', act: 'offer', offer: 'rematch' }) : null;
    const isAsked = onMove === seat && legal.length > 0;
    if (!isAsked && rng.below(12) > 0) return null;
    switch (rng.below(isAsked ? 60 : 20)) {
      case 0:
        return ask({ t: 'act', act: rng.below(2) === 0 ? 'resign' : 'abort' });
      case 1:
        return ask({ t: 'act', act: 'offer', offer: 'draw' });
      case 2:
      case 3:
      case 4:
        return ask({ t: 'act', act: 'offer', offer: 'takeback' });
      case 5:
        return ask({ t: 'give', ply: Math.max(0, ply - 1), command: legal[0] ?? 'w' });
      case 6:
        return ask({ t: 'give', ply, command: 'no such command' });
    }
    return ask(
      isAsked ? { t: 'give', ply, command: legal[rng.below(legal.length)] } : { t: 'act', act: 'claim' },
    );
  }
}
