/** What others call one; the only thing one is asked for. */
import { useId } from 'preact/hooks';

export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const id = useId();
  return (
    <div class="field name-field">
      <label for={id}>Your name</label>
      <input
        id={id}
        type="text"
        required
        minLength={2}
        maxLength={20}
        autocomplete="nickname"
        placeholder="2 to 20 letters"
        value={name}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
