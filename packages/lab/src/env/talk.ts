/**
 * The talk of `quadrant env`, one answer for each question. Questions are JSON, but for a step, which is the numbers of
 * its actions; answers are JSON (views), or numbers in columns (flat). docs/python.md has the whole of it.
 */
import type { AnyGame, Plain } from '@quadrant/kernel';
import { MAX_MOVES } from '../play/max-moves.js';
import { Envs } from './envs.js';
import { frameOf, makeFrame } from './frames.js';

const JSON_MARK = 0x7b; // '{'
const STEP_MARK = 1;
const MARK_BYTES = 4; // the mark of a step and what keeps the numbers after it in line
const INT = 4;
const MOST_GAMES = 4096;
const LAST_SEED = Number.MAX_SAFE_INTEGER - MOST_GAMES; // each game takes one more than that before it

interface Open {
  readonly envs: Envs;
  readonly games: number;
  readonly isFlat: boolean;
  readonly goesOn: boolean; // a game that has ended is followed by the next
}

export class EnvTalk {
  private readonly game: AnyGame;
  private open: Open | null = null;
  private answer: ReturnType<typeof columns> | null = null;

  constructor(game: AnyGame) {
    this.game = game;
  }

  /** The answer to a question, with its length before it. */
  ask(question: Buffer): Buffer {
    if (question[0] === STEP_MARK) return this.step(question);
    if (question[0] !== JSON_MARK) return refuse('malformed', 'a question is a JSON object or a step');
    let message: Record<string, unknown>;
    try {
      message = JSON.parse(question.toString('utf8'));
    } catch {
      return refuse('malformed', 'this is no JSON');
    }
    switch (message.t) {
      case 'open':
        return this.begin(message);
      case 'reset':
        return this.reset(message);
      case 'observe':
        return this.observe(message);
      default:
        return refuse('malformed', 't is open, reset or observe');
    }
  }

  private begin(message: Record<string, unknown>): Buffer {
    const { games = 1, seed = 1, maxMoves = MAX_MOVES, options = null, flat = false, next = true } = message;
    if (!isWhole(games, 1, MOST_GAMES)) return refuse('bad-games', `games are from 1 to ${MOST_GAMES}`);
    if (!isWhole(seed, 0, LAST_SEED)) return BAD_SEED();
    if (!isWhole(maxMoves, 1, 10_000_000))
      return refuse('bad-max-moves', 'maxMoves is a whole number from 1');
    if (!isOptions(options))
      return refuse('bad-options', 'options are an object, or null for the usual ones');
    const { game } = this;
    const begun = Envs.begin({ game, games, seed, maxMoves, options });
    if (!begun.ok) return refuse(begun.error.code, begun.error.words);
    const envs = begun.value;
    if (flat === true && envs.flat === null) return refuse('unavailable', `${game.id} has no flat form`);
    this.open = { envs, games, isFlat: flat === true, goesOn: next === true };
    this.answer = null;
    const actions = game.grammar.enumerate().map((command) => game.grammar.print(command));
    const { seats, flat: form } = envs;
    return frameOf(
      JSON.stringify({ t: 'opened', game: game.id, seats, games, flat: form?.length ?? null, actions }),
    );
  }

  private reset({ seed = null }: Record<string, unknown>): Buffer {
    if (this.open === null) return NOT_OPEN();
    if (seed !== null && !isWhole(seed, 0, LAST_SEED)) return BAD_SEED();
    this.open.envs.reset(seed);
    return this.tell(this.open);
  }

  private step(question: Buffer): Buffer {
    if (this.open === null) return NOT_OPEN();
    const { envs, games, goesOn } = this.open;
    if (question.length !== MARK_BYTES + games * INT)
      return refuse('malformed', `a step has ${games} actions of ${INT} bytes`);
    const actions = new Int32Array(games);
    for (let i = 0; i < games; i++) actions[i] = question.readInt32LE(MARK_BYTES + i * INT);
    const refusal = envs.step(actions, goesOn);
    return refusal ? refuse(refusal.code, refusal.words) : this.tell(this.open);
  }

  /** What any seat of a game may know. */
  private observe({ game = 0, seat = 0 }: Record<string, unknown>): Buffer {
    if (this.open === null) return NOT_OPEN();
    const { envs, games, isFlat } = this.open;
    if (!isWhole(game, 0, games - 1)) return refuse('no-game', `games are from 0 to ${games - 1}`);
    if (!isWhole(seat, 0, envs.seats - 1)) return refuse('no-seat', `seats are from 0 to ${envs.seats - 1}`);
    if (!isFlat) return frameOf(JSON.stringify({ t: 'observed', view: envs.view(game, seat) }));
    const numbers = new Float32Array(envs.flat!.length);
    envs.writeFlat(game, seat, numbers, 0);
    return frameOf(JSON.stringify({ t: 'observed', flat: [...numbers] }));
  }

  private tell(open: Open): Buffer {
    return open.isFlat ? this.tellFlat(open) : this.tellViews(open);
  }

  private tellViews({ envs, games }: Open): Buffer {
    const mask = envs.readMask();
    const { actions, seats, status, rewards } = envs;
    const told = Array.from({ length: games }, (_, i) => {
      const seat = envs.onMove(i);
      const own = mask.subarray(i * actions, (i + 1) * actions);
      const legal: number[] = [];
      for (let a = own.indexOf(1); a >= 0; a = own.indexOf(1, a + 1)) legal.push(a);
      return {
        seat: Math.max(-1, seat),
        status: status[i],
        rewards: [...rewards.subarray(i * seats, (i + 1) * seats)],
        view: envs.view(i, Math.max(0, seat)),
        legal,
      };
    });
    return frameOf(JSON.stringify({ t: 'state', games: told }));
  }

  /** Columns, one after the other: seats and statuses (whole numbers), rewards and observations (floats), masks (bytes). */
  private tellFlat({ envs, games }: Open): Buffer {
    const width = envs.flat!.length;
    this.answer ??= columns(games, envs.seats, width, envs.actions);
    const { answer } = this;
    for (let i = 0; i < games; i++) {
      const seat = envs.onMove(i);
      answer.seats[i] = Math.max(-1, seat);
      envs.writeFlat(i, Math.max(0, seat), answer.flat, i * width);
    }
    answer.statuses.set(envs.status);
    answer.rewards.set(envs.rewards);
    answer.mask.set(envs.readMask());
    return answer.frame;
  }
}

/** Made once: the pipe has taken an answer whole before the next question comes. */
function columns(games: number, seats: number, width: number, actions: number) {
  const floats = games * (seats + width);
  const { frame } = makeFrame(MARK_BYTES + INT * (2 * games + floats) + games * actions);
  frame.writeInt32LE(STEP_MARK, 4);
  // Numbers begin at a multiple of their size: eight bytes into the frame, which has a memory of its own.
  const at = frame.byteOffset + 8;
  const { buffer } = frame;
  return {
    frame,
    seats: new Int32Array(buffer, at, games),
    statuses: new Int32Array(buffer, at + INT * games, games),
    rewards: new Float32Array(buffer, at + 2 * INT * games, games * seats),
    flat: new Float32Array(buffer, at + INT * (2 * games + games * seats), games * width),
    mask: new Uint8Array(buffer, at + INT * (2 * games + floats), games * actions),
  };
}

const isWhole = (value: unknown, low: number, high: number): value is number =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
const isOptions = (value: unknown): value is Plain | null =>
  typeof value === 'object' && !Array.isArray(value);
const refuse = (code: string, words: string): Buffer => frameOf(JSON.stringify({ t: 'error', code, words }));
const BAD_SEED = () => refuse('bad-seed', `seeds are whole numbers from 0 to ${LAST_SEED}`);
const NOT_OPEN = () => refuse('not-open', 'open comes first');
