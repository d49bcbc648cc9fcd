/** The dialog of settings. */
import { changeSettings, reducedMotion, SPEEDS, THEMES } from '../keep/settings.js';
import { Choices } from './Choices.js';
import { Dialog } from './Dialog.js';
import { Switch } from './Fields.js';
import { useSettings } from './hooks.js';

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
  const { theme, speed, glyphs } = useSettings();
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
      <Switch
        label="Letters only"
        hint="Boards show the letters of the text view instead of pictures."
        on={glyphs}
        onChange={(on) => changeSettings({ glyphs: on })}
      />
    </Dialog>
  );
}
