import { type Rng, stream } from '@quadrant/kernel';
import { game, type RaiinetCommand } from '@quadrant/raiinet';
import { describe, expect, test } from 'vitest';
import { type Proof, type RaiinetRightAnswer, RIGHT_ANSWERS } from '../../testing/raiinet-answers.js';
import { levels } from './levels.js';
import { ABILITY_USED, type Packed, PLAYING, TURN, WINNER } from './packed/layout.js';
import { legalCodes, MOST_LEGAL } from './packed/legal.js';
import { performCode } from './packed/perform.js';
import { commandsByCode, worldsOf } from './packed-from-view.js';

const PATIENCE = 600_000; // other programs may keep the machine busy
const WORLDS = 60;
const MOST = 0.5;

function reach({ links, hands, commands }: RaiinetRightAnswer) {
  const read = game.readOptions({ links, hands, draw: 100, single: true });
  if (!read.ok) throw new Error(read.error.words);
  const position = game.begin(read.value, 1);
  for (const line of commands.split('; ')) {
    const command = game.grammar.parse(line);
    if (!command.ok) throw new Error(command.error.words);
    const refusal = game.perform(position, game.onMove(position), command.value, null);
    if (refusal) throw new Error(`${line}: ${refusal.words}`);
  }
  const seat = game.onMove(position);
  const legal: RaiinetCommand[] = [];
  game.legal(position, seat, legal);
  return { view: game.view(position, seat), seat, legal };
}

function after(world: Packed, code: number): Packed {
  const copy = world.slice();
  performCode(copy, code);
  return copy;
}
const codesOf = (world: Packed): number[] => {
  const codes = new Int32Array(MOST_LEGAL);
  return [...codes.subarray(0, legalCodes(world, codes))];
};
const winsIn = (worlds: readonly Packed[], code: number, seat: number): boolean =>
  worlds.every((world) => after(world, code)[WINNER] === seat);

/** By proof: whether a code is right in these worlds. */
const PROOFS: Readonly<Record<Proof, (worlds: readonly Packed[], code: number, seat: number) => boolean>> = {
  wins: winsIn,
  'wins where another move loses': winsIn,
  'wins with the next move'(worlds, code, seat) {
    const later = worlds.map((world) => after(world, code));
    if (later.some((w) => w[WINNER] !== PLAYING || w[TURN] !== seat || w[ABILITY_USED] === 0)) return false;
    return codesOf(later[0]).some((move) => winsIn(later, move, seat));
  },
  saves: (worlds, code) => danger(worlds, code) === 0,
};

/** In how much of the worlds the other side wins at once after this code. */
function danger(worlds: readonly Packed[], code: number): number {
  const lost = worlds.filter((world) => {
    const later = after(world, code);
    if (later[WINNER] !== PLAYING) return later[WINNER] !== world[TURN];
    return codesOf(later).some((answer) => after(later, answer)[WINNER] === later[TURN]);
  });
  return lost.length / worlds.length;
}

const drawn = (draw: (rng: Rng) => Packed): Packed[] => {
  const rng = stream(11, 'worlds');
  return Array.from({ length: WORLDS }, () => draw(rng));
};

describe('positions with one right answer', () => {
  test('are at least thirty, of different names', () => {
    expect(new Set(RIGHT_ANSWERS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(30);
  });

  test.each(RIGHT_ANSWERS)('$name: $right is right, and nothing else', (answer) => {
    const { view, seat, legal } = reach(answer);
    const worlds = drawn(worldsOf(view));
    const commands = commandsByCode(view, legal);
    const right = [...commands].filter(([code]) => PROOFS[answer.proof](worlds, code, seat));
    expect(right.map(([, command]) => game.grammar.print(command))).toEqual([answer.right]);
    if (answer.proof === 'wins where another move loses')
      expect([...commands.keys()].some((code) => winsIn(worlds, code, 1 - seat))).toBe(true);
    if (answer.proof !== 'saves') return;
    for (const [code] of commands)
      if (code !== right[0][0]) expect(danger(worlds, code)).toBeGreaterThan(MOST);
  });
});

const SHARE = { medium: 0.8, hard: 1, master: 1 } as const;

describe.each(levels.filter(({ id }) => id in SHARE))('$id', ({ id, choose }) => {
  test(
    'knows the answers it should',
    () => {
      const wrong = RIGHT_ANSWERS.filter((answer) => {
        const { view, legal } = reach(answer);
        return game.grammar.print(choose(view, legal, stream(12, answer.name))) !== answer.right;
      });
      const most = RIGHT_ANSWERS.length * (1 - SHARE[id as keyof typeof SHARE]);
      if (wrong.length > most) expect(wrong.map(({ name }) => name)).toEqual([]);
    },
    PATIENCE,
  );
});
