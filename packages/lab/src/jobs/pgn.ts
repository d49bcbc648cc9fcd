/** Results as tag pairs of PGN, which Ordo and BayesElo read. A comparison of two lone players is one game. */
import type { PairLine } from './chunk.js';
import type { Spec } from './spec.js';

const RESULTS: Readonly<Record<number, string>> = { 1: '1-0', 0.5: '1/2-1/2', 0: '0-1' };

/** Of the seven tags that PGN asks for, in its order: they would differ from run to run. */
const NOBODY_KNOWS = { Site: '?', Date: '????.??.??' };

export function pgnOf(spec: Spec, { pair, bots, scores, games }: PairLine): string {
  const lone = games.every(({ seats }) => seats.length === 1);
  const rows = lone ? games.slice(0, 1) : games;
  return rows
    .map((game, place) => {
      const score = scores === null ? null : lone || place === 0 ? scores[place] : 1 - scores[place];
      const result = score === null ? '*' : RESULTS[score];
      const [white, black] = lone ? bots : game.seats;
      const tags = {
        Event: `${spec.game} ${spec.type}`,
        ...NOBODY_KNOWS,
        Round: `${pair + 1}.${place + 1}`,
        White: white,
        Black: black,
        Result: result,
        PlyCount: String(game.plies),
        Termination: lone ? games.map(({ termination }) => termination).join(', ') : game.termination,
      };
      return `${Object.entries(tags).map(tag).join('')}\n${result}\n\n`;
    })
    .join('');
}

const tag = ([name, value]: [string, string]): string =>
  `[${name} "${value.replace(/[\\"]/g, '\\$&').replace(/\p{Cc}/gu, ' ')}"]\n`;
