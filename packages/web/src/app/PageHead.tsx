/** The bar on top: where one is, the way back, settings. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameEntry } from '../games.js';
import { Icon } from '../parts/icons.js';
import { SettingsDialog } from '../parts/Settings.js';
import { START } from '../route.js';

export function PageHead({ entry, children }: { entry?: GameEntry; children?: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <header class="bar">
      <a class="brand" href={START} aria-label="Quadrant, the four games">
        {entry && <Icon name="back" />}
        <span class={entry ? 'wide-only' : ''}>Quadrant</span>
      </a>
      {entry && <h1>{entry.title}</h1>}
      <span class="spring" />
      {children}
      <button
        type="button"
        class="quiet icon-only"
        aria-label="Settings"
        title="Settings"
        onClick={() => setOpen(true)}
      >
        <Icon name="settings" />
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}
