/** What is in sight, kind by kind, and what the hatched squares say. */
import { nameIn, type SeenFact, type SpaceCommand, standard, type View } from '@quadrant/space-defender-2';
import type { PartProps } from '../contract.js';
import { threatSteps } from './board.js';
import { picture } from './pictures.js';
import { TEXTS, WORDS } from './texts.js';

export function About({ stage: { view } }: PartProps<SpaceCommand, SeenFact, View>) {
  if (view.state !== 'in game') return null;
  const kinds = standard.enemies.flatMap(({ name }) => {
    const count = view.enemies.filter((enemy) => enemy.name === name).length;
    return count > 0 ? [{ name, count }] : [];
  });
  return (
    <>
      <h2 class="label-line">{TEXTS.inSight}</h2>
      {kinds.length > 0 ? (
        <ul class="in-sight">
          {kinds.map(({ name, count }) => (
            <li key={name}>
              {picture(name[0])}
              <span>{nameIn(WORDS, name)}</span>
              <b class="count-of">{count}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p class="hint">{TEXTS.nothingInSight}</p>
      )}
      <h2 class="label-line">{TEXTS.threatNext}</h2>
      <ul class="threat-steps">
        {threatSteps(view).map((damage, i) => (
          <li key={i}>
            <span class={`swatch swatch-${i + 1}`} aria-hidden="true" />
            <span>{TEXTS.threatSteps[i]}</span>
            <b class="count-of">{i < 2 ? TEXTS.atMost(damage) : TEXTS.atLeast(damage)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
