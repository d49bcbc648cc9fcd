/**
 * What a piece has: health, effects, bombs, points. It keeps the rules of immunity, death and credit, and knows
 * nothing of who acts when.
 */
import type { Credit } from './facts.js';
import { Field, own } from './field.js';
import { type Entity, NONE, type Piece } from './position.js';

export class Vitals extends Field {
  protected die(victim: Entity, cause: number): void {
    const who = this.tell ? this.ref(victim) : null;
    this.remove(victim);
    const credit = this.credit(victim.points, cause);
    if (who && credit) this.tell?.({ kind: 'died', who, credit });
  }

  /** Death without a cause: a player who left. It is worth nothing to anybody. */
  perish(who: Piece): void {
    const victim = own(who);
    const gone = this.tell ? this.ref(victim) : null;
    this.remove(victim);
    victim.health = 0;
    if (gone) this.tell?.({ kind: 'died', who: gone, credit: { points: 0, seats: [] } });
  }

  /** Points for the player who caused it, or without one for all who live. */
  private credit(points: number, cause: number): Credit | null {
    const { players, entities } = this.p;
    const seats: number[] | null = this.tell ? [] : null;
    for (let seat = 0; seat < players; seat++) {
      const player = entities[seat];
      if (cause === NONE ? player.square === NONE : cause !== seat) continue;
      player.score += points;
      seats?.push(seat);
    }
    return seats && { points, seats };
  }

  isImmune(who: Piece, status: number): boolean {
    const ward = this.book.statuses.length + status;
    return who.effects[status] !== NONE || who.effects[ward] !== NONE || (who.immune & (1 << status)) !== 0;
  }

  /** Gives a status to whoever is not immune; `cause` is the seat credited for what it does. */
  afflict(who: Piece, name: string, turns: number, cause: number): void {
    const status = this.book.status(name);
    if (this.isImmune(who, status)) return;
    const { effects } = own(who);
    effects[status] = turns;
    effects[2 * this.book.statuses.length + status] = cause;
    this.tell?.({ kind: 'afflicted', who: this.ref(who), status: name });
  }

  cure(who: Piece, name: string): void {
    const status = this.book.status(name);
    const { effects } = own(who);
    effects[status] = NONE;
    effects[2 * this.book.statuses.length + status] = NONE;
  }

  ward(who: Piece, name: string, turns: number): void {
    own(who).effects[this.book.statuses.length + this.book.status(name)] = turns;
  }

  heal(who: Piece, health: number): void {
    own(who).health += health;
  }

  addBombs(who: Piece, bombs: number): void {
    own(who).bombs += bombs;
  }

  /** The tile under a player is used up: its points are theirs, and the square is empty. */
  useUp(player: Piece, points: number): void {
    const tile = this.book.tiles[this.p.tiles[player.square]].name;
    this.clear(player.square);
    const credit = this.credit(points, this.seatOf(player));
    if (credit) this.tell?.({ kind: 'took', who: this.ref(player), tile, credit });
  }

  /** Its wards count, then its biting statuses. */
  protected countEffects(e: Entity): void {
    const { statuses } = this.book;
    for (let s = 0; s < statuses.length; s++) {
      const ward = statuses.length + s;
      if (e.effects[ward] === NONE || --e.effects[ward] > 0) continue;
      e.effects[ward] = NONE;
      this.tell?.({ kind: 'unwarded', who: this.ref(e), status: statuses[s].name });
    }
    for (let s = 0; s < statuses.length; s++) {
      const { bite, name } = statuses[s];
      if (bite === null || e.effects[s] === NONE) continue;
      const cause = e.effects[2 * statuses.length + s];
      e.health -= bite;
      this.tell?.({ kind: 'suffered', who: this.ref(e), status: name });
      if (--e.effects[s] <= 0) this.cure(e, name);
      if (e.health > 0) continue;
      this.die(e, cause);
      return;
    }
  }
}
