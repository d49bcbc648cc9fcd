/** A link to copy by hand: whoever comes to the field has all of it selected. */
import { useEffect, useRef } from 'preact/hooks';

interface LinkFieldProps {
  readonly label: string;
  readonly link: string;
  readonly now?: boolean; // it is to be copied now: the focus comes to it
}

export function LinkField({ label, link, now = false }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (now) field.current!.focus();
  }, [link]);
  return (
    <input
      ref={field}
      class="link"
      readOnly
      value={link}
      aria-label={label}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
