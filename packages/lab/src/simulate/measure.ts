/**
 * What is counted in a game: `fact:destroyed name=Grunt` how often a fact was told, `view:score` a number of a seat's
 * view at the end (`seat=2` for another than the first; `.length` of lists).
 */
import { type AnyGame, type Fact, ok, type Result, refuse } from '@quadrant/kernel';
import type { GameModule } from '../games.js';

export interface Measure {
  readonly text: string;
  /** The fact it counts, and what must hold of it; null for one of the view. */
  readonly fact: { readonly kind: string; readonly where: readonly (readonly [string, string])[] } | null;
  readonly view: { readonly path: readonly string[]; readonly seat: number } | null;
}

const wrong = (text: string, why: string) => refuse('bad-measure', `"${text}" ${why}`);

export function readMeasure(text: string): Result<Measure> {
  const [, from, rest = ''] = /^(fact|view):(.*)$/s.exec(text.trim()) ?? [];
  const { head, where, odd } = split(rest);
  if (from === undefined || head === '')
    return wrong(text, "is not of the form 'fact:KIND FIELD=VALUE…' or 'view:PATH seat=N'");
  if (odd !== null) return wrong(text, `holds "${odd}", which is not FIELD=VALUE`);
  if (from === 'fact') return ok({ text, fact: { kind: head, where }, view: null });
  const seat =
    where.length === 0 ? 1 : where.length === 1 && where[0][0] === 'seat' ? Number(where[0][1]) : Number.NaN;
  if (!Number.isInteger(seat) || seat < 1) return wrong(text, 'names no seat: seat=1 is the first');
  return ok({ text, fact: null, view: { path: head.split('.'), seat: seat - 1 } });
}

/** The words up to the first FIELD=VALUE are the head: kinds of facts may have blanks in them; so may values. */
function split(text: string): { head: string; where: (readonly [string, string])[]; odd: string | null } {
  const at = text.search(/\s[\w.]+=/);
  if (at < 0) return { head: text.trim(), where: [], odd: null };
  const where: (readonly [string, string])[] = [];
  for (const part of text
    .slice(at)
    .trim()
    .split(/\s+(?=[\w.]+=)/)) {
    const equals = part.indexOf('=');
    if (equals <= 0 || equals === part.length - 1) return { head: '', where, odd: part };
    where.push([part.slice(0, equals), part.slice(equals + 1)]);
  }
  return { head: text.slice(0, at).trim(), where, odd: null };
}

/** A fact's own `kind` is said before: as a field it means the kind of the piece, under whatever name the game has for it. */
export const KIND = 'kind';
const KIND_OF_PIECE = ['name', 'who.kind', 'victim.kind', 'letter', 'link'];
export const pathsOf = (field: string): string[][] =>
  (field === KIND ? KIND_OF_PIECE : [field]).map((path) => path.split('.'));

/** A value as measures write it. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Whether a fact is one of those counted; `told` puts it into the words of its schema. */
function counts({ kind, where }: NonNullable<Measure['fact']>, fact: Fact, told: Told): boolean {
  if (fact.kind !== kind) return false;
  if (where.length === 0) return true;
  const whole = told(fact);
  return where.every(([field, value]) =>
    pathsOf(field).some((path) => {
      const found = at(whole, path);
      return found !== undefined && textOf(found) === value;
    }),
  );
}

/** The number at a path of a view; null where there is none. */
export function numberAt(view: unknown, path: readonly string[]): number | null {
  const found = at(view, path);
  if (typeof found === 'boolean') return Number(found);
  return typeof found === 'number' && Number.isFinite(found) ? found : null;
}

function at(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const key of path) {
    if (found === null || typeof found !== 'object' || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

type Told = (fact: Fact) => Fact;
const asItIs: Told = (fact) => fact;

/** Counts all measures of one game. */
export class Gauge {
  private readonly measures: readonly Measure[];
  private readonly game: AnyGame;
  private readonly told: Told;
  private readonly counted: number[];
  /** Whether facts must be told to it. */
  readonly listens: boolean;

  constructor(measures: readonly Measure[], { game, told = asItIs }: Pick<GameModule, 'game' | 'told'>) {
    this.measures = measures;
    this.game = game;
    this.told = told;
    this.counted = measures.map(() => 0);
    this.listens = measures.some(({ fact }) => fact !== null);
  }

  hear(fact: Fact): void {
    for (const [i, measure] of this.measures.entries())
      if (measure.fact !== null && counts(measure.fact, fact, this.told)) this.counted[i]++;
  }

  /** What was measured by the end, in the order of the measures; the next game begins from nothing. */
  take(position: unknown): (number | null)[] {
    const { game } = this;
    const taken = this.measures.map(({ view }, i) =>
      view === null
        ? this.counted[i]
        : view.seat < game.seats(position)
          ? numberAt(game.view(position, view.seat), view.path)
          : null,
    );
    this.counted.fill(0);
    return taken;
  }
}
