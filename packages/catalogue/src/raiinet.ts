/** RAIInet in the catalogue. */
import type { View } from '@quadrant/raiinet';
import { byFlags } from './cases/beginnings.js';
import { byReplay } from './cases/places.js';
import { plainCases } from './cases/plain.js';
import { sameBoards } from './cases/raiinet/states.js';
import { type Finished, type GameEntry, USUAL } from './entry.js';

/** The hand that a player has without an option: the five abilities of the base game. */
export const BASE_HAND = 'LFDSP';
/** Moves without a download after which nobody wins. */
export const DRAW = 100;
/** Options that the base game has, with a value each: what two players hold and how their links stand. */
const BASE_OPTION = /^-(ability|link)[12]$|^-p[12]order$/;
/** The command that reads further commands from a file. */
const SEQUENCE = /^[ \t]*sequence[ \t]+(\S+)/gm;

function cardsOf(args: readonly string[]): string {
  const given = args.flatMap((word, i) => (/^-ability\d$/.test(word) ? [args[i + 1] ?? ''] : []));
  return [...new Set([...BASE_HAND, ...given.join('').toUpperCase()])].sort().join('');
}

export const raiinet = {
  id: 'raiinet',
  title: 'RAIInet',
  sentence: 'Bluff with hidden links: take data, not viruses.',
  teaser: 'Eight links a side, four of them poison. Bluff your data home, past someone who is bluffing too.',
  brief: {
    aim: 'Download four data before anybody else, and never four viruses.',
    score:
      'A link you beat, or that walks into your port, is yours; a link of your own that leaves over the far edge is yours, too.',
    end: 'With the fourth data of a player, who wins, or when all others have four viruses.',
  },
  seeded: false,
  reseeds: false,
  presets: [
    {
      id: USUAL,
      title: 'two players',
      words: `Two players; ${DRAW} moves without a download are a draw.`,
      options: { players: 2, draw: DRAW },
    },
    {
      id: 'four',
      title: 'four players',
      words: 'Four players on the cross-shaped board.',
      options: { players: 4, draw: DRAW },
    },
  ],
  measured: { players: 2, draw: DRAW },
  inMatches: { draw: DRAW },
  ratedSeats: [2],
  planned: 'move',
  rewarded: 'result',
  best({ view, outcome, bots }: Finished<View>) {
    const [mine, ...theirs] = view.seats.map(({ data }) => data);
    if (outcome.winner !== 0 || bots.length !== theirs.length) return null;
    const most = Math.max(...theirs);
    return {
      difficulty: `against ${[...new Set(bots)].join(', ')}`,
      value: mine - most,
      words: `won, ${mine} data to ${most}`,
    };
  },
  cases: {
    ...plainCases,
    ...byFlags,
    takesOptions: true,
    filesIn: (input) => [...input.matchAll(SEQUENCE)].map(([, name]) => name),
    placeOf: byReplay((command) => command.startsWith('move')),
    statesOf: sameBoards,
    isBase: (args) =>
      args.every((word, i) => i % 2 === 1 || BASE_OPTION.test(word)) &&
      [...cardsOf(args)].every((card) => BASE_HAND.includes(card)),
    cardsOf,
    playersOf: (args) => (args[args.lastIndexOf('-players') + 1] === '4' ? 4 : 2),
  },
  sound: {
    options: [
      '{"players":2,"links":["V1V2V3V4D1D2D3D4","D1D2D3D4V1V2V3V4"],"hands":["LFDSP","LFDSP"],"draw":100}',
      '{"players":4,"single":true}',
    ],
    inputs: ['move a down\nmove A up\nability 1 a\nability 4 B\nboard\nabilities\nsequence x\n# x\nquit\n'],
    words: ['-ability1 LFDSP -link2 V1V2V3V4D1D2D3D4 -players 4 -views all -draw 50 -state'],
  },
  load: () => import('@quadrant/raiinet'),
} satisfies GameEntry;
