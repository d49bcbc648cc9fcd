/** What a JSON Schema says of a place in the data: whether there is one, and what stands there. */
import type { JsonSchema, Plain } from '@quadrant/kernel';
import { textOf } from './measure.js';

interface Node {
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: boolean | Node;
  readonly items?: Node;
  readonly prefixItems?: readonly Node[];
  readonly enum?: readonly Plain[];
  readonly const?: Plain;
}
/** All that may stand at a place; none: there is no such place. */
export type Choices = readonly Node[];

const ANYTHING: Node = {};
const LENGTH: Node = { type: 'integer' };

export function choicesAt(schema: JsonSchema | Node, path: readonly string[]): Choices {
  let choices = choicesOf(schema as Node);
  for (const key of path) choices = choices.flatMap((node) => within(node, key)).flatMap(choicesOf);
  return choices;
}

function choicesOf(node: Node): Choices {
  const choices = node.anyOf ?? node.oneOf;
  return choices === undefined ? [node] : choices.flatMap(choicesOf);
}

function within({ type, properties = {}, ...node }: Node, key: string): Choices {
  if (Object.hasOwn(properties, key)) return [properties[key]];
  switch (type) {
    case 'object':
      if (typeof node.additionalProperties === 'object') return [node.additionalProperties];
      return node.additionalProperties === false ? [] : [ANYTHING];
    case 'array':
      if (key === 'length') return [LENGTH];
      return /^\d+$/.test(key) ? [node.prefixItems?.[Number(key)] ?? node.items ?? ANYTHING] : [];
    default:
      return Object.keys(node).length === 0 && type === undefined ? [ANYTHING] : [];
  }
}

export const namesIn = (choices: Choices): string[] =>
  choices.flatMap(({ properties = {} }) => Object.keys(properties));

/** The only values that stand there, as text; null where others may. */
export function valuesIn(choices: Choices): string[] | null {
  const values = choices.map((node): readonly Plain[] | null => {
    if (node.const !== undefined) return [node.const];
    return node.enum ?? (node.type === 'boolean' ? [true, false] : null);
  });
  return values.includes(null) ? null : values.flatMap((each) => each ?? []).map(textOf);
}
