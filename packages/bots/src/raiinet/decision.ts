/** One decision in imagined worlds: what can be done, by its codes, and what has been found out about it so far. */
import type { Rng } from '@quadrant/kernel';
import { LINKS_EACH } from '@quadrant/raiinet';
import { Ismcts } from '../search/ismcts.js';
import { OneAhead } from '../search/one-ahead.js';
import type { Playable } from '../search/playable.js';
import {
  AT,
  DATA,
  OUT,
  type Packed,
  PLAYERS,
  PLAYING,
  SIZE,
  seatAt,
  TURN,
  VIRUSES,
  WINNER,
} from './packed/layout.js';
import { legalCodes, MOST_LEGAL } from './packed/legal.js';
import { performCode } from './packed/perform.js';
import { powerOf } from './prior/prior.js';
import { guessOf } from './redeal.js';

/** How a bot decides. */
export interface Manner {
  readonly worlds: number; // imagined
  readonly nodes: number; // of the search; 0: it looks one command ahead
  readonly exploration: number;
  readonly guessing: boolean; // others are expected to guess what they do not know of it
  readonly believing: boolean; // it learns from what others do (where there are two players)
  readonly near: number; // commands worth as much as the best but for this are as good: it takes any of them
  readonly noise: number; // what it is wrong by at most in judging a command
  readonly shuns: 'nothing' | 'sure-loss' | 'any-loss'; // at once, while it can do something else
}

/** A command with what it is worth to the mover, from -1 to 1, and its share of the attention. */
export interface WeighedOption {
  readonly code: number;
  readonly worth: number;
  readonly share: number;
}

const RESERVE = 0.1;
/** Of the first look ahead: in so many worlds; a command worse by 0.05 gets about a third of the attention. */
const FIRST_WORLDS = 8;
const STEEP = 460;
/** What the priors of all commands count beside that. */
const PRIOR_PART = 0.25;
/** Of the visits of the most visited command, what another needs to be taken instead. */
const ENOUGH = 0.4;

export class Decision {
  private readonly mind: Playable<Packed>;
  private readonly manner: Manner;
  private readonly rng: Rng;
  private readonly worlds: readonly Packed[];
  private readonly extremes: () => readonly Packed[]; // what a command may do at once it does in one of them
  private guesses: readonly Packed[] = []; // by world, what the others may take it for
  private readonly codes: readonly number[];
  private readonly search: Ismcts<Packed> | null;
  private readonly ahead: OneAhead<Packed>;
  private firstOptions: readonly WeighedOption[] | null = null;

  constructor(
    mind: Playable<Packed>,
    manner: Manner,
    worlds: readonly Packed[],
    codes: readonly number[],
    rng: Rng,
    extremes: () => readonly Packed[] = () => [],
  ) {
    this.mind = mind;
    this.manner = manner;
    this.extremes = extremes;
    this.rng = rng;
    this.worlds = worlds;
    const winning = this.winning(codes);
    this.codes = winning.length > 0 ? winning : this.spared(codes);
    this.ahead = new OneAhead(mind);
    const searches = manner.nodes > 0 && this.codes.length > 1 && winning.length === 0;
    this.search = searches ? new Ismcts(mind, { exploration: manner.exploration, reserve: RESERVE }) : null;
  }

  /** How many nodes there are to look at before it can decide. */
  get left(): number {
    return this.search === null ? 0 : this.manner.nodes - this.search.iterations;
  }

  look(nodes: number): void {
    const { search, worlds } = this;
    if (search === null) return;
    if (search.iterations === 0) this.begin(search);
    for (let i = 0; i < nodes; i++) {
      const at = search.iterations % worlds.length;
      search.iterate(worlds[at], this.guesses[at]);
    }
  }

  /** A search begins with what one look ahead tells of its own commands, and a little of the game's priors. */
  private begin(search: Ismcts<Packed>): void {
    if (this.manner.guessing) this.guesses = this.worlds.map((world) => guessOf(world, this.rng));
    const worlds = this.worlds.slice(0, FIRST_WORLDS);
    const codes = Int32Array.from(this.codes);
    const priors = new Float64Array(codes.length);
    this.mind.priors(worlds[0], codes, codes.length, priors);
    const worths = this.codes.map((code) => this.ahead.worth(worlds, code));
    const best = Math.max(...worths);
    const shares = worths.map((worth) => powerOf(Math.round((worth - best) * STEEP)));
    const sum = shares.reduce((all, share) => all + share, 0);
    const byCode = new Map(this.codes.map((code, i) => [code, shares[i] / sum + PRIOR_PART * priors[i]]));
    search.begin(worlds[0], (code) => byCode.get(code) ?? 0);
  }

  /** What it thinks of its commands so far, the best first. */
  options(): readonly WeighedOption[] {
    const { search, worlds } = this;
    if (search !== null && search.iterations > 0) {
      const allowed = new Set(this.codes);
      const tried = search.tried().filter((t) => allowed.has(t.action));
      const total = tried.reduce((sum, t) => sum + t.visits, 0);
      if (total > 0) return tried.map((t) => ({ code: t.action, worth: t.value, share: t.visits / total }));
    }
    const share = 1 / this.codes.length;
    this.firstOptions ??= this.codes
      .map((code) => ({ code, worth: this.ahead.worth(worlds, code) + this.error(), share }))
      .sort((a, b) => b.worth - a.worth);
    return this.firstOptions;
  }

  /** What it has looked at so far. */
  get nodes(): number {
    return this.search?.iterations ?? this.worlds.length * this.codes.length;
  }

  /** One of the best commands. */
  choose(): number {
    const options = this.options();
    const [first] = options;
    const close = options.filter(
      (o) => o.worth >= first.worth - this.manner.near && o.share >= ENOUGH * first.share,
    );
    let at = this.rng.unit() * close.reduce((sum, o) => sum + o.share, 0);
    const chosen = close.find((o) => {
      at -= o.share;
      return at < 0;
    });
    return (chosen ?? first).code;
  }

  private error(): number {
    return this.manner.noise > 0 ? this.manner.noise * (2 * this.rng.unit() - 1) : 0;
  }

  /** The commands that win in every world: at once or, for who makes no mistakes, with the move after a card. */
  private winning(codes: readonly number[]): readonly number[] {
    const atOnce = this.sure(codes.filter((code) => winsEverywhere(this.worlds, code)));
    if (atOnce.length > 0 || this.manner.noise > 0 || !isNearEnd(this.worlds[0])) return atOnce;
    return codes.filter((code) => this.winsInTwo(code));
  }

  /** Few worlds may all agree by chance: without those that could fail. */
  private sure(winning: readonly number[]): readonly number[] {
    if (winning.length === 0) return winning;
    const extremes = this.extremes();
    return winning.filter((code) => winsEverywhere(extremes, code));
  }

  private winsInTwo(code: number): boolean {
    const first = after(this.worlds[0], code);
    if (first[WINNER] !== PLAYING || first[TURN] !== this.worlds[0][TURN]) return false;
    const moves = new Int32Array(MOST_LEGAL);
    const sure = [...moves.subarray(0, legalCodes(first, moves))].filter((move) =>
      winsEverywhere([first], move),
    );
    if (sure.length === 0) return false;
    const later = this.worlds.map((world) => after(world, code));
    return sure.some((move) => winsEverywhere(later, move));
  }

  /** Without what it shuns, unless there is nothing else. */
  private spared(codes: readonly number[]): readonly number[] {
    const { shuns } = this.manner;
    if (shuns === 'nothing') return codes;
    if (shuns === 'any-loss') return this.leastDeadly(codes);
    const open = codes.filter((code) => !this.worlds.every((world) => this.loses(world, code)));
    return open.length > 0 ? open : codes;
  }

  /** The commands that cannot lose at once; where there are none, those that do in the fewest worlds. */
  private leastDeadly(codes: readonly number[]): readonly number[] {
    const deaths = codes.map((code) => this.worlds.filter((world) => this.loses(world, code)).length);
    const fewest = Math.min(...deaths);
    const least = codes.filter((_, i) => deaths[i] === fewest);
    if (fewest > 0 || !isAtEdge(this.worlds[0])) return least;
    const extremes = this.extremes();
    const safe = least.filter((code) => !extremes.some((world) => this.loses(world, code)));
    return safe.length > 0 ? safe : least;
  }

  private loses(world: Packed, code: number): boolean {
    const then = after(world, code, scratch);
    return (then[WINNER] >= 0 && then[WINNER] !== world[TURN]) || then[seatAt(world[TURN]) + OUT] !== 0;
  }
}

const scratch: Packed = new Int8Array(SIZE);

function after(world: Packed, code: number, into: Packed = new Int8Array(SIZE)): Packed {
  into.set(world);
  performCode(into, code);
  return into;
}

const winsEverywhere = (worlds: readonly Packed[], code: number): boolean =>
  worlds.every((world) => after(world, code, scratch)[WINNER] === world[TURN]);

/** Whether one more download can end the game for somebody: no command brings two. */
function isAtEdge(p: Packed): boolean {
  for (let seat = 0; seat < p[PLAYERS]; seat++) {
    if (p[seatAt(seat) + OUT] !== 0) continue;
    const links = p.subarray(AT + seat * LINKS_EACH, AT + (seat + 1) * LINKS_EACH);
    const onBoard = links.reduce((count, at) => (at < 0 ? count : count + 1), 0);
    if (Math.max(p[seatAt(seat) + DATA], p[seatAt(seat) + VIRUSES]) >= LAST || onBoard <= 1) return true;
  }
  return false;
}
const LAST = 3;

/** Whether two downloads can decide the game: a card and a move bring no more. */
function isNearEnd(p: Packed): boolean {
  if (p[seatAt(p[TURN]) + DATA] >= NEAR) return true;
  for (let seat = 0; seat < p[PLAYERS]; seat++)
    if (seat !== p[TURN] && p[seatAt(seat) + VIRUSES] >= NEAR) return true;
  return false;
}
const NEAR = 2;

/** One command ahead, without thought of who watches: how nets are measured. */
export const ONE_AHEAD: Manner = {
  worlds: 8,
  nodes: 0,
  exploration: 1,
  guessing: false,
  believing: false,
  near: 0,
  noise: 0,
  shuns: 'nothing',
};
