/** What the log of a simulated match says, and whether answers say the same. */
import { GAMES } from '../games.js';
import type { Timing } from '../host.js';
import { decide } from '../match/decide.js';
import type { Header, LogEntry } from '../match/entry.js';
import { Match } from '../match/match.js';
import type { MatchRequest } from '../match/request.js';
import type { Judge } from './simulated-link.js';
import { nameOf } from './simulation.js';

export class Truth implements Judge<number> {
  readonly wrong: string[] = [];
  readonly codes = new Set<string>();
  readonly entries: readonly LogEntry[];
  private readonly header: Header;
  constructor(header: Header, entries: readonly LogEntry[]) {
    this.header = header;
    this.entries = entries;
  }

  /** The match after so many entries, from its beginning. */
  after(number: number): Match {
    const match = new Match(GAMES.get(this.header.game)!.game, this.header, { nameOf });
    for (const entry of this.entries.slice(0, number)) match.apply(entry);
    return match;
  }
  reads(): number {
    return this.entries.length;
  }
  answers(request: MatchRequest, timing: Timing, read: number, code: string): void {
    this.codes.add(code);
    const kept = this.entries.findIndex((entry) => isOf(entry, request));
    const says = JSON.stringify(request);
    if (code === 'ok' && kept < 0) this.wrong.push(`not in the log, and acknowledged: ${says}`);
    else if (code !== 'ok' && kept >= 0 && kept < read)
      this.wrong.push(`in the log, and refused by ${code}: ${says}`);
    else if (code !== 'ok' && !this.isRefused(request, timing, read, code))
      this.wrong.push(`refused by ${code} for no reason: ${says}`);
  }

  /** Whether the log said so at any moment since it was asked. Who is away is not asked: that is no reason to refuse. */
  private isRefused(request: MatchRequest, { now, lag = 0 }: Timing, read: number, code: string): boolean {
    const around = { now, lag, fresh: () => 'm', away: () => false };
    for (let number = this.entries.length; number >= read; number--)
      if (decide(this.after(number).state, request, around).refusal?.code === code) return true;
    return false;
  }
}

const isOf = ({ kind, id, player, by }: LogEntry, request: MatchRequest): boolean =>
  request.t === 'join'
    ? kind === 'joined' && player === request.player
    : 'id' in request && id === request.id && `p_${by}` === request.player;
