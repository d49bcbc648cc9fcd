/** `quadrant verify RECORD…`: plays records again and says whether hash and result hold. */
import { isGameId, loadGame } from '@quadrant/lab/games';
import { gameOfRecord, Replay, readRecord, visible } from '@quadrant/table';
import { Misuse, STATUS } from '../command.js';
import { declare } from '../declare.js';
import { print } from '../output.js';
import { readJson } from '../tui/layers/files.js';

export const command = declare({
  name: 'verify',
  usage: 'quadrant verify RECORD…',
  about: `
Plays each record again from its first command and compares every turn, the
last hash and the result. Prints one line a record; for one that does not hold,
the first turn, field and random draw that differ.
Exit status: 0 all hold, 1 one does not, 2 a file is no record.`,
  options: {},
  async run({ words: names }) {
    if (names.length === 0) throw new Misuse('verify needs a record: quadrant verify RECORD…');
    let status: number = STATUS.ok;
    for (const name of names) status = Math.max(status, await verify(name));
    return status;
  },
});

/** Gives the exit status for one record; a file that is none does not keep the others from being looked at. */
async function verify(name: string): Promise<number> {
  try {
    return (await holds(name)) ? STATUS.ok : STATUS.failed;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    process.stderr.write(`quadrant: ${error.message}\n`);
    return STATUS.misuse;
  }
}

async function holds(name: string): Promise<boolean> {
  const value = readJson(name);
  const id = gameOfRecord(value);
  if (id === null || !isGameId(id)) throw new Misuse(`"${name}" is not a record of one of our games`);
  const { game } = await loadGame(id);
  const sound = readRecord(game, value);
  if (!sound.ok) throw new Misuse(`"${visible(name)}": ${sound.error.words}`);
  const replay = new Replay(game, sound.value);
  const parting = replay.run();
  const { hash, outcome } = sound.value.record;
  const end = outcome ? `${outcome.result}, ${visible(outcome.reason)}` : 'not over';
  const words = parting
    ? `does not hold. ${parting.words}`
    : `holds. ${game.title}, ${replay.history.turn} turns, hash ${hash}, ${end}.`;
  print(`${visible(name)}: ${words}\n`);
  return parting === null;
}
