/** A component that is loaded when it is first shown. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shell } from '../words/shell.js';

export function Lazy<P extends object>({ load, props }: { load: () => Promise<ComponentType<P>>; props: P }) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => setFailed(true),
    );
  }, []);
  if (failed)
    return (
      <p class="hint" role="alert">
        {shell.offline.title}. {shell.offline.words}
      </p>
    );
  return Loaded && <Loaded {...props} />;
}
