/** The level file itself, to read and to change, and what is wrong with it. */
import { useId, useRef } from 'preact/hooks';
import { LATER } from '../texts.js';
import type { EditedLevel } from './level.js';

const { editor } = LATER;

export function LevelText({ level }: { level: EditedLevel }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const line = Number(/^line ([0-9]+)/.exec(level.trouble ?? '')?.[1] ?? 0);
  const showLine = () => {
    const before = level.text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length;
    const start = line > 1 ? before + 1 : 0;
    const end = level.text.indexOf('\n', start);
    area.current?.focus();
    area.current?.setSelectionRange(start, end < 0 ? level.text.length : end);
  };
  return (
    <section class="level-text">
      <p class="row">
        <label for={id}>{editor.text}</label>
        <span role="status">
          {level.trouble === null ? (
            <span class={level.gated ? 'sound' : 'refusal'}>
              {editor.sound(level.players, level.drafts.length)} {!level.gated && editor.noGate}
            </span>
          ) : (
            <span class="refusal">{level.trouble}</span>
          )}
        </span>
        {line > 0 && (
          <button type="button" onClick={showLine}>
            {editor.showLine}
          </button>
        )}
      </p>
      <textarea
        id={id}
        ref={area}
        spellcheck={false}
        value={level.text}
        onInput={(event) => level.setText(event.currentTarget.value)}
      />
    </section>
  );
}
