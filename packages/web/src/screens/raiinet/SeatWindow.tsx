/** A window for one player: shows what the page with the game sends, and sends back what is pressed. */
import type { Seat } from '@quadrant/kernel';
import { game, type RaiinetCommand } from '@quadrant/raiinet';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Message } from '../../app/Message.js';
import { PageHead } from '../../app/PageHead.js';
import { findGame } from '../../games.js';
import { GameFrame } from '../../parts/GameFrame.js';
import { ReplayBar } from '../../parts/ReplayBar.js';
import { readOut, sentences } from '../../play/sentences.js';
import { START } from '../../route.js';
import type { Actor, Notice } from '../contract.js';
import { channelName, read, type ToPage, type ToWindow, write } from './messages.js';
import type { RaiScreen } from './play.js';
import { TEXTS } from './texts.js';

type Shown = Extract<ToWindow, { kind: 'shown' }>;

export function SeatWindow({ screen, table, seat }: { screen: RaiScreen; table: string; seat: Seat }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const post = useRef<(message: ToPage) => void>(() => {});
  const notify = (words: string, at: string | null = null) =>
    setNotice((old) => ({ words, kind: 'refusal', at, id: (old?.id ?? 0) + 1 }));
  useEffect(() => listen(channelName(table, seat), hear, post), [table, seat]);

  function hear(message: ToWindow): void {
    if (message.kind === 'refused') {
      notify(message.words, message.at);
      return;
    }
    setSelected(null);
    setNotice(null);
    setShown(message.kind === 'shown' ? message : null);
  }
  const head = (plain: boolean) => (
    <PageHead plain={plain} entry={findGame('raiinet')!}>
      {TEXTS.windowOf(seat)}
    </PageHead>
  );
  if (!shown)
    return (
      <div class="page" data-game="raiinet">
        {head(true)}
        <Message title={TEXTS.waitingTitle} words={TEXTS.waitingWords}>
          <a class="button" href={START}>
            {TEXTS.toGames}
          </a>
        </Message>
      </div>
    );
  const stage = { ...shown.stage, selected, notice, extra: null }; // the table belongs to the page
  const actor: Actor<RaiinetCommand> = {
    give(command, at = null) {
      post.current({ kind: 'give', command: game.grammar.print(command), at });
      return null;
    },
    select(key) {
      setSelected(key);
      setNotice(null);
    },
    notify,
    reason: () => null,
  };
  const look = (turn: number) => post.current({ kind: 'look', turn });
  const log = shown.log.map(({ command, facts }, i) => ({
    turn: i + 1,
    command,
    lines: sentences(facts, screen),
  }));
  const said = readOut(log.at(-1)?.lines ?? []);
  return (
    <GameFrame
      screen={screen}
      stage={stage}
      actor={actor}
      head={head(false)}
      log={log}
      text={[screen.secrets!.text(stage.view)]}
      announcement={notice ?? { words: said, id: stage.turn }}
      menu={<p class="hint">{TEXTS.menu}</p>}
      foot={<ReplayBar first={0} turn={stage.turn} turns={stage.turns} onLook={look} />}
      keys={[
        { key: 'Escape', words: TEXTS.cancel, press: () => actor.select(null) },
        { key: '[', words: TEXTS.earlier, press: () => look(Math.max(0, stage.turn - 1)) },
        { key: ']', words: TEXTS.later, press: () => look(stage.turn + 1) },
      ]}
      now={() => stage}
      onLook={look}
    />
  );
}

/** Listens while the window is open, and holds the seat's lock so that the page notices when it is not. */
function listen(
  name: string,
  hear: (message: ToWindow) => void,
  post: { current: (message: ToPage) => void },
): () => void {
  const channel = new BroadcastChannel(name);
  post.current = (message) => channel.postMessage(write(message));
  let close = () => {};
  const closed = new Promise<void>((done) => {
    close = done;
  });
  const held = navigator.locks.request(name, { mode: 'shared' }, () => {
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      const message = read(data) as ToWindow;
      if (message.kind === 'calling') post.current({ kind: 'here' });
      else hear(message);
    };
    post.current({ kind: 'here' });
    return closed;
  });
  void held.then(() => channel.close());
  return close;
}
