/**
 * A command performed: one action of the player who is asked and, after the last player's last one, the rest of
 * the turn. What an action does is the board's affair; this file knows only in which order things happen.
 */
import { ended, type Outcome, type Refusal, type Seat, type Tell } from '@quadrant/kernel';
import { Board } from './board.js';
import type { Book } from './book.js';
import { type MirewoodCommand, VERBOSE_KEY } from './commands.js';
import type { Fact } from './facts.js';
import { enterNextLevel } from './level/enter.js';
import { livingFrom, NONE, type Piece, type Position } from './position.js';
import { requestsFor } from './requests.js';
import { check } from './rules/check.js';

const NO_COMMAND = requestsFor('DoNothing');

export interface Rules {
  check(position: Position, seat: Seat, command: MirewoodCommand): Refusal | null;
  perform(position: Position, seat: Seat, command: MirewoodCommand, tell: Tell<Fact> | null): Refusal | null;
  withdraw(position: Position, seat: Seat, tell: Tell<Fact> | null): void;
}

export function makeRules(book: Book): Rules {
  // Boards at rest. A listener may play on with a clone while a command is performed: that takes a board of its own.
  const idle: Round[] = [];

  function perform(
    p: Position,
    seat: Seat,
    command: MirewoodCommand,
    tell: Tell<Fact> | null,
  ): Refusal | null {
    const refusal = check(book, p, seat, command);
    if (refusal) return refusal;
    if (command.name === VERBOSE_KEY) {
      p.verbose = !p.verbose;
      tell?.({ kind: 'verbose', on: p.verbose });
      return null;
    }
    const turn = idle.pop() ?? new Round(book);
    turn.take(p, command, tell);
    idle.push(turn);
    return null;
  }

  function withdraw(p: Position, seat: Seat, tell: Tell<Fact> | null): void {
    if (p.result !== null || p.entities[seat].square === NONE) return;
    const turn = idle.pop() ?? new Round(book);
    turn.leave(p, seat, tell);
    idle.push(turn);
  }

  return { check: (p, seat, command) => check(book, p, seat, command), perform, withdraw };
}

class Round {
  private readonly book: Book;
  private readonly board: Board;

  constructor(book: Book) {
    this.book = book;
    this.board = new Board(book);
  }

  take(p: Position, command: MirewoodCommand, tell: Tell<Fact> | null): void {
    const { board } = this;
    board.open(p, tell);
    board.command(this.book.requests.get(command.name)!);
    if (!p.begun) {
      p.begun = true;
      p.turn++;
    }
    const player = p.entities[p.asked];
    board.act(player);
    if (board.playersLeft > 0 && player.square !== NONE && player.left > 0) return;
    this.pass(p, tell);
  }

  /** A player dies, to nobody's credit, and the others play on. */
  leave(p: Position, seat: Seat, tell: Tell<Fact> | null): void {
    const { board } = this;
    board.open(p, tell);
    board.command(NO_COMMAND);
    board.perish(p.entities[seat]);
    if (board.playersLeft === 0) this.close(p, 'lost', tell);
    else if (p.asked === seat) this.pass(p, tell);
  }

  /** To the next player; after the last one, the rest of the turn. */
  private pass(p: Position, tell: Tell<Fact> | null): void {
    const { board } = this;
    if (board.playersLeft > 0) {
      const next = livingFrom(p, p.asked + 1);
      if (next !== NONE) {
        p.asked = next;
        return;
      }
      board.entitiesPhase();
    }
    if (board.playersLeft > 0) {
      board.tilePhase();
      board.effectsPhase();
    }
    if (board.playersLeft > 0) board.cleanUp();
    this.end(p, tell);
  }

  private end(p: Position, tell: Tell<Fact> | null): void {
    const { board, book } = this;
    p.begun = false;
    p.asked = livingFrom(p, 0);
    let arrived = false;
    for (let seat = 0; seat < p.players; seat++) {
      const player = p.entities[seat];
      if (!isOnGoal(book, p, player)) continue;
      arrived = true;
      tell?.({ kind: 'reached', who: board.ref(player) });
    }
    tell?.({ kind: 'turned', turn: p.turn });
    if (p.asked === NONE) this.close(p, 'lost', tell);
    else if (arrived && p.level === p.levels) this.close(p, 'won', tell);
    else if (arrived) {
      enterNextLevel(book, p);
      tell?.({ kind: 'entered', level: p.level, name: p.name });
      if (p.asked === NONE) this.close(p, 'lost', tell);
    }
  }

  private close(p: Position, result: 'won' | 'lost', tell: Tell<Fact> | null): void {
    p.result = result;
    p.asked = NONE;
    tell?.(ended(outcome(this.book, p)!));
  }
}

function isOnGoal(book: Book, p: Position, player: Piece): boolean {
  return player.square !== NONE && book.tiles[p.tiles[player.square]].goal;
}

const REASONS = { won: 'the goal is reached', lost: 'no player is left' } as const;

/** How a game that is over ended. Of two players who won, the living one with the best score wins. */
export function outcome(book: Book, p: Position): Outcome | null {
  if (p.result === null) return null;
  const scores = p.entities.slice(0, p.players).map((player) => player.score);
  if (p.result === 'lost') return { result: 'lost', winner: null, scores, reason: REASONS.lost };
  const winner = findWinner(book, p);
  return { result: winner === null ? 'draw' : 'won', winner, scores, reason: REASONS.won };
}

function findWinner(book: Book, p: Position): number | null {
  const alive = p.entities.slice(0, p.players).filter((player) => player.square !== NONE);
  const best = Math.max(...alive.map((player) => player.score));
  const first = alive.filter((player) => player.score === best);
  if (first.length === 1) return first[0].id;
  const arrived = first.filter((player) => isOnGoal(book, p, player));
  return arrived.length === 1 ? arrived[0].id : null;
}
