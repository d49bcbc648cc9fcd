/**
 * The board carries out what pieces ask for. Every action is decided, counted and intercepted here, and every
 * change of a piece goes through a method of this class (`Field`: where it is, `Vitals`: what it has).
 */
import { DIRECTIONS, type Heading } from './directions.js';
import type { Ref } from './facts.js';
import { own } from './field.js';
import { columnOf, type Entity, NONE, type Piece, rowOf, squareOf } from './position.js';
import { type Request, requestsFor } from './requests.js';
import { Vitals } from './vitals.js';

/** How long the poison of an arrow or a bomb lasts. */
const COATING_TURNS = 3;
const COATING = 'poison';
/** What a struck wisp may ask for, by the number drawn; one number more leaves it to its plain kind. */
const SPELLS = [requestsFor('Clone')[0], requestsFor('Teleport')[0]] as const;

export class Board extends Vitals {
  private readonly chain: Piece[] = []; // bombs that explode one after the other
  private readonly sites: number[] = []; // their squares

  // Actions: decide, count, intercept, carry out.

  /** The last command given: what players ask for, by their facing. */
  command(requests: readonly Request[]): void {
    this.senses.command = requests;
  }

  /** Lets a piece act until it has no actions left, is gone, or nobody is left to play. */
  finish(who: Piece): void {
    while (who.left > 0 && who.square !== NONE && this.playersLeft > 0) this.act(who);
  }

  /** One action. */
  act(who: Piece): void {
    const e = own(who);
    if (e.left <= 0) this.broken(`${this.kindOf(e).name} acts with no actions left`);
    const asked = this.decide(e);
    e.left--;
    const request = this.intercept(e, asked);
    const { heading } = request;
    const action = this.book.actions.get(request.action);
    if (!action) this.broken(`"${request.action}" is asked for and is no action`);
    if (action.turns) e.facing = heading;
    const before = this.tell ? this.ref(e) : null;
    if (this.tell && before) {
      const direction = DIRECTIONS[heading];
      const name = request.action;
      this.tell({
        kind: 'acts',
        who: before,
        action: name,
        direction: action.directed ? direction : null,
      });
      if (action.verb) this.tell({ kind: 'did', who: before, action: name, direction });
    }
    const launched = action.carryOut(this, e, heading);
    if (this.tell && before) this.tellActed(before, request.action, e.square);
    if (launched) this.finish(launched);
  }

  private tellActed(who: Ref, action: string, square: number): void {
    const gone = square === NONE;
    const x = gone ? 0 : columnOf(this.p, square);
    const y = gone ? 0 : rowOf(this.p, square);
    this.tell?.({ kind: 'acted', who, action, x, y });
  }

  /** What a piece would ask for now, magic aside; changes nothing. */
  intention(who: Piece): Request {
    return this.consult({ ...who, cooldown: Math.max(0, who.cooldown - 1) });
  }

  private decide(e: Entity): Request {
    if (e.struck) {
      e.struck = false;
      const spell = this.choose(0, SPELLS.length, 'magic');
      if (spell < SPELLS.length) return SPELLS[spell];
    }
    if (e.cooldown > 0) e.cooldown--;
    const request = this.consult(e);
    if (request.action === this.kindOf(e).behaviour.weapon) e.cooldown = e.reload;
    return request;
  }

  private consult(who: Piece): Request {
    this.senses.standIn(who);
    return this.kindOf(who).behaviour[this.p.ai](who, this.senses);
  }

  private intercept(e: Entity, asked: Request): Request {
    const { statuses } = this.book;
    let request = asked;
    for (let s = 0; s < statuses.length; s++) {
      if (e.effects[s] <= 0) continue;
      const instead = statuses[s].intercept?.(request);
      if (!instead) continue;
      request = instead;
      e.effects[s]--;
      this.tell?.({ kind: 'hampered', who: this.ref(e), status: statuses[s].name, left: e.effects[s] });
    }
    return request;
  }

  endActions(who: Piece): void {
    own(who).left = 0;
  }

  // Moving and launching.

  /** A projectile leaving the hands of `by`: not on the board yet, the launch counted as its first action. */
  launch(kind: string, by: Piece, heading: Heading): Piece {
    const projectile = this.spawn(this.book.kind(kind));
    projectile.facing = heading;
    projectile.left = projectile.actions - 1;
    projectile.owner = this.seatOf(by);
    return projectile;
  }

  /** A walker or a bomb goes to a square, if that can be entered; a projectile there meets it. */
  walk(who: Piece, target: number): void {
    if (!this.isEnterable(target)) return;
    const there = this.at(target);
    if (there && this.isLiving(there)) return;
    if (there) this.remove(there);
    this.put(who, target);
    if (!there) return;
    if (this.kindOf(there).impact === 'explode') this.explode(there, target);
    else this.attack(there, who);
  }

  /** An arrow goes to a square, and is gone if anything stops it there. */
  fly(arrow: Piece, target: number): void {
    if (this.isFree(target)) {
      this.put(arrow, target);
      return;
    }
    this.remove(arrow);
    const there = this.at(target);
    if (!there) return;
    if (this.isLiving(there)) {
      this.attack(arrow, there);
      return;
    }
    this.remove(there);
    if (this.kindOf(there).impact === 'explode') this.explode(there, target);
    else this.tell?.({ kind: 'collided', x: columnOf(this.p, target), y: rowOf(this.p, target) });
  }

  /** Somewhere else, by chance. */
  teleport(who: Piece): void {
    const square = this.chooseFree('teleport');
    if (this.tell) this.tellPlace('teleported', who, square);
    if (square !== NONE) this.put(who, square);
  }

  /** A second one of the same kind somewhere, as it is now but for effects and actions. */
  clone(who: Piece): void {
    const square = this.chooseFree('clone');
    if (this.tell) this.tellPlace('cloned', who, square);
    if (square === NONE) return;
    const twin = this.spawn(this.kindOf(who));
    twin.health = who.health;
    twin.damage = who.damage;
    twin.points = who.points;
    twin.facing = who.facing;
    twin.actions = who.actions;
    twin.left = 0;
    twin.reload = who.reload;
    twin.cooldown = who.cooldown;
    twin.immune = who.immune;
    this.put(twin, square);
  }

  private tellPlace(kind: 'teleported' | 'cloned', piece: Piece, square: number): void {
    const who = this.ref(piece);
    if (square === NONE) this.tell?.({ kind: 'cramped', who });
    else this.tell?.({ kind, who, x: columnOf(this.p, square), y: rowOf(this.p, square) });
  }

  // Attacks and explosions.

  /** An attack by a living piece, or by a projectile that is off the board by now. */
  attack(by: Piece, who: Piece): void {
    const victim = own(who);
    const projectile = !this.isLiving(by);
    const owner = projectile ? by.owner : this.seatOf(by);
    if (this.tell) {
      const name = this.kindOf(by).impact === 'explode' ? 'explosion' : this.kindOf(by).name;
      const source = projectile ? name : this.ref(by);
      this.tell({ kind: 'hit', source, victim: this.ref(victim), damage: by.damage });
    }
    victim.health -= by.damage;
    if (this.kindOf(victim).magic) victim.struck = true;
    if (victim.health <= 0) this.die(victim, owner);
    else if (by.poisoned) this.afflict(victim, COATING, COATING_TURNS, owner);
  }

  /** A bomb, off the board by now, explodes at a square; so do, after it and in turn, the bombs it reaches. */
  explode(bomb: Piece, square: number): void {
    const { chain, sites } = this;
    chain.length = 0;
    sites.length = 0;
    chain.push(bomb);
    sites.push(square);
    for (let i = 0; i < chain.length; i++) this.blast(chain[i], sites[i]);
  }

  private blast(bomb: Piece, site: number): void {
    const { p } = this;
    const { radius } = bomb;
    const x = columnOf(p, site);
    const y = rowOf(p, site);
    this.tell?.({ kind: 'exploded', x, y, radius });
    const right = Math.min(p.width, x + radius);
    const bottom = Math.min(p.height, y + radius);
    for (let row = Math.max(1, y - radius); row <= bottom; row++) {
      for (let column = Math.max(1, x - radius); column <= right; column++) {
        const square = squareOf(p, column, row);
        const there = this.at(square);
        if (!there) continue;
        if (this.isLiving(there)) {
          this.attack(bomb, there);
          continue;
        }
        this.remove(there);
        if (this.kindOf(there).impact !== 'explode') continue;
        this.chain.push(there);
        this.sites.push(square);
      }
    }
  }

  // The phases of a turn after the players have acted.

  /** All but the players act, in reading order of the squares where they are now. */
  entitiesPhase(): void {
    const { line, p } = this;
    const count = this.lineUp();
    for (let i = 0; i < count; i++) if (line[i] >= p.players) this.finish(p.entities[line[i]]);
  }

  /** Every tile acts on the living piece on it. */
  tilePhase(): void {
    const { line, p, book } = this;
    const count = this.lineUp();
    for (let i = 0; i < count; i++) {
      const who = p.entities[line[i]];
      const { square } = who;
      const tile = p.tiles[square];
      if (this.isLiving(who))
        book.tiles[tile].act?.(this, who, p.custom[square] ?? book.standardValues[tile]);
    }
  }

  /** Wards and biting statuses count, piece by piece. */
  effectsPhase(): void {
    const { line, p } = this;
    const count = this.lineUp();
    for (let i = 0; i < count; i++) this.countEffects(p.entities[line[i]]);
  }

  /** A new turn: everybody has all their actions again, and spent effects that were left behind end. */
  cleanUp(): void {
    const { p, book } = this;
    p.vacant.length = 0;
    for (let id = p.entities.length - 1; id >= 0; id--) {
      const e = p.entities[id];
      if (e.square === NONE) {
        if (id >= p.players) p.vacant.push(id);
        continue;
      }
      e.left = e.actions;
      const { gives } = book.tiles[p.tiles[e.square]];
      for (let s = 0; s < book.statuses.length; s++)
        if (e.effects[s] === 0 && book.statuses[s].name !== gives) e.effects[s] = NONE;
    }
  }
}
