/** A press that cannot be taken back: it asks once more, where the pointer and the focus already are. */
import { useState } from 'preact/hooks';
import { Icon, type IconName } from './icons.js';

interface ConfirmProps {
  readonly label: string;
  readonly sure: string; // 'Really resign?'
  readonly icon?: IconName;
  onConfirm(): void;
}

export function ConfirmButton({ label, sure, icon, onConfirm }: ConfirmProps) {
  const [asking, setAsking] = useState(false);
  return (
    <button
      type="button"
      class={asking ? 'sure' : ''}
      onClick={() => {
        setAsking(!asking);
        if (asking) onConfirm();
      }}
      onBlur={() => setAsking(false)}
      onKeyDown={(event) => {
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
