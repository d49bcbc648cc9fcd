/**
 * What was learnt, as text: the weights of the value and of the priors in whole numbers, and where they come from.
 * The number of features and traits says for which code it was made; any other cannot read it.
 */
import { ok, type Result, refuse } from '@quadrant/kernel';
import type { PlayerCount } from '@quadrant/raiinet';
import { TRAITS } from '../prior/traits.js';
import type { TrainerSettings } from '../training/settings.js';
import { fromBase64, toBase64 } from './base64.js';
import { SPECS } from './features.js';
import { UNITS } from './sums.js';
import type { Rounded } from './value.js';

const FORMAT = 'quadrant-raiinet-net/1';

/** Where a net comes from and what it is worth. */
export interface Origin {
  readonly players: PlayerCount;
  readonly seed: number;
  readonly games: number; // it learnt from
  readonly units: number; // of the hidden layer
  readonly strength: readonly Measured[];
  readonly spec?: NetSpec; // in files; what plays during a training has none
}

/** With what it can be made again: what `quadrant train` was called with, and the settings of the trainer. */
export interface NetSpec {
  readonly steps: number;
  readonly every: number;
  readonly pairs: number;
  readonly measured: number;
  readonly settings: TrainerSettings;
}

/** A match of the net, looking one command ahead. */
export interface Measured {
  readonly against: string; // 'greedy'
  readonly games: number;
  readonly score: number; // wins and half the draws; with four players: first places
  readonly bar: number; // half the width of the 95 % interval
}

export interface Learnt {
  readonly origin: Origin;
  readonly value: Rounded;
  readonly prior: Int8Array;
}

const bytesOf = (list: Int8Array | Int16Array): Uint8Array =>
  new Uint8Array(list.buffer, list.byteOffset, list.byteLength);

/** The columns of the units that are in use; the others are 0. */
function narrowed(input: Int8Array, units: number): Int8Array {
  const rows = input.length / UNITS;
  return Int8Array.from(
    { length: rows * units },
    (_, i) => input[Math.floor(i / units) * UNITS + (i % units)],
  );
}

function widened(input: Int8Array, units: number): Int8Array {
  const wide = new Int8Array((input.length / units) * UNITS);
  for (let i = 0; i < input.length; i++) wide[Math.floor(i / units) * UNITS + (i % units)] = input[i];
  return wide;
}

export function writeNet({ origin, value, prior }: Learnt): string {
  const { input, bias, output, scale, offset } = value;
  return JSON.stringify({
    format: FORMAT,
    features: SPECS[origin.players].size,
    traits: TRAITS,
    ...origin,
    scale,
    offset,
    bias: toBase64(bytesOf(bias)),
    output: toBase64(bytesOf(output)),
    prior: toBase64(bytesOf(prior)),
    input: toBase64(bytesOf(narrowed(input, origin.units))),
  });
}

const bad = (words: string) => refuse('bad-net', words);

export function readNet(text: string): Result<Learnt> {
  let net: Record<string, unknown>;
  try {
    net = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return bad('The net is no JSON.');
  }
  if (net?.format !== FORMAT) return bad(`The net is not of the format ${FORMAT}.`);
  const { players, units, scale, offset } = net;
  if (players !== 2 && players !== 4) return bad('The net is for neither 2 nor 4 players.');
  if (typeof units !== 'number' || !Number.isInteger(units) || units < 1 || units > UNITS)
    return bad(`The net does not have 1 to ${UNITS} units.`);
  if (typeof scale !== 'number' || !(scale > 0) || typeof offset !== 'number')
    return bad('The net has no scale.');
  const features = SPECS[players].size;
  if (net.features !== features || net.traits !== TRAITS)
    return bad(`The net was not made for ${features} features and ${TRAITS} traits.`);
  const [bias, output, prior, input] = (['bias', 'output', 'prior', 'input'] as const).map((key) =>
    typeof net[key] === 'string' ? fromBase64(net[key]) : null,
  );
  const sizes = [2 * UNITS, 2 * UNITS, TRAITS, features * units];
  if (bias === null || output === null || prior === null || input === null)
    return bad('The net has no weights.');
  if ([bias, output, prior, input].some((list, i) => list.length !== sizes[i]))
    return bad('The net does not have as many weights as it says.');
  return ok({
    origin: net as unknown as Origin,
    value: {
      input: widened(new Int8Array(input.buffer), units),
      bias: new Int16Array(bias.buffer),
      output: new Int16Array(output.buffer),
      scale,
      offset,
    },
    prior: new Int8Array(prior.buffer),
  });
}
