/** Readers of what strangers send: records, messages between windows, both protocols, who plays, and a teacher's points. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, type Narrator, stream } from '@quadrant/kernel';
import { Loading, makeTeller, parseRecord, readToSeat, readToTable, Table } from '@quadrant/table';
import { readFromClient, readFromHost, readFromProgram, readFromServer } from '@quadrant/wire';
import { CaseError } from '../check/case-error.js';
import { readGrading } from '../check/grading.js';
import { GAME_IDS, loadGame } from '../games.js';
import { readWho } from '../who/who.js';
import type { Reader } from './readers.js';

const TURNS = 12;

/** A record of each game, read, played again and held to what it says. */
async function recordReaders(): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const id of GAME_IDS) {
    const { game, narrator } = await loadGame(id);
    // biome-ignore lint/suspicious/noExplicitAny: a narrator of any game
    const rules = { game, teller: makeTeller(game, narrator as () => Narrator<any, any, any>) };
    const begun = Table.begin<Command, unknown, never>(rules, { options: { single: true }, seed: 7 });
    if (!begun.ok) throw new Error(begun.error.words);
    const rng = stream(1, id);
    for (let turn = 0; turn < TURNS && begun.value.termination === null; turn++) {
      const seat = begun.value.onMove;
      const legal = begun.value.legal(seat);
      begun.value.give(seat, legal[rng.below(legal.length)]);
    }
    readers.push({
      name: `records of ${game.title}`,
      sound: [true, false].map((trace) => JSON.stringify(begun.value.record({ trace }))),
      read(text) {
        const value = parseRecord(text);
        const loading = value.ok ? Loading.of(rules, value.value) : value;
        if (loading.ok) loading.value.result();
      },
    });
  }
  return readers;
}

const KEY = 'k'.repeat(32);
const MESSAGES: Readonly<Record<string, readonly [(text: string) => unknown, readonly object[]]>> = {
  'messages of windows': [
    (text) => [readToTable(text), readToSeat(text)],
    [
      { t: 'hello', key: KEY },
      { t: 'give', key: KEY, id: '1', turn: 4, command: 'move a down' },
      { t: 'answer', key: KEY, id: '1', refusal: { code: 'x', words: 'y' } },
    ],
  ],
  'messages of programs': [
    (text) => [readFromProgram(text), readFromHost(text)],
    [
      { t: 'hello', protocol: 'quadrant-bot/1', name: 'a', games: [...GAME_IDS], wants: { legal: true } },
      { t: 'move', game: 'g1', id: 3, move: 'move a down' },
      { t: 'try', game: 'g1', id: 4, from: 's1', moves: ['move a down'], random: 2 },
      { t: 'ping', id: 1 },
    ],
  ],
  'messages of matches': [
    (text) => [readFromClient(text), readFromServer(text)],
    [
      { t: 'hello', protocol: 'quadrant-match/1', token: 'x'.repeat(43) },
      { t: 'watch', match: 'abcdefghij', since: 0 },
      { t: 'give', match: 'abcdefghij', id: 'c1', v: 3, command: 'move a down' },
      { t: 'act', match: 'abcdefghij', id: 'c2', act: 'resign' },
    ],
  ],
};

const messageReaders = (): Reader[] =>
  Object.entries(MESSAGES).map(([name, [read, messages]]) => ({
    name,
    read,
    sound: messages.map((message) => JSON.stringify(message)),
  }));

/** A teacher's file is refused by a `CaseError`, which the command turns into words. */
function gradingReader(folder: string): Reader {
  return {
    name: 'grade.toml',
    sound: [
      'points = 2\ncompiles = 1\n[tags.base]\npoints = 3\n[cases.first]\nneeds = ["compiles"]\npartial = true\n',
    ],
    read(text) {
      writeFileSync(join(folder, 'grade.toml'), text);
      try {
        readGrading(folder, ['first', 'second']);
      } catch (error) {
        if (!(error instanceof CaseError)) throw error;
      }
    },
  };
}

const whoReader: Reader = {
  name: 'who plays',
  sound: [
    "name=a,cmd='./a b',option.iterations=500,nodes=2000",
    'cmd:./mine',
    'greedy',
    'name=b,clock=60+0.6',
  ],
  read: (text) => readWho(text),
};

/** All of them, with a folder of their own while they are used. */
export async function withMessageReaders<T>(use: (readers: readonly Reader[]) => T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-attack-'));
  try {
    return use([...(await recordReaders()), ...messageReaders(), gradingReader(folder), whoReader]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
