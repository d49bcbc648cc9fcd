import { stream } from '@quadrant/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { GAMES, newTable, playOn } from '../testing/games.js';
import {
  digestOf,
  type GameRecord,
  Loading,
  parseRecord,
  Replay,
  readRecord,
  recordSchema,
  type TableGame,
} from './index.js';

const [{ rules: raiinet }] = GAMES;

// biome-ignore lint/suspicious/noExplicitAny: records are spoilt in every way here
type Loose = Record<string, any>;

/** Loads a value; words when it is refused, or does not hold. */
function load(rules: TableGame, value: unknown) {
  const loading = Loading.of(rules, value);
  return loading.ok ? loading.value.result() : { ok: false as const, error: loading.error, holds: null };
}
const played = (rules: TableGame, options: unknown, turns = 40) => {
  const table = newTable(rules, options);
  playOn(table, turns, stream(3, rules.game.id));
  return table;
};
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));
/** What a changed record says, its digest made anew so that only the change speaks. */
function changed(change: (record: Loose) => void, rules = raiinet, options: unknown = { players: 2 }) {
  const record = json(played(rules, options).record({ trace: true })) as Loose;
  change(record);
  record.sha256 = digestOf(record);
  const loaded = load(rules, record);
  return loaded.ok ? null : loaded.error.words;
}

describe.each(GAMES.map((each) => [each.rules.game.id, each] as const))(
  'records of %s',
  (_, { rules, options }) => {
    test('bring the game back, byte for byte', () => {
      const table = played(rules, options);
      const record = table.record({ trace: true });
      const fits = new Ajv2020({ strict: false }).compile(recordSchema(rules.game));
      expect(fits(json(record)), JSON.stringify(fits.errors)).toBe(true);
      const loaded = load(rules, json(record));
      if (!loaded.ok) throw new Error(loaded.error.words);
      expect(loaded.table.record({ trace: true })).toEqual(record);
      for (let seat = -1; seat < table.seats; seat++) {
        expect(loaded.table.moment(seat)).toEqual(table.moment(seat));
        expect(loaded.table.log(seat)).toEqual(table.log(seat));
      }
    });

    test('of an earlier turn are the records that were', () => {
      const table = newTable(rules, options);
      const rng = stream(4, rules.game.id);
      const records: GameRecord[] = [table.record()];
      while (records.length < 15 && playOn(table, 1, rng) === 1) records.push(table.record());
      for (const [turn, record] of records.entries()) expect(table.record({ turn })).toEqual(record);
    });
  },
);

describe('a record that does not hold is refused with words', () => {
  test('as it is, it holds', () => expect(changed(() => {})).toBeNull());
  test.each<[string, (record: Loose) => void, string]>([
    [
      'another hash',
      (r) => {
        r.hash = '00000000';
      },
      'the last position has hash',
    ],
    [
      'another outcome',
      (r) => {
        r.outcome = { result: 'won', winner: 1, scores: [4, 4], reason: 'so' };
      },
      'the outcome is not',
    ],
    [
      'another termination',
      (r) => {
        r.termination = 'normal';
      },
      'it ended as',
    ],
    [
      'a command left out',
      (r) => {
        r.entries.splice(3, 1);
      },
      'Turn ',
    ],
    [
      'another seat',
      (r) => {
        r.entries[0].seat = 1;
      },
      'not your turn',
    ],
    [
      'a changed trace',
      (r) => {
        r.trace.turns[4] = r.trace.turns[4].replace(/.$/, (c: string) => (c === '0' ? '1' : '0'));
      },
      'Turn 5',
    ],
    [
      'a short trace',
      (r) => {
        r.trace.turns.length = 5;
      },
      'the trace ends before',
    ],
    [
      'a refused command that is performed',
      (r) => {
        r.refused = [[0, 'nonsense', r.entries[0].command]];
      },
      'recorded as refused',
    ],
    [
      'a refused command elsewhere',
      (r) => {
        r.refused = [[999, 'over', 'move a up']];
      },
      'there are 40',
    ],
    [
      'a negative place',
      (r) => {
        r.refused = [[-1, 'over', 'move a up']];
      },
      'damaged at refused.0.0',
    ],
    [
      'a trace of inherited names',
      (r) => {
        r.trace.fields[0] = 'constructor';
      },
      'trace names a field "constructor"',
    ],
    [
      'an unknown field of a trace',
      (r) => {
        r.trace.fields[0] = 'nothing';
      },
      'trace names a field "nothing"',
    ],
    [
      'a seat that is not there',
      (r) => {
        r.entries[0] = { seat: 3, table: 'resigned' };
      },
      'there is no seat 3',
    ],
    [
      'another version',
      (r) => {
        r.version = 99;
      },
      'version 99',
    ],
    [
      'another game',
      (r) => {
        r.game = 'chess\u001b[2J';
      },
      String.raw`\u001b[2J`,
    ],
    [
      'another format',
      (r) => {
        r.format = { toString: null };
      },
      'The format is an object',
    ],
    [
      'no commands',
      (r) => {
        r.entries = 'none';
      },
      'damaged at entries',
    ],
    [
      'a command that is none',
      (r) => {
        r.entries[2].command = 'fly\u202eaway';
      },
      String.raw`\u{202e}`,
    ],
    [
      'a seed that is none',
      (r) => {
        r.seed = 0.5;
      },
      'damaged at seed',
    ],
    [
      'options that are none',
      (r) => {
        r.options = { players: 3 };
      },
      'The options are not sound',
    ],
  ])('%s', (_, change, words) => expect(changed(change)).toContain(words));

  test('a digest that is not its own', () => {
    const record = { ...json(played(raiinet, { players: 2 }).record()), seats: [{ name: 'Eve' }, {}] };
    const loaded = load(raiinet, record);
    expect(!loaded.ok && loaded.error.words).toContain('it was changed');
  });

  test('and is offered as a game of its own up to where it holds', () => {
    const record = json(played(raiinet, { players: 2 }).record()) as unknown as Loose;
    record.entries[20].seat = 1 - record.entries[20].seat;
    record.sha256 = digestOf(record);
    const loaded = load(raiinet, record);
    expect(loaded.ok).toBe(false);
    if (!loaded.ok) expect(loaded.holds?.turn).toBe(20);
  });
});

test('a text is bounded before anything is built from it', () => {
  expect(parseRecord(`${'['.repeat(200_000)}`)).toMatchObject({ ok: false });
  expect(parseRecord('"x"', 2)).toMatchObject({ ok: false });
  expect(parseRecord('{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
});

test('the first format is still read, with the terminal’s table beside it', () => {
  const table = played(raiinet, { players: 2 }, 12);
  const { entries, options, sides, seed, hash } = table.record();
  const whole = raiinet.game.sides ? raiinet.game.sides.join(options, sides ?? null) : options;
  const commands = entries.map((entry) => ('command' in entry ? entry.command : ''));
  commands.splice(3, 0, 'move a sideways');
  const old = {
    format: 'quadrant-record-1', note: 'secrets', game: 'raiinet', version: 1, options: whole, seed, commands,
    refused: [[3, 'bad-direction']], hash, outcome: null, table: { bots: [1], friendly: true },
  }; // biome-ignore format: one line a group
  const slip = raiinet.game.grammar.parse('move a sideways');
  const refusal = slip.ok ? table.fork(3).refusalOf(table.fork(3).onMove, slip.value) : slip.error;
  old.refused = [[3, refusal!.code]];
  const loaded = load(raiinet, json(old));
  if (!loaded.ok) throw new Error(loaded.error.words);
  expect(loaded.table.turn).toBe(12);
  expect(loaded.table.friendly).toBe(true);
  expect(loaded.table.seatNames).toEqual([{}, { bot: 'greedy' }]);
  expect(loaded.table.record().refused).toEqual([[3, refusal!.code, 'move a sideways']]);
  const ofItsTime = { ...old, hash: '12345678', trace: { fields: ['gone since'], turns: [] } };
  expect(load(raiinet, json(ofItsTime)).ok).toBe(true); // positions had other fields then
  const won = { result: 'won', winner: 0, scores: [4, 0], reason: 'downloaded 4 data' };
  expect(load(raiinet, json({ ...old, outcome: won })).ok).toBe(false);
});

test('damaged records are refused or opened, never thrown at', () => {
  const rng = stream(9, 'damage');
  const sources = GAMES.map(({ rules, options }) => ({
    rules,
    text: JSON.stringify(played(rules, options, 15).record({ trace: true })),
  }));
  const junk = ['null', '{}', '[]', '-1', '1e99', '"__proto__"', 'true', '{"toString":null}', '"\\u202e"'];
  const most = process.env.QUADRANT_LONG ? 1_000_000 : 3_000;
  for (let i = 0; i < most; i++) {
    const { rules, text } = sources[i % sources.length];
    const at = rng.below(text.length);
    const spans = [1, 3, 10, 40];
    const rest = text.slice(at + spans[rng.below(spans.length)]);
    const damaged =
      text.slice(0, at) + (rng.below(2) ? junk[rng.below(junk.length)] : text[rng.below(text.length)]) + rest;
    const value = parseRecord(damaged);
    if (!value.ok) continue;
    const sound = readRecord(rules.game, value.value);
    if (sound.ok) new Replay(rules.game, sound.value).run();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be printed
    else expect(sound.error.words).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  }
});

test('a takeback that leaves more commands than there are is no takeback', () => {
  const record = json(played(raiinet, { players: 2 }, 3).record()) as unknown as Loose;
  record.entries.splice(1, 0, { table: 'taken-back', seat: 0, to: 2 });
  expect(readRecord(raiinet.game, record)).toMatchObject({
    ok: false,
    error: { words: expect.stringContaining('Entry 2 leaves more') },
  });
});
