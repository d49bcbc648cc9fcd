/**
 * A game of which every player searches: a function of what was learnt, the settings, the seed and its number, so that
 * anybody may play it. A command that was chosen by chance stands as its complement: nothing is learnt from the choice.
 */
import { type Rng, stream } from '@quadrant/kernel';
import { game } from '@quadrant/raiinet';
import { dealFor } from '../deal.js';
import { Decision, type Manner, ONE_AHEAD } from '../decision.js';
import { type Packed, PLAYING, pack, SIZE, WINNER } from '../packed/layout.js';
import { legalCodes, MOST_LEGAL } from '../packed/legal.js';
import { performCode } from '../packed/perform.js';
import { gameAsLearnt } from '../packed-game.js';
import type { Learnt } from '../value/net-file.js';
import { imagine } from './imagine.js';
import { chanceOf, type TrainerSettings } from './settings.js';

/** So little that a game takes a tenth of a second. */
export const SEARCHING: Manner = { ...ONE_AHEAD, worlds: 4, nodes: 80, near: 0.01 };

export const diceOf = (seed: number, number: number): Rng => stream(seed, `game ${number}`);

export function beginIn(truth: Packed, { players }: TrainerSettings, rng: Rng): void {
  truth.fill(0);
  pack(game.begin(dealFor(players, rng), 1), truth);
}

export function searchedGame(
  learnt: Learnt,
  settings: TrainerSettings,
  seed: number,
  number: number,
): number[] {
  const mind = gameAsLearnt(learnt);
  const rng = diceOf(seed, number);
  const truth: Packed = new Int8Array(SIZE);
  const worlds = Array.from({ length: SEARCHING.worlds }, (): Packed => new Int8Array(SIZE));
  const codes = new Int32Array(MOST_LEGAL);
  const chance = chanceOf(settings, number);
  const moves: number[] = [];
  beginIn(truth, settings, rng);
  while (truth[WINNER] === PLAYING) {
    const n = legalCodes(truth, codes);
    const isChance = rng.unit() < chance;
    const code = isChance ? codes[rng.below(n)] : search(n);
    moves.push(isChance ? ~code : code);
    performCode(truth, code);
  }
  return moves;

  function search(n: number): number {
    for (const world of worlds) imagine(truth, rng, world);
    const decision = new Decision(mind, SEARCHING, worlds, [...codes.subarray(0, n)], rng);
    decision.look(decision.left);
    return decision.choose();
  }
}
