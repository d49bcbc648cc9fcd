/** A parameter of a bot to be tuned, as a person writes it: `depth=1..8`, `risk=0.0..1.0`, `risk=0.0..1.0@0.3`. */
import { ok, type Result, refuse } from '@quadrant/kernel';

export interface TunedParameter {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly start: number;
  readonly whole: boolean; // takes whole numbers only
}

const NUMBER = '-?\\d{1,9}(?:\\.\\d{1,9})?';
const FORM = new RegExp(`^([\\w.-]+)=(${NUMBER})\\.\\.(${NUMBER})(?:@(${NUMBER}))?$`);

export function readParameter(text: string): Result<TunedParameter> {
  const wrong = (why: string) => refuse('bad-parameter', `"${text}" ${why}`);
  const [, name, ...numbers] = FORM.exec(text) ?? [];
  if (name === undefined) return wrong('is not of the form depth=1..8 or risk=0.0..1.0@0.3');
  const [low, high] = numbers.map(Number);
  if (!(low < high)) return wrong('goes nowhere');
  const whole = !numbers[0].includes('.') && !numbers[1].includes('.');
  const start = numbers[2] === undefined ? (low + high) / 2 : Number(numbers[2]);
  return start >= low && start <= high
    ? ok({ name, low, high, start, whole })
    : wrong('does not start within its range');
}

const DIGITS = 6;
/** The value for a number from 0 to 1, as a bot is told it. */
export function textAt({ low, high, whole }: TunedParameter, share: number): string {
  const value = low + share * (high - low);
  return whole ? String(Math.round(value)) : String(Number(value.toPrecision(DIGITS)));
}

const OVER_HALF = 0.501; // of a step: one further up and one further down are never rounded to the same
/** How far whole numbers must be moved, of the range, to be others. */
export const leastShareOf = ({ low, high, whole }: TunedParameter): number =>
  whole ? OVER_HALF / (high - low) : 0;

export const shareOf = ({ low, high, start }: TunedParameter): number => (start - low) / (high - low);
