/** Small labelled parts that games share: a switch, a bar of something left, names and values, a command. */
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icons.js';

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
export function Meter(props: {
  label: string;
  value: number;
  max: number;
  kind?: string;
  icon?: IconName;
  risk?: number; // how much of it may be lost soon: hatched
  about?: string; // the same for a screen reader
}) {
  const partOf = (value: number) => (props.max > 0 ? Math.max(0, Math.min(1, value / props.max)) : 0);
  const part = partOf(props.value);
  const risk = Math.min(part, partOf(props.risk ?? 0));
  return (
    <div class={`meter ${props.kind ?? ''}`}>
      <span class="meter-label">
        {props.icon && <Icon name={props.icon} />}
        {props.label}
      </span>
      <span class="meter-value">
        <b>{props.value}</b> / {props.max}
        {props.about && <span class="unseen">{props.about}</span>}
      </span>
      <span class="meter-bar" aria-hidden="true">
        <span style={`inline-size: ${(part - risk) * 100}%`} />
        {risk > 0 && <span class="risk" style={`inline-size: ${risk * 100}%`} />}
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
  look?: string; // a class of its own
  /** Called when the button begins or ends to be pointed at, or focused by keys: a touch leaves its focus behind. */
  onPoint?: (on: boolean) => void;
  onPress: () => void;
}) {
  const { refusal } = props;
  const point = (on: boolean) => () => props.onPoint?.(on);
  return (
    <button
      type="button"
      class={`command ${props.main ? 'main' : ''} ${props.look ?? ''}`}
      aria-disabled={refusal !== null}
      title={refusal ?? props.title ?? props.about}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={({ currentTarget }) => props.onPoint?.(currentTarget.matches(':focus-visible'))}
      onBlur={point(false)}
      onClick={props.onPress}
    >
      <span>{props.label}</span>
      {props.shortcut && <kbd>{props.shortcut}</kbd>}
      {props.about && <small>{props.about}</small>}
    </button>
  );
}
