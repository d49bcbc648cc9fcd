/** What this browser keeps of matches: commands that were not acknowledged, what was seen and is planned in this tab. */
import { store } from '../keep/storage.js';
import type { SignedWish } from './client/machine.js';
import type { Seen, Story } from './client/story.js';

const waitingKey = (match: string) => `online:waiting:${match}`;
const planKey = (match: string) => `quadrant:online:plan:${match}`;
const seenKey = (match: string) => `quadrant:online:seen:${match}`;

function keptWaiting(match: string): readonly SignedWish[] {
  const kept = store.read(waitingKey(match));
  return Array.isArray(kept) ? kept.filter((ask) => typeof ask?.id === 'string' && ask.match === match) : [];
}

/** Sent again after a reload, under the same ids: they count once. What another tab keeps stays beside them. */
export class KeptWaiting {
  readonly before: readonly SignedWish[]; // of an earlier visit
  private readonly match: string;
  private readonly own: Set<string>;

  constructor(match: string) {
    this.match = match;
    this.before = keptWaiting(match);
    this.own = new Set(this.before.map(({ id }) => id));
  }
  keep(waiting: readonly SignedWish[]): void {
    for (const { id } of waiting) this.own.add(id);
    const all = [...keptWaiting(this.match).filter(({ id }) => !this.own.has(id)), ...waiting];
    if (all.length > 0) store.write(waitingKey(this.match), all);
    else store.remove(waitingKey(this.match));
  }
}

/** The server shows only the present: what this tab saw can be looked back at after a reload, too. */
export function keptSeen(match: string): Seen | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(seenKey(match)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
export function keepSeen(match: string, { turns, opening, firstTurn }: Story): void {
  try {
    const views = turns.map(({ ply, view }) => ({ ply, view }));
    sessionStorage.setItem(
      seenKey(match),
      JSON.stringify({ turns: views, opening, firstTurn } satisfies Seen),
    );
  } catch {
    // Too much, or forbidden: then earlier turns cannot be looked at.
  }
}

/** A command for the turn to come, and the ply at which it was chosen. */
export interface KeptPlan {
  readonly ply: number;
  readonly command: string;
}
export function keptPlan(match: string): KeptPlan | null {
  try {
    const { ply, command } = JSON.parse(sessionStorage.getItem(planKey(match)) ?? '{}');
    return typeof command === 'string' ? { ply, command } : null;
  } catch {
    return null;
  }
}
export function keepPlan(match: string, plan: KeptPlan | null): void {
  try {
    if (plan) sessionStorage.setItem(planKey(match), JSON.stringify(plan));
    else sessionStorage.removeItem(planKey(match));
  } catch {
    // Forbidden: then a plan is as good as this visit.
  }
}
