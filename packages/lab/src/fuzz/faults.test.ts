/**
 * The fuzzer against programs with one fault each, run as real processes. `npm test` looks for one fault of two games;
 * with QUADRANT_LONG=1 it looks for all of them, in more games.
 */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { EVERYTHING } from '../check/traits.js';
import { GAME_IDS, type GameId } from '../games.js';
import { readCommandLine } from '../process/command-line.js';
import { STANDARD_LIMITS } from '../process/limits.js';
import { openSandbox } from '../process/sandbox.js';
import { fuzz } from './fuzz.js';

const FAULTY = fileURLToPath(new URL('../../testing/faulty.mjs', import.meta.url));
const LONG = process.env.QUADRANT_LONG === '1';
const GAMES = LONG ? 2000 : 200;
/** Games of which a fault is looked for in every run: their inputs are small, and shrink soon. */
const ALWAYS: readonly GameId[] = ['raiinet', 'mirewood'];
/** A shrunk input may have this many commands more than the shortest that is known. */
const SLACK = 12;
const LIMITS = { ...STANDARD_LIMITS, seconds: 60 };
const sandbox = openSandbox('plain', [])!;
afterAll(() => sandbox.close());

/** The shortest input known to show each fault, in commands. The first fault of RAIInet and of Mirewood is looked for always. */
const KNOWN: Readonly<Record<GameId, Readonly<Record<string, number>>>> = {
  'space-defender-2': {
    'pylon-heals-before-moving': 5,
    'interceptor-goes-on-after-fire': 5,
    'carrier-launches-below-first': 5,
    'carrier-gains-less-regen': 5,
    'fighter-goes-on-after-pass': 4,
    'rocket-speeds-up-by-one': 8,
    'spread-drifts-straight': 5,
    'diamond-counts-twice': 11,
    'strike-is-too-strong': 8,
    'wrong-words-at-the-end': 4,
    'surplus-argument-has-no-name': 1,
    'eyes-fall-short': 4,
    'recall-is-safe': 10,
    'a-lost-turn-draws-numbers': 7,
    'merged-projectiles-take-the-speed': 8,
    'first-syntax-error-is-reported': 1,
  },
  'simodyssey-2': {
    'malevolent-ignores-benign': 2,
    'janitaur-survives-asteroids': 2,
    'janitaur-keeps-its-load': 3,
    'tired-janitaur-has-no-child': 6,
    'blocked-benign-burns-fuel': 2,
    'planets-do-not-end-in-the-hole': 2,
    'wrong-refusal-without-planets': 2,
    'wrong-words-for-implosion': 2,
    'status-on-a-planet': 5,
    'unknown-name-is-quoted': 1,
    'own-full-sector-is-an-exit': 2,
    'the-hole-comes-before-fuel': 4,
    'lands-on-the-newest-planet': 3,
    'landing-is-no-shelter': 5,
    'a-full-sector-costs-three-draws': 1,
    'births-are-drawn-by-the-galaxy': 4,
  },
  raiinet: {
    'own-links-can-be-jammed': 1,
    'not-found-always-swaps': 1,
    'scan-shows-everybody': 1,
    'jam-lasts-three-turns': 1,
    'polarize-is-forgotten': 3,
    'boosts-do-not-add-up': 4,
    'jammed-links-can-be-hijacked': 5,
    'firewall-in-other-words': 3,
    'ties-in-other-words': 7,
    'draw-in-other-words': 1,
    'bad-option-ends-well': 0,
    'firewalls-outlive-their-owner': 9,
    'card-downloads-are-quiet': 3,
    'jumping-trips-firewalls': 5,
    'caught-attackers-show-the-defender': 5,
    'both-links-are-looked-for-first': 1,
    'the-first-square-is-beyond-the-edge': 1,
  },
  mirewood: {
    'hunting-bandits-are-greedy': 1,
    'poison-lasts-longer': 1,
    'bombs-reach-further': 1,
    'bomber-throws-at-two-squares': 1,
    'archer-reloads-slowly': 1,
    'boots-do-not-free': 1,
    'a-clone-acts-on': 1,
    'no-room-in-other-words': 1,
    'wrong-winner': 2,
    'broken-edge-in-other-words': 0,
    'chains-run-backwards': 1,
    'stuck-ends-on-quicksand': 1,
    'the-dead-earn-nothing': 1,
    'the-dump-forgets-the-poisoner': 1,
    'cut-off-bandits-wait': 1,
  },
};

const WORDS: Readonly<Record<GameId, string>> = {
  'space-defender-2': '{input}',
  'simodyssey-2': '{input}',
  raiinet: '{args} {input}',
  mirewood: '{map} {input}',
};

function look(game: GameId, fault: string, games: number, findings = 1) {
  const text = `'${process.execPath}' '${FAULTY}' ${game} ${fault} ${WORDS[game]}`;
  const line = readCommandLine(text, tmpdir());
  if (typeof line === 'string') throw new Error(line);
  const quiet = { onGames: () => {}, onShrinking: () => {}, onFound: () => {}, onRepeated: () => {} };
  return fuzz({
    game,
    line,
    games,
    seed: 1,
    jobs: 2,
    limits: LIMITS,
    sandbox,
    parts: EVERYTHING,
    compare: 'exact',
    ignoresStatus: false,
    findings,
    isLate: () => false,
    ...quiet,
  });
}

interface Edit {
  readonly file: string;
  readonly replace: readonly (readonly [from: string, to: string])[];
}
const { edits }: { edits: Record<GameId, Record<string, Edit>> } = await import(
  new URL('../../testing/faulty/edits.mjs', import.meta.url).href
);

test('every fault that is an edit still finds what it replaces', () => {
  for (const { file, replace } of Object.values(edits).flatMap((each) => Object.values(each))) {
    const built = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    for (const [from] of replace) expect(built.split(from).length, `${from} in ${file}`).toBe(2);
  }
});

test('every fault there is has a shortest input', async () => {
  for (const game of GAME_IDS) {
    const { faults } = await import(`../../testing/faulty/${game}.mjs`);
    expect(Object.keys(KNOWN[game]).sort()).toEqual(Object.keys({ ...faults, ...edits[game] }).sort());
  }
});

test.runIf(LONG)(
  'three broken rules in one program are three findings, each with the rule named',
  { timeout: 1_200_000 },
  async () => {
    const faults = [
      'the-first-square-is-beyond-the-edge',
      'jumping-trips-firewalls',
      'both-links-are-looked-for-first',
    ];
    const { found } = await look('raiinet', faults.join('+'), 300, 3);
    const rules = found.map(({ rule }) => rule);
    expect(rules).toHaveLength(3);
    expect(new Set(rules).size).toBe(3);
    expect(rules).toEqual(expect.arrayContaining(['Moving: where a link may not go', 'Moving: firewalls']));
  },
);

test.runIf(LONG)('what one fault has led to is no second finding', { timeout: 1_200_000 }, async () => {
  const { found } = await look('mirewood', 'stuck-ends-on-quicksand', 60, 3);
  expect(found.map(({ rule }) => rule)).toEqual(['Effects: stuck']);
});

for (const game of GAME_IDS) {
  describe(game, () => {
    test('a program without a fault shows no difference', async () => {
      expect((await look(game, 'none', LONG ? 400 : 3)).found).toEqual([]);
    });

    for (const [fault, shortest] of Object.entries(KNOWN[game]).slice(
      0,
      LONG ? undefined : Number(ALWAYS.includes(game)),
    )) {
      test(`${fault} is found and shrunk`, { timeout: 1_200_000 }, async () => {
        const { found: all, played } = await look(game, fault, GAMES);
        expect(all.length, `differences within ${GAMES} games`).toBe(1);
        const [found] = all;
        expect(played).toBeLessThanOrEqual(GAMES);
        expect(['wrong output', 'wrong status']).toContain(found.judgement.verdict);
        expect(found.script.commands.length).toBeLessThanOrEqual(shortest + SLACK);
        expect(found.rule).not.toBe('');
      });
    }
  });
}
