/** Sounds on or off, in the bar on top. */
import { useListening } from './hooks.js';
import { Icon } from './icons.js';
import { changeSound, onSound, soundSettings } from './sound.js';

export function SoundSwitch() {
  useListening(onSound);
  const { on } = soundSettings();
  return (
    <button
      type="button"
      class="quiet icon-only"
      aria-label="Sound"
      aria-pressed={on}
      title={on ? 'Sound is on' : 'Sound is off'}
      onClick={() => changeSound({ on: !on })}
    >
      <Icon name={on ? 'sound' : 'silent'} />
    </button>
  );
}
