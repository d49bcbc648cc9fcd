/** The level editor: paint a map, set headers, keep directives; the game itself says whether it is a level. */
import { game, headerOf, levels, writeDrafts } from '@quadrant/mirewood';
import { painter } from '@quadrant/mirewood/painting';
import { useEffect, useState } from 'preact/hooks';
import { PageHead } from '../../../app/PageHead.js';
import { findGame } from '../../../games.js';
import { useKeys } from '../../../parts/keys.js';
import { told } from '../../../words/shell.js';
import type { SetupProps } from '../../contract.js';
import { openLevelFile, saveLevelFile } from '../level-files.js';
import { OWN, startOf, USUAL } from '../start.js';
import { LATER } from '../texts.js';
import { EditorBoard } from './EditorBoard.js';
import { HeaderFields, SizeFields, SquareFields } from './Fields.js';
import { LevelText } from './LevelText.js';
import { type EditedLevel, useLevel } from './level.js';
import { Palette } from './Palette.js';

const { editor } = LATER;
const BLANK = { width: 11, height: 6 };
const blank = () => painter.blank(BLANK.width, BLANK.height);

export function Editor({ start }: SetupProps) {
  const level = useLevel();
  const [brush, setBrush] = useState<string | null>('T');
  const [square, setSquare] = useState<string | null>(null);
  const { draft, setDraft } = level;
  useEffect(() => {
    document.title = `${editor.title} · Quadrant`;
  }, []);
  useKeys(() => [{ key: 'Ctrl+z', words: editor.undo, press: level.undo }]);
  const paint = (key: string, glyph: string) => {
    const [x, y] = key.split(',').map(Number);
    setDraft(painter.paint(draft, x, y, glyph));
  };
  return (
    <div class="page editor" data-game={game.id}>
      <PageHead entry={findGame(game.id)!} />
      <main class="editor-page">
        <Tools level={level} start={start} />
        <Palette brush={brush} onChoose={setBrush} />
        <section class="editor-middle" aria-label={editor.board}>
          {draft.rows ? (
            <EditorBoard draft={draft} brush={brush} chosen={square} onPaint={paint} onChoose={setSquare} />
          ) : (
            <p class="hint">{headerOf(draft, 'generate') === null ? editor.unfinished : editor.generated}</p>
          )}
          <p class="hint">{editor.help}</p>
          <LevelText level={level} />
        </section>
        <div class="editor-side">
          <Sections level={level} />
          {draft.rows && <SizeFields draft={draft} onChange={setDraft} />}
          {draft.rows && <SquareFields draft={draft} square={square} onChange={setDraft} />}
          <HeaderFields draft={draft} onChange={setDraft} />
        </div>
      </main>
    </div>
  );
}

function Tools({ level, start }: { level: EditedLevel } & SetupProps) {
  const [words, setWords] = useState<string | null>(null);
  const open = async () => {
    const file = await openLevelFile();
    if (file?.ok) level.setText(file.value);
    setWords(file && !file.ok ? told(file.error) : null);
  };
  return (
    <div class="editor-tools row">
      <h2>{editor.title}</h2>
      <span class="spring" />
      <label class="row">
        {editor.startFrom}
        <select
          value=""
          onChange={(event) => {
            const found = levels.find(({ id }) => id === event.currentTarget.value);
            if (found) level.setText(found.text);
            event.currentTarget.value = '';
          }}
        >
          <option value="">{editor.choose}</option>
          {levels.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => level.setText(writeDrafts([blank()]))}>
        {editor.blank}
      </button>
      <button type="button" aria-disabled={!level.canUndo} onClick={level.undo}>
        {editor.undo}
      </button>
      <button type="button" onClick={open}>
        {editor.open}
      </button>
      <button
        type="button"
        onClick={() => saveLevelFile(headerOf(level.drafts[0], 'name') ?? '', level.text)}
      >
        {editor.save}
      </button>
      <button
        type="button"
        class="main"
        onClick={() => setWords(start(startOf({ ...USUAL, level: OWN, own: level.text })))}
      >
        {editor.play}
      </button>
      {words !== null && (
        <p class="refusal" role="alert">
          {words}
        </p>
      )}
    </div>
  );
}

/** The levels of a campaign, one after the other. */
function Sections({ level }: { level: EditedLevel }) {
  const { drafts, place } = level;
  return (
    <div class="row">
      {drafts.length > 1 && (
        <label class="row">
          {editor.level}
          <select value={place} onChange={(event) => level.show(Number(event.currentTarget.value))}>
            {drafts.map((each, i) => (
              <option key={i} value={i}>
                {i + 1} {headerOf(each, 'name') ?? ''}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" onClick={() => level.setDrafts([...drafts, blank()], drafts.length)}>
        {editor.add}
      </button>
      {drafts.length > 1 && (
        <button
          type="button"
          onClick={() =>
            level.setDrafts(
              drafts.filter((_, i) => i !== place),
              Math.max(0, place - 1),
            )
          }
        >
          {editor.remove}
        </button>
      )}
    </div>
  );
}
