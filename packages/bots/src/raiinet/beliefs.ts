/**
 * What the other player's moves tell of his links. For every way in which his eight links may be data or viruses, and for
 * every manner in which he may play, it keeps how well they explain what he did. Worlds are then drawn by that instead of
 * all alike. Everything is read off the views of one seat. For two players.
 */
import type { Rng } from '@quadrant/kernel';
import { LINKS_EACH, linkOf, ownerOf, type View } from '@quadrant/raiinet';
import type { Playable } from '../search/playable.js';
import { MANNERS, MoveJudge } from './move-judge.js';
import { type Packed, PLAYING, TURN, VALUE, WINNER } from './packed/layout.js';
import { performCode } from './packed/perform.js';
import { worldsOf } from './packed-from-view.js';

/** All ways: one bit for each of his links, set for a virus. */
const WAYS = 1 << LINKS_EACH;
/** So many worlds are drawn for each that is wanted: the likely ones are taken. */
const DRAWN = 4;
/** In so many worlds of each way his move is judged. */
const WATCHED = 4;

export class Beliefs {
  private readonly judge: MoveJudge;
  private readonly weights = Array.from({ length: MANNERS }, () => new Float64Array(WAYS).fill(1));
  private watched: readonly Packed[] = []; // worlds as they may be before his next move
  private remembered = 0; // of the view's history
  private cards = 0; // that he had used

  constructor(mind: Playable<Packed>) {
    this.judge = new MoveJudge(mind);
  }

  /**
   * Worlds that fit the view: those that explain best what the other did come most often. Whoever is late looks for
   * explanations in fewer.
   */
  draw(view: View, count: number, rng: Rng, isLate: () => boolean = () => false): Packed[] {
    const any = worldsOf(view);
    const drawn = Array.from({ length: DRAWN * count }, () => any(rng));
    const other = 1 - view.seat;
    this.learn(view, drawn[0], other, rng, isLate);
    this.watched = someOfEach(drawn, other);
    return this.likely(drawn, other, count, rng);
  }

  /** What it does itself, after which the other moves. */
  act(code: number): void {
    for (const world of this.watched) performCode(world, code);
  }

  private learn(view: View, now: Packed, other: number, rng: Rng, isLate: () => boolean): void {
    const cards = view.seats[other].cards.filter((card) => card.used).length;
    if (view.history.length < this.remembered) this.forget(); // something was taken back
    const [first] = this.watched;
    const hasMoved = first && first[TURN] === other && first[WINNER] === PLAYING;
    // What he moves after a card says little without knowing what the card was for.
    if (hasMoved && cards === this.cards) this.explain(now, other, rng, isLate);
    for (const memory of view.history.slice(this.remembered)) {
      const link = linkOf(2, memory.link);
      if (ownerOf(link) !== other) continue;
      const bit = 1 << (link % LINKS_EACH);
      if (memory.kind === 'flipped') this.reorder((all, way) => all[way ^ bit]);
      if (memory.kind === 'mixed') this.mix(bit, 1 << (linkOf(2, memory.other) % LINKS_EACH));
    }
    this.remembered = view.history.length;
    this.cards = cards;
  }

  private forget(): void {
    for (const weights of this.weights) weights.fill(1);
    this.remembered = 0;
  }

  private reorder(weightOf: (all: Float64Array, way: number) => number): void {
    for (const weights of this.weights) weights.set(weights.map((_, way) => weightOf(weights, way)));
  }

  /** Two links may have changed places. */
  private mix(a: number, b: number): void {
    const swapped = (way: number) => (((way & a) !== 0) === ((way & b) !== 0) ? way : way ^ a ^ b);
    this.reorder((all, way) => (all[way] + all[swapped(way)]) / 2);
  }

  /** Weighs every way and manner by how likely his move was. */
  private explain(now: Packed, other: number, rng: Rng, isLate: () => boolean): void {
    const { judge } = this;
    const sums = this.weights.map(() => new Float64Array(WAYS));
    const counts = new Float64Array(WAYS);
    let judged = 0;
    for (const world of this.watched) {
      if (judged > 0 && isLate()) break;
      if (!judge.weigh(world, now, rng)) continue; // it cannot have come to this in that world
      const way = wayOf(world, other);
      counts[way]++;
      judged++;
      for (let manner = 0; manner < MANNERS; manner++) sums[manner][way] += judge.likelihoods[manner];
    }
    if (judged === 0) {
      this.forget(); // that was not a move: something was taken back
      return;
    }
    let most = 0;
    this.weights.forEach((weights, manner) => {
      const usual = sums[manner].reduce((sum, each) => sum + each, 0) / judged;
      for (let way = 0; way < WAYS; way++) {
        weights[way] *= counts[way] > 0 ? sums[manner][way] / counts[way] : usual;
        if (weights[way] > most) most = weights[way];
      }
    });
    this.reorder((all, way) => all[way] / most);
  }

  /** So many of the worlds, by weight, at even steps. */
  private likely(drawn: readonly Packed[], other: number, count: number, rng: Rng): Packed[] {
    const weights = drawn.map((world) => this.weightOf(wayOf(world, other)));
    const step = weights.reduce((sum, weight) => sum + weight, 0) / count;
    let at = rng.unit() * step;
    const taken: Packed[] = [];
    for (let i = 0; i < drawn.length; i++) {
      at -= weights[i];
      for (; at < 0 && taken.length < count; at += step) taken.push(drawn[i]);
    }
    while (taken.length < count) taken.push(drawn[drawn.length - 1]); // where rounding left one out
    return taken;
  }

  private weightOf(way: number): number {
    let sum = LEAST;
    for (const weights of this.weights) sum += weights[way];
    return sum;
  }
}
/** Nothing that can be is ruled out. */
const LEAST = 1e-9;

/** By link of this seat, whether it is a virus. */
function wayOf(world: Packed, seat: number): number {
  let way = 0;
  for (let i = 0; i < LINKS_EACH; i++) way |= (world[VALUE + seat * LINKS_EACH + i] >> 2) << i;
  return way;
}

/** Copies of a few worlds of each way. */
function someOfEach(drawn: readonly Packed[], other: number): Packed[] {
  const taken = new Float64Array(WAYS);
  return drawn.filter((world) => taken[wayOf(world, other)]++ < WATCHED).map((world) => world.slice());
}
