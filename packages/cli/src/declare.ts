/** Commands from what they declare: their options are read before they run. */
import { type CliCommand, Misuse } from './command.js';
import type { CommandOptions } from './options.js';
import { type ReadWords, readDeclared } from './read-options.js';
import { unknown } from './suggest.js';

type Declared<T extends CommandOptions> = Pick<CliCommand, 'name' | 'usage' | 'about' | 'notes'> & {
  readonly options: T;
  run(read: ReadWords<T>): number | Promise<number>;
};

export const declare = <const T extends CommandOptions>(command: Declared<T>): CliCommand => ({
  ...command,
  run: (words) => command.run(readDeclared(command.name, command.options, words)),
});

type Group = Pick<CliCommand, 'name' | 'about'> & {
  readonly verbs: NonNullable<CliCommand['verbs']>;
};

/** A command that is followed by one of several words. */
export function declareGroup({ name, about, verbs }: Group): CliCommand {
  const known = Object.keys(verbs);
  return {
    name,
    usage: `quadrant ${name} ${known.join('|')} …`,
    about,
    options: {},
    verbs,
    run([verb, ...words]) {
      if (verb === undefined) throw new Misuse(`${name} needs a word more: ${known.join(', ')}`);
      if (!known.includes(verb)) throw new Misuse(unknown(`${name} has no command`, verb, known));
      return verbs[verb].run(words);
    },
  };
}
