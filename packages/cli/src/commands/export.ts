/** `quadrant export RECORD`: a game that was played, as a case that `quadrant check` takes. */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { caseOf } from '@quadrant/lab';
import { isGameId, loadGame } from '@quadrant/lab/games';
import { gameOfRecord, readRecord, visible } from '@quadrant/table';
import { Misuse, STATUS } from '../command.js';
import { declare } from '../declare.js';
import { reason } from '../input.js';
import { makeFolder } from '../make-folder.js';
import { print } from '../output.js';
import { readJson } from '../tui/layers/files.js';

export const command = declare({
  name: 'export',
  usage: 'quadrant export RECORD… [--out FOLDER] [--name NAME]',
  about: `
Writes each recorded game as a case that "quadrant check" takes: its commands
with those that were refused, its options or level, and the exact transcript.
What was taken back is left out, and who left the table is not told.`,
  options: {
    out: { kind: 'text', takes: 'FOLDER', usual: '.', help: 'where to write the case' },
    name: { kind: 'text', takes: 'NAME', usually: 'that of the record', help: 'the name of the case' },
  },
  async run({ values, words }) {
    if (words.length === 0) throw new Misuse('export needs a record: quadrant export RECORD…');
    if (words.length > 1 && values.name !== undefined) throw new Misuse('--name is for one record');
    for (const file of words) {
      const { out: folder, name = basename(file).replace(/\.json$/, '') } = values;
      if (!/^[\w][\w .-]*$/.test(name)) throw new Misuse(`"${visible(name)}" is no name for a case`);
      const written = await exported(file, folder, name);
      print(`${visible(file)}: ${written.join(' ')}\n`);
    }
    return STATUS.ok;
  },
});

async function exported(file: string, folder: string, name: string): Promise<string[]> {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Misuse(
      `"${visible(file)}" is a folder; name the records in it: quadrant export ${visible(file)}/*.json`,
    );
  const value = readJson(file);
  const id = gameOfRecord(value);
  if (id === null || !isGameId(id))
    throw new Misuse(`"${visible(file)}" is not a record of one of our games`);
  const { game } = await loadGame(id);
  const sound = readRecord(game, value);
  if (!sound.ok) throw new Misuse(`"${visible(file)}": ${sound.error.words}`);
  const files = await caseOf(sound.value);
  try {
    makeFolder(folder);
    // What lies there of another case would be taken for a part of this one.
    if (readdirSync(folder).some((each) => each.startsWith(`${name}.`) && !each.endsWith('.json')))
      throw new Misuse(`there is a case "${name}" in "${folder}" already`);
    for (const [ending, content] of Object.entries(files))
      writeFileSync(join(folder, name + ending), content);
  } catch (error) {
    if (error instanceof Misuse) throw error;
    throw new Misuse(`cannot write to "${folder}": ${reason(error)}`);
  }
  return Object.keys(files).map((ending) => join(folder, name + ending));
}
