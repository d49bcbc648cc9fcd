/** A sequential test in one word: `elo0=0,elo1=10,alpha=0.05,beta=0.05,model=normalized`. */
import { MODELS, type Model, type Sprt, STANDARD_SPRT } from '@quadrant/lab';
import { Misuse } from './command.js';

const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  elo0: [-2000, 2000],
  elo1: [-2000, 2000],
  alpha: [0.000001, 0.499999],
  beta: [0.000001, 0.499999],
};

export function readSprt(text: string): Sprt {
  const sprt: Record<string, number | string> = { ...STANDARD_SPRT };
  for (const part of text.split(',')) {
    const [, key = '', value = ''] = /^(\w+)=(.+)$/.exec(part) ?? [];
    if (key === 'model' && MODELS.includes(value as Model)) sprt.model = value;
    else sprt[key] = numberIn(RANGES[key], value, part);
  }
  const read = sprt as unknown as Sprt;
  if (read.elo0 >= read.elo1) throw new Misuse('--sprt: elo0 is below elo1');
  return read;
}

function numberIn(range: readonly [number, number] | undefined, value: string, part: string): number {
  const number = /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (range && number >= range[0] && number <= range[1]) return number;
  throw new Misuse(
    `--sprt is elo0=E,elo1=E,alpha=P,beta=P,model=${MODELS.join('|')}; "${part}" is not of that kind`,
  );
}
