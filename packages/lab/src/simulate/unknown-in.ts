/** What a measure asks for and its game never tells: counted, it would pass for something that does not happen. */
import type { AnyGame, JsonSchema } from '@quadrant/kernel';
import { KIND, type Measure, pathsOf } from './measure.js';
import { choicesAt, namesIn, valuesIn } from './places.js';

/** Something that the schemas of a game do not know, and what they know in its place. */
export interface UnknownInMeasure {
  readonly what: string; // 'fact', 'field of destroyed', 'name of destroyed'
  readonly word: string;
  readonly known: readonly string[];
}

/** Null where all is known. */
export function unknownIn({ fact, view }: Measure, { schemas }: AnyGame): UnknownInMeasure | null {
  if (view !== null) return unknownPlace(schemas.view, view.path);
  if (fact === null) return null;
  const { kind, where } = fact;
  const kinds = valuesIn(choicesAt(schemas.fact, [KIND]));
  if (kinds === null) return null;
  if (!kinds.includes(kind)) return { what: 'fact', word: kind, known: kinds };
  const own = choicesAt(schemas.fact, []).filter((each) => valuesIn(choicesAt(each, [KIND]))?.includes(kind));
  for (const [field, value] of where) {
    const choices = pathsOf(field).flatMap((path) => own.flatMap((each) => choicesAt(each, path)));
    if (choices.length === 0) return { what: `field of ${kind}`, word: field, known: namesIn(own) };
    const values = valuesIn(choices);
    if (values?.includes(value) === false) return { what: `${field} of ${kind}`, word: value, known: values };
  }
  return null;
}

function unknownPlace(schema: JsonSchema, path: readonly string[]): UnknownInMeasure | null {
  const known = path.findLastIndex((_, i) => choicesAt(schema, path.slice(0, i + 1)).length > 0) + 1;
  if (known === path.length) return null;
  const names = namesIn(choicesAt(schema, path.slice(0, known)));
  const what = known === 0 ? 'place in views' : `place in ${path.slice(0, known).join('.')}`;
  return { what, word: path[known], known: names };
}
