/** Reads one message of a protocol: a table from `t` to the schema of its fields gives the reader. */
import * as v from 'valibot';
import { readJson } from './json.js';
import { isPlain } from './plain.js';
import { type Read, unread } from './result.js';

// biome-ignore lint/suspicious/noExplicitAny: a schema of any message
export type Schemas = Readonly<Record<string, v.GenericSchema<any, any>>>;
/** The messages that a table of schemas reads. */
export type MessageOf<S extends Schemas> = {
  [K in keyof S]: { readonly t: K } & v.InferOutput<S[K]>;
}[keyof S];

/** Checks a value of any origin against one schema. */
export function readValue<S extends v.GenericSchema>(schema: S, value: unknown): Read<v.InferOutput<S>> {
  if (!isPlain(value)) return unread('too-deep', 'This is not plain data, or nests too deep.');
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  const words = field === null ? issue.message : `${field}: ${issue.message}`;
  return unread('fields', words, { field });
}

/** A reader of lines of JSON, of so many bytes at most. Fields that no schema names are left out of what it gives. */
export function makeReader<S extends Schemas>(
  schemas: S,
  usual: number,
): (text: string, longest?: number) => Read<MessageOf<S>> {
  return (text, longest = usual) => {
    const json = readJson(text, { longest });
    return json.ok ? readMessage(schemas, json.value) : json;
  };
}

function readMessage<S extends Schemas>(schemas: S, value: unknown): Read<MessageOf<S>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return unread('malformed', 'This is not a JSON object.');
  const message = value as Record<string, unknown>;
  const { t } = message;
  if (typeof t !== 'string') return unread('malformed', 'There is no "t" that says which message this is.');
  if (!Object.hasOwn(schemas, t)) return unread('unknown', 'This "t" is not known.', { message });
  const fields = readValue(schemas[t], message);
  if (!fields.ok) return { ok: false, error: { ...fields.error, message } };
  const read = fields.value as { t?: string }; // made by the schema: nobody else has it
  read.t = t;
  return { ok: true, value: read as MessageOf<S> };
}
