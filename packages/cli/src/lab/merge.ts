/** `quadrant lab merge DIR…`: puts the shards of a tournament together. */
import { lockFolder, merge as mergeFolders, TournamentFolder, USUAL_PAGE } from '@quadrant/lab/bots';
import { Misuse, STATUS } from '../command.js';
import { declare } from '../declare.js';
import { inNamed } from '../named-folder.js';
import { print } from '../output.js';
import { wordsOfStandings } from '../standings-words.js';
import { inFolder } from './in-folder.js';
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
    const merged = await inFolder(out, () => mergeInto(out, folders));
    if (!merged.ok) throw new Misuse(merged.error.words);
    const { spec, standings, missing } = merged.value;
    await writeReportOf(new TournamentFolder(out), USUAL_PAGE);
    print(wordsOfStandings(spec, standings));
    if (missing > 0) print(`Pairs that are missing: ${missing}\n`);
    return missing > 0 ? STATUS.failed : STATUS.ok;
  },
});

/** Nobody else works there meanwhile. */
function mergeInto(out: string, folders: readonly string[]): ReturnType<typeof mergeFolders> {
  const lock = new TournamentFolder(out).isThere ? lockFolder(out) : null;
  if (lock?.ok === false) return lock;
  try {
    return inNamed(out, () => mergeFolders(folders, out));
  } finally {
    lock?.value();
  }
}
