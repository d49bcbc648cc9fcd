/** Says over whatever page is shown why a file that was chosen or dropped cannot be opened. */
import { render } from 'preact';
import { Dialog } from '../parts/Dialog.js';
import type { AnyPlay } from '../play/play.js';
import { later } from '../words/later.js';
import { OpenAsFar, whyNot } from './CannotOpen.js';

export function tellCannotOpen(words: string, holds: AnyPlay | null): void {
  const place = document.body.appendChild(document.createElement('div'));
  const close = () => {
    render(null, place);
    place.remove();
  };
  const [plain, detail] = whyNot(words, holds);
  render(
    <Dialog title={later.cannotOpen.title} onClose={close}>
      <div class="stack" role="alert">
        <p>{plain}</p>
        {detail && <p class="hint">{detail}</p>}
      </div>
      {holds && (
        <p class="row">
          <OpenAsFar holds={holds} onOpen={close} />
        </p>
      )}
    </Dialog>,
    place,
  );
}
