/** Using a card: the checks that are the same for all abilities, then the ability's own. */
import type { Refusal, Tell } from '@quadrant/kernel';
import type { Ability } from '../ability.js';
import { type AbilityCommands, kindIndex } from '../commands.js';
import type { Fact } from '../facts.js';
import { isUsed, type Position } from '../position.js';
import { ABILITY_USED, about, cardUsed, NO_CARD, wrongCount } from '../refusals.js';
import { type Target, targetShape } from '../targets.js';
import { changePlayer } from './download.js';

export type Kinds = readonly (AbilityCommands | undefined)[];

/** A card that may be used now, and where it is aimed. */
interface Aim {
  readonly card: number; // from 0
  readonly ability: Ability;
  readonly target: Target;
}

/** Reads `ability <N> <target>` in the order of the rules: what is to be done, or why it is refused. */
export function aim(position: Position, kinds: Kinds, args: readonly string[]): Aim | Refusal {
  const player = position.seats[position.turn];
  const card = cardOf(player.hand, args[0]);
  if (card < 0) return about(NO_CARD, args[0]);
  if (position.abilityUsed) return ABILITY_USED;
  if (isUsed(player, card)) return cardUsed(card + 1);
  const { ability, shape, words } = kinds[kindIndex(player.hand, card)] as AbilityCommands;
  if (args.length - 1 !== words) return wrongCount(`ability ${card + 1} ${shape.usage(ability)}`);
  const target = shape.read(position, ability, args);
  if ('code' in target) return target;
  const refusal = ability.refuses?.(position, ...target) ?? null;
  return refusal ? about(refusal, args[1]) : { card, ability, target };
}

/** Uses the card. The turn goes on with the same player unless the rules of turns say otherwise. */
export function useAbility(
  position: Position,
  { card, ability, target }: Aim,
  tell: Tell<Fact> | null,
): void {
  const seat = position.turn;
  if (tell) {
    const words = targetShape(ability).spell(position.players, ability, target);
    const detail = ability.detail?.(position, ...target) ?? null;
    tell({ kind: 'used', seat, card: card + 1, letter: ability.letter, target: words, detail });
  }
  changePlayer(position, seat, { used: position.seats[seat].used | (1 << card) });
  position.abilityUsed = true;
  ability.apply(position, tell, ...target);
}

function cardOf(hand: string, word: string): number {
  const card = word.length === 1 ? word.charCodeAt(0) - 49 : -1; // '1' is 49
  return card < hand.length ? card : -1;
}
