/** Boards: today's runs, the same for everybody, and the best of all time. A run on them is played on the server. */
import type { Answers } from '@quadrant/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { online } from '../../words/online.js';
import { said, told } from '../../words/shell.js';
import { ask, askServer } from '../api.js';
import { useGoing } from '../making.js';
import { become, me } from '../me.js';
import { NameField } from '../parts/NameField.js';
import { OnlinePage } from '../parts/OnlinePage.js';
import { onlineRoute } from '../routes.js';
import { gameTitle, markedName } from '../words.js';

type ListedBoard = Answers['boards']['boards'][number];
type Rows = Answers['board'];

const KINDS = ['daily', 'sealed', 'open'] as const;

/** Those of one game, or all. */
export function BoardsPage({ game }: { game: string | undefined }) {
  const [boards, setBoards] = useState<readonly ListedBoard[] | null>(null);
  const [name, setName] = useState(me()?.name ?? '');
  const [words, setWords] = useState<string | null>(null);
  const [ranked, setRanked] = useState(false); // the record that was sent last
  const [sent, setSent] = useState(0);
  const top = useRef<HTMLElement>(null);
  /** Said above the boards, where one's name stands: whoever pressed something far below is brought there. */
  const refuse = (why: string) => {
    setWords(why);
    top.current!.scrollIntoView({ block: 'center' });
    top.current!.querySelector('input')!.focus({ preventScroll: true });
  };
  useEffect(() => {
    void ask('boards', 'boards').then((found) =>
      found.ok
        ? setBoards(found.value.boards.filter((board) => game === undefined || board.game === game))
        : setWords(told(found.error)),
    );
  }, []);
  const go = useGoing((refusal) => refuse(told(refusal)));
  const start = (board: string) => {
    setWords(null);
    const path = `boards/${encodeURIComponent(board)}/start`;
    void go(name, (token) => ask('joined', path, { body: {}, token }));
  };
  const send = async (board: ListedBoard, file: File) => {
    setWords(null);
    setRanked(false);
    const record = await file
      .text()
      .then(JSON.parse)
      .catch(() => null);
    if (record === null) return refuse(online.boards.noRecord);
    const who = await become(name);
    const path = `boards/${encodeURIComponent(board.board)}`;
    const sent = who.ok ? await askServer(path, { body: { record }, token: who.value.token }) : who;
    if (!sent.ok) return refuse(told(sent.error));
    setRanked(true);
    setSent((times) => times + 1);
  };
  return (
    <OnlinePage title={online.places.boards} lead={online.boards.lead} here="boards">
      <section ref={top} class="online-section">
        <NameField name={name} onChange={setName} />
        {words && (
          <p class="refusal" role="alert">
            {words}
          </p>
        )}
        <p role="status">{ranked ? online.boards.ranked : ''}</p>
      </section>
      {boards &&
        KINDS.map((kind) => {
          const here = boards.filter((board) => board.kind === kind);
          if (here.length === 0) return null;
          return (
            <section key={kind} class="online-section">
              <h2>{online.boards.kinds[kind]}</h2>
              <p class="hint">{online.boards.hints[kind]}</p>
              <ul class="boards">
                {here.map((board) => (
                  <BoardCard
                    key={`${board.board} ${sent}`}
                    board={board}
                    onStart={start}
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
  board: ListedBoard;
  onStart: (board: string) => void;
  onSend: (file: File) => void;
}

function BoardCard({ board, onStart, onSend }: CardProps) {
  const [rows, setRows] = useState<Rows | null>(null);
  useEffect(() => {
    void ask('board', `boards/${encodeURIComponent(board.board)}`, { token: me()?.token }).then(
      (found) => found.ok && setRows(found.value),
    );
  }, []);
  const { game, preset, kind } = board;
  const mine = rows?.tried ?? rows?.mine?.match;
  const title = `${gameTitle(game)}${preset === 'usual' ? '' : `, ${said(preset)}`}`;
  return (
    <li class="board-card" data-game={game}>
      <h3>{title}</h3>
      <p class="hint">{said(board.words)}</p>
      <ol class="board-rows">
        {rows?.rows.slice(0, 5).map((row) => (
          <li key={row.player} class={row.player === rows.mine?.player ? 'own' : ''}>
            <span>{row.rank}</span> <b>{markedName(row)}</b> <span>{row.words}</span>
          </li>
        ))}
        {rows?.rows.length === 0 && <li class="hint">{online.boards.nobody}</li>}
        {rows?.mine && rows.mine.rank > 5 && (
          <li class="own">
            <span>{rows.mine.rank}</span> <b>{markedName(rows.mine)}</b> <span>{rows.mine.words}</span>
          </li>
        )}
      </ol>
      <p class="row">
        {kind === 'open' ? (
          <label class="button pick">
            {online.boards.send}
            <input
              type="file"
              accept=".json,application/json"
              aria-label={online.boards.sendOf(title)}
              onChange={({ currentTarget }) => {
                if (currentTarget.files?.[0]) onSend(currentTarget.files[0]);
                currentTarget.value = ''; // the same file may be sent again
              }}
            />
          </label>
        ) : rows?.tried ? (
          <button
            type="button"
            class="main"
            aria-label={`${online.boards.practise}: ${title}`}
            onClick={() => onStart(`sealed:${game}:${preset}`)}
          >
            {online.boards.practise}
          </button>
        ) : (
          <button
            type="button"
            class="main"
            aria-label={online.boards.tryGame(title, online.boards.named[kind])}
            onClick={() => onStart(board.board)}
          >
            {online.boards.try}
          </button>
        )}
        {mine && (
          <a class="button" href={onlineRoute('match', mine)} aria-label={online.boards.yourTryOf(title)}>
            {online.boards.yourTry}
          </a>
        )}
      </p>
    </li>
  );
}
