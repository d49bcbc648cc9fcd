/** What the player chooses before a game: the equipment. Everybody may know it. */
import { ok, refuse, type Sides } from '@quadrant/kernel';
import { defaultOptions, equipmentProblem, type Options } from './options.js';
import { choicesOf, PARTS, type Part, type Tables } from './tables.js';

/** Entries of the setup menus, counted from 1 as there. */
export type Side = Readonly<Record<Part, number>>;

const sideOf = ({ weapon, armour, engine, power }: Side): Side => ({ weapon, armour, engine, power });
const wrong = (words: string) => refuse('bad-side', words);

export function makeSides(tables: Tables): Sides<Options> {
  return {
    secret: false,
    read(_, value) {
      if (value === undefined || value === null) return ok(sideOf(defaultOptions));
      if (typeof value !== 'object' || Array.isArray(value)) return wrong('The equipment is an object.');
      const strange = Object.keys(value).find((key) => !PARTS.some((part) => part === key));
      if (strange !== undefined) return wrong(`There is no part "${strange}". Parts: ${PARTS.join(' ')}`);
      const side: Side = { ...sideOf(defaultOptions), ...value };
      const problem = equipmentProblem(tables, side);
      return problem ? wrong(problem) : ok(sideOf(side));
    },
    deal: () => sideOf(defaultOptions),
    split({ play, debug, single, ...side }) {
      return { options: { play, debug, single }, sides: [sideOf(side)] };
    },
    join: (options, sides) => ({ ...(options as object), ...(sides?.[0] as object | undefined) }),
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        PARTS.map((part) => [part, { type: 'integer', minimum: 1, maximum: choicesOf(tables, part).length }]),
      ),
      required: PARTS,
      additionalProperties: false,
    },
  };
}
