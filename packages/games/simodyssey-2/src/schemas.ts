/** What views, seen facts and options look like to programs of others: JSON Schemas, written by hand. */
import { ENDED_FIELDS, type JsonSchema, type Plain } from '@quadrant/kernel';
import { GALAXY_NAME, WAYS } from './facts.js';
import { MODES } from './position.js';
import { HIGHEST_THRESHOLD, LOWEST_THRESHOLD, type Tables } from './tables.js';

type Properties = { readonly [key: string]: Plain };
const object = (properties: Properties): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const list = (items: Plain): JsonSchema => ({ type: 'array', items });
const oneOf = (values: readonly string[]): JsonSchema => ({ enum: values });
const orNull = (schema: Plain): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const fact = (kind: string, properties: Properties = {}) => object({ kind: { const: kind }, ...properties });

const INTEGER: JsonSchema = { type: 'integer' };
const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const BOOLEAN: JsonSchema = { type: 'boolean' };
const TEXT: JsonSchema = { type: 'string' };
const THRESHOLD: JsonSchema = { type: 'integer', minimum: LOWEST_THRESHOLD, maximum: HIGHEST_THRESHOLD };

export function makeSchemas(tables: Tables) {
  const parts = partsOf(tables);
  return { view: viewSchema(tables, parts), fact: factSchema(parts), options: optionsSchema(parts) };
}

function partsOf(tables: Tables) {
  const movables = [tables.explorer, ...tables.actors];
  const all = [...movables, tables.blackHole, ...tables.scattered];
  const upTo = (maximum: number): JsonSchema => ({ type: 'integer', minimum: 1, maximum });
  const place: JsonSchema = {
    type: 'array',
    prefixItems: [upTo(tables.rows), upTo(tables.columns), upTo(tables.quadrants)],
    minItems: 3,
    maxItems: 3,
  };
  const entity = object({
    id: orNull(INTEGER),
    name: oneOf(all.map(({ name }) => name)),
    letter: oneOf(all.map(({ letter }) => letter)),
    at: place,
    luminosity: orNull(COUNT),
    fuel: orNull(COUNT),
    load: orNull(COUNT),
    untilBirth: orNull(COUNT),
    attached: orNull(BOOLEAN),
    supportsLife: orNull(BOOLEAN),
    visited: orNull(BOOLEAN),
    turnsLeft: orNull(COUNT),
    acted: orNull(COUNT),
  });
  const thresholds: JsonSchema = {
    ...list(THRESHOLD),
    minItems: tables.actors.length,
    maxItems: tables.actors.length,
  };
  return {
    place,
    entity,
    thresholds,
    name: oneOf(movables.map(({ name }) => name)),
    letter: oneOf(movables.map(({ letter }) => letter)),
  };
}

type Parts = ReturnType<typeof partsOf>;

function viewSchema({ rows, columns, quadrants }: Tables, { place, entity }: Parts): JsonSchema {
  return object({
    rows: { const: rows },
    columns: { const: columns },
    quadrants: { const: quadrants },
    single: BOOLEAN,
    mode: { enum: [...MODES, null] },
    inMission: BOOLEAN,
    outcome: { anyOf: [object(ENDED_FIELDS), { type: 'null' }] },
    rngShown: BOOLEAN,
    turn: COUNT,
    nextId: COUNT,
    landing: BOOLEAN,
    sectors: list({ type: 'string', minLength: quadrants, maxLength: quadrants }),
    explorer: orNull(
      object({
        at: orNull(place),
        fuel: COUNT,
        mostFuel: COUNT,
        life: COUNT,
        mostLife: COUNT,
        landed: BOOLEAN,
      }),
    ),
    entities: list(entity),
  });
}

function factSchema({ place, entity, thresholds, name, letter }: Parts): JsonSchema {
  const who = { id: COUNT, letter, name };
  return {
    anyOf: [
      fact('drew', {
        purpose: TEXT,
        low: INTEGER,
        high: INTEGER,
        value: INTEGER,
        who: { anyOf: [name, { const: GALAXY_NAME }] },
      }),
      fact('began', { mode: oneOf(MODES), thresholds }),
      fact('aborted'),
      fact('left'),
      fact('toggled', { rngShown: BOOLEAN }),
      fact('reported', { at: place, landed: BOOLEAN, life: COUNT, fuel: COUNT }),
      fact('landed', { at: place, planet: COUNT, life: BOOLEAN }),
      fact('lifted', { at: place }),
      fact('refuelled', { at: place, gained: COUNT }),
      fact('moved', { ...who, from: place, to: place, way: oneOf(WAYS) }),
      fact('attached', { ...who, at: place, supportsLife: BOOLEAN }),
      fact('reproduced', { ...who, child: COUNT, at: place }),
      fact('destroyed', { ...who, victim: COUNT, victimLetter: letter, victimName: name, at: place }),
      fact('attacked', { ...who, at: place, lifeLeft: COUNT }),
      fact('ended', ENDED_FIELDS),
      fact('died', { ...who, at: place, cause: TEXT, by: orNull(INTEGER), body: entity }),
    ],
  };
}

function optionsSchema({ thresholds }: Parts): JsonSchema {
  return {
    anyOf: [
      object({ mission: { enum: ['play', null] }, single: BOOLEAN }),
      object({ mission: { const: 'test' }, thresholds, single: BOOLEAN }),
    ],
  };
}
