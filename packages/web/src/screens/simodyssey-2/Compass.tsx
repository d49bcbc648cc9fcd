/** Eight buttons around the explorer, one for each direction. */
import {
  causeIn,
  type Direction,
  preview as foresee,
  landings,
  outlooks,
  type SeenFact,
  type SimCommand,
  type View,
} from '@quadrant/simodyssey-2';
import type { PartProps } from '../contract.js';
import { aimAt, moveTowards } from './aim.js';
import { keyOf, threatsOf } from './board.js';
import { picture } from './pictures.js';
import { TEXTS, WORDS } from './texts.js';

/** As they lie around the middle, with their keys: letters around s, and the number pad. */
export const COMPASS: readonly (readonly [Direction, letter: string, digit: string])[] = [
  ['NW', 'q', '7'],
  ['N', 'w', '8'],
  ['NE', 'e', '9'],
  ['W', 'a', '4'],
  ['E', 'd', '6'],
  ['SW', 'z', '1'],
  ['S', 'x', '2'],
  ['SE', 'c', '3'],
];
const BEFORE_MIDDLE = 4;

/** What awaits in a sector, in a word: what would hurt, else a planet to land on, else the fuel that a star makes. */
export function wordsOf(view: View): Map<string, string> {
  const fuel = view.explorer?.fuel ?? 0;
  const stars = foresee(view).flatMap((flight): [string, string][] =>
    flight.fuel >= fuel ? [[keyOf(flight.sector), TEXTS.fuel(flight.fuel)]] : [],
  );
  const planets = landings(view).flatMap(({ at, settled }): [string, string][] =>
    settled ? [[keyOf(at), TEXTS.planet]] : [],
  );
  const dangers = threatsOf(view).map(({ at, note }): [string, string] => [at, note]);
  return new Map([...stars, ...planets, ...dangers]);
}

type Props = Pick<PartProps<SimCommand, SeenFact, View>, 'stage' | 'actor' | 'preview'>;

export function Compass({ stage, actor, preview }: Props) {
  const flown = new Map(foresee(stage.view).map((flight) => [flight.direction, flight]));
  const risks = new Map(outlooks(stage.view).map((outlook) => [outlook.direction, outlook.hurt]));
  const words = wordsOf(stage.view);
  const buttons = COMPASS.map(([direction, letter]) => {
    const refusal = actor.reason(moveTowards(direction));
    const flight = flown.get(direction);
    const end = refusal === null && flight?.end;
    const risk = refusal === null ? (risks.get(direction) ?? 0) : 0;
    const show = () => preview(flight ? aimAt(stage, actor, keyOf(flight.sector)) : null);
    const hide = () => preview(null);
    return (
      <button
        key={direction}
        type="button"
        class={end ? 'way fatal' : risk > 0 ? 'way risky' : 'way'}
        aria-keyshortcuts={letter}
        aria-disabled={refusal !== null}
        title={refusal ?? (end ? TEXTS.fatal(direction, causeIn(WORDS, end)) : TEXTS.fly(direction))}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={() => {
          hide();
          actor.give(moveTowards(direction));
        }}
      >
        <span class="unseen">{TEXTS.fly(direction)}</span>
        <b>{direction}</b>
        <small>
          <span class="way-key">{letter}</span>{' '}
          {refusal === null && flight && words.get(keyOf(flight.sector))}
        </small>
      </button>
    );
  });
  return (
    <fieldset class="compass">
      <legend class="unseen">{TEXTS.compass}</legend>
      {buttons.slice(0, BEFORE_MIDDLE)}
      <span class="middle" aria-hidden="true">
        {picture('E')}
      </span>
      {buttons.slice(BEFORE_MIDDLE)}
    </fieldset>
  );
}
