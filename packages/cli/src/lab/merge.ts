/** `quadrant lab merge DIR…`: puts the shards of a tournament together. */
import { merge as mergeFolders, TournamentFolder, USUAL_PAGE } from '@quadrant/lab/bots';
import { Misuse, STATUS } from '../command.js';
import { declare } from '../declare.js';
import { reason } from '../input.js';
import { print } from '../output.js';
import { wordsOfStandings } from '../standings-words.js';
import { writeReportOf } from './report.js';

export const merge = declare({
  name: 'lab merge',
  usage: 'quadrant lab merge DIR… --out DIR',
  about: 'Puts the shards of one tournament together (quadrant tournament --shard I/N).',
  options: { out: { kind: 'text', takes: 'DIR', help: 'where the whole is kept' } },
  notes: 'Exit status: 0 all pairs are there, 1 some are missing, 2 the shards do not fit.',
  async run({ values: { out }, words: folders }) {
    if (out === undefined || folders.length === 0)
      throw new Misuse('lab merge needs folders, and one for the whole: quadrant lab merge DIR… --out DIR');
    const merged = mergeInto(folders, out);
    if (!merged.ok) throw new Misuse(merged.error.words);
    const { spec, standings, missing } = merged.value;
    await writeReportOf(new TournamentFolder(out), USUAL_PAGE);
    print(wordsOfStandings(spec, standings));
    if (missing > 0) print(`Pairs that are missing: ${missing}\n`);
    return missing > 0 ? STATUS.failed : STATUS.ok;
  },
});

function mergeInto(folders: readonly string[], out: string) {
  try {
    return mergeFolders(folders, out);
  } catch (error) {
    throw new Misuse(`cannot merge into "${out}": ${reason(error)}`);
  }
}
