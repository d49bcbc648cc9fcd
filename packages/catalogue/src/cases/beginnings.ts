/** How a game that was played begins as a case, and how a case begins as a game: the options of each in words of the other. */
import type { GameModule } from '../entry.js';
import type { CaseRules, Started } from './rules.js';

type Beginnings = Pick<CaseRules, 'beginningOf' | 'startedBy' | 'commandsOf'>;

const linesIn = (input: string) => input.split('\n').map((line) => line.trim());
/** One command a line, `#` before remarks. */
const ownLines: CaseRules['commandsOf'] = (input) =>
  linesIn(input).filter((line) => line !== '' && !line.startsWith('#'));

/** A game that says nothing of it begins as it does by itself. */
export const asItIs: Beginnings = {
  beginningOf: () => ({ args: [], level: null, commands: [] }),
  startedBy: (args) => (args.length === 0 ? { options: null, seed: null } : null),
  commandsOf: ownLines,
};

const ECHO = '->';

/** The space games: a run begins at the opening, where commands lead into a game. */
export const byCommands = (
  commandsFor: (options: Readonly<Record<string, unknown>>) => readonly string[],
): Beginnings => ({
  beginningOf: ({ game }, options, seed) => ({
    args: seed === game.defaultSeed ? [] : ['--seed', String(seed)],
    level: null,
    commands: commandsFor(options as Readonly<Record<string, unknown>>),
  }),
  startedBy(args) {
    if (args.length === 0) return { options: null, seed: null };
    const isSeed = args.length === 2 && args[0] === '--seed' && /^\d{1,15}$/.test(args[1]);
    return isSeed ? { options: null, seed: Number(args[1]) } : null;
  },
  // Commands may stand anywhere in a line; the transcript tells them one by one.
  commandsOf: (_, lines) =>
    lines.flatMap((line) => (line.startsWith(ECHO) ? [line.slice(ECHO.length).trim()] : [])),
});

const ORDER = /^([VD][1-4]){8}$/i;

/** RAIInet: hands, links and the rule of draws are words of the command line. */
export const byFlags: Beginnings = {
  beginningOf(_, options) {
    const { players, hands, links, draw } = options as {
      readonly players: number;
      readonly hands: readonly string[];
      readonly links: readonly string[];
      readonly draw: number | null;
    };
    const args = players === 2 ? [] : ['-players', String(players)];
    for (let i = 0; i < players; i++) args.push(`-ability${i + 1}`, hands[i], `-link${i + 1}`, links[i]);
    if (draw !== null) args.push('-draw', String(draw));
    return { args, level: null, commands: [] };
  },
  startedBy(args) {
    const after = (...flags: string[]) => {
      const at = args.findLastIndex((word) => flags.includes(word));
      return at < 0 ? undefined : args[at + 1];
    };
    const players = after('-players') === '4' ? 4 : 2;
    const seats = Array.from({ length: players }, (_, i) => i + 1);
    const links = seats.map((n) => after(`-link${n}`, `-p${n}order`));
    if (links.some((order) => order !== undefined && !ORDER.test(order))) return null; // a file has them
    const hands = seats.map((n) => after(`-ability${n}`));
    const draw = after('-draw');
    const given = <T>(values: readonly (T | undefined)[], usual: T) => values.map((each) => each ?? usual);
    return {
      options: {
        players,
        hands: given(hands, 'LFDSP'),
        links: given(links, 'V1V2V3V4D1D2D3D4'),
        draw: draw === undefined ? null : Number(draw),
      },
      seed: null,
    };
  },
  commandsOf: ownLines,
};

const SEEDED = /^(seed|rng):/m;

/** Mirewood: all of it stands in the level file. */
export const byLevel: Beginnings = {
  beginningOf(module, options, seed) {
    const { levelText } = module as GameModule & { levelText(options: unknown): string };
    const text = levelText(options);
    const isSeeded = seed === module.game.defaultSeed || SEEDED.test(text);
    return { args: [], level: isSeeded ? text : `seed: ${seed}\n${text}`, commands: [] };
  },
  startedBy: (args, level): Started | null =>
    args.length === 0 && level !== null ? { options: { level }, seed: null } : null,
  commandsOf: (input) => [...input.replace(/#.*/g, '').replace(/\s/g, '')],
};
