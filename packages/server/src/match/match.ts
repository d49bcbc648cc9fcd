/** A match as it is kept in memory: how it stands, how the public sees it, and what each viewer was told last. */
import type { AnyGame, Fact } from '@quadrant/kernel';
import { apply } from './apply.js';
import type { Header, LogEntry } from './entry.js';
import { type MatchState, newState } from './state.js';
import type { Present } from './telling.js';
import {
  type Directory,
  type EventMessage,
  eventFor,
  factsFor,
  isShown,
  presentOf,
  type StateMessage,
  stateFor,
  type Viewer,
  viewOf,
} from './viewer.js';

/** Where an event goes; made only where somebody listens. */
export type Hear = (viewer: Viewer, event: () => EventMessage) => void;

export class Match {
  readonly state: MatchState;
  /** What the public sees: the same, or some commands behind. */
  private readonly shown: MatchState;
  private readonly waiting: LogEntry[] = []; // entries that the public does not see yet
  private publicV = 0;
  private readonly facts: (readonly Fact[])[]; // of the last event, by seat, the public last
  private readonly directory: Directory;

  constructor(game: AnyGame, header: Header, directory: Directory) {
    this.state = newState(game, header);
    this.shown = header.delay > 0 ? newState(game, header) : this.state;
    this.facts = [...header.kept, null].map(() => []);
    this.directory = directory;
  }

  get header(): Header {
    return this.state.header;
  }
  /** Entries so far. */
  get number(): number {
    return this.state.number;
  }

  apply(entry: LogEntry, hear: Hear | null = null): void {
    const { state, shown } = this;
    const told = apply(state, entry);
    for (let seat = 0; seat < state.seats.length; seat++) {
      this.facts[seat] = factsFor(told, seat);
      this.tell(seat, state, entry, hear);
    }
    if (shown === state) {
      this.tellPublic(entry, factsFor(told, null), hear);
      return;
    }
    this.waiting.push(entry);
    while (this.waiting.length > 0 && this.mayShow()) {
      const next = this.waiting.shift()!;
      this.tellPublic(next, factsFor(apply(shown, next), null), hear);
    }
  }

  /** What this viewer is to know, then or when the last thing happened. */
  stateFor(viewer: Viewer, now = this.state.at): StateMessage {
    const [state, v] = [this.stateOf(viewer), this.versionFor(viewer)];
    return stateFor(state, viewer, v, this.factsOf(viewer), this.directory, now);
  }
  /** What belongs to the moment, for this viewer. */
  presentFor(viewer: Viewer): Present {
    return presentOf(this.stateOf(viewer), viewer);
  }
  /** What this viewer sees now. */
  viewFor(viewer: Viewer): StateMessage['view'] {
    return viewOf(this.stateOf(viewer), viewer);
  }
  /** How far the game is for this viewer. */
  plyFor(viewer: Viewer): number {
    return this.stateOf(viewer).log?.ply ?? 0;
  }
  /** A seat sees every entry; the public counts its own. */
  versionFor(viewer: Viewer): number {
    return viewer === null ? this.publicV : this.state.number;
  }

  private stateOf(viewer: Viewer): MatchState {
    return viewer === null ? this.shown : this.state;
  }
  /** Whatever it is, so many commands come after it first; at the end nothing waits any more. */
  private mayShow(): boolean {
    if (this.state.over !== null) return true;
    const later = this.waiting.slice(1).filter(({ kind }) => kind === 'played');
    return later.length >= this.header.delay;
  }
  private tellPublic(entry: LogEntry, facts: readonly Fact[], hear: Hear | null): void {
    if (!isShown(entry, null)) return;
    this.publicV++;
    this.facts[this.facts.length - 1] = facts;
    this.tell(null, this.shown, entry, hear);
  }
  private tell(viewer: Viewer, state: MatchState, entry: LogEntry, hear: Hear | null): void {
    hear?.(viewer, () =>
      eventFor(state, entry, viewer, this.versionFor(viewer), this.factsOf(viewer), this.directory),
    );
  }
  private factsOf(viewer: Viewer): readonly Fact[] {
    return this.facts[viewer ?? this.facts.length - 1];
  }
}

/** The longest answer by events, in bytes; past that the state says it shorter. */
const LONGEST_RESUME = 65_536;

/** What a viewer missed after version `from`; or the state, where that is shorter, or `from` is not known. */
export function resume(
  game: AnyGame,
  header: Header,
  entries: readonly LogEntry[],
  directory: Directory,
  viewer: Viewer,
  from: number,
  now: number,
): string[] {
  const match = new Match(game, header, directory);
  const missed: string[] = [];
  let left = LONGEST_RESUME;
  for (const entry of entries)
    match.apply(entry, (to, event) => {
      if (to !== viewer || match.versionFor(viewer) <= from || left < 0) return; // no more is written than is sent
      const text = JSON.stringify(event());
      left -= Buffer.byteLength(text);
      missed.push(text);
    });
  const brief = missed.pop();
  if (brief !== undefined && left >= 0 && from <= match.versionFor(viewer)) {
    const last = lastOf(brief, match.stateFor(viewer));
    if (Buffer.byteLength(last) - Buffer.byteLength(brief) <= left) return [...missed, last];
  }
  return [JSON.stringify(match.stateFor(viewer, now))];
}

/** The last event with what belongs to the present. */
function lastOf(brief: string, { view, legal, clock }: StateMessage): string {
  return JSON.stringify({ ...JSON.parse(brief), view, legal, clock });
}

export interface SeenView {
  readonly ply: number;
  readonly view: NonNullable<StateMessage['view']>;
}

/** What a viewer was shown at these plies, as it was then: to be looked back at by who came later. */
export function viewsOf(
  game: AnyGame,
  header: Header,
  entries: readonly LogEntry[],
  directory: Directory,
  viewer: Viewer,
  isWanted: (ply: number) => boolean,
): SeenView[] {
  const match = new Match(game, header, directory);
  const views = new Map<number, SeenView>();
  for (const entry of entries)
    match.apply(entry, (to, event) => {
      if (to !== viewer) return;
      const { ply = 0 } = event();
      const view = isWanted(ply) ? match.viewFor(viewer) : null;
      if (view !== null) views.set(ply, { ply, view });
    });
  return [...views.values()];
}
