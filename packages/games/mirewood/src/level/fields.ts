/**
 * The fields of an entity as level files spell them: for each key, whom it fits, how it is read and how it is
 * written. `at` lines and dumps are both made from these, so that one reads what the other wrote.
 */
import type { Kind } from '../book.js';
import { DIRECTIONS, type Direction } from '../directions.js';
import { type Entity, NONE, type Piece } from '../position.js';
import type { PlayerEntry, StatusEntry } from '../tables.js';
import { MOST, MOST_COUNTED, wholeNumber } from './fault.js';

export interface FieldRule {
  readonly key: string; // 'ward-stuck'
  fits(kind: Kind): boolean;
  /** False for a bad value. */
  read(e: Entity, text: string): boolean;
  /** Null where a dump leaves it out. */
  write(e: Piece): string | null;
}

type NumberField =
  | 'damage'
  | 'actions'
  | 'health'
  | 'points'
  | 'bombs'
  | 'score'
  | 'reload'
  | 'cooldown'
  | 'radius';

const everyone = () => true;
const living = (kind: Kind) => kind.living;
const player = (kind: Kind) => kind.role === 'player';
const shooter = (kind: Kind) => kind.reload !== null;
const wisp = (kind: Kind) => kind.magic;
const projectile = (kind: Kind) => kind.role === 'projectile';
const explosive = (kind: Kind) => kind.radius !== null;
/** An arrow's glyph says where it faces; no field does. */
const turnable = (kind: Kind) => kind.glyphs.every((glyph) => glyph === kind.glyphs[0]);

function number(key: NumberField, fits: FieldRule['fits'], least = 0, most = MOST): FieldRule {
  return {
    key,
    fits,
    read(e, text) {
      const value = wholeNumber(text, least, most);
      if (value !== null) e[key] = value;
      return value !== null;
    },
    write: (e) => String(e[key]),
  };
}

/** Written as 1, and only when it is so. */
function flag(key: 'struck' | 'poisoned', fits: FieldRule['fits']): FieldRule {
  return {
    key,
    fits,
    read(e, text) {
      e[key] = text === '1';
      return text === '0' || text === '1';
    },
    write: (e) => (e[key] ? '1' : null),
  };
}

const facing: FieldRule = {
  key: 'facing',
  fits: turnable,
  read(e, text) {
    e.facing = DIRECTIONS.indexOf(text as Direction);
    return e.facing >= 0;
  },
  write: (e) => DIRECTIONS[e.facing],
};

function effect(key: string, place: number, least: number): FieldRule {
  return {
    key,
    fits: living,
    read(e, text) {
      const value = wholeNumber(text, least, MOST);
      if (value !== null) e.effects[place] = value;
      return value !== null;
    },
    write: (e) => (e.effects[place] === NONE ? null : String(e.effects[place])),
  };
}

function immunity(statuses: readonly StatusEntry[]): FieldRule {
  const spell = (immune: number) =>
    statuses
      .filter((_, s) => immune & (1 << s))
      .map(({ name }) => name)
      .join('+');
  const spellings = new Map<string, number>();
  for (let immune = 1; immune < 1 << statuses.length; immune++) spellings.set(spell(immune), immune);
  return {
    key: 'immune',
    fits: living,
    read(e, text) {
      e.immune = spellings.get(text) ?? 0;
      return e.immune > 0;
    },
    write: (e) => (e.immune === 0 ? null : spell(e.immune)),
  };
}

/** A player by glyph; `get` and `set` say where the seat is kept. */
function seat(
  key: string,
  players: readonly PlayerEntry[],
  fits: FieldRule['fits'],
  get: (e: Piece) => number,
  set: (e: Entity, seat: number) => void,
): FieldRule {
  return {
    key,
    fits,
    read(e, text) {
      const found = players.findIndex(({ glyph }) => glyph === text);
      if (found >= 0) set(e, found);
      return found >= 0;
    },
    write: (e) => (get(e) === NONE ? null : players[get(e)].glyph),
  };
}

export interface Fields {
  readonly living: readonly FieldRule[]; // in the order of a dump
  readonly projectile: readonly FieldRule[];
}

export function makeFields(statuses: readonly StatusEntry[], players: readonly PlayerEntry[]): Fields {
  const count = statuses.length;
  const damage = number('damage', everyone);
  const actions = number('actions', everyone, 1, 9);
  return {
    living: [
      number('health', living, 1),
      damage,
      number('points', living),
      actions,
      facing,
      number('reload', shooter),
      number('cooldown', shooter),
      flag('struck', wisp),
      number('bombs', player, 0, MOST_COUNTED),
      number('score', player, 0, MOST_COUNTED),
      immunity(statuses),
      ...statuses.map(({ name, bite }, s) => effect(name, s, bite === null ? 0 : 1)),
      ...statuses.map(({ name }, s) => effect(`ward-${name}`, count + s, 1)),
      ...statuses.flatMap(({ credit }, s) =>
        credit === null
          ? []
          : seat(
              credit,
              players,
              living,
              (e) => (e.effects[s] === NONE ? NONE : e.effects[2 * count + s]),
              (e, found) => {
                e.effects[2 * count + s] = found;
              },
            ),
      ),
    ],
    projectile: [
      facing,
      damage,
      number('radius', explosive, 0, 9),
      actions,
      seat(
        'owner',
        players,
        projectile,
        (e) => e.owner,
        (e, found) => {
          e.owner = found;
        },
      ),
      flag('poisoned', projectile),
    ],
  };
}

/** The rules for one kind of piece. */
export const fieldsOf = (fields: Fields, kind: Kind): readonly FieldRule[] =>
  kind.living ? fields.living : fields.projectile;
