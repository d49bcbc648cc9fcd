/** Everything of a game that reads what somebody hands over, with sound texts to begin the damage from. */
import { type AnyGame, type Host, type Program, stream } from '@quadrant/kernel';
import { levels } from '@quadrant/mirewood';
import { GAME_IDS, type GameId, loadGame } from '../games.js';
import { mutate } from './mutate.js';

/** A reader: takes any text without an exception, whatever it makes of it. */
export interface Reader {
  readonly name: string;
  readonly sound: readonly string[];
  read(text: string): void;
}

export interface Tried {
  readonly name: string;
  readonly tried: number;
  readonly crashed: number;
  readonly crashes: readonly { readonly text: string; readonly words: string }[]; // the first of them
  readonly slowest: number; // ms of the processor for one text
  readonly hangs: number; // texts that took longer than they may
}

const MOST_MS = 2000;
const KEPT_CRASHES = 5;

const OPTIONS: Readonly<Record<GameId, readonly string[]>> = {
  'space-defender-2': [
    '{"play":[10,30,30,55,70,85,95],"weapon":2,"single":true}',
    '{"debug":true,"power":5}',
  ],
  'simodyssey-2': ['{"mode":"test","thresholds":[3,5,7,15,30]}', '{"single":true}', '{}'],
  raiinet: [
    '{"players":2,"links":["V1V2V3V4D1D2D3D4","D1D2D3D4V1V2V3V4"],"hands":["LFDSP","LFDSP"],"draw":100}',
    '{"players":4,"single":true}',
  ],
  mirewood: ['{"generate":"12x6","difficulty":3,"players":2}', '{"shipped":"classic","single":true}'],
};

const INPUTS: Readonly<Record<GameId, readonly string[]>> = {
  'space-defender-2': ['play(5,12,101,101,101,101,101) setup_next(5) fire pass move(C,3) special abort'],
  'simodyssey-2': ['play move(E) wormhole land liftoff pass status test(3,5,7,15,30) abort'],
  raiinet: ['move a down\nmove A up\nability 1 a\nability 4 B\nboard\nabilities\nsequence x\n# x\nquit\n'],
  mirewood: ['d d f . v e w a s p i j k l # said nothing\nq\n'],
};

const WORDS: Readonly<Record<GameId, readonly string[]>> = {
  'space-defender-2': ['--seed 5 --trace-rng -'],
  'simodyssey-2': ['--seed=7 -'],
  raiinet: ['-ability1 LFDSP -link2 V1V2V3V4D1D2D3D4 -players 4 -views all -draw 50 -state'],
  mirewood: ['--generate 12x6 --difficulty 3 --seed 5 --players 2', 'level.map'],
};

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
function programReaders(id: GameId, program: Program): Reader[] {
  const host: Host = {
    out: () => {},
    err: () => {},
    readText: (name) => (name === 'level.map' ? levels[0].text : null),
  };
  const sound = id === 'mirewood' ? ['level.map'] : [];
  const run = (words: readonly string[], input: string) => {
    const begun = program.start(words, host);
    if (typeof begun === 'number') return;
    begun.whole(input);
    begun.end();
  };
  return [
    { name: `input of ${id}`, sound: INPUTS[id], read: (text) => run(sound, text) },
    { name: `words of ${id}`, sound: WORDS[id], read: (text) => run(text.split(' '), '') },
  ];
}

function levelReader(game: AnyGame): Reader {
  return {
    name: 'level files',
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
    const { game, program } = await loadGame(id);
    readers.push(optionsReader(game, OPTIONS[id]), ...programReaders(id, program));
    if (id === 'mirewood') readers.push(levelReader(game));
  }
  return readers;
}

/** Hands a reader so many damaged texts. */
export function attack({ name, sound, read }: Reader, count: number, seed: number): Tried {
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
