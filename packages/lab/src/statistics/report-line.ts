/** The line that tells how a match stands, in fastchess' words so that its users are at home. */
import { type Estimate, strengthOf } from './elo.js';
import { boundsOf, llrOf, type Sprt } from './sprt.js';

export interface Standing {
  readonly pentanomial: readonly number[];
  readonly games?: { readonly won: number; readonly lost: number; readonly drawn: number };
  readonly sprt?: Sprt;
}

export function reportLine({ pentanomial, games, sprt }: Standing): string {
  const { elo, nElo, los, pairs } = strengthOf(pentanomial);
  const parts = [
    `Elo: ${estimate(elo)}`,
    `nElo: ${estimate(nElo)}`,
    `LOS: ${(100 * los).toFixed(1)} %`,
    `Games: ${2 * pairs}`,
  ];
  if (games) parts.push(`W ${games.won} L ${games.lost} D ${games.drawn}`);
  parts.push(`Ptnml(0-2): [${pentanomial.join(', ')}]`);
  if (sprt) {
    const [low, high] = boundsOf(sprt).map((bound) => bound.toFixed(2));
    parts.push(`LLR: ${llrOf(pentanomial, sprt).toFixed(2)} (${low}, ${high}) [${sprt.elo0}, ${sprt.elo1}]`);
  }
  return parts.join(', ');
}

const estimate = ({ value, bar }: Estimate): string => `${decimal(value)} ± ${decimal(bar)}`;
const decimal = (value: number): string =>
  Number.isNaN(value) ? 'nan' : Number.isFinite(value) ? value.toFixed(1) : value > 0 ? 'inf' : '-inf';
