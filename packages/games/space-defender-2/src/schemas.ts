/** What views, seen facts and options look like to programs of others: JSON Schemas, written by hand. */
import { ENDED_FIELDS, type JsonSchema, type Plain } from '@quadrant/kernel';
import { MAX_THRESHOLD, MIN_COLUMNS, MIN_ROWS } from './commands.js';
import { PHASES } from './facts.js';
import { MAX_ROWS, STRIDE } from './grid.js';
import { STATES } from './position.js';
import { choicesOf, PARTS, spawningKinds, type Tables } from './tables.js';

const object = (properties: { readonly [key: string]: Plain }): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const list = (items: Plain): JsonSchema => ({ type: 'array', items });
const whole = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });
const oneOf = (values: readonly string[]): JsonSchema => ({ enum: values });
const orNull = (schema: Plain): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const fact = (kind: string, properties: { readonly [key: string]: Plain } = {}) =>
  object({ kind: { const: kind }, ...properties });

const INTEGER: JsonSchema = { type: 'integer' };
const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const BOOLEAN: JsonSchema = { type: 'boolean' };
const SQUARE: JsonSchema = { type: 'string', pattern: '^[A-J](?:[1-9]|[12][0-9]|30)$' };
const PLACE: JsonSchema = {
  type: 'string',
  pattern: '^(?:[A-J](?:[1-9]|[12][0-9]|30)|out of board|out of sight)$',
};

export function makeSchemas(tables: Tables) {
  return { view: viewSchema(tables), fact: factSchema(tables), options: optionsSchema(tables) };
}

function viewSchema(tables: Tables): JsonSchema {
  const enemy = {
    id: { type: 'integer', minimum: 1 },
    name: oneOf(tables.enemies.map(({ name }) => name)),
    cell: SQUARE,
    health: INTEGER,
    maxHealth: COUNT,
    regen: COUNT,
    armour: COUNT,
    vision: COUNT,
  };
  const projectile = {
    id: { type: 'integer', maximum: -1 },
    side: oneOf(['friendly', 'enemy']),
    weapon: orNull(oneOf(choicesOf(tables, 'weapon'))),
    cell: SQUARE,
    damage: COUNT,
    move: COUNT,
    drift: INTEGER,
  };
  return object({
    single: BOOLEAN,
    state: oneOf(STATES),
    debug: BOOLEAN,
    equipment: object(Object.fromEntries(PARTS.map((part) => [part, oneOf(choicesOf(tables, part))]))),
    rows: whole(0, MAX_ROWS),
    columns: whole(0, STRIDE),
    thresholds: list(whole(1, MAX_THRESHOLD)),
    turn: COUNT,
    draws: COUNT,
    ship: object({
      cell: SQUARE,
      health: COUNT,
      energy: COUNT,
      maxHealth: COUNT,
      maxEnergy: COUNT,
      healthRegen: COUNT,
      energyRegen: COUNT,
      armour: COUNT,
      vision: COUNT,
      move: INTEGER,
      moveCost: COUNT,
    }),
    board: list({ type: 'string', maxLength: STRIDE }),
    enemies: list(object({ ...enemy, seen: BOOLEAN, sees: BOOLEAN })),
    projectiles: list(object(projectile)),
    remembered: object({
      enemies: list(object({ ...enemy, turn: COUNT })),
      projectiles: list(object({ ...projectile, turn: COUNT })),
    }),
    newest: object({ enemy: COUNT, projectile: COUNT }),
    score: COUNT,
    focuses: list(
      object({ name: { type: 'string' }, slots: orNull(COUNT), factor: COUNT, taken: COUNT, worth: COUNT }),
    ),
    outcome: orNull(object(ENDED_FIELDS)),
  });
}

function factSchema(tables: Tables): JsonSchema {
  const kinds = tables.enemies.map(({ name }) => name);
  const name = oneOf([...kinds, 'friendly projectile', 'enemy projectile', 'Starfighter']);
  const piece = { name, id: INTEGER };
  return {
    anyOf: [
      fact('entered', { state: oneOf(STATES) }),
      fact('selected', { part: oneOf(PARTS), name: { type: 'string' } }),
      fact('switched', { debug: BOOLEAN }),
      fact('aborted', { from: oneOf(['setup', 'game']) }),
      fact('left'),
      fact('phase', { phase: oneOf(PHASES) }),
      fact('departed', { ...piece, cell: PLACE }),
      fact('moved', { ...piece, from: PLACE, to: PLACE }),
      fact('collided', {
        mover: name,
        moverId: INTEGER,
        other: name,
        otherId: INTEGER,
        cell: PLACE,
        effect: oneOf(['combining', 'negating', 'dealing', 'healing', 'taking', 'trading']),
        damage: COUNT,
      }),
      fact('destroyed', { ...piece, cell: PLACE }),
      fact('collected', { orbment: oneOf(tables.orbments.map((orbment) => orbment.name)) }),
      fact('spawned', { ...piece, cell: PLACE }),
      fact('passed', { cell: PLACE }),
      fact('fired', { cell: PLACE }),
      fact('teleported', { cell: PLACE }),
      fact('repaired', { health: COUNT }),
      fact('overcharged', { energy: COUNT, health: COUNT }),
      fact('deployed drones'),
      fact('neutralized', { id: INTEGER, cell: PLACE }),
      fact('struck'),
      fact('hit', { ...piece, cell: PLACE, damage: COUNT }),
      fact('gained', {
        ...piece,
        cell: PLACE,
        what: oneOf(['total health', 'armour', 'regen']),
        amount: COUNT,
      }),
      fact('healed', { by: orNull(oneOf(kinds)), byCell: PLACE, ...piece, cell: PLACE, health: COUNT }),
      fact('lost', { cell: PLACE }),
      fact('ended', ENDED_FIELDS),
    ],
  };
}

function optionsSchema(tables: Tables): JsonSchema {
  const kinds = spawningKinds(tables).length;
  const thresholds = Array.from({ length: kinds }, () => whole(1, MAX_THRESHOLD));
  const sizes = [whole(MIN_ROWS, MAX_ROWS), whole(MIN_COLUMNS, STRIDE)];
  return object({
    play: orNull({
      type: 'array',
      prefixItems: [...sizes, ...thresholds],
      minItems: kinds + 2,
      maxItems: kinds + 2,
    }),
    ...Object.fromEntries(PARTS.map((part) => [part, whole(1, choicesOf(tables, part).length)])),
    debug: BOOLEAN,
    single: BOOLEAN,
  });
}
