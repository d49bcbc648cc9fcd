/**
 * Two matches of RAIInet alike in all but what some seats keep secret: their links and cards, what they chose behind
 * the curtain, and what the server drew. The others are sent the same bytes of both until the rules tell them a value
 * that differs; whose values what tells whom stands here once more, apart from the game.
 */
import { type AnyGame, type Command, type Plain, type Rng, type Seat, shuffled } from '@quadrant/kernel';
import { GAMES } from '../games.js';
import type { Header, LogEntry } from '../match/entry.js';
import type { Circumstances, MatchRequest } from '../match/request.js';
import { seatOf } from '../match/state.js';
import type { Viewer } from '../match/viewer.js';
import { drawFrom } from './simulation.js';
import { bare, type Leak, ToldMatch } from './told.js';

const game: AnyGame = GAMES.get('raiinet')!.game;
const VALUES = ['V1', 'V2', 'V3', 'V4', 'D1', 'D2', 'D3', 'D4'];
const CARDS = [...'LLFFDDSSPPHHJJNN'];
const HAND = 5;
const REDRAWN = 2; // cards of a hand

// biome-ignore lint/suspicious/noExplicitAny: facts of each kind have fields of their own
type AnyFact = any;
type Learnt = readonly [links: readonly string[], by: Seat | 'all'];
const revealed = ({ link }: AnyFact): Learnt => [[link], 'all'];
/** Facts that tell values: of which links, and whom. */
const TELLS: Readonly<Record<string, (fact: AnyFact) => Learnt>> = {
  used: ({ letter, target, seat }) => [letter === 'S' ? [target[0]] : [], seat],
  battle: ({ attacker, defender }) => [[attacker, defender], 'all'],
  firewall: revealed,
  downloaded: revealed,
  shown: revealed,
};

/** What one player keeps secret, as it is and as it may be; only what is the same in both hands is played. */
export function sidesOf(rng: Rng): readonly [Plain, Plain] {
  const links = () => shuffled(VALUES, rng).join('');
  const cards = shuffled(CARDS, rng);
  const hand = cards.slice(0, HAND);
  const other = [...hand.slice(0, -REDRAWN), ...cards.slice(HAND, HAND + REDRAWN)];
  return [
    { links: links(), hand: hand.join('') },
    { links: links(), hand: other.join('') },
  ];
}

export class Twins {
  readonly both: readonly [ToldMatch, ToldMatch];
  readonly seats: number;
  readonly differing: ReadonlySet<Seat>; // whose secrets are not the same
  over = false; // one of them is: everything is shown to everybody
  apart = false; // all eyes saw what differs: from here on they may go different ways
  readonly seen = new Set<string>(); // what has happened that was told alike: 'offered draw', 'used S', 'stale'
  private readonly rng: Rng;
  private readonly parted = new Map<Viewer, number>(); // after so many commands
  private readonly scanned = new Map<string, Set<Seat>>();
  private played = 0;

  constructor(header: Header, differing: ReadonlySet<Seat>, rng: Rng, leak: Leak | null) {
    const { seed, salt, key } = drawFrom(rng);
    this.both = [
      new ToldMatch(game, header, leak),
      new ToldMatch(game, { ...header, seed, salt, key }, leak),
    ];
    this.seats = header.kept.length;
    this.differing = differing;
    this.rng = rng;
  }

  /** Everybody sits down; who keeps something secret may leave it to the server. */
  begin(around: Circumstances): string | null {
    for (let seat = 0; seat < this.seats; seat++) {
      const [side, other] = sidesOf(this.rng);
      const differs = this.differing.has(seat);
      const dealt = differs && this.rng.below(3) === 0;
      const join = { t: 'join', player: `p_${seat}`, bot: false } as const;
      const joins = [side, differs ? other : side].map((each) => (dealt ? join : { ...join, side: each }));
      const found = this.ask(joins, around);
      if (found !== null) return found;
    }
    return null;
  }

  /** Who may not know which of the twins it is. */
  unknowing(): Viewer[] {
    const seats = Array.from({ length: this.seats }, (_, seat) => seat).filter(
      (seat) => !this.differing.has(seat),
    );
    return [...seats, null].filter((viewer) => this.played < this.partsAt(viewer));
  }

  /** Asks of both what is the same to whoever may not know; says what told them apart. */
  ask([request, other]: readonly MatchRequest[], around: Circumstances): string | null {
    const [a, b] = this.both;
    const seat = seatOf(a.match.state, request.player);
    const before = a.match.state.log && game.clone(a.match.state.log.position);
    const isEqual = seat === null ? before !== null : this.unknowing().includes(seat);
    const heard = a.entries.length;
    const answers = [a.ask(request, around), b.ask(other, around)];
    if (isEqual && answers[0] !== answers[1]) return apart(seat, 'answered', answers[0], answers[1]);
    const entries = a.entries.slice(heard);
    for (const entry of entries) this.learn(entry, before);
    this.over = this.both.some(({ match }) => match.state.over !== null);
    if (this.over) return null;
    if (isEqual) this.seen.add(JSON.parse(answers[0]).code);
    for (const { kind, offer = '' } of entries) this.seen.add(`${kind} ${offer}`.trim());
    return this.compare('sent', (told, viewer) => told.heard(viewer).join('\n'));
  }

  /** What tells somebody apart what nobody may. */
  compare(channel: string, tell: (told: ToldMatch, viewer: Viewer) => string): string | null {
    if (this.over) return null;
    for (const viewer of this.unknowing()) {
      const [one, other] = this.both.map((told) => bare(tell(told, viewer)));
      if (one !== other) return apart(viewer, channel, one, other);
    }
    return null;
  }

  /** What a seat may give in both. */
  common(seat: Seat): Command[] {
    const [a] = this.both;
    const legal: Command[] = [];
    game.legal(a.match.state.log!.position, seat, legal);
    const alike = this.cardsAlike(seat);
    return legal.filter((command) => this.isCommon(seat, command, alike));
  }
  isCommon(seat: Seat, command: Command, alike = this.cardsAlike(seat)): boolean {
    const checks = this.both.map(
      ({ match }) => game.check(match.state.log!.position, seat, command) === null,
    );
    return (
      checks[0] === checks[1] && (!checks[0] || command.name === 'move' || alike[Number(command.args[0]) - 1])
    );
  }
  private cardsAlike(seat: Seat): boolean[] {
    const [hand, other] = this.both.map(
      ({ match }) => game.view(match.state.log!.position, seat).seats[seat].cards,
    );
    return hand.map(({ ability }: { ability: string }, card: number) => ability === other[card].ability);
  }

  private learn(entry: LogEntry, before: unknown): void {
    const facts: AnyFact[] = [];
    const tell = (fact: AnyFact) => facts.push(structuredClone(fact));
    if (entry.kind === 'played') {
      this.played++;
      const command = game.grammar.parse(entry.command!);
      if (command.ok) game.perform(before, entry.by!, command.value, tell);
    } else if (entry.kind === 'withdrawn') game.withdraw(before, entry.seat!, tell);
    for (const fact of facts) {
      this.seen.add(`${fact.kind} ${fact.letter ?? ''}`.trim());
      const [links, by] = TELLS[fact.kind]?.(fact) ?? [[], 'all'];
      for (const link of links)
        if (by === 'all') this.reveal(link);
        else this.scan(link, by);
    }
  }
  private reveal(link: string): void {
    if (this.isSame(link)) return;
    for (const viewer of this.unknowing()) this.part(viewer);
    this.apart = true;
  }
  /** What all players know everybody knows. */
  private scan(link: string, by: Seat): void {
    const scanners = this.scanned.get(link) ?? new Set();
    this.scanned.set(link, scanners.add(by));
    if (this.isSame(link)) return;
    this.part(by);
    if (scanners.size === this.seats - 1) this.part(null);
  }
  /** Spectators learn it some commands later. */
  private part(viewer: Viewer): void {
    const delay = viewer === null ? this.both[0].match.header.delay : 0;
    this.parted.set(viewer, Math.min(this.partsAt(viewer), this.played + delay));
  }
  private partsAt(viewer: Viewer): number {
    return this.parted.get(viewer) ?? Number.POSITIVE_INFINITY;
  }
  /** By what their owners see. */
  private isSame(link: string): boolean {
    const [one, other] = this.both.map(({ match }) => {
      const { position } = match.state.log!;
      const of = game.view(position, 0).links.findIndex((each: { link: string }) => each.link === link);
      return game.view(position, Math.floor(of / VALUES.length)).links[of].value;
    });
    return one === other;
  }
}

const AROUND = 60; // characters shown beside the first that differs

function apart(viewer: Viewer, channel: string, one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const shown = [one, other].map((text) => text.slice(Math.max(0, at - AROUND), at + AROUND));
  return `${viewer === null ? 'the public' : `seat ${viewer}`} was ${channel} …${shown.join('… and …')}…`;
}
