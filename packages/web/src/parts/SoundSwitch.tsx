/** Sounds on or off, in the bar on top. */

import { shell } from '../words/shell.js';
import { useListening } from './hooks.js';
import { Icon } from './icons.js';
import { changeSound, onSound, soundSettings } from './sound.js';

export function SoundSwitch() {
  useListening(onSound);
  const { on } = soundSettings();
  return (
    <button
      type="button"
      class="quiet icon-only sound-switch"
      aria-label={shell.sound.name}
      aria-pressed={on}
      title={on ? shell.sound.on : shell.sound.off}
      onClick={() => changeSound({ on: !on })}
    >
      <Icon name={on ? 'sound' : 'silent'} />
    </button>
  );
}
