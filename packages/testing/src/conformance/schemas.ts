/** Views, seen facts, options and sides are what their JSON Schemas (draft 2020-12) say, and nothing beside. */
import { type AnyGame, type JsonSchema, stream } from '@quadrant/kernel';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { lookers, randomCommand, type WalkStart } from '../walk.js';

/** A check that throws what is wrong with a value. */
type Holds = (value: unknown) => void;

const known = new WeakMap<JsonSchema, Holds>();
/** Made once for each schema: that takes longer than a game. */
export function schemaCheck(name: string, schema: JsonSchema): Holds {
  const holds = known.get(schema) ?? compile(name, schema);
  known.set(schema, holds);
  return holds;
}

function compile(name: string, schema: JsonSchema): Holds {
  expect(openObjects(schema, name), 'objects that take any field').toEqual([]);
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictTuples: false, allErrors: true });
  const valid: ValidateFunction = ajv.compile(schema);
  return (value) => {
    if (!valid(value))
      throw new Error(`${name}: ${ajv.errorsText(valid.errors)}\n${JSON.stringify(value)?.slice(0, 2000)}`);
  };
}

/** The places of a schema where an object may have fields that it does not name. */
function openObjects(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((each, i) => openObjects(each, `${place}/${i}`));
  const node = schema as Record<string, unknown>;
  const isOpen =
    (node.type === 'object' || typeof node.properties === 'object') &&
    !('additionalProperties' in node || 'unevaluatedProperties' in node);
  const inside = Object.entries(node)
    .filter(([key]) => key !== 'enum' && key !== 'const')
    .flatMap(([key, value]) =>
      key === 'properties' || key === '$defs'
        ? Object.entries(value as object).flatMap(([k, v]) => openObjects(v, `${place}/${k}`))
        : openObjects(value, `${place}/${key}`),
    );
  return isOpen ? [place, ...inside] : inside;
}

export function checkSchemas(game: AnyGame, starts: readonly WalkStart[], turns: number): void {
  const { view, fact, options: whole } = game.schemas;
  const isView = schemaCheck('view', view);
  const isFact = schemaCheck('fact', fact);
  const isOptions = schemaCheck('options', whole);
  const views = (position: unknown) => {
    for (const seat of lookers(game, position)) isView(game.view(position, seat));
  };
  let facts = 0;
  for (const { options, seed, rng } of starts) {
    isOptions(options);
    const position = game.begin(options, seed);
    const chance = stream(30, rng);
    const tell = (told: unknown) => {
      for (const seat of lookers(game, position)) {
        const seen = game.seen(told, position, seat);
        if (seen === null) continue;
        isFact(seen);
        facts++;
      }
    };
    views(position);
    for (let i = 0; i < turns; i++) {
      const command = randomCommand(game, position, chance);
      if (!command) break;
      if (game.perform(position, game.onMove(position), command, tell) === null) views(position);
    }
    for (let seat = 0; seat < game.seats(position); seat++) {
      game.withdraw(position, seat, tell);
      views(position);
    }
  }
  expect(facts).toBeGreaterThan(0);
  const [first] = starts;
  const sample = game.view(game.begin(first.options, first.seed), 0);
  expect(() => isView({ ...sample, stranger: 1 }), 'a view with one field more').toThrow('stranger');
}
