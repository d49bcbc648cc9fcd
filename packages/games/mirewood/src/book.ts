/**
 * The tables made ready for use: every kind of piece with its wisp, and everything findable by glyph, name or
 * key. Two entries with the same glyph, name or key are an error here, when the game is made.
 */
import { type KeyEntry, VERBOSE_KEY } from './commands.js';
import { DIRECTIONS, type Heading, UP } from './directions.js';
import { type Fields, makeFields } from './level/fields.js';
import { type Entity, NONE } from './position.js';
import { type Request, requestsFor } from './requests.js';
import type { ActionEntry, Behaviour, EnemyEntry, Impact, StatusEntry, Tables, TileEntry } from './tables.js';
import { EDGE, EMPTY, GOAL } from './tiles.js';

export interface Kind {
  readonly index: number;
  readonly name: string; // 'bandit wisp'
  readonly about: string; // 'Walks up to you and hits. …'
  readonly glyphs: readonly string[]; // by heading
  readonly role: 'player' | 'enemy' | 'projectile';
  readonly living: boolean;
  readonly magic: boolean; // a wisp
  readonly health: number;
  readonly damage: number;
  readonly points: number;
  readonly actions: number;
  readonly reload: number | null;
  readonly impact: Impact | null; // projectiles
  readonly radius: number | null; // what explodes
  readonly behaviour: Behaviour;
}

export interface Book {
  readonly kinds: readonly Kind[];
  readonly tiles: readonly TileEntry[];
  readonly standardValues: readonly (readonly number[])[]; // of the parameters, by tile
  readonly statuses: readonly StatusEntry[];
  readonly actions: ReadonlyMap<string, ActionEntry>;
  readonly difficulties: Tables['difficulties'];
  readonly fields: Fields; // of pieces in level files
  /** The requests a key stands for, by the player's facing. */
  readonly requests: ReadonlyMap<string, readonly Request[]>;
  readonly pieces: ReadonlyMap<string, { readonly kind: Kind; readonly heading: Heading }>; // by glyph
  readonly grounds: ReadonlyMap<string, number>; // tiles by glyph
  readonly empty: number;
  readonly edge: number;
  readonly goal: number;
  kind(name: string): Kind;
  tile(name: string): number;
  status(name: string): number;
}

export function makeBook(tables: Tables): Book {
  const kinds = allKinds(tables).map((kind, index): Kind => ({ ...kind, index }));
  const pieces = new Map<string, { kind: Kind; heading: Heading }>();
  const grounds = new Map<string, number>();
  const taken = new Set<string>();
  const take = (glyph: string) => {
    if (glyph.length !== 1 || glyph === '.') throw new Error(`"${glyph}" cannot be a glyph`);
    if (taken.has(glyph)) throw new Error(`two entries have the glyph "${glyph}"`);
    taken.add(glyph);
    return glyph;
  };
  tables.tiles.forEach((tile, index) => {
    grounds.set(take(tile.glyph), index);
  });
  for (const kind of kinds) {
    [...new Set(kind.glyphs)].forEach((glyph, heading) => {
      pieces.set(take(glyph), { kind, heading });
    });
  }
  const kindByName = byName('kind', kinds);
  const tileByName = byName('tile', tables.tiles);
  const statusByName = byName('status', tables.statuses);
  return {
    kinds,
    tiles: tables.tiles,
    standardValues: tables.tiles.map((tile) => tile.parameters.map((parameter) => parameter.standard)),
    statuses: tables.statuses,
    actions: new Map(Object.entries(tables.actions)),
    difficulties: tables.difficulties,
    fields: makeFields(tables.statuses, tables.players),
    requests: keyRequests(tables),
    pieces,
    grounds,
    empty: tileByName(EMPTY),
    edge: tileByName(EDGE),
    goal: tileByName(GOAL),
    kind: (name) => kinds[kindByName(name)],
    tile: tileByName,
    status: statusByName,
  };
}

function allKinds(tables: Tables): Omit<Kind, 'index'>[] {
  const mortal = { living: true, magic: false, reload: null, impact: null, radius: null } as const;
  return [
    ...tables.players.map((entry) => ({
      ...mortal,
      ...entry,
      role: 'player' as const,
      glyphs: everyHeading(entry.glyph),
    })),
    ...tables.enemies.map((entry) => ({ ...mortal, ...enemy(entry) })),
    ...tables.enemies.map((entry) => ({ ...mortal, ...wisp(entry) })),
    ...tables.projectiles.map((entry) => ({
      ...mortal,
      ...entry,
      living: false,
      health: 0,
      points: 0,
      role: 'projectile' as const,
      glyphs: entry.glyphs.length === 1 ? everyHeading(entry.glyphs[0]) : entry.glyphs,
    })),
  ];
}

const everyHeading = (glyph: string): readonly string[] => DIRECTIONS.map(() => glyph);

const enemy = (entry: EnemyEntry) => ({
  ...entry,
  role: 'enemy' as const,
  glyphs: everyHeading(entry.glyph),
});

/** Magic added to an enemy: any enemy, with nothing else to write for it. */
const wisp = (entry: EnemyEntry) => ({
  ...enemy({ ...entry, ...entry.wisp }),
  name: `${entry.name} wisp`,
  about: `${entry.about} Struck, it may clone itself or be somewhere else.`,
  magic: true,
});

function byName(what: string, entries: readonly { readonly name: string }[]): (name: string) => number {
  const places = new Map<string, number>();
  entries.forEach((entry, place) => {
    if (places.has(entry.name)) throw new Error(`two entries of ${what} are named "${entry.name}"`);
    places.set(entry.name, place);
  });
  return (name) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`there is no ${what} "${name}"`);
    return place;
  };
}

function keyRequests(tables: Tables): Map<string, readonly Request[]> {
  const requests = new Map<string, readonly Request[]>();
  for (const { key, action, heading } of tables.keys as readonly KeyEntry[]) {
    if (requests.has(key) || key === VERBOSE_KEY) throw new Error(`two commands have the key "${key}"`);
    if (!(action in tables.actions))
      throw new Error(`the key "${key}" asks for "${action}", which is no action`);
    const each = requestsFor(action);
    requests.set(key, heading === null ? each : each.map(() => each[heading]));
  }
  return requests;
}

/** A piece of this kind with the values of its table, not on the board yet. */
export function makeEntity(book: Book, kind: Kind, id: number): Entity {
  const entity: Entity = {
    id,
    kind: kind.index,
    square: NONE,
    facing: UP,
    actions: 0,
    left: 0,
    damage: 0,
    points: 0,
    health: 0,
    immune: 0,
    effects: new Array<number>(3 * book.statuses.length).fill(NONE),
    bombs: 0,
    score: 0,
    reload: 0,
    cooldown: 0,
    struck: false,
    owner: NONE,
    poisoned: false,
    radius: 0,
  };
  return become(entity, kind);
}

/** Makes an entity that is not on the board a fresh one of this kind. */
export function become(entity: Entity, kind: Kind): Entity {
  entity.kind = kind.index;
  entity.facing = UP;
  entity.actions = kind.actions;
  entity.left = kind.actions;
  entity.damage = kind.damage;
  entity.points = kind.points;
  entity.health = kind.health;
  entity.immune = 0;
  entity.effects.fill(NONE);
  entity.bombs = 0;
  entity.score = 0;
  entity.reload = kind.reload ?? 0;
  entity.cooldown = 0;
  entity.struck = false;
  entity.owner = NONE;
  entity.poisoned = false;
  entity.radius = kind.radius ?? 0;
  return entity;
}
