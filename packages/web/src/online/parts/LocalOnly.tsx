/** Beside a link that leads to this machine alone: says so, and how to change it. */
import { online } from '../../words/online.js';

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

export function LocalOnly({ host }: { host: string }) {
  if (!LOCAL.test(host)) return null;
  return (
    <p class="hint local-only">
      {online.localOnly.start} <code>npm start -- --host 0.0.0.0</code> {online.localOnly.open}{' '}
      <code>--public https://…</code>.
    </p>
  );
}
