/** One screen: the usual mission, or a test with thresholds of one's own and the odds they make. */
import { capital } from '@quadrant/kernel';
import {
  game,
  HIGHEST_THRESHOLD,
  LOWEST_THRESHOLD,
  MODES,
  nameIn,
  odds,
  standard,
  usualThresholds,
} from '@quadrant/simodyssey-2';
import { useState } from 'preact/hooks';
import { randomSeed } from '../../keep/seeds.js';
import { Choices } from '../../parts/Choices.js';
import { Switch } from '../../parts/Fields.js';
import { SeedField, SliderField } from '../../parts/SetupFields.js';
import { SetupStart } from '../../parts/SetupStart.js';
import { said } from '../../words/shell.js';
import type { SetupProps } from '../contract.js';
import { picture } from './pictures.js';
import { PRESETS, type StartChoice, startOf, USUAL, withThreshold } from './start.js';
import { TEXTS, WORDS } from './texts.js';

export function Setup({ start }: SetupProps) {
  const [choice, setChoice] = useState<StartChoice>(() => ({ ...USUAL, seed: randomSeed() }));
  const [words, setWords] = useState<string | null>(null);
  const change = (part: Partial<StartChoice>) => setChoice({ ...choice, ...part });
  const test = choice.mode === 'test';
  return (
    <form
      class="setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        setWords(start(startOf(choice)));
      }}
    >
      <div class="setup-choices">
        <Choices
          legend={TEXTS.mission}
          choices={MODES.map((mode) => ({
            value: mode,
            name: TEXTS.missions[mode],
            about: TEXTS.missionAbout[mode],
          }))}
          chosen={choice.mode}
          onChoose={(mode) => change({ mode })}
        />
        {test && (
          <Thresholds thresholds={choice.thresholds} onChange={(thresholds) => change({ thresholds })} />
        )}
      </div>
      <div class="setup-side">
        <OddsTable thresholds={test ? choice.thresholds : usualThresholds} />
        <SeedField seed={choice.seed} usual={game.defaultSeed} onChange={(seed) => change({ seed })} />
        <Switch label={TEXTS.rng} on={choice.rng} onChange={(rng) => change({ rng })} />
      </div>
      <SetupStart label={TEXTS.start} refusal={words}>
        <code>{startOf(choice).commands.join(' ')}</code>
      </SetupStart>
    </form>
  );
}

interface ThresholdsProps {
  readonly thresholds: readonly number[];
  onChange(thresholds: readonly number[]): void;
}

function Thresholds({ thresholds, onChange }: ThresholdsProps) {
  return (
    <fieldset class="thresholds">
      <legend>{TEXTS.thresholds}</legend>
      <p class="hint">{TEXTS.thresholdsAbout}</p>
      {standard.actors.map(({ name }, i) => (
        <SliderField
          key={name}
          label={nameIn(WORDS, name)}
          low={LOWEST_THRESHOLD}
          high={HIGHEST_THRESHOLD}
          value={thresholds[i]}
          onChange={(value) => onChange(withThreshold(thresholds, i, value))}
        />
      ))}
      <p class="row">
        {PRESETS.map((preset) => (
          <button
            key={preset.id}
            type="button"
            aria-pressed={preset.thresholds.join() === thresholds.join()}
            onClick={() => onChange(preset.thresholds)}
          >
            {capital(said(preset.title))}
          </button>
        ))}
      </p>
    </fieldset>
  );
}

function OddsTable({ thresholds }: { thresholds: readonly number[] }) {
  return (
    <table class="odds">
      <caption>{TEXTS.odds}</caption>
      <thead>
        <tr>
          <th colSpan={2} />
          <th scope="col" colSpan={2}>
            {TEXTS.chance}
          </th>
          <th scope="col">{TEXTS.atStart}</th>
        </tr>
      </thead>
      <tbody>
        {odds(thresholds).map(({ letter, name, percent, expected }) => (
          <tr key={letter}>
            <td>{letter !== '-' && picture(letter)}</td>
            <th scope="row">{nameIn(WORDS, name)}</th>
            <td>{TEXTS.oddsRow(percent)}</td>
            <td class="odds-bar" aria-hidden="true">
              <span style={`inline-size: ${percent}%`} />
            </td>
            <td>{letter === '-' ? '' : TEXTS.oddsExpected(expected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
