/** Five cards out of eight kinds: press a kind to take it, a taken card to put it back. */
import { abilityOf, HAND_SIZE, helpIn, SAME_KIND, standard } from '@quadrant/raiinet';
import { useState } from 'preact/hooks';
import { drawn } from '../../parts/drawing.js';
import { DRAWINGS } from './drawings.js';
import { TEXTS, WORDS } from './texts.js';

interface HandProps {
  readonly hand: string; // 'LFD'
  onChange(hand: string): void;
}

const countOf = (hand: string, letter: string) => hand.split(letter).length - 1;

export function Hand({ hand, onChange }: HandProps) {
  const [words, setWords] = useState('');
  const refusalOf = (letter: string) => {
    if (hand.length >= HAND_SIZE) return TEXTS.fullHand;
    return countOf(hand, letter) >= SAME_KIND ? TEXTS.enough(SAME_KIND) : null;
  };
  const add = (letter: string) => {
    const refusal = refusalOf(letter);
    setWords(refusal ?? '');
    if (refusal === null) onChange(hand + letter);
  };
  const remove = (place: number) => {
    setWords('');
    onChange(hand.slice(0, place) + hand.slice(place + 1));
  };
  return (
    <fieldset class="hand">
      <legend>{TEXTS.hand(hand.length, HAND_SIZE)}</legend>
      <ol class="taken">
        {Array.from({ length: HAND_SIZE }, (_, i) => {
          const name = abilityOf(hand[i] ?? '')?.name;
          return (
            <li key={i}>
              {name === undefined ? (
                <span class="free">{TEXTS.free}</span>
              ) : (
                <button type="button" onClick={() => remove(i)}>
                  {i + 1} {name}
                  <span class="unseen">, {TEXTS.remove}</span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <p class={words ? 'refusal' : 'hint'} role="status">
        {words || TEXTS.handHint(SAME_KIND)}
      </p>
      <ul class="kinds">
        {standard.abilities.map(({ letter, name, help }) => (
          <li key={letter}>
            <button
              type="button"
              class={countOf(hand, letter) > 0 ? 'kind chosen' : 'kind'}
              aria-disabled={refusalOf(letter) !== null}
              onClick={() => add(letter)}
            >
              <span class="unseen">{TEXTS.add} </span>
              {DRAWINGS[`card-${letter}`] && drawn(`card-${letter}`, DRAWINGS[`card-${letter}`])}
              <span class="choice-name">
                {name} {'✓'.repeat(countOf(hand, letter))}
              </span>
              <span class="choice-about">{helpIn(WORDS, { letter, help })}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
