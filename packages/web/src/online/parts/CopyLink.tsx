/** A link to send to somebody, with a button that copies it. */
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icons.js';
import { LinkField } from '../../parts/LinkField.js';
import { online } from '../../words/online.js';

export function CopyLink({ label, link }: { label: string; link: string }) {
  const [words, setWords] = useState('');
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setWords(copied ? online.copy.done : online.copy.byHand);
  };
  const share = () => navigator.share({ url: link }).catch(() => {});
  return (
    <div class="copy-link">
      <LinkField label={label} link={link} />
      <p class="row">
        <button type="button" class="main" onClick={copy}>
          <Icon name="share" />
          {online.copy.copy}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={share}>
            {online.copy.send}
          </button>
        )}
        <span role="status">{words}</span>
      </p>
    </div>
  );
}
