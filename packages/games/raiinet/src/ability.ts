/** What an ability is: one entry of the tables. Everything the game knows of an ability is in its entry. */
import type { Refusal, Tell } from '@quadrant/kernel';
import type { Fact, UsedFact } from './facts.js';
import type { Position } from './position.js';

/** Whose links an ability can be aimed at. */
export type WhoseLinks = 'own' | 'opposing' | 'any';

/** `X` are the numbers that the target's shape reads from the words (see targets.ts). */
interface AbilityEntry<X extends readonly number[]> {
  readonly letter: string; // 'S': how a hand spells it
  readonly name: string; // 'Scan'
  readonly help: string; // one sentence for players
  /** Why it cannot be aimed there (`"X"`: the first link), or null. The shape has seen to squares and sides. */
  readonly refuses: ((position: Position, ...target: X) => Refusal | null) | null;
  readonly apply: (position: Position, tell: Tell<Fact> | null, ...target: X) => void;
  /** What its fact says besides the target, asked before it acts. */
  readonly detail: ((position: Position, ...target: X) => string) | null;
  /** The fact as all but its user learn it; null: as it is. */
  readonly toOthers: ((fact: UsedFact) => UsedFact) | null;
  /** The line of the exact text; null: it has none of its own. */
  readonly line: ((fact: UsedFact) => string) | null;
}

interface LinkAbility extends AbilityEntry<[link: number]> {
  readonly target: 'link';
  readonly side: WhoseLinks;
}
interface SquareAbility extends AbilityEntry<[square: number]> {
  readonly target: 'empty-square'; // no link, no port in use, no firewall
}
interface StepAbility extends AbilityEntry<[link: number, direction: number]> {
  readonly target: 'link-direction';
  readonly side: WhoseLinks;
}
interface PairAbility extends AbilityEntry<[link: number, other: number, choice: number]> {
  readonly target: 'two-links-choice'; // two different own links
  readonly choices: readonly string[]; // ['swap', 'keep']
}

export type Ability = LinkAbility | SquareAbility | StepAbility | PairAbility;
export type TargetShape = Ability['target'];
export type AbilityOf<T extends TargetShape> = Extract<Ability, { target: T }>;
