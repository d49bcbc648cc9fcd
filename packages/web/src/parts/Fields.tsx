/** Small labelled inputs that setups share: a whole number, the seed, a switch, a bar of something left. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { randomSeed, todaysSeed } from '../keep/seeds.js';
import { shell } from '../words/shell.js';
import { Icon, type IconName } from './icons.js';

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
        label={shell.kept.seed}
        value={props.seed}
        low={1}
        high={HIGHEST_SEED}
        onChange={props.onChange}
      />
      <button type="button" class="quiet" onClick={() => props.onChange(randomSeed())}>
        {shell.seeds.random}
      </button>
      <button type="button" class="quiet" onClick={() => props.onChange(todaysSeed(new Date()))}>
        {shell.seeds.today}
      </button>
      <button type="button" class="quiet" onClick={() => props.onChange(props.usual)}>
        {shell.seeds.usual}
      </button>
    </div>
  );
}

export function Switch(props: {
  label: string;
  on: boolean;
  hint?: string;
  onChange: (on: boolean) => void;
}) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={props.on}
        aria-checked={props.on}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>
        {props.label}
        {props.hint && <small>{props.hint}</small>}
      </span>
    </label>
  );
}

/** A value out of a whole, as a bar with its numbers. */
export function Meter(props: { label: string; value: number; max: number; kind?: string; icon?: IconName }) {
  const part = props.max > 0 ? Math.max(0, Math.min(1, props.value / props.max)) : 0;
  return (
    <div class={`meter ${props.kind ?? ''}`}>
      <span class="meter-label">
        {props.icon && <Icon name={props.icon} />}
        {props.label}
      </span>
      <span class="meter-value">
        <b>{props.value}</b> / {props.max}
      </span>
      <span class="meter-bar" aria-hidden="true">
        <span style={`inline-size: ${part * 100}%`} />
      </span>
    </div>
  );
}

/** Names and values in two columns. */
export function Facts({ rows }: { rows: readonly (readonly [string, ComponentChildren])[] }) {
  return (
    <dl class="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A command as a button, with its key. A refused one stays reachable and says why. */
export function CommandButton(props: {
  label: string;
  shortcut?: string;
  about?: string | undefined; // 'costs 5 energy'
  title?: string; // more about it, for who points at it
  refusal: string | null;
  main?: boolean;
  /** Called when the button begins or ends to be pointed at or focused. */
  onPoint?: (on: boolean) => void;
  onPress: () => void;
}) {
  const { refusal } = props;
  const point = (on: boolean) => () => props.onPoint?.(on);
  return (
    <button
      type="button"
      class={props.main ? 'command main' : 'command'}
      aria-disabled={refusal !== null}
      title={refusal ?? props.title ?? props.about}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
      onClick={props.onPress}
    >
      <span>{props.label}</span>
      {props.shortcut && <kbd>{props.shortcut}</kbd>}
      {props.about && <small>{props.about}</small>}
    </button>
  );
}
