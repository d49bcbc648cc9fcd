/** Random play of any game: mostly legal, in a style that says what is liked, how careful and how sloppy it is. */
import { type AnyGame, type Command, NOBODY, type Rng } from '@quadrant/kernel';

export interface WalkStyle {
  readonly likes: Readonly<Record<string, number>>; // { fire: 3, abort: 0 }; 1 where nothing is said
  readonly caution: number; // 0.8: how often a command that loses at once is thought over again
  readonly slips: number; // 0.05: how often a command is given without asking whether it is legal
}

const SECOND_THOUGHTS = 4;

/** The next command, or null when nobody is asked for one or nothing that is liked can be done. */
// biome-ignore lint/suspicious/noExplicitAny: a position of any game
export function nextCommand(game: AnyGame, position: any, rng: Rng, style: WalkStyle): Command | null {
  const seat = game.onMove(position);
  if (seat === NOBODY) return null;
  if (rng.unit() < style.slips) return slip(game, rng, style);
  const legal: Command[] = [];
  game.legal(position, seat, legal);
  const open = game.open(position, seat);
  const names = [...new Set([...legal.map(({ name }) => name), ...open])];
  for (let thoughts = 0; ; thoughts++) {
    const name = weighted(names, style.likes, rng);
    if (name === null) return null;
    const instances = legal.filter((each) => each.name === name);
    const command: Command = open.includes(name) ? game.grammar.sample(name, rng) : pick(instances, rng);
    const content = thoughts >= SECOND_THOUGHTS || !chance(style.caution, rng);
    if (content || !losesAtOnce(game, position, command)) return command;
  }
}

/** Commands that are looked at in search of the one by which most happens. */
const LOOKED_AT = 10;

/** Of some legal commands with this name the one by which most happens: battles, downloads, ends. */
export function mostEventful(
  game: AnyGame,
  // biome-ignore lint/suspicious/noExplicitAny: a position of any game
  position: any,
  name: string,
  rng: Rng,
): Command | null {
  const seat = game.onMove(position);
  const legal: Command[] = [];
  game.legal(position, seat, legal);
  const all = legal.filter((each) => each.name === name);
  let best: Command | null = null;
  let most = -1;
  for (let i = 0; i < Math.min(LOOKED_AT, all.length); i++) {
    const command = pick(all, rng);
    let facts = 0;
    game.perform(game.clone(position), seat, command, () => {
      facts++;
    });
    if (facts > most) [best, most] = [command, facts];
  }
  return best;
}

// biome-ignore lint/suspicious/noExplicitAny: a position of any game
function losesAtOnce(game: AnyGame, position: any, command: Command): boolean {
  const later = game.clone(position);
  game.perform(later, game.onMove(later), command, null);
  return game.outcome(later)?.result === 'lost';
}

function slip(game: AnyGame, rng: Rng, { likes }: WalkStyle): Command | null {
  const names = game.grammar.declarations.map(({ name }) => name);
  const name = weighted(names, likes, rng);
  return name === null ? null : game.grammar.sample(name, rng);
}

function weighted(names: readonly string[], likes: WalkStyle['likes'], rng: Rng): string | null {
  const weights = names.map((name) => likes[name] ?? 1);
  let left = rng.unit() * weights.reduce((sum, each) => sum + each, 0);
  for (let i = 0; i < names.length; i++) {
    left -= weights[i];
    if (left < 0) return names[i];
  }
  return null;
}

export const pick = <T>(from: readonly T[], rng: Rng): T => from[rng.below(from.length)];
export const chance = (probability: number, rng: Rng): boolean => rng.unit() < probability;
/** A whole number from `low` to `high`, both included. */
export const between = (low: number, high: number, rng: Rng): number => low + rng.below(high - low + 1);
