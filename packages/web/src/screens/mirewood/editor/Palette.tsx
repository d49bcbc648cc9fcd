/** What can be painted: every tile and every piece, and looking without painting. */
import { brushes, nameIn } from '@quadrant/mirewood';
import { brushPicture } from '../pictures.js';
import { LATER, WORDS } from '../texts.js';

const { editor } = LATER;

interface PaletteProps {
  readonly brush: string | null;
  onChoose(brush: string | null): void;
}

export function Palette({ brush, onChoose }: PaletteProps) {
  return (
    <fieldset class="palette">
      <legend>{editor.brushes}</legend>
      <div class="palette-row">
        <Choice
          chosen={brush === null}
          name={editor.look}
          about={editor.lookAbout}
          onChoose={() => onChoose(null)}
        />
        {brushes.map(({ glyph, name, about, facing }) => (
          <Choice
            key={glyph}
            chosen={brush === glyph}
            glyph={glyph}
            name={
              name === 'arrow' ? `${nameIn(WORDS, name)} ${WORDS.directions[facing!]}` : nameIn(WORDS, name)
            }
            about={WORDS.abouts[name] ?? about}
            onChoose={() => onChoose(glyph)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly chosen: boolean;
  readonly glyph?: string;
  readonly name: string;
  readonly about: string;
  onChoose(): void;
}

function Choice({ chosen, glyph, name, about, onChoose }: ChoiceProps) {
  const brush = brushes.find((each) => each.glyph === glyph);
  return (
    <label class={chosen ? 'choice chosen' : 'choice'} title={about}>
      <input type="radio" name="brush" checked={chosen} onChange={onChoose} />
      <span class="thing piece">{brush && brushPicture(brush)}</span>
      <span class="choice-name">{name}</span>
      {glyph && <kbd>{glyph}</kbd>}
    </label>
  );
}
