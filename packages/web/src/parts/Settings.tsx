/** The dialog of settings. */
import { changeSettings, reducedMotion, SPEEDS, THEMES } from '../keep/settings.js';
import { Choices } from './Choices.js';
import { Dialog } from './Dialog.js';
import { SliderField, Switch } from './Fields.js';
import { useListening, useSettings } from './hooks.js';
import { changeSound, onSound, soundSettings } from './sound.js';

const THEME_NAMES: Record<(typeof THEMES)[number], string> = {
  system: 'As the system',
  dark: 'Dark',
  light: 'Light',
  contrast: 'High contrast',
};
const SPEED_NAMES: Record<(typeof SPEEDS)[number], string> = {
  off: 'Off',
  fast: 'Fast',
  normal: 'Normal',
  slow: 'Slow',
};

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { theme, speed, glyphs, developer } = useSettings();
  useListening(onSound);
  const sound = soundSettings();
  return (
    <Dialog title="Settings" onClose={onClose}>
      <Choices
        legend="Theme"
        compact
        choices={THEMES.map((value) => ({ value, name: THEME_NAMES[value] }))}
        chosen={theme}
        onChoose={(value) => changeSettings({ theme: value })}
      />
      <Choices
        legend="Animation"
        compact
        choices={SPEEDS.map((value) => ({ value, name: SPEED_NAMES[value] }))}
        chosen={speed}
        onChoose={(value) => changeSettings({ speed: value })}
      />
      {reducedMotion() && (
        <p class="hint">Your system asks for less motion, so nothing moves whatever is chosen here.</p>
      )}
      <Switch label="Sound" on={sound.on} onChange={(on) => changeSound({ on })} />
      <SliderField
        label="Volume"
        low={0}
        high={100}
        value={Math.round(sound.volume * 100)}
        onChange={(value) => changeSound({ volume: value / 100 })}
      />
      <Switch
        label="Letters only"
        hint="Boards show the letters of the text view instead of pictures."
        on={glyphs}
        onChange={(on) => changeSettings({ glyphs: on })}
      />
      <Switch
        label="Look inside"
        hint="For who makes games or bots: the menu of a game shows what a seat knows as data."
        on={developer}
        onChange={(on) => changeSettings({ developer: on })}
      />
    </Dialog>
  );
}
