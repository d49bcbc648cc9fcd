/** Boards: today's runs, the same for everybody, and the best of all time. A run on them is played on the server. */
import type { Answers } from '@quadrant/wire';
import { useEffect, useState } from 'preact/hooks';
import { ask, askServer } from '../api.js';
import { become, me } from '../me.js';
import { NameField } from '../parts/NameField.js';
import { OnlinePage } from '../parts/OnlinePage.js';
import { onlineRoute } from '../routes.js';
import { gameTitle } from '../words.js';

type Board = Answers['boards']['boards'][number];
type Rows = Answers['board'];

const KINDS = {
  daily: 'Today, the same for everybody',
  sealed: 'Sealed runs, all time',
  open: 'Open seeds: records that people send',
};
const HINTS = {
  daily: 'One try counts. The seed is told when the day is over (UTC).',
  sealed: 'The seed stays on the server until the run is over.',
  open: 'Any seed may be practised. A record is played again here before it is ranked.',
};

/** Those of one game, or all. */
export function BoardsPage({ game }: { game: string | undefined }) {
  const [boards, setBoards] = useState<readonly Board[] | null>(null);
  const [name, setName] = useState(me()?.name ?? '');
  const [words, setWords] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    void ask('boards', 'boards').then((found) =>
      found.ok
        ? setBoards(found.value.boards.filter((board) => game === undefined || board.game === game))
        : setWords(found.error.words),
    );
  }, []);
  const start = async (board: Board) => {
    setWords(null);
    const who = await become(name);
    const made = who.ok
      ? await ask('joined', `boards/${encodeURIComponent(board.board)}/start`, {
          body: {},
          token: who.value.token,
        })
      : who;
    if (made.ok) location.hash = onlineRoute('match', made.value.match);
    else setWords(made.error.words);
  };
  const send = async (board: Board, file: File) => {
    setWords(null);
    const record = await file
      .text()
      .then(JSON.parse)
      .catch(() => null);
    if (record === null) return setWords('This file is no record.');
    const who = await become(name);
    const path = `boards/${encodeURIComponent(board.board)}`;
    const sent = who.ok ? await askServer(path, { body: { record }, token: who.value.token }) : who;
    setWords(sent.ok ? 'It holds, and is ranked.' : sent.error.words);
    if (sent.ok) setSent((times) => times + 1);
  };
  return (
    <OnlinePage
      title="Boards"
      lead="For fun, not for prizes: seeds of the space games have 31 bits, and guests are free."
      here="boards"
    >
      <section class="online-section">
        <NameField name={name} onChange={setName} />
        {words && (
          <p class="refusal" role="alert">
            {words}
          </p>
        )}
      </section>
      {boards &&
        (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => {
          const here = boards.filter((board) => board.kind === kind);
          if (here.length === 0) return null;
          return (
            <section key={kind} class="online-section">
              <h2>{KINDS[kind]}</h2>
              <p class="hint">{HINTS[kind]}</p>
              <ul class="boards">
                {here.map((board) => (
                  <BoardCard
                    key={`${board.board} ${sent}`}
                    board={board}
                    onStart={() => start(board)}
                    onSend={(file) => send(board, file)}
                  />
                ))}
              </ul>
            </section>
          );
        })}
    </OnlinePage>
  );
}

interface CardProps {
  board: Board;
  onStart: () => void;
  onSend: (file: File) => void;
}

function BoardCard({ board, onStart, onSend }: CardProps) {
  const [rows, setRows] = useState<Rows | null>(null);
  useEffect(() => {
    void ask('board', `boards/${encodeURIComponent(board.board)}`, { token: me()?.token }).then(
      (found) => found.ok && setRows(found.value),
    );
  }, []);
  const title = `${gameTitle(board.game)}${board.preset === 'usual' ? '' : `, ${board.preset}`}`;
  return (
    <li class="board-card" data-game={board.game}>
      <h3>{title}</h3>
      <p class="hint">{board.words}</p>
      <ol class="board-rows">
        {rows?.rows.slice(0, 5).map(({ rank, name, words, player }) => (
          <li key={player} class={player === rows.mine?.player ? 'own' : ''}>
            <span>{rank}</span> <b>{name}</b> <span>{words}</span>
          </li>
        ))}
        {rows?.rows.length === 0 && <li class="hint">Nobody yet.</li>}
        {rows?.mine && rows.mine.rank > 5 && (
          <li class="own">
            <span>{rows.mine.rank}</span> <b>{rows.mine.name}</b> <span>{rows.mine.words}</span>
          </li>
        )}
      </ol>
      <p class="row">
        {board.kind === 'open' ? (
          <label class="field">
            Send a record
            <input
              type="file"
              accept=".json,application/json"
              aria-label={`Send a record of ${title}`}
              onChange={({ currentTarget: { files } }) => files?.[0] && onSend(files[0])}
            />
          </label>
        ) : (
          <button type="button" class="main" aria-label={`Try ${title}, ${board.kind}`} onClick={onStart}>
            Try
          </button>
        )}
        {rows?.mine?.match && (
          <a class="button" href={onlineRoute('match', rows.mine.match)} aria-label={`Your try of ${title}`}>
            Your try
          </a>
        )}
      </p>
    </li>
  );
}
