/** One match by its log, and everything that each kind of viewer is sent of it. */
import type { AnyGame } from '@quadrant/kernel';
import { decide } from '../match/decide.js';
import type { Header, LogEntry } from '../match/entry.js';
import { Match, resume, viewsOf } from '../match/match.js';
import type { Circumstances, MatchRequest } from '../match/request.js';
import { Telling } from '../match/telling.js';
import type { Viewer } from '../match/viewer.js';
import { nameOf } from './simulation.js';

/** What a message is made into: for planting what must not be in it. */
export type Leak = (message: object, match: Match) => object;

/** The proof is a digest of what is hidden with a secret salt, and differs. */
export const bare = (text: string): string => text.replace(/"proof":"sha256:[0-9a-f]{64}"/g, '"proof":"…"');

export class ToldMatch {
  readonly match: Match;
  readonly entries: LogEntry[] = [];
  private readonly game: AnyGame;
  private readonly leak: Leak | null;
  private readonly sent = new Map<Viewer, string[]>();
  private readonly views = new Map<Viewer, unknown>(); // the last ones sent

  constructor(game: AnyGame, header: Header, leak: Leak | null = null) {
    this.game = game;
    this.leak = leak;
    this.match = new Match(game, header, { nameOf });
  }

  /** What the asker is answered. */
  ask(request: MatchRequest, around: Circumstances): string {
    const { match, entries } = this;
    const ruling = decide(match.state, request, around);
    for (const entry of ruling.entries) {
      match.apply(entry, (viewer, event) => {
        const telling = new Telling(viewer, event(), match.presentFor(viewer));
        const before = this.views.get(viewer);
        this.views.set(viewer, telling.view);
        this.keep(viewer, telling.text);
        if (before !== undefined) this.keep(viewer, telling.since(before));
      });
      entries.push(entry);
    }
    return this.leaked(JSON.stringify(ruling.refusal === null ? { t: 'ok' } : ruling.refusal));
  }

  /** What a viewer was sent since this was asked last, and what one who comes now is sent. */
  heard(viewer: Viewer): string[] {
    const sent = this.sent.get(viewer) ?? [];
    this.sent.set(viewer, []);
    return [...sent, this.leaked(JSON.stringify(this.match.stateFor(viewer)))];
  }
  /** What one is sent who comes back, having seen so much. */
  resumed(viewer: Viewer, from: number): string[] {
    const { game, match, entries } = this;
    const texts = resume(game, match.header, entries, { nameOf }, viewer, from, match.state.at);
    return texts.map((text) => this.leaked(text));
  }
  /** What one may look back at. */
  lookedBack(viewer: Viewer): string {
    const { game, match, entries } = this;
    return JSON.stringify(viewsOf(game, match.header, entries, { nameOf }, viewer, () => true));
  }

  private keep(viewer: Viewer, text: string): void {
    const sent = this.sent.get(viewer) ?? [];
    this.sent.set(viewer, sent);
    sent.push(this.leaked(text));
  }
  private leaked(text: string): string {
    const { leak, match } = this;
    return leak === null ? text : JSON.stringify(leak(JSON.parse(text), match));
  }
}
