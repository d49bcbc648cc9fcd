/** A component that is loaded when it is first shown. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shell } from '../words/shell.js';

interface LazyProps<P extends object> {
  readonly load: () => Promise<ComponentType<P>>; // the same function each time: another one is another component
  readonly props: P;
}

export function Lazy<P extends object>({ load, props }: LazyProps<P>) {
  const [loaded, setLoaded] = useState<{ by: typeof load; Part: ComponentType<P> } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    setFailed(false);
    load().then(
      (Part) => !gone && setLoaded({ by: load, Part }),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  if (failed)
    return (
      <p class="hint" role="alert">
        {shell.offline.title}. {shell.offline.words}
      </p>
    );
  return loaded?.by === load ? <loaded.Part {...props} /> : null;
}
