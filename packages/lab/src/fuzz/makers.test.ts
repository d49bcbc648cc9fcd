import { stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, loadGame } from '../games.js';
import { runOwn } from '../process/own-game.js';
import { makerOf } from './makers.js';
import { inputOf, type Script } from './script.js';

const GAMES = 480;

/** What random games must come to, as our own game tells it. */
const RARE: Readonly<Record<GameId, readonly RegExp[]>> = {
  'space-defender-2': [
    ...['Standard', 'Spread', 'Snipe', 'Rocket', 'Splitter'].map((name) => new RegExp(`Pattern:${name}`)),
    ...['Grunt', 'Fighter', 'Carrier', 'Interceptor', 'Pylon'].map(
      (name) => new RegExp(`A ${name}\\(.*spawns`),
    ),
    /teleporting to/,
    /gaining 50 health/,
    /at the expense of/,
    /has been neutralized/,
    /unleashing a wave/,
    /combining damage/,
    /negating damage/,
    /trading \d+ damage/,
    /The Pylon heals/,
    /gains \d+ regen/,
    /The game is over/,
    /Not enough resources/,
    /Menu option selected out of range/,
  ],
  'simodyssey-2': [
    /imploded by janitaur/,
    /destroyed by asteroid/,
    /destroyed by benign/,
    /devoured by blackhole/,
    /out of fuel/,
    /out of life support/,
    /we've got a life/,
    /found no life/,
    /has lifted off/,
    /reproduced/,
    /RNG Usage/,
    /Negative on that request/,
    /Cannot transfer/,
  ],
  raiinet: [
    /^Battle: .* wins/m,
    /^Battle: .* loses/m,
    /^Firewall: /m,
    /now moves 3 squares/,
    /^Scan: /m,
    /^Polarize: /m,
    /^Hijack: /m,
    /^Jam: /m,
    /^Not found: /m,
    /downloaded 4 (data|viruses)\)/,
    /is eliminated/,
    /^Draw!/m,
    /^Error: /m,
  ],
  mirewood: [
    /explosion at/,
    /teleports to/,
    /clones itself/,
    /arrows collide/,
    /suffers poison/,
    /struggles/,
    /takes (boots|vial|pouch)/,
    /loses the ward/,
    /reaches the goal/,
    /^level 2/m,
    /result: won/,
    /result: lost/,
    /^Q> /m,
    /^\* /m,
  ],
};

for (const game of GAME_IDS) {
  describe(`random games of ${game}`, async () => {
    const own = await loadGame(game);
    const maker = makerOf(game);
    const make = (seed: number): Script =>
      maker.make(own, stream(seed, 'games'), {
        games: maker.gamesPerInput,
        longest: maker.longest,
        near: null,
        beginning: [],
      });
    const run = (script: Script) =>
      runOwn(own.program, {
        words: script.map === null ? script.args : ['level.map'],
        input: Buffer.from(inputOf(script, maker.spelling)),
        files: { 'level.map': script.map ?? '' },
      });
    const scripts = Array.from({ length: Math.ceil(GAMES / maker.gamesPerInput) }, (_, seed) => make(seed));

    test('are the same for the same seed', () => expect(make(0)).toEqual(scripts[0]));

    test('come to what is rare', () => {
      const transcripts = scripts.map((script) => run(script).out.toString()).join('\n');
      expect(RARE[game].filter((pattern) => !pattern.test(transcripts))).toEqual([]);
    });

    test.runIf(game === 'raiinet')('try at the edges what a link may not do, in most games', () => {
      const tries = scripts.flatMap(
        (script) =>
          run(script)
            .out.toString()
            .match(/cannot leave the board/g) ?? [],
      );
      expect(tries.length).toBeGreaterThan(scripts.length);
    });

    test('can be read, unless they are meant to be malformed', () => {
      const refused = /^(Type Error|Syntax Error|error: line)/;
      expect(scripts.map((script) => run(script).out.toString()).filter((out) => refused.test(out))).toEqual(
        [],
      );
      const malformed = Array.from({ length: 60 }, (_, seed) =>
        run(maker.makeMalformed(own, stream(seed, 'bad'))),
      );
      const reported = malformed.filter(
        ({ out, ending }) =>
          refused.test(out.toString()) || (ending.kind === 'exited' && ending.status !== 0),
      );
      expect(reported.length).toBeGreaterThan(30);
    });

    test('can be made simpler, step by step, and that comes to an end', () => {
      for (const script of scripts.slice(0, 5)) {
        let simplest = script;
        for (let steps = 0; ; steps++) {
          const [simpler] = maker.simplify(simplest);
          if (!simpler) break;
          expect(steps).toBeLessThan(3000);
          simplest = simpler;
        }
      }
    });
  });
}
