/** What is said beside the map: headers, size, and the lines about one square. */
import { type Draft, headerOf, nameIn, SIDES, withHeader } from '@quadrant/mirewood';
import {
  directiveAt,
  painter,
  resize,
  type SquareDirective,
  withDirective,
} from '@quadrant/mirewood/painting';
import { useId } from 'preact/hooks';
import { NumberField } from '../../../parts/SetupFields.js';
import { LATER, WORDS } from '../texts.js';
import { brushOf } from './EditorBoard.js';

const { editor } = LATER;

interface FieldsProps {
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

export function HeaderFields({ draft, onChange }: FieldsProps) {
  return (
    <fieldset class="stack">
      <legend>{editor.headers}</legend>
      {Object.entries(draft.rows ? editor.mapHeaders : editor.generatedHeaders).map(([key, hint]) => (
        <TextField
          key={key}
          label={key}
          hint={hint}
          value={headerOf(draft, key) ?? ''}
          onChange={(value) => onChange(withHeader(draft, key, value.trim() === '' ? null : value))}
        />
      ))}
    </fieldset>
  );
}

export function SizeFields({ draft, onChange }: FieldsProps) {
  const height = draft.rows!.length - 2;
  const width = (draft.rows![0]?.length ?? 0) - 2;
  const side = (label: string, value: number, change: (side: number) => Draft) => (
    <NumberField
      label={label}
      value={value}
      low={SIDES.least}
      high={SIDES.most}
      onChange={(next) => onChange(change(next))}
    />
  );
  return (
    <div class="row">
      {side(LATER.setup.width, width, (next) => resize(draft, next, height))}
      {side(LATER.setup.height, height, (next) => resize(draft, width, next))}
    </div>
  );
}

/** The piece on a square and the tile under it, as level files spell them. */
export function SquareFields({ draft, square, onChange }: FieldsProps & { readonly square: string | null }) {
  const [x, y] = (square ?? '').split(',').map(Number);
  const brush = brushOf(draft.rows?.[y]?.[x]);
  if (square === null || !brush) return <p class="hint">{editor.noSquare}</p>;
  const isPiece = brush.role !== 'tile';
  const under = directiveAt(draft, 'tile', x, y);
  const field = (name: SquareDirective, hint: string) => (
    <TextField
      label={editor[name]}
      hint={hint}
      value={directiveAt(draft, name, x, y)}
      onChange={(words) => onChange(withDirective(draft, name, x, y, words))}
    />
  );
  return (
    <fieldset class="stack">
      <legend>{editor.square(`${square}: ${nameIn(WORDS, brush.name)}`)}</legend>
      {isPiece && field('at', editor.pieceWords(painter.words(brush.glyph)))}
      {field(
        'tile',
        editor.tileWords(isPiece ? under[0] : brush.glyph, painter.words(isPiece ? under[0] : brush.glyph)),
      )}
    </fieldset>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  onChange(value: string): void;
}

function TextField({ label, value, hint, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div class="text-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        spellcheck={false}
        autocomplete="off"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <small>{hint}</small>
    </div>
  );
}
