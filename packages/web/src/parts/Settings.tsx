/** The dialog of settings. */
import { LANGUAGE_NAMES, LANGUAGES } from '@quadrant/kernel';
import { useEffect } from 'preact/hooks';
import {
  changeSettings,
  reducedMotion,
  SETTINGS_OPEN,
  type Settings,
  SPEEDS,
  THEMES,
} from '../keep/settings.js';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';
import { Choices } from './Choices.js';
import { Dialog } from './Dialog.js';
import { Switch } from './Fields.js';
import { useListening, useSettings } from './hooks.js';
import { SliderField } from './SetupFields.js';
import { changeSound, onSound, soundSettings } from './sound.js';

/** Words are loaded once, with the page; what is being played is kept, and this dialog opens again. */
function speak(language: Settings['language']): void {
  changeSettings({ language });
  history.replaceState(SETTINGS_OPEN, '');
  location.reload();
}

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  // The language was just chosen: by arrow keys one goes on to the next.
  useEffect(() => {
    if (history.state === SETTINGS_OPEN) document.querySelector<HTMLElement>('.dialog :checked')!.focus();
  }, []);
  const close = () => {
    history.replaceState(null, '');
    onClose();
  };
  const { language, theme, speed, glyphs, developer } = useSettings();
  useListening(onSound);
  const sound = soundSettings();
  return (
    <Dialog title={shell.settings.title} onClose={close}>
      <Choices
        legend={later.settings.language}
        compact
        choices={[
          { value: 'system' as const, name: later.settings.themes.system },
          ...LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] })),
        ]}
        chosen={language}
        onChoose={speak}
      />
      <Choices
        legend={later.settings.theme}
        compact
        choices={THEMES.map((value) => ({ value, name: later.settings.themes[value] }))}
        chosen={theme}
        onChoose={(value) => changeSettings({ theme: value })}
      />
      <Choices
        legend={later.settings.animation}
        compact
        choices={SPEEDS.map((value) => ({ value, name: later.settings.speeds[value] }))}
        chosen={speed}
        onChoose={(value) => changeSettings({ speed: value })}
      />
      {reducedMotion() && <p class="hint">{later.settings.lessMotion}</p>}
      <Switch label={shell.sound.name} on={sound.on} onChange={(on) => changeSound({ on })} />
      <SliderField
        label={later.settings.volume}
        low={0}
        high={100}
        value={Math.round(sound.volume * 100)}
        onChange={(value) => changeSound({ volume: value / 100 })}
      />
      <Switch
        label={later.settings.letters}
        hint={later.settings.lettersHint}
        on={glyphs}
        onChange={(on) => changeSettings({ glyphs: on })}
      />
      <Switch
        label={later.lookInside}
        hint={later.settings.insideHint}
        on={developer}
        onChange={(on) => changeSettings({ developer: on })}
      />
    </Dialog>
  );
}
