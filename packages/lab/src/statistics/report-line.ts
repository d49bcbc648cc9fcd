/** The line that tells how a match stands, in fastchess' words so that its users are at home. */
import { type Estimate, strengthOf } from './elo.js';
import type { Mean } from './mean.js';
import { boundsOf, llrOf, type Sprt } from './sprt.js';

export interface Standing {
  readonly pentanomial: readonly number[];
  readonly games?: { readonly won: number; readonly lost: number; readonly drawn: number };
  readonly sprt?: Sprt;
  /** By how much the first one's score was ahead, where each plays alone. */
  readonly lead?: Mean;
}

export function reportLine({ pentanomial, games, sprt, lead }: Standing): string {
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
  if (lead && lead.n > 1) parts.push(`score lead: ${estimate({ value: lead.mean, bar: lead.bar })}`);
  return parts.join(', ');
}

const estimate = ({ value, bar }: Estimate): string => `${decimal(value)} ± ${decimal(bar)}`;
const decimal = (value: number): string =>
  Number.isNaN(value) ? 'nan' : Number.isFinite(value) ? fixed(value, 1) : value > 0 ? 'inf' : '-inf';

/** Nothing is nothing: -0.02 is 0.0, and not -0.0. */
export function fixed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '') : text;
}
