/** Everything of a game that reads what somebody hands over, with sound texts to begin the damage from. */
import type { GameEntry } from '@quadrant/catalogue';
import { type AnyGame, type Host, stream } from '@quadrant/kernel';
import { entryOf, GAME_IDS, type GameModule } from '../games.js';
import { mutate } from './mutate.js';

/** A reader: takes any text without an exception, whatever it makes of it. */
export interface Reader {
  readonly name: string;
  readonly sound: readonly string[];
  read(text: string): void;
}

export interface TriedReader {
  readonly name: string;
  readonly tried: number;
  readonly crashed: number;
  readonly crashes: readonly { readonly text: string; readonly words: string }[]; // the first of them
  readonly slowest: number; // ms of the processor for one text
  readonly hangs: number; // texts that took longer than they may
}

const MOST_MS = 2000;
const KEPT_CRASHES = 5;

function optionsReader(game: AnyGame, sound: readonly string[]): Reader {
  return {
    name: `options of ${game.title}`,
    sound,
    read(text) {
      const options = game.readOptions(parsed(text));
      if (options.ok) game.begin(options.value, game.defaultSeed);
    },
  };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text; // options are never handed over as a text
  }
};

/** The program on a damaged input, and the program with damaged words. */
function programReaders(
  { id, cases, sound }: GameEntry,
  { game, program, levels = [] }: GameModule,
): Reader[] {
  const host: Host = {
    out: () => {},
    err: () => {},
    readText: (name) => (name === cases.level ? levels[0].text : null),
  };
  const level = cases.level === null ? [] : [cases.level];
  const run = (words: readonly string[], input: string) => {
    const begun = program.start(words, host);
    if (typeof begun === 'number') return;
    begun.whole(input);
    begun.end();
  };
  const inputs = sound.inputs.length > 0 ? sound.inputs : [plainInput(game)];
  return [
    { name: `input of ${id}`, sound: inputs, read: (text) => run(level, text) },
    { name: `words of ${id}`, sound: sound.words, read: (text) => run(text.split(' '), '') },
  ];
}

const SAID = 20;
/** Some of the commands there are, one a line. */
const plainInput = ({ grammar }: AnyGame): string =>
  grammar
    .enumerate()
    .slice(0, SAID)
    .map((command) => `${grammar.print(command)}\n`)
    .join('');

function levelReader(game: AnyGame, levels: readonly { readonly text: string }[]): Reader {
  return {
    name: `level files of ${game.title}`,
    sound: levels.map((level) => level.text),
    read(level) {
      const options = game.readOptions({ level });
      if (options.ok) game.view(game.begin(options.value, 1), 0);
    },
  };
}

export async function readersOf(): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const id of GAME_IDS) {
    const entry = entryOf(id);
    const module = await entry.load();
    readers.push(optionsReader(module.game, entry.sound.options), ...programReaders(entry, module));
    if (module.levels) readers.push(levelReader(module.game, module.levels));
  }
  return readers;
}

/** Hands a reader so many damaged texts. */
export function attack({ name, sound, read }: Reader, count: number, seed: number): TriedReader {
  const rng = stream(seed, name);
  const crashes: { text: string; words: string }[] = [];
  let slowest = 0;
  let hangs = 0;
  let crashed = 0;
  for (let n = 0; n < count; n++) {
    const text = mutate(sound[n % sound.length], rng);
    const before = process.cpuUsage();
    try {
      read(text);
    } catch (error) {
      crashed++;
      if (crashes.length < KEPT_CRASHES) crashes.push({ text, words: String(error) });
    }
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1000;
    slowest = Math.max(slowest, took);
    if (took > MOST_MS) hangs++;
  }
  return { name, tried: count, crashed, crashes, slowest, hangs };
}
