/** What happened, newest on top, one turn a block: long ones are folded, and repeated facts in them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Line } from '../play/sentences.js';
import { shell } from '../words/shell.js';

export interface LogBlock {
  readonly turn: number;
  readonly command: string | null; // 'move(C,4)'; null when it is not for this reader
  readonly lines: readonly Line[];
}

const SHOWN_TURNS = 60; // of a long game, until all are asked for
const SHORT = 2; // lines of a turn that are shown at once

export function Log(props: {
  blocks: readonly LogBlock[];
  inSight: boolean;
  onLook?: ((turn: number) => void) | undefined;
}) {
  const { blocks, inSight, onLook } = props;
  const box = useRef<HTMLOListElement>(null);
  const [whole, setWhole] = useState(false);
  const shown = (whole ? blocks : blocks.slice(-SHOWN_TURNS)).toReversed();
  const last = blocks[blocks.length - 1];
  useEffect(() => {
    const list = box.current;
    if (list) list.scrollTop = 0;
  }, [last?.turn, last?.lines.length, inSight]);
  if (blocks.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable to be scrolled by keys
    <ol class="log" ref={box} tabIndex={0} aria-label={shell.log.title}>
      {shown.map((block) => (
        <li key={block.turn} class={block === last ? 'turn latest' : 'turn'}>
          <Turn block={block} onLook={onLook} />
        </li>
      ))}
      {shown.length < blocks.length && (
        <li>
          <button type="button" class="quiet" onClick={() => setWhole(true)}>
            {shell.log.all(blocks.length)}
          </button>
        </li>
      )}
    </ol>
  );
}

function Turn({ block, onLook }: { block: LogBlock; onLook?: ((turn: number) => void) | undefined }) {
  const { turn, command, lines } = block;
  const given = command !== null && <code>{command}</code>;
  const list = lines.length > 0 && (
    <ul>
      {lines.map((line, i) => (
        <li key={i}>{line.parts.length > 1 ? <Folded line={line} /> : line.words}</li>
      ))}
    </ul>
  );
  return (
    <>
      <TurnNumber turn={turn} onLook={onLook} />
      {lines.length <= SHORT ? (
        <div>
          <p class="turn-head">{given}</p>
          {list}
        </div>
      ) : (
        <details>
          <summary class="turn-head">
            {given} <span class="turn-lines">{shell.log.lines(lines.length)}</span>
          </summary>
          {list}
        </details>
      )}
    </>
  );
}

function TurnNumber({ turn, onLook }: { turn: number; onLook?: ((turn: number) => void) | undefined }) {
  if (!onLook) return <span class="turn-number">{turn}</span>;
  return (
    <button type="button" class="turn-number" title={shell.log.look(turn)} onClick={() => onLook(turn)}>
      {turn}
    </button>
  );
}

function Folded({ line }: { line: Line }) {
  return (
    <details>
      <summary>{line.words}</summary>
      <ul>
        {line.parts.map((words, i) => (
          <li key={i}>{words}</li>
        ))}
      </ul>
    </details>
  );
}
