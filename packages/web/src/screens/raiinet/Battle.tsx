/** A battle as a moment: both links face each other, their values turn up, and the loser goes to who downloads it. */
import { type Fact, linkOf, ownerOf, sightOf, strength, VALUES } from '@quadrant/raiinet';
import type { VNode } from 'preact';
import { type RaiStage, whoIs } from './aim.js';
import { kindOf, pieceOf } from './pictures.js';
import { TEXTS } from './texts.js';

type BattleFact = Extract<Fact, { kind: 'battle' }>;

export function battleOf({ facts, view, seat, seating }: RaiStage): VNode | null {
  const fact = facts.findLast((each): each is BattleFact => each.kind === 'battle');
  if (!fact) return null;
  const { players } = sightOf(view);
  const sides = [
    { letter: fact.attacker, value: VALUES.indexOf(fact.attackerValue), lost: !fact.won },
    { letter: fact.defender, value: VALUES.indexOf(fact.defenderValue), lost: fact.won },
  ].map((side) => ({ ...side, owner: ownerOf(linkOf(players, side.letter)) }));
  const [winner, loser] = sides[0].lost ? [sides[1], sides[0]] : sides;
  sides.sort((a, b) => Number(b.owner === seat) - Number(a.owner === seat)); // one's own stands left
  const who = whoIs({ seating }, winner.owner);
  const even = strength(winner.value) === strength(loser.value);
  const mine = winner.owner === seat ? 'won' : loser.owner === seat ? 'lost' : '';
  return (
    <>
      <h2 class="moment-title">{mine ? TEXTS.battles[mine] : TEXTS.battleOf(who)}</h2>
      <p class="moment-words">
        {even && TEXTS.even}{' '}
        {TEXTS.taken(
          TEXTS.who(winner.owner === seat ? null : who),
          kindOf(loser.value),
          strength(loser.value),
        )}
      </p>
      <div class="battle">
        {sides.map(({ letter, value, owner, lost }, i) => (
          <figure key={letter} class={`fighter ${i === 0 ? 'left' : 'right'}${lost ? ' loses' : ''}`}>
            <span class="fighter-face sealed">{pieceOf(letter, owner, null)}</span>
            <span class="fighter-face">{pieceOf(letter, owner, value)}</span>
            <figcaption>{TEXTS.fighter(TEXTS.whose(owner, seat), kindOf(value))}</figcaption>
          </figure>
        ))}
        <b class="odds">
          {strength(sides[0].value)} {even ? '=' : sides[0].lost ? '‹' : '›'} {strength(sides[1].value)}
        </b>
      </div>
    </>
  );
}
