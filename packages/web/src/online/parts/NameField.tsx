/** What others call one; the only thing one is asked for. */
import { useId } from 'preact/hooks';
import { online } from '../../words/online.js';

export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const id = useId();
  return (
    <div class="field name-field">
      <label for={id}>{online.yourName}</label>
      <input
        id={id}
        type="text"
        required
        minLength={2}
        maxLength={20}
        autocomplete="nickname"
        placeholder={online.nameHint}
        value={name}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
