/** RAIInet as search wants it: packed positions, the learned value, and learned priors. */
import type { Playable } from '../search/playable.js';
import { kindOf, MOVE, SCAN, targetOf } from './packed/codes.js';
import { isLegalCode } from './packed/is-legal.js';
import {
  DATA,
  KNOWN,
  type Packed,
  PLAYERS,
  PLAYING,
  PUBLIC,
  SIZE,
  seatAt,
  TURN,
  VALUE,
  VIRUSES,
  WINNER,
} from './packed/layout.js';
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
    isLegal: isLegalCode,
    perform: performCode,
    // A player knows whether the link that he moves is data or a virus.
    secret: (p, code) => (kindOf(code) === MOVE ? p[VALUE + (targetOf(code) >> 2)] >> 2 : 0),
    isTold: (p, code) => kindOf(code) !== MOVE || (p[KNOWN + (targetOf(code) >> 2)] & PUBLIC) !== 0,
    shown: (p, code, seat) => downloads(p) | (scanned(p, code, seat) << 24),
    evaluate(p, out, seats) {
      if (players === 2) {
        out[0] = value.of(p, 0);
        out[1] = -out[0];
        return;
      }
      for (let seat = 0; seat < players; seat++)
        if ((seats & (1 << seat)) !== 0) out[seat] = value.of(p, seat);
    },
    priors: (p, codes, n, out) => shares(prior, p, codes, n, out),
  };
}

/** All that has been downloaded, three bits for each number. */
function downloads(p: Packed): number {
  let all = 0;
  for (let seat = 0; seat < p[PLAYERS]; seat++) {
    const at = seatAt(seat);
    all |= (p[at + DATA] | (p[at + VIRUSES] << 3)) << (6 * seat);
  }
  return all;
}

/** What a player found out who scanned a link, or 0. */
const scanned = (p: Packed, code: number, seat: number): number =>
  kindOf(code) === SCAN && p[TURN] === seat ? 1 + p[VALUE + targetOf(code)] : 0;

export const gameAsLearnt = ({ origin, value, prior }: Learnt): Playable<Packed> =>
  packedGame(origin.players, new Value(value), prior);
