/** `quadrant sprt`: what counts of pairs say about two bots. */
import {
  boundsOf,
  CELLS,
  llrOf,
  MODELS,
  reportLine,
  type Sprt,
  STANDARD_SPRT,
  strengthOf,
  verdictOf,
} from '@quadrant/lab';
import { Misuse, STATUS } from '../command.js';
import { declare } from '../declare.js';
import { print } from '../output.js';

const ELO = { kind: 'decimal', takes: 'E', low: -2000, high: 2000 } as const;
const RISK = { kind: 'decimal', takes: 'P', low: 0.000001, high: 0.499999 } as const;
const { elo0, elo1, alpha, beta, model } = STANDARD_SPRT;

export const command = declare({
  name: 'sprt',
  usage: 'quadrant sprt N0 N1 N2 N3 N4 [OPTIONS]',
  about: `
Tells from counts of pairs (the same deal with seats swapped) how much stronger
the first of two bots is, and what a sequential test says. N0 to N4 are the
pairs in which it made 0, 0.5, 1, 1.5 and 2 points.`,
  options: {
    elo0: { ...ELO, usual: elo0, help: 'accepted when the first is no stronger than this' },
    elo1: { ...ELO, usual: elo1, help: 'accepted when it is at least so much stronger' },
    alpha: { ...RISK, usual: alpha, help: 'how often elo1 may be accepted wrongly' },
    beta: { ...RISK, usual: beta, help: 'how often elo0 may be accepted wrongly' },
    model: { kind: 'choice', choices: MODELS, usual: model, help: 'what elo0 and elo1 count in' },
    format: { kind: 'choice', choices: ['text', 'json'], usual: 'text', help: 'what is printed' },
  },
  run({ values: { format, ...sprt }, words: counts }) {
    if (counts.length !== CELLS)
      throw new Misuse(`sprt needs ${CELLS} counts of pairs, not ${counts.length}`);
    const pentanomial = counts.map(readCount);
    if (pentanomial.every((n) => n === 0)) throw new Misuse('sprt needs at least one pair');
    if (sprt.elo0 >= sprt.elo1) throw new Misuse('--elo0 is below --elo1');
    print(format === 'json' ? asJson(pentanomial, sprt) : asText(pentanomial, sprt));
    return STATUS.ok;
  },
});

function asText(pentanomial: readonly number[], sprt: Sprt): string {
  const llr = llrOf(pentanomial, sprt);
  const [low, high] = boundsOf(sprt).map((bound) => bound.toFixed(5));
  const verdict = verdictOf(llr, sprt);
  const said = verdict ? `${verdict} is accepted` : 'not decided';
  return `${reportLine({ pentanomial, sprt })}\nLLR ${llr.toFixed(5)} (${low}, ${high}), ${sprt.model}: ${said}\n`;
}

function asJson(pentanomial: readonly number[], sprt: Sprt): string {
  const llr = llrOf(pentanomial, sprt);
  const report = {
    pentanomial,
    ...strengthOf(pentanomial),
    sprt,
    llr,
    bounds: boundsOf(sprt),
    verdict: verdictOf(llr, sprt),
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}

function readCount(text: string): number {
  const n = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(n)) throw new Misuse(`a count of pairs is a whole number, not "${text}"`);
  return n;
}
