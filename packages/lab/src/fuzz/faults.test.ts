/**
 * The fuzzer against programs with one fault each, run as real processes. `npm test` looks for two faults of each game;
 * with QUADRANT_LONG=1 it looks for all of them, in more games.
 */
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../games.js';
import { readCommandLine } from '../process/command-line.js';
import { fuzz } from './fuzz.js';

const FAULTY = fileURLToPath(new URL('../../testing/faulty.mjs', import.meta.url));
const LONG = process.env.QUADRANT_LONG === '1';
const GAMES = LONG ? 2000 : 200;
/** A shrunk input may have this many commands more than the shortest that is known. */
const SLACK = 12;
const LIMITS = { seconds: 60, memoryMib: 1024, outputMib: 64 };

/** The shortest input known to show each fault, in commands. The first two faults of a game are looked for always. */
const KNOWN: Readonly<Record<GameId, Readonly<Record<string, number>>>> = {
  'space-defender-2': {
    'carrier-launches-below-first': 5,
  },
  'simodyssey-2': {},
  raiinet: {},
  mirewood: {},
};

const WORDS: Readonly<Record<GameId, string>> = {
  'space-defender-2': '{input}',
  'simodyssey-2': '{input}',
  raiinet: '{args} {input}',
  mirewood: '{map} {input}',
};

function look(game: GameId, fault: string, games: number) {
  const text = `'${process.execPath}' '${FAULTY}' ${game} ${fault} ${WORDS[game]}`;
  const line = readCommandLine(text, tmpdir())!;
  const quiet = { onGames: () => {}, onShrinking: () => {} };
  return fuzz({ game, line, games, seed: 1, jobs: 2, limits: LIMITS, from: tmpdir(), ...quiet });
}

for (const game of GAME_IDS) {
  describe(game, () => {
    test('a program without a fault shows no difference', { timeout: 300_000 }, async () => {
      expect((await look(game, 'none', LONG ? 400 : 40)).found).toBeNull();
    });

    for (const [fault, shortest] of Object.entries(KNOWN[game]).slice(0, LONG ? undefined : 2)) {
      test(`${fault} is found and shrunk`, { timeout: 1_200_000 }, async () => {
        const { found, played } = await look(game, fault, GAMES);
        expect(found, `a difference within ${GAMES} games`).not.toBeNull();
        expect(played).toBeLessThanOrEqual(GAMES);
        expect(['wrong output', 'wrong status']).toContain(found!.judgement.verdict);
        expect(found!.script.commands.length).toBeLessThanOrEqual(shortest + SLACK);
        expect(found!.rule).not.toBe('');
      });
    }
  });
}
