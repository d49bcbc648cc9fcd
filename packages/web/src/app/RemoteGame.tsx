/** A game that is played elsewhere, seen through one seat: another player's window, or a display that only watches. */
import type { Command } from '@quadrant/kernel';
import { type Channel, type Link, RemoteChair } from '@quadrant/table';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameEntry } from '../games.js';
import { GameFrame } from '../parts/GameFrame.js';
import { useListening } from '../parts/hooks.js';
import { ReplayBar } from '../parts/ReplayBar.js';
import { readOut, sentences } from '../play/sentences.js';
import { makeStage } from '../play/stage.js';
import { START } from '../route.js';
import { type Actor, type AnyScreen, NO_SEATING, type Notice } from '../screens/contract.js';
import { Message } from './Message.js';
import { PageHead } from './PageHead.js';

const BEAT_MS = 1000;

const LINK_WORDS: Readonly<Record<Link, string>> = {
  pending: 'Looking for the game…',
  here: '',
  lost: 'The page with the game does not answer. It may be closed; this window goes on when it is back.',
  back: 'The game is back.',
};

interface RemoteProps {
  readonly entry: GameEntry;
  readonly screen: AnyScreen;
  readonly title: string; // 'Player 2'
  readonly open: () => { readonly channel: Channel; readonly key: string; close(): void };
  readonly watching?: boolean; // nothing can be given here
}

export function RemoteGame({ entry, screen, title, open, watching = false }: RemoteProps) {
  const way = useMemo(open, []);
  const chair = useMemo(() => new RemoteChair(screen.game, way.channel, way.key), [way]);
  const [shown, setShown] = useState<number | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  useListening((listener) => chair.subscribe(listener));
  useEffect(() => {
    const beat = watching ? 0 : setInterval(() => chair.beat(), BEAT_MS);
    return () => {
      clearInterval(beat);
      chair.close();
      way.close();
    };
  }, [chair]);
  const notify = (words: string, at: string | null = null) =>
    setNotice((old) => ({ words, kind: 'refusal', at, id: (old?.id ?? 0) + 1 }));

  const name = chair.seats > 1 && chair.seat >= 0 ? (screen.secrets?.seatName(chair.seat) ?? title) : title;
  const head = (plain: boolean) => (
    <PageHead plain={plain} entry={entry}>
      {name}
    </PageHead>
  );
  const turn = shown !== null && shown < chair.turn ? shown : chair.turn;
  const moment = chair.moment(turn) ?? chair.moment();
  if (!moment)
    return (
      <div class="page" data-game={entry.id}>
        {head(true)}
        <Message
          title={LINK_WORDS[chair.link] || 'Opening…'}
          words="Keep the page open in which the game was begun."
        >
          <a class="button" href={START}>
            To the four games
          </a>
        </Message>
      </div>
    );
  const live = moment.turn === chair.turn && !watching && chair.link !== 'lost';
  const stage = makeStage(screen, moment, {
    seat: chair.seat,
    live,
    turns: chair.turn,
    legal: live ? chair.legal : [],
    open: live ? chair.open : [],
    selected,
    notice,
    seating: NO_SEATING, // the table belongs to the page
  });
  const actor: Actor<Command> = {
    give(command, at = null) {
      setSelected(null);
      setNotice(null);
      setShown(null);
      void Promise.resolve(chair.give(command)).then((refusal) => refusal && notify(refusal.words, at));
      return null;
    },
    select(key) {
      setSelected(key);
      setNotice(null);
    },
    notify,
    reason: (command) => chair.refusalOf(command)?.words ?? null,
  };
  const look = (to: number) => setShown(to >= chair.turn ? null : Math.max(chair.firstTurn, to));
  const told = chair.log(moment.turn);
  const log = told.slice(chair.firstTurn).map(({ command, facts }, i) => ({
    turn: moment.turn - told.length + i + 1,
    command,
    lines: sentences(facts, screen),
  }));
  const said = readOut(log.at(-1)?.lines ?? []);
  const state = watching && chair.link === 'lost' ? 'The program has ended.' : LINK_WORDS[chair.link];
  return (
    <GameFrame
      screen={screen}
      stage={stage}
      actor={actor}
      head={head(false)}
      log={log}
      text={screen.secrets ? [screen.secrets.text(stage.view)] : []}
      announcement={notice ?? { words: said, id: stage.turn }}
      menu={<p class="hint">The game is kept by the page in which it was begun.</p>}
      foot={
        <>
          {state && (
            <p class="hint link-state" role="status">
              {state}
            </p>
          )}
          {!watching && (
            <ReplayBar first={chair.firstTurn} turn={stage.turn} turns={stage.turns} onLook={look} />
          )}
        </>
      }
      keys={
        watching
          ? []
          : [
              { key: 'Escape', words: 'drop what is selected', press: () => actor.select(null) },
              { key: '[', words: 'look one turn back', press: () => look(stage.turn - 1) },
              { key: ']', words: 'look one turn on', press: () => look(stage.turn + 1) },
            ]
      }
      now={() => stage}
      onLook={look}
    />
  );
}
