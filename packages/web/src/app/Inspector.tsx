/** For who makes games or bots: what the shown seat knows at the shown turn, as a tree to search and copy. */
import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../parts/Dialog.js';
import type { AnyPlay } from '../play/play.js';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';

export function Inspector({ play, onClose }: { play: AnyPlay; onClose: () => void }) {
  const [wanted, setWanted] = useState('');
  const [words, setWords] = useState('');
  const { stage, table } = play;
  const { grammar } = table.game;
  const [seat, setSeat] = useState(stage.seat);
  const { view, facts, onMove } = table.moment(seat, stage.turn);
  // What others know is theirs while there are secrets.
  const seats = play.everything ? [...Array(table.seats).keys()] : [stage.seat];
  const turn = stage.turn - play.prologue; // as the page counts
  const shown = {
    turn,
    seat,
    onMove,
    hash: play.everything ? table.record({ turn: stage.turn }).hash : later.inspector.secret,
    legal: stage.turn === table.turn ? table.legal(seat).map((command) => grammar.print(command)) : [],
    facts,
    view,
  };
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(JSON.stringify(shown, null, 1)).then(
      () => true,
      () => false,
    );
    setWords(copied ? later.copied : later.inspector.noCopy);
  };
  return (
    <Dialog title={later.inspector.title(turn, seat)} onClose={onClose}>
      {seats.length > 1 && (
        <p class="row">
          {seats.map((each) => (
            <button key={each} type="button" aria-pressed={each === seat} onClick={() => setSeat(each)}>
              {shell.player(each + 1)}
            </button>
          ))}
        </p>
      )}
      <p class="row">
        <input
          type="search"
          placeholder="health"
          aria-label={later.inspector.search}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        <button type="button" onClick={copy}>
          {later.inspector.copy}
        </button>
        <span role="status">{words}</span>
      </p>
      <div class="tree">
        <Branch name="shown" value={shown} wanted={wanted.toLowerCase()} open />
      </div>
    </Dialog>
  );
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a name or value in here holds the wanted text. */
function holds(name: string, value: unknown, wanted: string): boolean {
  if (name.toLowerCase().includes(wanted)) return true;
  return isBranch(value)
    ? Object.entries(value).some(([key, part]) => holds(key, part, wanted))
    : String(value).toLowerCase().includes(wanted);
}

function Branch(props: { name: string; value: unknown; wanted: string; open?: boolean }) {
  const { name, value, wanted } = props;
  const [opened, setOpened] = useState(props.open === true);
  if (wanted !== '' && !holds(name, value, wanted)) return null;
  if (!isBranch(value))
    return (
      <p>
        <span class="tree-name">{name}</span> {JSON.stringify(value)}
      </p>
    );
  const parts = Object.entries(value);
  const open = opened || wanted !== '';
  const inside: ComponentChildren =
    open && parts.map(([key, part]) => <Branch key={key} name={key} value={part} wanted={wanted} />);
  return (
    <details open={open} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <span class="tree-name">{name}</span>{' '}
        {Array.isArray(value) ? `[${parts.length}]` : `{${parts.length}}`}
      </summary>
      <Fragment>{inside}</Fragment>
    </details>
  );
}
