/** Another tab plays this game: it may be taken over, or gone on with as a copy. */
import { later } from '../words/later.js';
import { Message } from './Message.js';

export function Elsewhere({ taken, here, copy }: { taken: boolean; here(): void; copy(): void }) {
  const { elsewhere } = later;
  return (
    <Message title={taken ? elsewhere.taken : elsewhere.open} words={elsewhere.why}>
      <button type="button" class="button main" onClick={here}>
        {elsewhere.here}
      </button>
      <button type="button" class="button" onClick={copy}>
        {elsewhere.copy}
      </button>
    </Message>
  );
}
