import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type AnyBotMaker, isForfeit, randomBot } from '@quadrant/bots';
import type { AnyGame, Command } from '@quadrant/kernel';
import { game as raiinet } from '@quadrant/raiinet';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type PlayedGame, playGame } from '../play/play-game.js';
import type { Patience } from './patience.js';
import { CLOSED_MS } from './pipe.js';
import { BotProgram, type ProgramStart } from './program.js';

const BOT = fileURLToPath(new URL('../../testing/programs/bot.mjs', import.meta.url));
const game: AnyGame = raiinet;
/** Node takes long to start on a busy machine; what is not tested here may take its time. */
const PATIENT: Partial<Patience> = { hello: 60_000, answer: 60_000, think: 60_000, quit: 20_000 };
const opened: BotProgram[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(opened.splice(0).map((program) => program.close()));
});

const startOf = (behaviour: string, more: Partial<ProgramStart> = {}): ProgramStart => ({
  command: `"${process.execPath}" "${BOT}" ${behaviour}`,
  folder: '/',
  host: 'quadrant test',
  games: { raiinet: 1 },
  ...more,
  patience: { ...PATIENT, ...more.patience },
});

async function open(behaviour: string, more: Partial<ProgramStart> = {}): Promise<BotProgram> {
  const program = await BotProgram.open(startOf(behaviour, more));
  if (isForfeit(program)) throw new Error(program.words);
  opened.push(program);
  return program;
}

const makerOf = (program: BotProgram): AnyBotMaker => ({
  id: 'program',
  game: game.id,
  words: '',
  rating: null,
  options: [],
  make: (config) => program.begin(game, config),
});

function options(): unknown {
  const read = game.readOptions({ players: 2, draw: 20 });
  if (!read.ok) throw new Error(read.error.words);
  return read.value;
}

async function play(
  behaviour: string,
  {
    more = {},
    clock = null,
  }: { more?: Partial<ProgramStart>; clock?: { move: number } | { base: number; inc: number } | null } = {},
): Promise<PlayedGame & { program: BotProgram }> {
  const program = await open(behaviour, more);
  const seats = [
    { maker: makerOf(program), name: behaviour, seed: 5, clock },
    { maker: randomBot(game.id), name: 'random', seed: 6 },
  ];
  const margin = more.patience?.margin ?? 60_000;
  return { ...(await playGame({ game, options: options(), seed: 1, seats, margin })), program };
}

/** A game of a program's up to its first turn, which it can be asked for. */
async function beginWith(program: BotProgram) {
  const position = game.begin(options(), 1);
  const view = game.view(position, 0);
  const legal: Command[] = [];
  game.legal(position, 0, legal);
  const begun = await program.begin(game, { seat: 0, seats: 2, options: {}, seed: 1, view, settings: {} });
  if (isForfeit(begun)) throw new Error(begun.words);
  return { begun, turn: { view, legal, ply: 0, budget: { nodes: null, ms: null } } };
}

const lost = (termination: string, words: RegExp) => ({ termination, words });

describe('a program that behaves', () => {
  test('plays to the end, and the same again for the same seed', async () => {
    const [once, again] = [await play('polite'), await play('polite')];
    expect(once.termination).toBe('normal');
    expect(once.outcome).not.toBe(null);
    const commands = (played: PlayedGame) =>
      played.entries.map((entry) => 'command' in entry && entry.command);
    expect(commands(again)).toEqual(commands(once));
  });

  test.each([
    'banner',
    'hello-again',
    'half-letter',
    'junk',
    'illegal-once',
    'wrong-id',
    'no-game-named',
    'nulls',
    'long-line',
    'not-text',
    'deep',
    'talkative',
    'own-words',
  ])('%s: a slip is forgiven', async (behaviour) => {
    const { termination, faults } = await play(behaviour);
    expect({ termination, faults }).toEqual({ termination: 'normal', faults: [] });
  });

  test('gives up when it likes', async () => {
    const { termination, outcome, faults } = await play('resign');
    expect({ termination, faults }).toEqual({ termination: 'resigned', faults: [] });
    expect(outcome?.winner).toBe(1);
  });
});

describe('a program that does not', () => {
  test.each([
    ['no-move', lost('timeout', /no move within/), { patience: { think: 200, stop: 100 } }],
    ['deaf-to-stop', lost('timeout', /no move within/), { patience: { think: 100, stop: 100 } }],
    ['junk-again', lost('illegal', /refused twice/), {}],
    ['junk-between', lost('illegal', /bad lines/), {}],
    ['no-object', lost('illegal', /refused twice/), {}],
    ['no-text-nor-resign', lost('illegal', /refused twice/), {}],
    ['illegal-always', lost('illegal', /refused twice/), {}],
    ['flood-lines', lost('illegal', /flooded/), {}],
    ['flood-between', lost('illegal', /flooded/), {}],
    ['flood-bytes', lost('illegal', /flooded|refused twice/), {}],
    ['unread', lost('illegal', /flooded/), {}],
    ['crash', lost('crashed', /ended with status 3/), {}],
    ['crash-loudly', lost('crashed', /ended with status 1: ValueError: +\[31mmy own mistake$/), {}],
    ['segfault', lost('crashed', /SIGSEGV|status 139/), {}],
    ['crash-later', lost('crashed', /ended with status 0/), {}],
    ['close-output', lost('crashed', /closed its output/), {}],
    ['half-line', lost('crashed', /ended with status 0/), {}],
    ['leaves-child', lost('crashed', /ended with status 0/), {}],
    ['leaves-session', lost('crashed', /ended with status 0/), {}],
    ['never-ready', lost('stalled', /not ready/), { patience: { answer: 300 } }],
  ] as const)('%s loses its seat, and the other wins', async (behaviour, { termination, words }, more) => {
    const played = await play(behaviour, { more });
    expect(played.termination).toBe(termination);
    expect(played.faults).toMatchObject([{ seat: 0, termination, words: expect.stringMatching(words) }]);
    expect(played.outcome).toMatchObject({ result: 'won', winner: 1 });
  });

  test('one bad line in each game is no third one', async () => {
    const program = await open('junk-at-the-end');
    for (let i = 0; i < 4; i++) {
      const seats = [
        { maker: makerOf(program), name: 'junk', seed: 5 },
        { maker: randomBot(game.id), name: 'random', seed: 6 },
      ];
      expect((await playGame({ game, options: options(), seed: 1, seats, maxMoves: 2 })).faults).toEqual([]);
    }
  });

  test.each([
    ['never-ready', 'stalled', { answer: 300 }],
    ['junk-between', 'illegal', {}],
  ])(
    '%s: not ready, it is told how the game came out all the same',
    async (behaviour, termination, patience) => {
      const said: object[] = [];
      const trace = (way: string, line: string) => way === '>' && said.push(JSON.parse(line));
      await play(behaviour, { more: { trace, patience } });
      expect(said.at(-1)).toMatchObject({ t: 'over', result: 'won', winner: 1, termination });
    },
  );

  test.each([
    ['silent', 'stalled', /no hello/, 500],
    ['other-protocol', 'stalled', /speaks "uci"/, 60_000],
    ['bad-hello', 'stalled', /not sound/, 60_000],
    ['exit-at-once', 'crashed', /status 4/, 60_000],
  ] as const)('%s never begins', async (behaviour, termination, words, hello) => {
    const start = startOf(behaviour, { patience: { hello } });
    expect(await BotProgram.open(start)).toMatchObject({ termination, words: expect.stringMatching(words) });
  });

  test.each(['exec', 'command', 'eval', 'A=1', '!'])(
    'what a shell knows itself is left to it: %s',
    async (word) => {
      const start = startOf('polite');
      const program = await BotProgram.open({ ...start, command: `${word} ${start.command}` });
      if (isForfeit(program)) throw new Error(program.words);
      opened.push(program);
    },
  );

  test('one that is not there is told so', async () => {
    const start = { ...startOf(''), command: '/no/such/program' };
    expect(await BotProgram.open(start)).toMatchObject({
      termination: 'crashed',
      words: expect.stringMatching(/no such program/),
    });
  });

  test('costs nobody else a game', async () => {
    const [polite, ...others] = await Promise.all(
      ['polite', 'flood-bytes', 'crash', 'junk-again'].map((behaviour) => play(behaviour)),
    );
    expect(polite.termination).toBe('normal');
    expect(others.map(({ termination }) => termination)).not.toContain('normal');
  });
});

describe('clocks', () => {
  test('stop is said when the time for a move runs out, and an answer to it counts', async () => {
    const { termination } = await play('until-stop', {
      clock: { move: 20 },
      more: { patience: { margin: 60_000 } },
    });
    expect(termination).toBe('normal');
  });
  test.each([{ move: 100 }, { base: 100, inc: 0 }])('%j: no answer is too late', async (clock) => {
    const { faults } = await play('no-move', { clock, more: { patience: { margin: 50 } } });
    expect(faults).toMatchObject([{ termination: 'timeout', words: expect.stringContaining('100 ms') }]);
  });
  test('who closed its output has crashed, and how is told, however late that is heard', async () => {
    const program = await open('close-output-and-tell', { patience: { stop: 1 } });
    const { begun, turn } = await beginWith(program);
    const stop = new AbortController();
    const answer = begun.think({ ...turn, stop: stop.signal });
    let log = '';
    for (; !log.endsWith('\n'); log += program.takeLog()) await new Promise((done) => setImmediate(done));
    stop.abort();
    const pid = /closed by (\d+)/.exec(log)![1];
    const state = () => execFileSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
    while (!state().startsWith('Z')); // all of its times run out while the host is busy
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, CLOSED_MS + 1);
    expect(await answer).toEqual({ termination: 'crashed', words: 'the program ended with status 6' });
  });
  test('what the host takes to read and answer a question is not the program’s time', async () => {
    let now = 0;
    const trace = (_: string, line: string) => {
      if (/^{"t":"(try|tried)"/.test(line)) now += 1_000; // the only work that takes any
    };
    const { begun, turn } = await beginWith(await open('own-words', { trace }));
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    await begun.think({ ...turn, stop: new AbortController().signal });
    expect([now, begun.spent]).toEqual([2_000, 0]);
  });
  test('stop is never said for the time of a whole game', async () => {
    const said: string[] = [];
    const trace = (way: string, line: string) => way === '>' && said.push(JSON.parse(line).t);
    await play('no-move', { clock: { base: 100, inc: 0 }, more: { trace, patience: { margin: 50 } } });
    expect(said).toContain('turn');
    expect(said).not.toContain('stop');
  });
});

describe('around the games', () => {
  test('ping and pong', async () => {
    expect(await (await open('polite')).ping()).toBe(true);
    const mute = await open('never-pong', { patience: { answer: 200 } });
    expect(await mute.ping()).toBe(false);
    expect(mute.failure).toMatchObject({ termination: 'stalled' });
  });

  test('options: only declared ones, within their bounds', async () => {
    const program = await open('talkative');
    expect(program.hello.author).toBe('A. Student');
    expect(program.set('depth', 3)).toBe(null);
    expect(program.set('depth', 10)).toBe('depth is above 9');
    expect(program.set('width', 1)).toBe('"talkative" has no option "width"');
  });

  test('a side is asked for, and a useless answer is none', async () => {
    const config = { seat: 0, seats: 2, options: {}, seed: 1 };
    expect(await (await open('chooser')).side(game, config)).toEqual({
      links: 'D1D2D3D4V1V2V3V4',
      hand: 'LFDSP',
    });
    expect(await (await open('bad-side')).side(game, config)).toBe(null);
  });

  test('every question is answered, also one about a game that there is not', async () => {
    const { termination, logs } = await play('astray');
    expect(termination).toBe('normal');
    const [first, second] = logs[0].split('\n');
    expect([first, second]).toEqual(['sample 1 not-now', 'sample 2 malformed']);
  });

  test('two games at once', async () => {
    const program = await open('polite');
    const maker = makerOf(program);
    const plan = (seed: number) => ({
      game,
      options: options(),
      seed: 1,
      seats: [
        { maker, name: 'a', seed },
        { maker, name: 'b', seed: seed + 1 },
      ],
    });
    const played = await Promise.all([playGame(plan(1)), playGame(plan(7))]);
    expect(played.map(({ termination }) => termination)).toEqual(['normal', 'normal']);
  });

  test('facts and legal commands come to who wants them, own ones too', async () => {
    const program = await open('echo');
    const seats = [
      { maker: randomBot(game.id), name: 'random', seed: 6 },
      { maker: makerOf(program), name: 'echo', seed: 5 },
    ];
    const { logs } = await playGame({ game, options: options(), seed: 1, seats });
    expect(logs[0]).toBe('');
    expect(logs[1]).toMatch(/^\["t","game","id","ply","view","facts","clock"\] [1-9]\d*\n$/);
  });

  test('of what it wrote down the last 64 KiB are kept, in whole letters', async () => {
    const { logs } = await play('long-log');
    expect(logs[0]).toMatch(/^[ü€]+\n$/);
    const bytes = Buffer.byteLength(logs[0]);
    expect(bytes).toBeLessThanOrEqual(64 << 10);
    expect(bytes).toBeGreaterThan((64 << 10) - 4);
  });

  test('what happened before its turn comes whole, in however many pieces it was told', async () => {
    const turns: { facts?: unknown }[] = [];
    const trace = (way: string, line: string) => {
      const message = JSON.parse(line);
      if (way === '>' && message.t === 'turn') turns.push(message);
    };
    const program = await open('echo', { trace });
    const { begun, turn } = await beginWith(program);
    begun.hear([{ kind: 'moved' }], 1, true);
    begun.hear([{ kind: 'left' }], 1, true); // somebody who crashed meanwhile
    await begun.think({ ...turn, ply: 1, stop: new AbortController().signal });
    expect(turns.map(({ facts }) => facts)).toEqual([[{ kind: 'moved' }, { kind: 'left' }]]);
  });

  test('asked anew before it has answered, it owes the new answer alone', async () => {
    const { begun, turn } = await beginWith(await open('late', { patience: { stop: 30 } }));
    const past = new AbortController();
    const first = begun.think({ ...turn, stop: past.signal });
    past.abort();
    const second = begun.think({ ...turn, stop: new AbortController().signal });
    expect(await first).toBe('resign');
    expect(turn.legal).toContainEqual(await second);
  });

  test('it ends by itself after quit and at the end of its input, or is ended', async () => {
    expect(await (await open('polite')).quit()).toBe(true);
    expect(await (await open('polite')).close()).toBe(true);
    expect(await (await open('stays-after-quit', { patience: { quit: 300 } })).quit()).toBe(false);
  });

  test.each([
    ['leaves-child', 'sleep 3600'],
    ['leaves-session', 'sleep 3601'],
  ])('%s: nothing of it is left behind', async (behaviour, left) => {
    await play(behaviour);
    const running = execFileSync('ps', ['-axo', 'args='], { encoding: 'utf8' });
    expect(running.split('\n')).not.toContain(left);
  });
});
