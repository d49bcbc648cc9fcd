/** RAIInet as search wants it: packed positions, the learned value, and learned priors. */
import type { Playable } from '../search/playable.js';
import { type Packed, PLAYING, SIZE, TURN, WINNER } from './packed/layout.js';
import { legalCodes, MOST_LEGAL } from './packed/legal.js';
import { performCode } from './packed/perform.js';
import { shares } from './prior/prior.js';
import type { Learnt } from './value/net-file.js';
import { Value } from './value/value.js';

export function packedGame(players: number, value: Value, prior: Int8Array): Playable<Packed> {
  return {
    seats: players,
    mostActions: MOST_LEGAL,
    copy(from, into) {
      const copy = into ?? new Int8Array(SIZE);
      copy.set(from);
      return copy;
    },
    onMove: (p) => (p[WINNER] === PLAYING ? p[TURN] : -1),
    actions: legalCodes,
    perform: performCode,
    evaluate(p, out) {
      if (players === 2) {
        out[0] = value.of(p, 0);
        out[1] = -out[0];
      } else for (let seat = 0; seat < players; seat++) out[seat] = value.of(p, seat);
    },
    priors: (p, codes, n, out) => shares(prior, p, codes, n, out),
  };
}

export const gameAsLearnt = ({ origin, value, prior }: Learnt): Playable<Packed> =>
  packedGame(origin.players, new Value(value), prior);
