/** `quadrant sprt`: what counts of pairs say about two bots. */
import {
  boundsOf,
  CELLS,
  llrOf,
  MODELS,
  type Model,
  reportLine,
  type Sprt,
  STANDARD_SPRT,
  strengthOf,
  verdictOf,
} from '@quadrant/lab';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags } from '../flags.js';
import { print } from '../output.js';
import { unknown } from '../suggest.js';

const FORMATS = ['text', 'json'];
const { elo0, elo1, alpha, beta, model } = STANDARD_SPRT;

export const command: CliCommand = {
  usage: 'quadrant sprt N0 N1 N2 N3 N4 [OPTIONS]',
  help: `
Tells from counts of pairs (the same deal with seats swapped) how much stronger
the first of two bots is, and what a sequential test says. N0 to N4 are the
pairs in which it made 0, 0.5, 1, 1.5 and 2 points.

  --elo0 E          accepted when the first is no stronger than this (${elo0})
  --elo1 E          accepted when it is at least so much stronger (${elo1})
  --alpha P         how often elo1 may be accepted wrongly (${alpha})
  --beta P          how often elo0 may be accepted wrongly (${beta})
  --model ${MODELS.join('|')}
                    what elo0 and elo1 count in (${model})
  --format ${FORMATS.join('|')}`,
  run(words) {
    const names = ['elo0', 'elo1', 'alpha', 'beta', 'model', 'format'] as const;
    const { values, words: counts } = readFlags('sprt', words, names);
    if (counts.length !== CELLS)
      throw new Misuse(`sprt needs ${CELLS} counts of pairs, not ${counts.length}`);
    const pentanomial = counts.map(readCount);
    if (pentanomial.every((n) => n === 0)) throw new Misuse('sprt needs at least one pair');
    const sprt: Sprt = {
      elo0: readDecimal('--elo0', values.elo0, -2000, 2000, elo0),
      elo1: readDecimal('--elo1', values.elo1, -2000, 2000, elo1),
      alpha: readDecimal('--alpha', values.alpha, 0.000001, 0.499999, alpha),
      beta: readDecimal('--beta', values.beta, 0.000001, 0.499999, beta),
      model: readWord('--model', values.model, MODELS, model) as Model,
    };
    if (sprt.elo0 >= sprt.elo1) throw new Misuse('--elo0 is below --elo1');
    const json = readWord('--format', values.format, FORMATS, 'text') === 'json';
    print(json ? asJson(pentanomial, sprt) : asText(pentanomial, sprt));
    return STATUS.ok;
  },
};

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

function readDecimal(
  flag: string,
  [text]: readonly string[],
  low: number,
  high: number,
  standard: number,
): number {
  if (text === undefined) return standard;
  const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  throw new Misuse(`${flag} is a number from ${low} to ${high}, not "${text}"`);
}

function readWord(
  flag: string,
  [word]: readonly string[],
  known: readonly string[],
  standard: string,
): string {
  if (word === undefined) return standard;
  if (!known.includes(word)) throw new Misuse(unknown(`${flag} has no answer`, word, known));
  return word;
}
