/** Random games become cases and records again: the game that comes out is the one that went in. */
import { type Command, NOBODY, stream } from '@quadrant/kernel';
import { History, makeRecord, readRecord } from '@quadrant/table';
import { describe, expect, test } from 'vitest';
import { unpackRecord } from '../../../web/src/keep/link.js';
import { casesOf, entryOf, GAME_IDS, loadGame } from '../games.js';
import { caseOf } from './case-of.js';
import { linkTo, recordOf, USUAL_PAGE } from './link-of.js';

const GAMES = 6;
const MOST = 60;

describe.each(GAME_IDS)('a game of %s', (id) => {
  test.each(Array.from({ length: GAMES }, (_, i) => i))('number %i', async (number) => {
    const own = await loadGame(id);
    const { game } = own;
    const rng = stream(number, `export ${id}`);
    const { presets } = entryOf(id);
    const preset = presets[number % presets.length];
    const options = game.readOptions({ ...preset.options, single: true });
    if (!options.ok) throw new Error(options.error.words);
    const history = new History(game, options.value, id === 'raiinet' ? game.defaultSeed : 100 + number);
    for (let i = 0; i < MOST; i++) {
      const seat = game.onMove(history.position);
      if (seat === NOBODY) break;
      const legal: Command[] = [];
      game.legal(history.position, seat, legal);
      const command = legal[rng.below(legal.length)];
      history.give(seat, command);
      if (i % 7 === 3) history.give(seat, command); // now and then one that may be refused
      if (i === 20) history.undo();
    }
    const read = readRecord(game, JSON.parse(JSON.stringify(makeRecord(history))));
    if (!read.ok) throw new Error(read.error.words);
    const files = await caseOf(read.value);
    const args = String(files['.args'] ?? '')
      .split(/\s+/)
      .filter(Boolean);
    const map = files['.map'] === undefined ? null : String(files['.map']);
    const transcript = String(files['.expected.txt']);
    const commands = casesOf(id).commandsOf(String(files['.txt']), transcript.split('\n'));
    const again = recordOf(id, own, { args, map, commands }, commands.length);
    expect(again).not.toBeNull();
    expect(again!.record.outcome).toEqual(read.value.record.outcome);
    const last = (each: typeof read.value.record) =>
      each.entries.map((entry) => ('command' in entry ? entry.command : ''));
    const played = last(read.value.record).filter((text) => text !== '');
    expect(last(again!.record).slice(-played.length)).toEqual(played);
    const link = linkTo(USUAL_PAGE, id, again!)!;
    const [, turn, packed] = /#\/[\w-]+\/link\/(\d+)\/(.*)$/.exec(link)!;
    expect(Number(turn)).toBe(again!.turn);
    const unpacked = await unpackRecord(packed);
    expect(unpacked).toEqual({ ok: true, value: JSON.parse(JSON.stringify(again!.record)) });
  });
});
