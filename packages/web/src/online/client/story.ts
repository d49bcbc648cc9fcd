/**
 * What one viewer knows of a match, folded from what the server says: the present state, and the turns that led there.
 * Versions count without gaps: what comes twice is dropped, and what is missing is noticed.
 */
import type { Plain, Seat } from '@quadrant/kernel';
import type { EventMessage, StateMessage } from '@quadrant/wire';

export type { EventMessage, StateMessage };

/** A turn as this viewer was told it. */
export interface HeardTurn {
  readonly by: Seat | null;
  readonly ply: number; // after it
  readonly command: string | null;
  readonly facts: StateMessage['facts'];
  readonly view: StateMessage['view']; // after it; null where it was never sent
  readonly onMove: Seat | null;
}

/** Views as they were sent, to be known again after a reload. */
export interface Seen {
  readonly turns: readonly Pick<HeardTurn, 'ply' | 'view'>[];
  readonly opening: StateMessage['view'];
  readonly firstTurn: number;
}

/** `news`: it is part of the story now; `known`: it was before; `gap`: something before it is missing. */
export type Taken = 'news' | 'known' | 'gap';

/** Events that leave a seat and let the others go on are told like turns. */
const TOLD_KINDS: readonly EventMessage['kind'][] = ['played', 'withdrawn'];

/** What comes of an offer, or of who leaves, and is nowhere else to be seen. */
const NEWS: readonly EventMessage['kind'][] = ['declined', 'taken-back', 'withdrawn'];

export class Story {
  state: StateMessage | null = null;
  turns: readonly HeardTurn[] = [];
  firstTurn = 0; // how many turns there were before those
  opening: StateMessage['view'] = null; // how it stood before the first of them
  complete = true; // the view is that of the last event: no more of a catching up is to come
  next: string | null = null; // the rematch
  /** Who gave up, or was given up, while the others went on, and how; null where that was not heard. */
  left: ReadonlyMap<Seat, string | null> = new Map(); // 2: 'resigned'
  private placed = false; // `firstTurn` is known
  lastNews: Pick<EventMessage, 'kind' | 'by' | 'offer' | 'why'> | null = null; // until something else happens
  accepted: readonly Pick<EventMessage, 'by' | 'offer'>[] = []; // and others have to

  get turn(): number {
    return this.firstTurn + this.turns.length;
  }
  /** Whether a seat gave a command; taken for granted where only the end of a long match is known. */
  hasMoved(seat: Seat): boolean {
    return this.firstTurn > 0 || this.turns.some(({ by }) => by === seat);
  }
  /** How many turns go when a seat's last one is taken back; 0 where that one is not known. */
  turnsSince(seat: Seat): number {
    const at = this.turns.findLastIndex(({ by }) => by === seat);
    return at < 0 ? 0 : this.turns.length - at;
  }
  /** The same match from a version on, to be told again; what is known of every version stays. */
  rewound(from: number): Story {
    const story = new Story();
    const { state } = this;
    if (state === null) return story;
    story.state = { ...state, v: from, ply: 0, view: null, legal: [], over: null };
    story.complete = false;
    story.next = this.next;
    story.left = this.left;
    return story;
  }
  /** Views that were sent while they were the present; a story that is told again has only the last one. */
  remember({ turns, opening, firstTurn }: Seen): void {
    const views = new Map(turns.map(({ ply, view }) => [ply, view]));
    this.turns = this.turns.map((turn) => ({ ...turn, view: turn.view ?? views.get(turn.ply) ?? null }));
    if (this.firstTurn === firstTurn) this.opening ??= opening;
  }

  take(message: StateMessage | EventMessage): Taken {
    return message.t === 'state' ? this.takeState(message) : this.takeEvent(message);
  }
  here(players: readonly boolean[]): void {
    if (this.state === null) return;
    const now = this.state.players.map(
      (player, seat) => player && { ...player, here: players[seat] === true },
    );
    this.state = { ...this.state, players: now };
  }

  private takeState(state: StateMessage): Taken {
    const same = this.state !== null && this.state.v === state.v && this.complete;
    this.state = state;
    this.left = new Map(state.withdrawn?.map((seat) => [seat, this.left.get(seat) ?? null]));
    if (same) return 'known';
    this.complete = true;
    this.turns = [];
    this.firstTurn = state.ply;
    this.placed = true;
    this.opening = state.view;
    return 'news';
  }

  private takeEvent(event: EventMessage): Taken {
    const before = this.state;
    if (before === null || event.v > before.v + 1) return 'gap';
    if (event.v <= before.v) return 'known';
    const {
      t: _,
      kind,
      by,
      id: __,
      command,
      offer: ___,
      why: ____,
      next,
      change: _____,
      players,
      ...news
    } = event;
    this.state = { ...before, ...defined(news), ...(players ? { players: stillHere(before, players) } : {}) };
    this.complete = event.view !== undefined;
    if (next !== undefined) this.next = next;
    this.place(event);
    this.hearNews(event);
    if (kind === 'started') this.opening = event.view ?? null;
    if (kind === 'withdrawn' && typeof by === 'number')
      this.left = new Map([...this.left, [by, event.why ?? null]]);
    if (kind === 'taken-back') this.takeBack(by ?? null);
    else if (TOLD_KINDS.includes(kind)) this.tell(event, command ?? null);
    return 'news';
  }

  /** Where its first event stands in the match: later ones do not tell, for plies also count what was taken back. */
  private place({ kind, ply }: EventMessage): void {
    if (this.placed || ply === undefined) return;
    this.firstTurn = TOLD_KINDS.includes(kind) ? ply - 1 : ply;
    this.placed = true;
  }

  private hearNews({ kind, by, offer, why }: EventMessage): void {
    this.lastNews = NEWS.includes(kind) ? { kind, by, offer, why } : null;
    const open = this.state!.offers;
    this.accepted = [...this.accepted, ...(kind === 'accepted' ? [{ by, offer }] : [])].filter((each) =>
      open.some((pending) => pending.offer === each.offer),
    );
  }

  private tell({ by = null, ply, facts, view, onMove }: EventMessage, command: string | null): void {
    const turn = {
      by,
      ply: ply ?? 0,
      command,
      facts: facts ?? [],
      view: view ?? null,
      onMove: onMove ?? null,
    };
    this.turns = [...this.turns, turn];
  }
  /** It goes to before the asker's last command. */
  private takeBack(by: Seat | null): void {
    const to = this.turns.findLastIndex((turn) => turn.by === by);
    this.turns = this.turns.slice(0, Math.max(0, to));
    // What stands there now is what the event showed.
    const view = this.state!.view;
    if (!this.complete) return;
    if (this.turns.length === 0) this.opening = view;
    else this.turns = this.turns.with(-1, { ...this.turns.at(-1)!, view });
  }
}

/** Presence is told apart from the log: an event does not know it. */
const stillHere = ({ players: before }: StateMessage, players: StateMessage['players']) =>
  players.map((player, seat) => player && { ...player, here: before[seat]?.here ?? false });

function defined<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, each]) => (each as Plain) !== undefined),
  ) as never;
}
