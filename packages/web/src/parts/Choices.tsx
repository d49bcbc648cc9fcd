/** A row of cards of which one is chosen: equipment, levels, opponents. Real radio buttons underneath. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface Choice<T> {
  readonly value: T;
  readonly name: string;
  readonly about?: ComponentChildren;
  readonly picture?: ComponentChildren;
}

export interface ChoicesProps<T> {
  readonly legend: string;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  readonly compact?: boolean; // names only, in a line
  onChoose(value: T): void;
}

export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset class={props.compact ? 'choices compact' : 'choices'}>
      <legend>{props.legend}</legend>
      <div class="choice-row">
        {props.choices.map((choice) => (
          <label key={choice.value} class={choice.value === props.chosen ? 'choice chosen' : 'choice'}>
            <input
              type="radio"
              name={name}
              checked={choice.value === props.chosen}
              onChange={() => props.onChoose(choice.value)}
            />
            {choice.picture}
            <span class="choice-name">{choice.name}</span>
            {choice.about !== undefined && <span class="choice-about">{choice.about}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
