/** A program that speaks quadrant-bot/1 and behaves as its first argument says: `node bot.mjs flood-lines`. */
import { spawn } from 'node:child_process';
import { closeSync, writeFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';

const behaviour = process.argv[2] ?? 'polite';
const write = (bytes) => {
  // Everything at once and in order, also just before an end; a full pipe is tried again.
  const all = Buffer.from(bytes);
  for (let from = 0; from < all.length; ) {
    try {
      from += writeSync(1, all, from);
    } catch (error) {
      if (error.code !== 'EAGAIN') process.exit(9);
    }
  }
};
const say = (...messages) => write(messages.map((message) => `${JSON.stringify(message)}\n`).join(''));
const games = ['space-defender-2', 'simodyssey-2', 'raiinet', 'mirewood'];
const hello = { t: 'hello', protocol: 'quadrant-bot/1', name: behaviour, games };
const seeds = new Map();
let turns = 0;

/** Any legal move, the same for the same seed and ply. */
function choose({ game, ply, legal }) {
  let h = (seeds.get(game) ?? 1) ^ Math.imul(ply + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return legal[((h ^ (h >>> 12)) >>> 0) % legal.length];
}
const moveIn = (turn) => ({ t: 'move', game: turn.game, id: turn.id, move: choose(turn) });
const move = (turn) => say(moveIn(turn));
const keep = () => setInterval(() => {}, 1000);

const polite = {
  hello: () => say(hello),
  ping: ({ id }) => say({ t: 'pong', id }),
  new: ({ game, seed }) => {
    seeds.set(game, seed);
    say({ t: 'ready', game });
  },
  turn: move,
  quit: () => process.exit(0),
};

const waiting = new Map(); // turns that wait for a stop
const asking = (after) => ({
  turn: (turn) => {
    waiting.set(turn.id, turn);
    after(turn);
  },
});

/** What each does in another way than the polite one. */
const BEHAVIOURS = {
  polite: {},
  silent: { hello: () => {} },
  'other-protocol': { hello: () => say({ ...hello, protocol: 'uci' }) },
  'bad-hello': { hello: () => say({ ...hello, games: 7 }) },
  banner: { hello: () => write(`Welcome!\n${JSON.stringify(hello)}\n`) },
  'hello-again': {
    hello: () => write(`${JSON.stringify(hello)}\n{"t":"hello"}\n`),
    turn: (turn) => {
      say({ t: 'hello', protocol: 'uci' });
      move(turn);
    },
  },
  'half-letter': {
    turn: (turn) => {
      for (let i = 0; i < 3; i++) say({ t: 'info', game: turn.game, id: turn.id, mood: '\ud83d' });
      move(turn);
    },
  },
  'exit-at-once': { hello: () => process.exit(4) },
  'single-by-name': {
    new: (message) =>
      message.names.length === message.seats && message.options.single
        ? polite.new(message)
        : process.exit(6),
  },
  'notes-seed': {
    new: (message) => {
      writeFileSync('seed', String(message.seed));
      polite.new(message);
    },
  },
  'by-score': { over: ({ scores }) => scores.length === 2 || process.exit(7) },
  'never-ready': { new: () => {} },
  'never-pong': { ping: () => {} },
  'no-move': { turn: () => {} },
  late: { turn: (turn) => setTimeout(() => move(turn), 120) },
  'until-stop': { ...asking(() => {}), stop: ({ id }) => move(waiting.get(id)) },
  'deaf-to-stop': { turn: () => {}, stop: () => {} },
  junk: { turn: (turn) => (turns % 5 === 1 ? write('what?\n') : move(turn)) },
  'junk-again': { turn: () => write('what?\n') },
  'junk-between': {
    new: (message) => {
      write('a\nb\nc\n');
      polite.new(message);
    },
  },
  /** Made for one game. It is gone when the next begins, but not seen to be. */
  'for-one-game': { new: (message) => (seeds.size > 0 ? process.exit(0) : polite.new(message)) },
  'junk-at-the-end': { over: () => write('good game\n') },
  'no-object': { turn: () => write('[1,2,3]\n') },
  'no-text-nor-resign': { turn: ({ game, id }) => say({ t: 'move', game, id }) },
  'illegal-once': {
    turn: (turn) =>
      turns === 1 ? say({ t: 'move', game: turn.game, id: turn.id, move: 'fly' }) : move(turn),
  },
  'illegal-always': { turn: ({ game, id }) => say({ t: 'move', game, id, move: 'move a sideways' }) },
  'wrong-id': {
    // In one piece: what came after the last move of a game would be heard during the game or after it, as it falls.
    turn: (turn) =>
      say(
        { t: 'move', game: turn.game, id: turn.id + 1000, move: 'fly' },
        { t: 'move', game: 'g999999', id: turn.id, move: 'fly' },
        { t: 'move', game: 17, id: turn.id, move: 'fly' },
        { t: 'move', game: turn.game, move: 'fly' },
        moveIn(turn),
        moveIn(turn), // once too often: its turn is no longer open
      ),
  },
  'text-id': { turn: (turn) => say({ t: 'move', game: turn.game, id: `${turn.id}`, move: choose(turn) }) },
  'no-game-named': { turn: (turn) => say({ t: 'move', id: turn.id, move: choose(turn) }) },
  /** Null for all that may be left out. */
  nulls: {
    hello: () =>
      say({
        ...hello,
        author: null,
        version: null,
        options: [{ name: 'depth', type: 'integer', default: 2, min: null, max: null }],
        wants: { legal: null, facts: null, views: null, side: null },
      }),
    new: ({ game, seed }) => {
      seeds.set(game, seed);
      say({ t: 'ready', game: null });
    },
    turn: (turn) => say({ t: 'move', game: null, id: turn.id, move: choose(turn), resign: null }),
  },
  'flood-lines': {
    turn: () => {
      for (;;) write(`${'{"t":"info"}\n'.repeat(1000)}`);
    },
  },
  'flood-between': {
    new: (message) => {
      polite.new(message);
      for (;;) write(`${'{"t":"info"}\n'.repeat(1000)}`);
    },
  },
  'flood-bytes': {
    turn: () => {
      for (;;) write('x'.repeat(1 << 16));
    },
  },
  'long-line': { turn: (turn) => (turns === 1 ? write(`${' '.repeat(2 << 20)}\n`) : move(turn)) },
  'not-text': { turn: (turn) => (turns === 1 ? write(Buffer.from([0x7b, 0xff, 0xfe, 0x0a])) : move(turn)) },
  deep: { turn: (turn) => (turns === 1 ? write(`{"t":"move","x":${'['.repeat(100000)}\n`) : move(turn)) },
  crash: { turn: () => process.exit(3) },
  'crash-loudly': {
    turn: () => {
      console.error('much ado\nValueError: \u001b[31mmy own mistake\nNode.js v20');
      process.exit(1);
    },
  },
  'long-log': {
    turn: (turn) => {
      process.stderr.write(`${'ü€'.repeat(40_000)}\n`, () =>
        say({ t: 'move', game: turn.game, id: turn.id, resign: true }),
      );
    },
  },
  segfault: { turn: () => process.kill(process.pid, 'SIGSEGV') },
  'crash-later': { turn: (turn) => (turns === 3 ? process.exit(0) : move(turn)) },
  'close-output': {
    turn: () => {
      process.stdout.end();
      process.stdout.destroy();
      closeSync(1);
      keep();
    },
  },
  /** Says in its log that no more will come, and who it is; ends when it is told to stop. */
  'close-output-and-tell': {
    turn: () => {
      closeSync(1);
      writeSync(2, `closed by ${process.pid}\n`);
      keep();
    },
    stop: () => process.exit(6),
  },
  'half-line': {
    turn: (turn) => {
      write(JSON.stringify({ t: 'move', game: turn.game, id: turn.id, move: choose(turn) }));
      process.exit(0);
    },
  },
  resign: { turn: ({ game, id }) => say({ t: 'move', game, id, resign: true }) },
  'leaves-session': {
    turn: () => {
      spawn('sleep', ['3601'], { stdio: 'inherit', detached: true });
      process.exit(0);
    },
  },
  'leaves-child': {
    turn: () => {
      spawn('sleep', ['3600'], { stdio: 'inherit' });
      process.exit(0);
    },
  },
  'stays-after-quit': { quit: keep, end: keep },
  talkative: {
    hello: () =>
      say({
        ...hello,
        author: 'A. Student',
        options: [{ name: 'depth', type: 'integer', default: 2, min: 1, max: 9 }],
        wants: { facts: true },
        news: 1,
      }),
    turn: (turn) => {
      say({ t: 'news', of: 'today' });
      say({
        t: 'info',
        game: turn.game,
        id: turn.id,
        score: 0.5,
        nodes: 7,
        pv: [turn.legal[0], 'fly'],
        policy: [[turn.legal[0], 1]],
      });
      move(turn);
    },
  },
  /** Throws dice that nobody can throw again. */
  fickle: {
    turn: ({ game, id, legal }) =>
      say({ t: 'move', game, id, move: legal[Math.floor(Math.random() * legal.length)] }),
  },
  /** Believes that there is one game at a time. */
  'one-game': {
    new: ({ game }) => {
      seeds.clear();
      seeds.set(game, 1);
      say({ t: 'ready', game });
    },
    turn: (turn) => say({ t: 'move', game: [...seeds.keys()][0], id: turn.id, move: choose(turn) }),
  },
  /** Takes offence at what it does not know. */
  strict: { weather: () => process.exit(1) },
  'double-option': {
    hello: () =>
      say({ ...hello, options: ['a', 'a'].map((name) => ({ name, type: 'boolean', default: true })) }),
  },
  'other-games': { hello: () => say({ ...hello, games: ['chess'] }) },
  'outlives-input': { quit: () => process.exit(0), end: keep },
  echo: {
    hello: () => say({ ...hello, wants: { legal: false, facts: true } }),
    turn: (turn) => {
      process.stderr.write(`${JSON.stringify(Object.keys(turn))} ${turn.facts.length}\n`);
      say({ t: 'move', game: turn.game, id: turn.id, resign: true });
    },
    seen: ({ ply }) => process.stderr.write(`seen ${ply}\n`),
  },
  chooser: {
    hello: () => say({ ...hello, wants: { side: true } }),
    side: ({ id }) => say({ t: 'side', id, side: { links: 'D1D2D3D4V1V2V3V4', hand: 'LFDSP' } }),
  },
  'bad-side': {
    hello: () => say({ ...hello, wants: { side: true } }),
    side: ({ id }) => say({ t: 'side', id, side: 7 }),
  },
  /** Asks more than it may, and moves when it has been told so. */
  greedy: {
    turn: (turn) => {
      waiting.set(turn.game, turn);
      say({ t: 'sample', game: turn.game, id: 1, n: 1999 });
      say({ t: 'sample', game: turn.game, id: 2, n: 2 });
    },
    error: ({ to, code, game, id }) => {
      process.stderr.write(`${to} ${id} ${code}\n`);
      move(waiting.get(game));
    },
  },
  /** Asks about a game that there is not, and for nothing in its own, and moves when it has been told so. */
  astray: {
    turn: (turn) => {
      waiting.set(turn.game, turn);
      say({ t: 'sample', game: 'elsewhere', id: 1, n: 1 });
      say({ t: 'sample', game: turn.game, id: 2, n: 0 });
    },
    error: ({ to, code, game, id }) => {
      process.stderr.write(`${to} ${id} ${code}\n`);
      if (waiting.has(game)) move(waiting.get(game));
    },
  },
  /** Names its questions in its own words. */
  'own-words': {
    turn: (turn) => {
      waiting.set(turn.game, turn);
      say({ t: 'try', game: turn.game, id: 'what if', from: 'view', moves: [turn.legal[0]] });
    },
    tried: ({ game, id, at }) => {
      process.stderr.write(`${id} ${at}\n`);
      move(waiting.get(game));
    },
  },
  /** Loses itself in its first turn, for good. */
  stuck: {
    turn: () => {
      for (;;);
    },
  },
  /** Asks without end and never reads: the host must not drown in answers. */
  unread: {
    turn: ({ game }) => {
      for (let id = 0; ; id++) say({ t: 'try', game, id, from: 'view', moves: [], random: 0 });
    },
  },
};

const handlers = { ...polite, ...BEHAVIOURS[behaviour] };
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const message = JSON.parse(line);
  if (message.t === 'turn') turns++;
  handlers[message.t]?.(message);
});
lines.on('close', () => (handlers.end ?? (() => process.exit(0)))());
