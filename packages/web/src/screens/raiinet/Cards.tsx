/** The cards of a hand as a fan: what each does, which one is chosen, and why one cannot be used now. */
import { abilityOf, HAND_SIZE, helpIn, isUsed, sightOf } from '@quadrant/raiinet';
import { drawn } from '../../parts/drawing.js';
import { cardKey, nextAfter, pressed, type RaiStage } from './aim.js';
import { DRAWINGS } from './drawings.js';
import { TEXTS, WORDS } from './texts.js';

export interface Card {
  readonly card: number; // 1, 2, …
  readonly letter: string; // 'S'
  readonly name: string;
  readonly help: string;
  readonly used: boolean;
  readonly refusal: string | null; // why it cannot be used now
}

/** The cards of the seat whose view it is. */
export function handOf(stage: RaiStage): Card[] {
  const view = sightOf(stage.view);
  const next = nextAfter(stage, []);
  const player = view.seats[stage.seat];
  return [...player.hand].slice(0, HAND_SIZE).map((letter, i) => {
    const ability = abilityOf(letter)!;
    const { name } = ability;
    const help = helpIn(WORDS, ability);
    const used = isUsed(player, i);
    const refusals: [boolean, string][] = [
      [used, TEXTS.usedUp],
      [stage.outcome !== null, TEXTS.ended],
      [stage.onMove !== stage.seat || stage.animating, TEXTS.waits],
      [stage.legal.length === 0, stage.live ? (stage.cut ? TEXTS.waitsHere : TEXTS.sent) : TEXTS.past],
      [view.abilityUsed, TEXTS.once],
      [stage.planning === true, TEXTS.onlyMoves],
      [!next.has(cardKey(i + 1)), TEXTS.noTarget],
    ];
    return {
      card: i + 1,
      letter,
      name,
      help,
      used,
      refusal: refusals.find(([holds]) => holds)?.[1] ?? null,
    };
  });
}

export function Fan({ stage, onTake }: { stage: RaiStage; onTake(card: number): void }) {
  const hand = handOf(stage);
  const [first] = pressed(stage);
  return (
    <ol class="fan">
      {hand.map(({ card, letter, name, help, used, refusal }) => {
        const chosen = first === cardKey(card);
        const middle = (hand.length + 1) / 2;
        return (
          <li key={card} style={`--off: ${card - middle}`}>
            <button
              type="button"
              class={`ability${used ? ' used' : ''}${chosen ? ' chosen' : ''}`}
              aria-pressed={chosen}
              aria-disabled={refusal !== null}
              title={help}
              onClick={() => onTake(card)}
            >
              <span class="ability-name">{name}</span>
              <kbd>{card}</kbd>
              {DRAWINGS[`card-${letter}`] && drawn(`card-${letter}`, DRAWINGS[`card-${letter}`])}
              <small>{refusal ?? TEXTS.cards[letter] ?? help}</small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
