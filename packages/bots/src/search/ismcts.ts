/**
 * Information-set Monte Carlo tree search with priors (PUCT). One tree of one seat's decisions and of what it
 * expects of the others; every iteration walks down it in another world that fits what the seat sees, and adds the
 * evaluation of the place where it leaves the tree. Where an action shows the seat something, it comes to another node
 * for each thing it may be shown. Others do not know all that the seat knows: they choose by what comes of a line where
 * that is otherwise. No play-outs: who hands in an evaluation has them if he wants.
 */
import type { Seat } from '@quadrant/kernel';
import type { Playable } from './playable.js';
import { NONE, Tree } from './tree.js';

export interface IsmctsSettings {
  readonly exploration: number; // how much priors count against values
  readonly reserve: number; // by how much an untried action is thought worse than its node
}

export interface TriedAction {
  readonly action: number;
  readonly visits: number;
  readonly value: number; // to who searches, from -1 to 1
}

/** A line longer than this is evaluated where it is: two sides can go round in circles for ever. */
const DEEPEST = 60;
const ROOT = 0;
/** An action is looked behind once it has been tried so often. */
const TRIED_ENOUGH = 2;
/** What is less likely than this is not expected of anybody but the one who is to choose now. */
const UNLIKELY = 0.004;

export class Ismcts<S> {
  private readonly game: Playable<S>;
  private readonly settings: IsmctsSettings;
  private readonly tree = new Tree();
  private readonly actions: Int32Array;
  private readonly priors: Float64Array;
  private readonly values: Float64Array;
  private readonly guessed: Float64Array; // the values where the others think to be
  private readonly pathNodes = new Int32Array(DEEPEST);
  private readonly pathPlaces = new Int32Array(DEEPEST);
  private readonly pathSeats = new Int32Array(DEEPEST);
  private scratch: S | null = null;
  private guessScratch: S | null = null;
  private isGiven = false; // what is to be tried at the root was handed in
  iterations = 0;

  constructor(game: Playable<S>, settings: IsmctsSettings) {
    this.game = game;
    this.settings = settings;
    this.actions = new Int32Array(game.mostActions);
    this.priors = new Float64Array(game.mostActions);
    this.values = new Float64Array(game.seats);
    this.guessed = new Float64Array(game.seats);
  }

  /** Forgets everything: the next iteration begins a new search. */
  clear(): void {
    this.tree.clear();
    this.iterations = 0;
    this.isGiven = false;
  }

  /**
   * One iteration in this world, which is left as it is, like the guess: what the others may take the world for, who do
   * not know what the one who searches knows. As long as a line is the same there, they judge it by that.
   */
  iterate(world: S, guess: S | null = null): void {
    const { game, tree } = this;
    const s = game.copy(world, this.scratch);
    this.scratch = s;
    let taken = guess;
    if (taken !== null) this.guessScratch = taken = game.copy(taken, this.guessScratch);
    let node = this.tree.isEmpty ? this.expand(s) : ROOT;
    let depth = 0;
    const me = game.onMove(s);
    let seat = me;
    let movers = 0;
    for (;;) {
      const place = this.select(node, s);
      this.pathNodes[depth] = node;
      this.pathPlaces[depth] = place;
      this.pathSeats[depth] = seat;
      movers |= 1 << seat;
      const action = tree.actions[place] >> 1;
      if (taken !== null) taken = this.followed(taken, seat, action);
      game.perform(s, action);
      seat = game.onMove(s);
      depth++;
      if (depth === DEEPEST || tree.visits[place] < TRIED_ENOUGH || seat < 0) break;
      node = this.behind(node, place, s, action, me);
    }
    game.evaluate(s, this.values, movers);
    if (taken !== null) this.judge(taken, movers & ~(1 << me));
    for (let i = 0; i < depth; i++) {
      const value = this.values[this.pathSeats[i]];
      tree.visits[this.pathPlaces[i]]++;
      tree.sums[this.pathPlaces[i]] += value;
      tree.seen[this.pathNodes[i]]++;
      tree.totals[this.pathNodes[i]] += value;
    }
    this.iterations++;
  }

  /** The guess after an action, or null when that cannot be done there. */
  private followed(guess: S, seat: Seat, action: number): S | null {
    const { game } = this;
    if (game.onMove(guess) !== seat || !game.isLegal(guess, action)) return null;
    game.perform(guess, action);
    return guess;
  }

  /** Lets these seats value what they take for the world. */
  private judge(guess: S, seats: number): void {
    if (seats === 0) return;
    this.game.evaluate(guess, this.guessed, seats);
    for (let seat = 0; seat < this.game.seats; seat++)
      if ((seats & (1 << seat)) !== 0) this.values[seat] = this.guessed[seat];
  }

  /** The node that an action has led to, made where there is none. Who does not know its secret sees no difference. */
  private behind(node: number, place: number, s: S, action: number, me: Seat): number {
    const { game, tree } = this;
    const shown = game.shown(s, action, me);
    const known = tree.behind(place, shown);
    if (known !== NONE) return known;
    const twin = game.isTold(s, action) ? NONE : tree.behindTwin(node, place, shown);
    if (twin !== NONE) {
      tree.share(place, twin);
      return twin;
    }
    const made = this.expand(s);
    tree.put(place, shown, made);
    return made;
  }

  /** What is known of the actions at the root, the most visited first. */
  tried(): TriedAction[] {
    const { actions, visits, sums, first, size } = this.tree;
    if (this.iterations === 0) return [];
    return Array.from({ length: size[ROOT] }, (_, i) => {
      const place = first[ROOT] + i;
      const value = visits[place] > 0 ? sums[place] / visits[place] : 0;
      return { action: actions[place] >> 1, visits: visits[place], value };
    }).sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  /** Begins a search, in this world, with priors that somebody knows better than the game does. */
  begin(world: S, prior: (action: number) => number): void {
    const n = this.game.actions(world, this.actions);
    for (let i = 0; i < n; i++) this.priors[i] = prior(this.actions[i]);
    this.isGiven = true;
    this.tree.add(this.actions, this.priors, this.scaled(world, n));
  }

  private expand(s: S): number {
    const n = this.list(s);
    return this.tree.add(this.actions, this.priors, n);
  }

  /** The actions with a prior above 0, or all when there are none such. */
  private list(s: S): number {
    const { game, actions, priors } = this;
    const n = game.actions(s, actions);
    game.priors(s, actions, n, priors);
    if (!this.tree.isEmpty) for (let i = 0; i < n; i++) if (priors[i] < UNLIKELY) priors[i] = 0;
    return this.scaled(s, n);
  }

  private scaled(s: S, n: number): number {
    const { game, actions, priors } = this;
    let kept = 0;
    let sum = 0;
    for (let i = 0; i < n; i++) {
      if (priors[i] <= 0) continue;
      actions[kept] = 2 * actions[i] + game.secret(s, actions[i]);
      priors[kept++] = priors[i];
      sum += priors[i];
    }
    if (kept === 0) {
      priors.fill(1 / n, 0, n);
      for (let i = 0; i < n; i++) actions[i] = 2 * actions[i] + game.secret(s, actions[i]);
      return n;
    }
    for (let i = 0; i < kept; i++) priors[i] /= sum;
    return kept;
  }

  /** The place of the action to be tried next in this world. */
  private select(node: number, s: S): number {
    const seen = this.tree.seen[node];
    // Ever more seldom it asks whether this world has actions that the node has not met.
    const asks = seen >= 1 && (seen & (seen + 1)) === 0 && (node !== ROOT || !this.isGiven);
    if (asks) this.meet(node, s);
    const best = this.best(node, s);
    if (best !== NONE) return best;
    this.meet(node, s);
    return this.best(node, s);
  }

  private meet(node: number, s: S): void {
    const n = this.list(s);
    this.tree.widen(node, this.actions, this.priors, n);
  }

  /** The most promising place that is legal in this world, or NONE. */
  private best(node: number, s: S): number {
    const { tree, settings } = this;
    const { actions, visits, priors, sums } = tree;
    const seen = tree.seen[node];
    const untried = (seen > 0 ? tree.totals[node] / seen : 0) - settings.reserve;
    const spread = settings.exploration * Math.sqrt(seen + 1);
    const end = tree.first[node] + tree.size[node];
    let best = NONE;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let k = tree.first[node]; k < end; k++) {
      const tries = visits[k];
      const score =
        tries > 0 ? sums[k] / tries + (spread * priors[k]) / (1 + tries) : untried + spread * priors[k];
      if (score > bestScore && this.isOpen(s, actions[k])) {
        best = k;
        bestScore = score;
      }
    }
    return best;
  }

  /** Whether an action is legal in this world, with this secret. */
  private isOpen(s: S, choice: number): boolean {
    const action = choice >> 1;
    return this.game.isLegal(s, action) && this.game.secret(s, action) === (choice & 1);
  }
}
