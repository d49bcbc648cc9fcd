/** The commands that serve: `quadrant serve` and `npm start` have the same options. */
import { SERVE_OPTIONS, type ServeOptions, type Serving, servingOf } from '@quadrant/server';
import { type CliCommand, Misuse } from './command.js';
import { declare } from './declare.js';
import { makeFolder } from './make-folder.js';

type Served = ServeOptions & Pick<Serving, 'makeFolder'>;
type Told = Pick<CliCommand, 'name' | 'usage' | 'about'>;

export const serving = (told: Told, serve: (options: Served) => Promise<number>): CliCommand =>
  declare({
    ...told,
    options: SERVE_OPTIONS,
    run({ values, words }) {
      if (words.length > 0) throw new Misuse(`${told.name} takes options only, not "${words[0]}"`);
      const options = servingOf(values);
      if (!options.ok) throw new Misuse(options.error.words);
      return serve({ ...options.value, makeFolder });
    },
  });

/** What `npm start` does, once it is built. */
export const npmStart = (serve: (options: Served) => Promise<number>): CliCommand =>
  serving(
    {
      name: 'start',
      usage: 'npm start [-- OPTIONS]',
      about: 'Serves the page with all four games, and matches over the network, and says where.',
    },
    serve,
  );
