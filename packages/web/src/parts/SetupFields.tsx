/** Small labelled inputs that setups share: a whole number, a slider, the seed. */
import { useId } from 'preact/hooks';
import { randomSeed, todaysSeed } from '../keep/seeds.js';
import { later } from '../words/later.js';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly hint?: string;
  onChange(value: number): void;
}

export function NumberField({ label, value, low, high, hint, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={low}
        max={high}
        value={value}
        onInput={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          if (Number.isInteger(typed) && typed >= low && typed <= high) onChange(typed);
        }}
      />
      {hint && <small>{hint}</small>}
    </div>
  );
}

export function SliderField({ label, value, low, high, hint, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div class="field slider-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={low}
        max={high}
        value={value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output for={id}>{value}</output>
      {hint && <small>{hint}</small>}
    </div>
  );
}

const HIGHEST_SEED = 2147483646;

/** The seed: the same one gives the same game, to anybody. */
export function SeedField(props: { seed: number; usual: number; onChange: (seed: number) => void }) {
  return (
    <div class="seed-field">
      <NumberField
        label={later.kept.seed}
        value={props.seed}
        low={1}
        high={HIGHEST_SEED}
        onChange={props.onChange}
      />
      <button type="button" class="quiet" onClick={() => props.onChange(randomSeed())}>
        {later.seeds.random}
      </button>
      <button type="button" class="quiet" onClick={() => props.onChange(todaysSeed(new Date()))}>
        {later.seeds.today}
      </button>
      <button type="button" class="quiet" onClick={() => props.onChange(props.usual)}>
        {later.seeds.usual}
      </button>
    </div>
  );
}
