/**
 * Information-set Monte Carlo tree search with priors (PUCT). One tree of one seat's decisions and of what it
 * expects of the others; every iteration walks down it in another world that fits what the seat sees, and adds the
 * evaluation of the place where it leaves the tree. No play-outs: who hands in an evaluation has them if he wants.
 */
import type { Playable } from './playable.js';
import { NONE, Tree } from './tree.js';

export interface IsmctsSettings {
  readonly exploration: number; // how much priors count against values
  readonly reserve: number; // by how much an untried action is thought worse than its node
}

export interface Tried {
  readonly action: number;
  readonly visits: number;
  readonly value: number; // to who searches, from -1 to 1
}

/** A line longer than this is evaluated where it is: two sides can go round in circles for ever. */
const DEEPEST = 60;
const ROOT = 0;

export class Ismcts<S> {
  private readonly game: Playable<S>;
  private readonly settings: IsmctsSettings;
  private readonly tree = new Tree();
  private readonly actions: Int32Array;
  private readonly priors: Float64Array;
  private readonly values: Float64Array;
  private readonly pathPlaces = new Int32Array(DEEPEST);
  private readonly pathSeats = new Int32Array(DEEPEST);
  private scratch: S | null = null;
  iterations = 0;

  constructor(game: Playable<S>, settings: IsmctsSettings) {
    this.game = game;
    this.settings = settings;
    this.actions = new Int32Array(game.mostActions);
    this.priors = new Float64Array(game.mostActions);
    this.values = new Float64Array(game.seats);
  }

  /** Forgets everything: the next iteration begins a new search. */
  clear(): void {
    this.tree.clear();
    this.iterations = 0;
  }

  /** One iteration in this world, which is left as it is. */
  iterate(world: S): void {
    const { game, tree } = this;
    const s = game.copy(world, this.scratch);
    this.scratch = s;
    let node = this.iterations === 0 ? this.expand(s) : ROOT;
    let depth = 0;
    let seat = game.onMove(s);
    for (;;) {
      const place = this.select(node, s);
      this.pathPlaces[depth] = place;
      this.pathSeats[depth] = seat;
      game.perform(s, tree.actions[place]);
      seat = game.onMove(s);
      depth++;
      if (depth === DEEPEST || tree.visits[place] === 0 || seat < 0) break;
      if (tree.children[place] === NONE) {
        const child = this.expand(s); // may move the arrays
        tree.children[place] = child;
      }
      node = tree.children[place];
    }
    game.evaluate(s, this.values);
    for (let i = 0; i < depth; i++) {
      tree.visits[this.pathPlaces[i]]++;
      tree.sums[this.pathPlaces[i]] += this.values[this.pathSeats[i]];
    }
    this.iterations++;
  }

  /** What is known of the actions at the root, the most visited first. */
  tried(): Tried[] {
    const { actions, visits, sums, first, size } = this.tree;
    if (this.iterations === 0) return [];
    return Array.from({ length: size[ROOT] }, (_, i) => {
      const place = first[ROOT] + i;
      const value = visits[place] > 0 ? sums[place] / visits[place] : 0;
      return { action: actions[place], visits: visits[place], value };
    }).sort((a, b) => b.visits - a.visits || b.value - a.value);
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
    let kept = 0;
    let sum = 0;
    for (let i = 0; i < n; i++) {
      if (priors[i] <= 0) continue;
      actions[kept] = actions[i];
      priors[kept++] = priors[i];
      sum += priors[i];
    }
    if (kept === 0) {
      priors.fill(1 / n, 0, n);
      return n;
    }
    for (let i = 0; i < kept; i++) priors[i] /= sum;
    return kept;
  }

  /** The place of the action to be tried next in this world. */
  private select(node: number, s: S): number {
    const { tree, settings } = this;
    let n = this.game.actions(s, this.actions);
    let seen = this.sumUp(node, n);
    if (seen < 0) {
      n = this.list(s);
      seen = this.sumUp(node, n);
      if (seen < 0) {
        tree.widen(node, this.actions, this.priors, n);
        seen = this.sumUp(node, n);
      }
    }
    const { actions, visits, priors, sums } = tree;
    const untried = (seen > 0 ? this.sum / seen : 0) - settings.reserve;
    const spread = settings.exploration * Math.sqrt(seen + 1);
    let best = NONE;
    let bestScore = Number.NEGATIVE_INFINITY;
    let k = tree.first[node];
    for (let i = 0; i < n; i++, k++) {
      while (actions[k] < this.actions[i]) k++;
      const tries = visits[k];
      const score = (tries > 0 ? sums[k] / tries : untried) + (spread * priors[k]) / (1 + tries);
      if (score > bestScore) {
        best = k;
        bestScore = score;
      }
    }
    return best;
  }

  /** The sum of the values of the actions that `sumUp` has last gone over. */
  private sum = 0;

  /** How often the actions of this world have been tried at a node; -1 when it has not met them all. */
  private sumUp(node: number, n: number): number {
    const { actions, visits, sums, first, size } = this.tree;
    let k = first[node];
    const end = k + size[node];
    let seen = 0;
    let sum = 0;
    for (let i = 0; i < n; i++, k++) {
      while (k < end && actions[k] < this.actions[i]) k++;
      if (k >= end || actions[k] !== this.actions[i]) return -1;
      seen += visits[k];
      sum += sums[k];
    }
    this.sum = sum;
    return seen;
  }
}
