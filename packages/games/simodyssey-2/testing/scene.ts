/** Missions set up by hand, for tests: what stands in which sector, and what the generator will say next. */
import { lehmer, type Refusal } from '@quadrant/kernel';
import { makeGalaxy } from '../src/galaxy.js';
import { makeSimOdyssey2 } from '../src/game.js';
import { type Fact, type Movable, makeNarrator, type Position, standard, type Tables } from '../src/index.js';
import { beginRun } from '../src/position.js';
import { Turn } from '../src/rules/turn.js';

/** [value, low, high] */
export type Draw = readonly [number, number, number];

export class ArrangedGame {
  readonly position: Position;
  readonly facts: Fact[] = []; // of the last command, without its draws
  readonly drawn: Draw[] = []; // by the last command
  private readonly game;
  private readonly narrator;
  private readonly galaxy;

  /**
   * A mission in test mode. `layout` maps 'row:column' to the letters of its quadrants ('E-M'); ids are given to the
   * movables in the order of writing, and everyone but the explorer waits two turns.
   */
  constructor(layout: Readonly<Record<string, string>>, tables: Tables = standard) {
    this.game = makeSimOdyssey2(tables);
    this.narrator = makeNarrator(tables);
    this.galaxy = makeGalaxy(tables);
    this.position = beginRun(this.galaxy.sectors, this.galaxy.quadrants, 900);
    this.position.mode = 'test';
    this.position.inMission = true;
    const turn = new Turn(this.galaxy, this.position, null);
    const hole = tables.blackHoleAt.join(':');
    const places = Object.entries({ [hole]: tables.blackHole.letter, ...layout }).flatMap(
      ([where, letters]) =>
        [...letters].map((letter, quadrant) => ({ sector: this.sector(where), quadrant, letter })),
    );
    // The explorer is always the first movable.
    places.sort((a, b) => Number(b.letter === 'E') - Number(a.letter === 'E'));
    for (const { sector, quadrant, letter } of places) {
      if (letter === '-') continue;
      const kind = this.galaxy.kinds.findIndex((k) => k.letter === letter);
      if (kind >= 0) this.stand(turn, kind, sector, quadrant);
      else this.fix(turn, letter, sector, quadrant);
    }
  }

  private stand(turn: Turn, kind: number, sector: number, quadrant: number): void {
    const me = turn.create(kind, sector);
    me.turnsLeft = kind === 0 ? 0 : 2;
    const { board } = this.position;
    const [from, to] = [me.quadrant, quadrant].map((q) => sector * this.galaxy.quadrants + q);
    if (from === to) return;
    board[to] = board[from];
    board[from] = 0;
    this.position.taken[sector] ^= (1 << me.quadrant) | (1 << quadrant);
    me.quadrant = quadrant;
  }

  private fix(turn: Turn, letter: string, sector: number, quadrant: number): void {
    const kind = this.galaxy.stationaryKinds.findIndex((k) => k.letter === letter);
    if (kind < 0) throw new Error(`no kind has the letter "${letter}"`);
    const id = -this.position.stationaries.push(kind);
    this.position.fixtures[sector] = id;
    turn.occupy(sector, quadrant, id);
  }

  private sector(where: string): number {
    const [row, column] = where.split(':').map(Number);
    return (row - 1) * this.galaxy.tables.columns + column - 1;
  }

  /** The movable with this id; throws when it is dead. */
  entity(id: number): Movable {
    const found = this.position.movables.find((m) => m.id === id);
    if (!found || found.sector < 0) throw new Error(`no living movable has id ${id}`);
    return found;
  }

  lives(id: number): boolean {
    return this.position.movables.some((m) => m.id === id && m.sector >= 0);
  }

  /** Changes an entity, for example what it has left. */
  with(id: number, change: Partial<Movable>): this {
    Object.assign(this.entity(id), change);
    return this;
  }

  /** Lets these act in the next turn. */
  ready(...ids: number[]): this {
    for (const id of ids) this.entity(id).turnsLeft = 0;
    return this;
  }

  /** Finds a state of the generator whose next draws are these. */
  drawing(...draws: Draw[]): this {
    let start = 1;
    while (!fits(start, draws)) start++;
    this.position.random = start;
    return this;
  }

  /** Gives a command; keeps its facts and draws. */
  give(text: string): Refusal | null {
    const parsed = this.game.grammar.parse(text);
    if (!parsed.ok) throw new Error(parsed.error.words);
    this.facts.length = 0;
    this.drawn.length = 0;
    const refusal = this.game.perform(
      this.position,
      this.game.onMove(this.position),
      parsed.value,
      (fact) => {
        if (fact.kind === 'drew') this.drawn.push([fact.value, fact.low, fact.high]);
        else this.facts.push(fact);
        this.narrator.hear(fact, this.position);
      },
    );
    this.lastReply = this.narrator.reply(this.position, parsed.value, refusal);
    return refusal;
  }

  lastReply = ''; // the exact text that answered the last command

  /** The facts of one kind of the last command. */
  told<K extends Fact['kind']>(kind: K): Extract<Fact, { kind: K }>[] {
    return this.facts.filter((f): f is Extract<Fact, { kind: K }> => f.kind === kind);
  }

  /** The letters of a sector: 'E-M-'. */
  at(where: string): string {
    const [row, column] = where.split(':').map(Number);
    return this.game.view(this.position, 0).sectors[(row - 1) * this.galaxy.tables.columns + column - 1];
  }
}

function fits(start: number, draws: readonly Draw[]): boolean {
  let x = start;
  return draws.every(([value, low, high]) => {
    const drawn = (x % (high - low + 1)) + low;
    x = lehmer(x);
    return drawn === value;
  });
}

/** Directions as the draws number them. */
export const TO = { N: 1, NE: 2, E: 3, SE: 4, S: 5, SW: 6, W: 7, NW: 8 } as const;
export const towards = (direction: keyof typeof TO): Draw => [TO[direction], 1, 8];
export const waits = (turns: number): Draw => [turns, 0, 2];
