/** One screen: a level that ships with the game, a generated board, or a level file of one's own. */
import {
  brushes,
  type Difficulty,
  difficulties,
  dumpLevel,
  game,
  HEIGHTS,
  levels,
  levelText,
  nameIn,
  WIDTHS,
} from '@quadrant/mirewood';
import { useState } from 'preact/hooks';
import { randomSeed } from '../../keep/seeds.js';
import { Choices } from '../../parts/Choices.js';
import { NumberField, SeedField } from '../../parts/SetupFields.js';
import { SetupStart } from '../../parts/SetupStart.js';
import { makeRoute } from '../../route.js';
import { told } from '../../words/shell.js';
import type { SetupProps, Start } from '../contract.js';
import { keepDraft } from './editor/kept.js';
import { openLevelFile } from './level-files.js';
import { Preview } from './Preview.js';
import { GENERATED, labelOf, OWN, type StartChoice, startOf, USUAL, usualSeed } from './start.js';
import { LATER, WORDS } from './texts.js';

const { setup } = LATER;
const EDITOR = makeRoute('mirewood', 'more', 'editor');

const PLACES = [
  ...levels.map(({ id, title, summary }) => ({ value: id, name: title, about: LATER.levels[id] ?? summary })),
  { value: GENERATED, name: setup.generated, about: setup.generatedAbout },
  { value: OWN, name: setup.own, about: setup.ownAbout },
];

export function Setup({ start }: SetupProps) {
  const [choice, setChoice] = useState<StartChoice>(USUAL);
  const [words, setWords] = useState<string | null>(null);
  const change = (part: Partial<StartChoice>) => {
    setWords(null);
    setChoice({ ...choice, ...part });
  };
  const chosen = startOf(choice);
  return (
    <form
      class="setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        setWords(start(chosen));
      }}
    >
      <div class="setup-choices">
        <Choices
          legend={setup.levels}
          choices={PLACES}
          chosen={choice.level}
          onChoose={(level) => change({ level, seed: level === GENERATED ? randomSeed() : null })}
        />
        {choice.level === OWN && <OwnLevel choice={choice} onChange={change} />}
        {choice.level === GENERATED && <Generated choice={choice} onChange={change} />}
      </div>
      <div class="setup-side">
        <SeedField seed={chosen.seed} usual={usualSeed(choice)} onChange={(seed) => change({ seed })} />
        <Preview start={chosen} />
        <p class="row">
          <a class="button" href={EDITOR} onClick={() => handOver(choice)}>
            {game.readOptions(chosen.options).ok ? setup.editThis : setup.editor}
          </a>
        </p>
      </div>
      <SetupStart label={setup.start} refusal={words}>
        <Summary start={chosen} />
      </SetupStart>
    </form>
  );
}

function aboutDifficulty({ enemies, health, ai }: Difficulty): string {
  const names = enemies.map(([glyph]) => brushes.find((brush) => brush.glyph === glyph)!.name);
  const shown = names.map((name) => nameIn(WORDS, name));
  return setup.difficultyAbout(shown, health, ai === 'path');
}

interface PartProps {
  readonly choice: StartChoice;
  onChange(part: Partial<StartChoice>): void;
}

function Generated({ choice, onChange }: PartProps) {
  return (
    <>
      <Choices
        legend={setup.difficulty}
        compact
        choices={difficulties.map(({ name }, i) => ({ value: i + 1, name: `${i + 1} ${name}` }))}
        chosen={choice.difficulty}
        onChoose={(difficulty) => onChange({ difficulty })}
      />
      <p class="hint">{aboutDifficulty(difficulties[choice.difficulty - 1])}</p>
      <Choices
        legend={setup.players}
        compact
        choices={[
          { value: 1, name: setup.one },
          { value: 2, name: setup.two },
        ]}
        chosen={choice.players}
        onChoose={(players) => onChange({ players })}
      />
      <div class="row">
        <NumberField
          label={setup.width}
          value={choice.width}
          low={WIDTHS.least}
          high={WIDTHS.most}
          onChange={(width) => onChange({ width })}
        />
        <NumberField
          label={setup.height}
          value={choice.height}
          low={HEIGHTS.least}
          high={HEIGHTS.most}
          onChange={(height) => onChange({ height })}
        />
      </div>
    </>
  );
}

function OwnLevel({ choice, onChange }: PartProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const checked = game.readOptions({ level: choice.own });
  const open = async () => {
    const file = await openLevelFile();
    if (!file) return;
    setTrouble(file.ok ? null : told(file.error));
    if (file.ok) onChange({ own: file.value, seed: null });
  };
  return (
    <section class="own-level">
      <label for="own-level">{setup.text}</label>
      <textarea
        id="own-level"
        rows={12}
        spellcheck={false}
        placeholder={setup.textHint}
        value={choice.own}
        onInput={(event) => onChange({ own: event.currentTarget.value, seed: null })}
      />
      <p class="row">
        <button type="button" onClick={open}>
          {setup.open}
        </button>
        {trouble !== null && (
          <span class="refusal" role="alert">
            {trouble}
          </span>
        )}
        {choice.own !== '' &&
          (checked.ok ? <span>{setup.sound}</span> : <span class="refusal">{told(checked.error)}</span>)}
      </p>
    </section>
  );
}

/** What would be played, in a line; nothing while it cannot be. */
function Summary({ start }: { start: Start }) {
  const options = game.readOptions(start.options);
  return options.ok ? <p>{setup.summary(labelOf(options.value), start.seed)}</p> : null;
}

/** Gives the chosen level to the editor: as its file, or as the board that the seed makes. */
function handOver(choice: StartChoice): void {
  const { options, seed } = startOf(choice);
  const read = game.readOptions(options);
  if (!read.ok) return;
  keepDraft('generate' in read.value ? dumpLevel(game.begin(read.value, seed)) : levelText(read.value));
}
