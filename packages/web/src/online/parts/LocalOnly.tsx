/** Beside a link that leads to this machine alone: says so, and how to change it. */
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

export function LocalOnly({ host }: { host: string }) {
  if (!LOCAL.test(host)) return null;
  return (
    <p class="hint local-only">
      This link works on this machine only. So that others can open it, start the server with{' '}
      <code>npm start -- --host 0.0.0.0</code> and open the page by this machine’s own address, or behind a
      name with <code>--public https://…</code>.
    </p>
  );
}
