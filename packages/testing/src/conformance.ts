/**
 * What every game promises, as tests that a game passes in one line. Random games are played by listing legal
 * commands; on the way each promise of the contract is checked.
 */
import { type AnyGame, type Command, hashOf, NOBODY, type Rng, SPECTATOR, stream } from '@quadrant/kernel';
import { makeRecord, Replay, readRecord } from '@quadrant/table';
import { describe, expect, test } from 'vitest';
import { checkEnds } from './conformance/ends.js';
import { type CheckName, FAULTS } from './conformance/faults.js';
import { checkFutures, checkHidden } from './conformance/hidden.js';
import { LEAKS } from './conformance/leaks.js';
import { checkLegality, checkOne } from './conformance/legality.js';
import { checkRecords } from './conformance/records.js';
import { checkSchemas } from './conformance/schemas.js';
import { checkSides } from './conformance/sides.js';
import { checkNotSingle, checkSingle, singleStarts } from './conformance/single.js';
import type { Rests } from './conformance/story.js';
import { checkWithdraw } from './conformance/withdraw.js';
import { lookers, performRandom, playRandomly, startsOf, type Walk } from './walk.js';

export interface ConformanceSetup {
  /** Options to begin with; each is played, also as a single game. */
  readonly options: readonly unknown[];
  readonly games?: number; // random games per options
  readonly turns?: number; // commands per game at most
  /** Nothing is hidden: all see the same, and no two positions look alike. */
  readonly open?: boolean;
  /** A position that this seat cannot tell from the given one, or null when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a position of any game
  readonly vary?: (position: any, seat: number, rng: Rng) => any;
  /** Which facts rest on what was hidden; see conformance/story.ts. */
  readonly rests?: Rests;
  /** Names of commands that a single game refuses beside the usual ones. */
  readonly notSingle?: readonly string[];
}

const OPEN_SAMPLES = 1000;

export function testConformance(game: AnyGame, setup: ConformanceSetup): void {
  const { games = 3, turns = 60 } = setup;
  const walks = startsOf(game, setup.options, games);
  const singles = singleStarts(game, setup.options, games);
  const rests = setup.rests ?? (() => false);

  describe(`${game.id} keeps the contract of a game`, () => {
    test('the same options, seed and commands give the same facts and positions', () => {
      for (const { options, seed, rng } of walks) {
        const a = playRandomly(game, options, seed, stream(1, rng), turns);
        const b = playRandomly(game, options, seed, stream(1, rng), turns);
        expect(b.facts).toEqual(a.facts);
        expect(makeRecord(b.history)).toEqual(makeRecord(a.history));
      }
    });

    test('a position is plain data: JSON and clone give it back, and play goes on alike', () => {
      for (const { options, seed, rng } of walks) {
        const { history } = playRandomly(game, options, seed, stream(2, rng), turns);
        for (let t = 0; t <= history.turns; t += 7) {
          const position = history.positionAt(t);
          const loaded = JSON.parse(JSON.stringify(position));
          expect(loaded).toStrictEqual(position);
          expect(game.clone(position)).toStrictEqual(position);
          expect(hashOf(loaded)).toBe(hashOf(position));
          if (t === history.turns) continue;
          const next = history.stepOf(t + 1).command;
          for (const copy of [loaded, game.clone(position)]) {
            game.perform(copy, game.onMove(copy), next, null);
            expect(copy).toStrictEqual(history.positionAt(t + 1));
          }
        }
      }
    });

    test('a clone shares nothing with its original', () => {
      for (const { options, seed, rng } of walks) {
        const { history } = playRandomly(game, options, seed, stream(3, rng), turns);
        const position = history.positionAt(history.turns >> 1);
        const before = JSON.stringify(position);
        const copy = game.clone(position);
        const more = stream(4, rng);
        for (let i = 0; i < 20; i++) if (!performRandom(game, copy, more)) break;
        expect(JSON.stringify(position)).toBe(before);
      }
    });

    test('every listed command is performed, every other closed one is refused and changes nothing', () => {
      for (const { options, seed, rng } of walks) {
        const { history } = playRandomly(game, options, seed, stream(5, rng), turns);
        for (let t = 0; t <= history.turns; t += 11) checkLegality(game, history.positionAt(t));
      }
    });

    test('open commands are performed or refused whole, and listed when one can be performed', () => {
      const open = game.grammar.declarations.filter((d) => game.grammar.isOpen(d.name)).map((d) => d.name);
      const rng = stream(6, 'open');
      const [first] = walks;
      const { history } = playRandomly(game, first.options, first.seed, stream(6, first.rng), turns);
      const positions = [history.positionAt(0), history.positionAt(history.turns)];
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
        const { history } = playRandomly(game, options, seed, stream(7, rng), turns);
        const position = game.clone(history.positionAt(history.turns >> 1));
        const before = hashOf(position);
        const out: Command[] = [];
        for (let seat = SPECTATOR; seat < game.seats(position); seat++) {
          if (seat === game.onMove(position)) continue;
          game.legal(position, seat, out);
          expect(out).toEqual([]);
          expect(game.open(position, seat)).toEqual([]);
          const wanted = game.onMove(position) === NOBODY ? 'over' : 'not-your-turn';
          const wrong = game.grammar.enumerate().find((command: Command) => {
            const refusal = game.check(position, seat, command);
            const given = game.perform(position, seat, command, null);
            return refusal?.code !== wanted || given?.code !== wanted || given.words !== refusal.words;
          });
          expect(wrong && game.grammar.print(wrong)).toBeUndefined();
        }
        expect(hashOf(position)).toBe(before);
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
        const { history } = playRandomly(game, options, seed, stream(8, rng), turns);
        const record = makeRecord(history, null, { trace: true });
        const sound = readRecord(game, JSON.parse(JSON.stringify(record)));
        if (!sound.ok) throw new Error(sound.error.words);
        const again = new Replay(game, sound.value);
        expect(again.run()).toBeNull();
        expect(again.history.position).toStrictEqual(history.position);
        expect(makeRecord(again.history, null, { trace: true })).toEqual(record);
      }
    });

    test('undo equals the replayed prefix, redo and jump bring back what was', () => {
      for (const { options, seed, rng } of walks) {
        const { history } = playRandomly(game, options, seed, stream(9, rng), turns);
        const end = history.turns;
        const last = structuredClone(history.position);
        for (let t = end - 1; t >= Math.max(0, end - 20); t--) {
          expect(history.undo()).toBe(true);
          expect(history.position).toStrictEqual(history.fork(t).position);
        }
        while (history.redo());
        expect(history.position).toStrictEqual(last);
        for (const t of [0, end >> 1, end]) {
          history.jump(t);
          expect(hashOf(history.position)).toBe(Number.parseInt(history.hashAt(t), 16) | 0);
        }
      }
    });

    if (setup.vary)
      test('views of positions that differ only in hidden facts are equal', () => {
        let varied = 0;
        for (const { options, seed, rng } of walks) {
          const { history } = playRandomly(game, options, seed, stream(10, rng), turns);
          const chance = stream(11, rng);
          for (let t = 0; t <= history.turns; t += 3)
            varied += checkVaried(game, setup, history.positionAt(t), chance);
        }
        expect(varied).toBeGreaterThan(0);
      });

    if (setup.open)
      test('nothing is hidden from anybody', () => {
        for (const { options, seed, rng } of walks)
          checkOpen(game, playRandomly(game, options, seed, stream(10, rng), turns).history);
      });

    const samples = [...walks, ...singles];
    test('a seat cannot tell a resampled position from the true one', () => {
      const { varied } = checkHidden(game, samples, turns, rests);
      if (!setup.open) expect(varied).toBeGreaterThan(0);
      checkFutures(game, samples, turns);
    });

    /** The checks of what may be broken below, on a game that begins by itself. */
    const CHECKS: Readonly<Record<CheckName, (broken: AnyGame) => void>> = {
      ends: (broken) => checkEnds(broken, startsOf(broken, setup.options, 1), turns),
      schemas: (broken) => checkSchemas(broken, startsOf(broken, setup.options, 1), turns),
      records: (broken) => checkRecords(broken, singleStarts(broken, setup.options, 1), turns),
      single: (broken) =>
        checkSingle(broken, singleStarts(broken, setup.options, 1), turns, setup.notSingle ?? []),
      withdraw: (broken) => checkWithdraw(broken, singleStarts(broken, setup.options, 1), turns, rests),
      sides: (broken) => checkSides(broken, samples),
      resample(broken) {
        checkHidden(broken, samples, turns, rests);
        checkFutures(broken, samples, turns);
      },
    };
    for (const [name, { check, noticed, plant }] of Object.entries(FAULTS)) {
      const broken = plant(game, setup.open ?? false);
      if (broken)
        test(`it is noticed when ${name}`, () => expect(() => CHECKS[check](broken)).toThrow(noticed));
    }

    for (const [channel, plant] of setup.open ? [] : Object.entries(LEAKS))
      test(`a leak planted in ${channel} is noticed`, () => {
        // Facts that are not seen hide on what others rest, so a wrong number of them may show anywhere.
        const named = channel === 'version' ? /: / : new RegExp(`^${channel}: `);
        expect(() => checkHidden(plant(game), samples, turns, rests)).toThrow(named);
      });

    test('views, facts seen and options are what their schemas say', () =>
      checkSchemas(game, [...walks, ...singles], turns));

    test('the end of a game is told to all, last', () => checkEnds(game, [...walks, ...singles], turns));

    test('records are what their schema says', () => checkRecords(game, singles, turns));

    test('a single game is one game from its first command, and then nobody is asked', () => {
      checkSingle(game, singles, turns, setup.notSingle ?? []);
      checkNotSingle(game, walks, turns);
    });

    test('a seat that leaves is asked for nothing more and does not win', () =>
      checkWithdraw(game, singles, turns, rests));

    if (game.sides)
      test('what seats choose at the start is taken out, put back, read and dealt', () =>
        checkSides(game, [...walks, ...singles]));

    test('the options say how many seats there are', () => {
      for (const { options, seed } of [...walks, ...singles])
        expect(game.seatsOf(options)).toBe(game.seats(game.begin(options, seed)));
    });

    test('options that were read are read again to the same', () => {
      for (const { options } of [...walks, ...singles])
        expect(game.readOptions(JSON.parse(JSON.stringify(options)))).toStrictEqual({
          ok: true,
          value: options,
        });
    });

    test('a view is a copy: it stays as it was while the game goes on', () => {
      for (const { options, seed, rng } of walks) {
        const { history } = playRandomly(game, options, seed, stream(12, rng), turns);
        const position = game.clone(history.positionAt(history.turns >> 1));
        const views = lookers(game, position).map((seat) => game.view(position, seat));
        const before = JSON.stringify(views);
        const more = stream(13, rng);
        for (let i = 0; i < 20; i++) if (!performRandom(game, position, more)) break;
        expect(JSON.stringify(views)).toBe(before);
      }
    });
  });
}

/** All see the same, and no two positions look alike. */
function checkOpen(game: AnyGame, history: Walk['history']): void {
  const positionOf = new Map<string, string>(); // by view
  for (let t = 0; t <= history.turns; t++) {
    const position = history.positionAt(t);
    const seen = game.view(position, SPECTATOR);
    for (let seat = 0; seat < game.seats(position); seat++)
      expect(game.view(position, seat)).toStrictEqual(seen);
    const [view, whole] = [JSON.stringify(seen), JSON.stringify(position)];
    expect(positionOf.get(view) ?? whole).toBe(whole);
    positionOf.set(view, whole);
  }
}

function checkVaried(game: AnyGame, setup: ConformanceSetup, position: unknown, rng: Rng): number {
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
