/** The bar on top: where one is, the way back, settings. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { SETTINGS_OPEN } from '../keep/settings.js';
import { Icon } from '../parts/icons.js';
import { Lazy } from '../parts/Lazy.js';
import { SoundSwitch } from '../parts/SoundSwitch.js';
import { START } from '../route.js';
import { withWords } from '../words/later.js';
import { shell } from '../words/shell.js';

interface HeadProps {
  readonly entry?: PageGame;
  readonly plain?: boolean; // the page below has a heading of its own
  readonly children?: ComponentChildren;
}

const loadSettings = () =>
  withWords(() => import('../parts/Settings.js').then(({ SettingsDialog }) => SettingsDialog));

export function PageHead({ entry, plain, children }: HeadProps) {
  const [open, setOpen] = useState(history.state === SETTINGS_OPEN);
  return (
    <header class="bar">
      <a class="brand" href={START} aria-label={shell.brand}>
        {entry && <Icon name="back" />}
        <Mark />
        <span class={entry ? 'wide-only' : ''}>Quadrant</span>
      </a>
      {entry && (plain ? <p class="bar-title">{entry.title}</p> : <h1 class="bar-title">{entry.title}</h1>)}
      <span class="spring" />
      {children}
      <SoundSwitch />
      <button
        type="button"
        class="quiet icon-only"
        aria-label={shell.settings.title}
        title={shell.settings.title}
        onClick={() => setOpen(true)}
      >
        <Icon name="settings" />
      </button>
      {open && <Lazy load={loadSettings} props={{ onClose: () => setOpen(false) }} />}
    </header>
  );
}

/** The four games in one sign. */
const Mark = () => (
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    <path class="mark-1" d="M2 6a4 4 0 0 1 4-4h5v9H2z" />
    <path class="mark-2" d="M13 2h5a4 4 0 0 1 4 4v5h-9z" />
    <path class="mark-3" d="M2 13h9v9H6a4 4 0 0 1-4-4z" />
    <path class="mark-4" d="M13 13h9v5a4 4 0 0 1-4 4h-5z" />
  </svg>
);
