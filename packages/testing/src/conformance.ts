/**
 * What every game promises, as tests that a game passes in one line. Random games are played by listing legal
 * commands; on the way each promise of the contract is checked.
 */
import {
  type AnyGame,
  type Command,
  hashOf,
  NOBODY,
  type Rng,
  Session,
  SPECTATOR,
  stream,
  verifyRecord,
} from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';

export interface ConformanceSetup {
  /** Options to begin with; each is played. */
  readonly options: readonly unknown[];
  readonly games?: number; // random games per options
  readonly turns?: number; // commands per game at most
  /** A position that this seat cannot tell from the given one, or null when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a position of any game
  readonly vary?: (position: any, seat: number, rng: Rng) => any;
}

const OPEN_SAMPLES = 1000;

export function testConformance(game: AnyGame, setup: ConformanceSetup): void {
  const { games = 3, turns = 60 } = setup;
  const optionSets = setup.options.map((value) => {
    const read = game.readOptions(value);
    if (!read.ok) throw new Error(`options refused: ${read.error.words}`);
    return read.value;
  });
  const walks = optionSets.flatMap((options, k) =>
    Array.from({ length: games }, (_, g) => ({ options, seed: game.defaultSeed + g, rng: `${k}/${g}` })),
  );

  describe(`${game.id} keeps the contract of a game`, () => {
    test('the same options, seed and commands give the same facts and positions', () => {
      for (const { options, seed, rng } of walks) {
        const a = playRandomly(game, options, seed, stream(1, rng), turns);
        const b = playRandomly(game, options, seed, stream(1, rng), turns);
        expect(b.facts).toEqual(a.facts);
        expect(b.session.record()).toEqual(a.session.record());
      }
    });

    test('a position is plain data: JSON and clone give it back, and play goes on alike', () => {
      for (const { options, seed, rng } of walks) {
        const { session } = playRandomly(game, options, seed, stream(2, rng), turns);
        for (let t = 0; t <= session.turns; t += 7) {
          const position = session.positionAt(t);
          const loaded = JSON.parse(JSON.stringify(position));
          expect(loaded).toStrictEqual(position);
          expect(game.clone(position)).toStrictEqual(position);
          expect(hashOf(loaded)).toBe(hashOf(position));
          if (t === session.turns) continue;
          const next = session.commandOf(t + 1);
          for (const copy of [loaded, game.clone(position)]) {
            game.perform(copy, game.onMove(copy), next, null);
            expect(copy).toStrictEqual(session.positionAt(t + 1));
          }
        }
      }
    });

    test('a clone shares nothing with its original', () => {
      for (const { options, seed, rng } of walks) {
        const { session } = playRandomly(game, options, seed, stream(3, rng), turns);
        const position = session.positionAt(session.turns >> 1);
        const before = JSON.stringify(position);
        const copy = game.clone(position);
        const more = stream(4, rng);
        for (let i = 0; i < 20; i++) if (!performRandom(game, copy, more, null)) break;
        expect(JSON.stringify(position)).toBe(before);
      }
    });

    test('every listed command is performed, every other closed one is refused and changes nothing', () => {
      for (const { options, seed, rng } of walks) {
        const { session } = playRandomly(game, options, seed, stream(5, rng), turns);
        for (let t = 0; t <= session.turns; t += 11) checkLegality(game, session.positionAt(t));
      }
    });

    test('open commands are performed or refused whole, and listed when one can be performed', () => {
      const open = game.grammar.declarations.filter((d) => game.grammar.isOpen(d.name)).map((d) => d.name);
      const rng = stream(6, 'open');
      const [first] = walks;
      const { session } = playRandomly(game, first.options, first.seed, stream(6, first.rng), turns);
      const positions = [session.positionAt(0), session.positionAt(session.turns)];
      for (const name of open) {
        for (const position of positions) {
          const listed = game.open(position, game.onMove(position)).includes(name);
          for (let i = 0; i < OPEN_SAMPLES; i++) {
            const performed = checkOne(game, position, game.grammar.sample(name, rng), null);
            if (performed) expect(listed).toBe(true);
          }
        }
      }
    });

    test('a seat that is not on move has no commands, and is refused', () => {
      for (const { options, seed, rng } of walks) {
        const { session } = playRandomly(game, options, seed, stream(7, rng), turns);
        const position = session.positionAt(session.turns >> 1);
        const out: Command[] = [];
        for (let seat = SPECTATOR; seat < game.seats(position); seat++) {
          if (seat === game.onMove(position)) continue;
          game.legal(position, seat, out);
          expect(out).toEqual([]);
          expect(game.open(position, seat)).toEqual([]);
          for (const command of game.grammar.enumerate()) {
            const refusal = game.check(position, seat, command);
            expect(refusal?.code).toBe(game.onMove(position) === NOBODY ? 'over' : 'not-your-turn');
            expect(game.perform(game.clone(position), seat, command, null)).toEqual(refusal);
          }
        }
      }
    });

    test('what is printed is parsed back to the same command, and every command has its number', () => {
      for (const [index, command] of game.grammar.enumerate().entries()) {
        expect(game.grammar.indexOf(command)).toBe(index);
        expect(game.grammar.commandAt(index)).toBe(command);
        const parsed = game.grammar.parse(game.grammar.print(command));
        expect(parsed.ok && parsed.value).toBe(command);
      }
    });

    test('replay equals play, from a record that went through JSON', () => {
      for (const { options, seed, rng } of walks) {
        const { session } = playRandomly(game, options, seed, stream(8, rng), turns);
        const record = JSON.parse(JSON.stringify(session.record()));
        expect(verifyRecord(game, record)).toBeNull();
        const again = Session.replay(game, record);
        if (!again.ok) throw new Error(again.error.words);
        expect(again.value.position).toStrictEqual(session.position);
        expect(again.value.record()).toEqual(session.record());
      }
    });

    test('undo equals the replayed prefix, redo and jump bring back what was', () => {
      for (const { options, seed, rng } of walks) {
        const { session } = playRandomly(game, options, seed, stream(9, rng), turns);
        const end = session.turns;
        const last = structuredClone(session.position);
        for (let t = end - 1; t >= Math.max(0, end - 20); t--) {
          expect(session.undo()).toBe(true);
          expect(session.position).toStrictEqual(session.fork(t).position);
        }
        while (session.redo());
        expect(session.position).toStrictEqual(last);
        for (const t of [0, end >> 1, end]) {
          session.jump(t);
          expect(hashOf(session.position)).toBe(Number.parseInt(session.hashAt(t), 16) | 0);
        }
      }
    });

    test('views of positions that differ only in hidden facts are equal', () => {
      let varied = 0;
      for (const { options, seed, rng } of walks) {
        const { session } = playRandomly(game, options, seed, stream(10, rng), turns);
        if (!setup.vary) {
          checkOpen(game, session);
          varied++;
          continue;
        }
        const chance = stream(11, rng);
        for (let t = 0; t <= session.turns; t += 3)
          varied += checkHidden(game, setup, session.positionAt(t), chance);
      }
      expect(varied).toBeGreaterThan(0);
    });

    test('a view is a copy: it stays as it was while the game goes on', () => {
      for (const { options, seed, rng } of walks) {
        const { session } = playRandomly(game, options, seed, stream(12, rng), turns);
        const position = game.clone(session.positionAt(session.turns >> 1));
        const seats = Array.from({ length: game.seats(position) + 1 }, (_, i) => SPECTATOR + i);
        const views = seats.map((seat) => game.view(position, seat));
        const before = JSON.stringify(views);
        const more = stream(13, rng);
        for (let i = 0; i < 20; i++) if (!performRandom(game, position, more, null)) break;
        expect(JSON.stringify(views)).toBe(before);
      }
    });
  });
}

/** A game without `vary` claims to hide nothing: all see the same, and no two positions look alike. */
function checkOpen(game: AnyGame, session: Walk['session']): void {
  const positionOf = new Map<string, string>(); // by view
  for (let t = 0; t <= session.turns; t++) {
    const position = session.positionAt(t);
    const seen = game.view(position, SPECTATOR);
    for (let seat = 0; seat < game.seats(position); seat++)
      expect(game.view(position, seat)).toStrictEqual(seen);
    const [view, whole] = [JSON.stringify(seen), JSON.stringify(position)];
    expect(positionOf.get(view) ?? whole).toBe(whole);
    positionOf.set(view, whole);
  }
}

function checkHidden(game: AnyGame, setup: ConformanceSetup, position: unknown, rng: Rng): number {
  let varied = 0;
  for (let seat = SPECTATOR; seat < game.seats(position); seat++) {
    const other = setup.vary!(game.clone(position), seat, rng);
    if (other === null) continue;
    varied++;
    expect(game.view(other, seat)).toStrictEqual(game.view(position, seat));
    const [a, b]: [Command[], Command[]] = [[], []];
    game.legal(position, seat, a);
    game.legal(other, seat, b);
    expect(b).toEqual(a);
  }
  return varied;
}

function checkLegality(game: AnyGame, position: unknown): void {
  const out: Command[] = [];
  game.legal(position, game.onMove(position), out);
  const listed = new Set(out);
  expect(listed.size).toBe(out.length);
  for (const command of game.grammar.enumerate()) checkOne(game, position, command, listed.has(command));
  for (const command of listed) expect(game.grammar.intern(command.name, ...command.args)).toBe(command);
}

/** Gives one command to a copy; checks refuse-or-perform; true when it was performed. */
function checkOne(game: AnyGame, position: unknown, command: Command, expected: boolean | null): boolean {
  const copy = game.clone(position);
  const before = hashOf(copy);
  let told = 0;
  const foreseen = game.check(copy, game.onMove(copy), command);
  expect(hashOf(copy)).toBe(before);
  const refusal = game.perform(copy, game.onMove(copy), command, () => told++);
  const performed = refusal === null;
  if (expected !== null && performed !== expected) {
    throw new Error(
      `${game.grammar.print(command)}: ${expected ? 'listed' : 'not listed'}, but ${refusal?.words ?? 'performed'}`,
    );
  }
  expect(foreseen).toEqual(refusal);
  if (!performed) {
    expect(hashOf(copy)).toBe(before);
    expect(told).toBe(0);
  }
  return performed;
}

interface Walk {
  // biome-ignore lint/suspicious/noExplicitAny: a session of any game
  readonly session: Session<any, any, any, any, any>;
  readonly facts: unknown[];
}

/** Plays listed commands, opens where nothing closed is listed, and now and then something refused. */
export function playRandomly(game: AnyGame, options: unknown, seed: number, rng: Rng, turns: number): Walk {
  const session = Session.begin(game, options, seed);
  const facts: unknown[] = [];
  for (let i = 0; i < turns; i++) {
    const command = randomCommand(game, session.position, rng);
    if (!command) break;
    session.give(command, (fact) => facts.push(structuredClone(fact)));
  }
  return { session, facts };
}

function randomCommand(game: AnyGame, position: unknown, rng: Rng): Command | null {
  const seat = game.onMove(position);
  const out: Command[] = [];
  game.legal(position, seat, out);
  const open = game.open(position, seat);
  if (open.length > 0 && rng.below(out.length + 1) <= open.length)
    return game.grammar.sample(open[rng.below(open.length)], rng);
  const all = game.grammar.enumerate();
  if (rng.below(8) === 0) return all[rng.below(all.length)]; // often refused
  return out.length > 0 ? out[rng.below(out.length)] : null;
}

function performRandom(game: AnyGame, position: unknown, rng: Rng, tell: null): boolean {
  const command = randomCommand(game, position, rng);
  if (!command) return false;
  game.perform(position, game.onMove(position), command, tell);
  return true;
}
