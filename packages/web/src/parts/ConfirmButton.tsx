/** A press that cannot be taken back: it asks once more, where the pointer and the focus already are. */
import { useEffect, useState } from 'preact/hooks';
import { Icon, type IconName } from './icons.js';

interface ConfirmProps {
  readonly label: string;
  readonly sure: string; // 'Really resign?'
  readonly icon?: IconName;
  onConfirm(): void;
}

const SAME_GESTURE_MS = 500; // a second tap so soon is no second decision
const ASKS_FOR_MS = 8_000; // whoever comes back later has not been asked

export function ConfirmButton({ label, sure, icon, onConfirm }: ConfirmProps) {
  const [asking, setAsking] = useState(false);
  const [early, setEarly] = useState(false);
  useEffect(() => {
    const timer = early ? setTimeout(() => setEarly(false), SAME_GESTURE_MS) : undefined;
    return () => clearTimeout(timer);
  }, [early]);
  useEffect(() => {
    const timer = asking ? setTimeout(() => setAsking(false), ASKS_FOR_MS) : undefined;
    return () => clearTimeout(timer);
  }, [asking]);
  return (
    <button
      type="button"
      class={asking ? 'sure' : ''}
      aria-disabled={early}
      onClick={({ detail }) => {
        if (early || detail > 1) return;
        setEarly(!asking && detail > 0); // keys are no pointer: whoever presses one twice means it
        setAsking(!asking);
        if (asking) onConfirm();
      }}
      onBlur={() => setAsking(false)}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault(); // else a key that is held would be a press each time
        if (event.key === 'Escape' && asking) {
          setAsking(false);
          event.stopPropagation();
        }
      }}
    >
      {icon && <Icon name={icon} />}
      <span aria-live="polite">{asking ? sure : label}</span>
    </button>
  );
}
