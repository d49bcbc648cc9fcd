/** RAIInet's options as words of a command line: random ones, wrong ones, simpler ones. */
import type { Rng } from '@quadrant/kernel';
import { between, chance, pick } from '../walk.js';

const LETTERS = 'LFDSPHJN';
const VALUES = ['V1', 'V2', 'V3', 'V4', 'D1', 'D2', 'D3', 'D4'] as const;
const HAND = 5;
const SAME_KIND = 2;

export function randomArgs(rng: Rng): string[] {
  const players = chance(0.3, rng) ? 4 : 2;
  const args = players === 4 ? ['-players', '4'] : [];
  for (let player = 1; player <= players; player++) {
    if (chance(0.8, rng)) args.push(`-ability${player}`, casing(randomHand(rng), rng));
    if (chance(0.8, rng)) args.push(`${pick(['-link', '-p'], rng)}${player}`, casing(randomOrder(rng), rng));
  }
  if (chance(0.2, rng)) args.push('-views', pick(['all', 'active'], rng));
  if (chance(0.4, rng)) args.push('-state');
  if (chance(0.15, rng)) args.push('-draw', String(between(1, 30, rng)));
  return args.map((word) => word.replace(/^-p(\d)$/, '-p$1order'));
}

function randomHand(rng: Rng): string {
  let hand = '';
  while (hand.length < HAND) {
    const letter = pick([...LETTERS], rng);
    if (hand.split(letter).length - 1 < SAME_KIND) hand += letter;
  }
  return hand;
}

function randomOrder(rng: Rng): string {
  const left: string[] = [...VALUES];
  let order = '';
  while (left.length > 0) order += left.splice(rng.below(left.length), 1)[0];
  return order;
}

const casing = (word: string, rng: Rng) => (chance(0.1, rng) ? word.toLowerCase() : word);

/** The game's options that these words stand for. */
export function readArgs(args: readonly string[]) {
  const after = (...flags: string[]) => {
    const at = args.findLastIndex((word) => flags.includes(word));
    return at < 0 ? undefined : args[at + 1];
  };
  const players = after('-players') === '4' ? 4 : 2;
  const seats = Array.from({ length: players }, (_, i) => i + 1);
  const draw = after('-draw');
  return {
    players,
    hands: seats.map((n) => after(`-ability${n}`) ?? LETTERS.slice(0, HAND)),
    links: seats.map((n) => after(`-link${n}`, `-p${n}order`) ?? VALUES.join('')),
    draw: draw === undefined ? null : Number(draw),
  };
}

const SPOILT: readonly (readonly string[])[] = [
  ['-x'],
  ['-link1'],
  ['-ability1', 'LFDS'],
  ['-ability1', 'LLLFD'],
  ['-ability2', 'LFDSX'],
  ['-link2', 'V1V2V3V4D1D2D3D3'],
  ['-link1', 'no-such-file'],
  ['-players', '3'],
  ['-views', 'none'],
  ['-ability3', 'LFDSP'],
  ['-link4', 'V1V2V3V4D1D2D3D4'],
  ['-players'],
];

export function spoiltArgs(rng: Rng): string[] {
  const sound = chance(0.5, rng) ? [] : ['-views', 'all'];
  return [...sound, ...pick(SPOILT, rng)];
}

/** The words with one option left out, each in turn, or with a draw after fewer moves. */
export function* simplerArgs(args: readonly string[]): Iterable<readonly string[]> {
  for (let at = 0; at < args.length; ) {
    const size = args[at] === '-state' ? 1 : 2;
    yield [...args.slice(0, at), ...args.slice(at + size)];
    const moves = args[at] === '-draw' ? Number(args[at + 1]) : 0;
    for (const fewer of new Set([moves >> 1, moves - 1]))
      if (fewer > 0) yield args.with(at + 1, String(fewer));
    at += size;
  }
}
