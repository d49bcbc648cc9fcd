/** The same command told of a position and of one that a seat cannot tell from it. */
import type { AnyGame, Command, Fact, Seat, Tell } from '@quadrant/kernel';
import { same } from './same.js';

/**
 * True when what the seat sees here rests on what was hidden from it: from then on the two may differ. Draws do so
 * anyway. Given are the facts as the rules told them in both (undefined: no further one), and who sees them.
 */
// biome-ignore lint/suspicious/noExplicitAny: facts and positions of any game
export type Rests = (fact: any, other: any, seat: Seat, position: any) => boolean;

interface Story {
  readonly told: { readonly fact: Fact; readonly seen: Fact }[];
  whole: boolean; // no number was drawn: everything follows from what there was
}

/** Performs with both and compares what the seat sees, up to the first fact that rests on chance or hidden data. */
export function compareStories(
  game: AnyGame,
  position: unknown,
  twin: unknown,
  seat: Seat,
  command: Command,
  rests: Rests,
): void {
  const mover = game.onMove(position);
  if (mover !== seat && game.check(twin, mover, command) !== null) return; // only its owner knows what can be done
  const [real, other] = [game.clone(position), game.clone(twin)];
  const [a, b] = [real, other].map((p) =>
    storyOf(game, p, seat, (tell) => {
      const refusal = game.perform(p, mover, command, tell);
      if (mover === seat && refusal) tell({ kind: `refused ${refusal.code} ${refusal.words}` } as Fact);
    }),
  );
  if (compare(a, b, seat, position, rests)) compareViews(game, real, other, seat);
}

/** The same for a seat that leaves. */
export function compareWithdrawal(
  game: AnyGame,
  position: unknown,
  twin: unknown,
  seat: Seat,
  leaver: Seat,
  rests: Rests,
): void {
  const [real, other] = [game.clone(position), game.clone(twin)];
  const [a, b] = [real, other].map((p) => storyOf(game, p, seat, (tell) => game.withdraw(p, leaver, tell)));
  if (compare(a, b, seat, position, rests)) compareViews(game, real, other, seat);
}

/** Not after the end: then everything may be shown. */
function compareViews(game: AnyGame, position: unknown, twin: unknown, seat: Seat): void {
  if (game.outcome(position) === null) same('view', game.view(twin, seat), game.view(position, seat));
}

function storyOf(game: AnyGame, position: unknown, seat: Seat, run: (tell: Tell<Fact>) => void): Story {
  const before = game.draws(position);
  const story: Story = { told: [], whole: true };
  run((fact) => {
    if (fact.kind === 'drew') story.whole = false;
    if (!story.whole) return;
    const seen = fact.kind.startsWith('refused') ? fact : game.seen(fact, position, seat);
    if (seen) story.told.push(structuredClone({ fact, seen }));
  });
  if (game.draws(position) !== before) story.whole = false;
  return story;
}

/** True when both were told to their ends. */
function compare(a: Story, b: Story, seat: Seat, position: unknown, rests: Rests): boolean {
  const both = Math.min(a.told.length, b.told.length);
  for (let i = 0; i < both; i++) {
    if (rests(a.told[i].fact, b.told[i].fact, seat, position)) return false;
    same('seen', b.told[i].seen, a.told[i].seen);
  }
  if (!a.whole || !b.whole) return false;
  if (a.told.length === b.told.length) return true;
  if (!rests(a.told[both]?.fact, b.told[both]?.fact, seat, position))
    same('version', b.told.length, a.told.length);
  return false;
}
