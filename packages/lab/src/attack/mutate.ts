/** Damages a text as bad disks, tired people and attackers do. The same numbers give the same damage. */
import type { Rng } from '@quadrant/kernel';

/** What readers have stumbled over before, here or elsewhere. */
const HOSTILE: readonly string[] = [
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'true',
    'NaN',
    'Infinity',
    'undefined',
  ],
  ...['-1', '0', '-0', '1e309', '9007199254740993', '4294967296', '2147483648', '0x10', '1.5', '00000001'],
  ...[
    '\0',
    '\r',
    '\t',
    '\n',
    '\n\n\n',
    '\u2028',
    '\ufeff',
    '\ufffd',
    '\u202e',
    '\x1b[2J',
    '💥',
    'ſ',
    'İ',
    '\ud800',
  ],
  ...['[', ']', '{', '}', '"', "'", '\\', ',', ':', '(', ')', '---\n', '#', '%s', '$&', '../', '-', '='],
  ...['['.repeat(3000), '(('.repeat(2000), '9'.repeat(400), 'x'.repeat(5000), ' '.repeat(3000)],
];

type Damage = (text: string, at: number, to: number, rng: Rng) => string;

const DAMAGES: readonly Damage[] = [
  (text, at, to) => text.slice(0, at) + text.slice(to), // left out
  (text, at, to) => text.slice(0, to) + text.slice(at), // twice
  (text, at) => text.slice(0, at), // cut off
  (text, at, _, rng) => text.slice(0, at) + HOSTILE[rng.below(HOSTILE.length)] + text.slice(at),
  (text, at, to, rng) => text.slice(0, at) + HOSTILE[rng.below(HOSTILE.length)] + text.slice(to),
  (text, at, _, rng) => text.slice(0, at) + String.fromCharCode(rng.below(256)) + text.slice(at + 1),
  (text, at, to) => text.slice(0, at) + text.slice(to) + text.slice(at, to), // moved to the end
];
const MOST_DAMAGES = 4;
const LONGEST_PIECE = 40;
const LONGEST_TEXT = 100_000;

export function mutate(text: string, rng: Rng): string {
  let damaged = text;
  for (let n = 1 + rng.below(MOST_DAMAGES); n > 0; n--) {
    const at = rng.below(damaged.length + 1);
    const to = Math.min(damaged.length, at + rng.below(LONGEST_PIECE));
    damaged = DAMAGES[rng.below(DAMAGES.length)](damaged, at, to, rng).slice(0, LONGEST_TEXT);
  }
  return damaged;
}
