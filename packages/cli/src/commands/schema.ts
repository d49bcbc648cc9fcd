/** `quadrant schema GAME WHAT`: what views, facts, options and records of a game look like, as JSON Schemas. */
import { loadGame } from '@quadrant/lab/games';
import { recordSchema } from '@quadrant/table';
import { Misuse, STATUS } from '../command.js';
import { declare } from '../declare.js';
import { readGame } from '../games.js';
import { print } from '../output.js';
import { unknown } from '../suggest.js';

const KINDS = ['view', 'fact', 'options', 'side', 'record'] as const;
type Kind = (typeof KINDS)[number];

export const command = declare({
  name: 'schema',
  usage: 'quadrant schema GAME view|fact|options|side|record',
  about: `
Prints a JSON Schema (draft 2020-12): of what a seat sees (view), of what it is
told of a turn (fact), of what a game begins with (options, and the side a seat
chooses), or of a recorded game (record). Tests hold every view, fact and record
of random games to them.`,
  options: {},
  async run({ words: [id, kind] }) {
    const { game } = await loadGame(readGame('schema', id));
    if (kind === undefined)
      throw new Misuse(`schema needs one of ${KINDS.join(', ')}: quadrant schema ${id} view`);
    if (!(KINDS as readonly string[]).includes(kind))
      throw new Misuse(unknown('there is no schema of', kind, KINDS));
    if (kind === 'side' && game.sides === null) throw new Misuse(`in ${game.title} seats choose nothing`);
    const schemas = {
      ...game.schemas,
      side: game.sides?.schema,
      record: recordSchema(game),
    };
    print(`${JSON.stringify(schemas[kind as Kind], null, 2)}\n`);
    return STATUS.ok;
  },
});
