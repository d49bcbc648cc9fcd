/** A match being played or looked on at: the game's own screen, with who plays, the clocks and what can be agreed on. */

import type { Command } from '@quadrant/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ChairGame } from '../../app/ChairGame.js';
import { Message } from '../../app/Message.js';
import { PageHead } from '../../app/PageHead.js';
import { findGame, type PageGame } from '../../games.js';
import { DrawingBook } from '../../parts/drawing.js';
import { play } from '../../parts/sound.js';
import { type AnyScreen, NO_SEATING } from '../../screens/contract.js';
import { online } from '../../words/online.js';
import { MatchChair } from '../client/match-chair.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { Actions } from '../parts/Actions.js';
import { LostNotice } from '../parts/LinkState.js';
import { OfferBar } from '../parts/OfferBar.js';
import { PlanNotice } from '../parts/PlanNotice.js';
import { TableStrip } from '../parts/TableStrip.js';
import { plannable } from '../premove.js';
import { watchersScreen } from '../watchers-screen.js';
import { MatchEnd } from './MatchEnd.js';

export function MatchGame({ client, state }: { client: MatchClient; state: StateMessage }) {
  const entry = findGame(state.game);
  const [screen, setScreen] = useState<AnyScreen | null>(null);
  useEffect(() => {
    void entry?.screen().then(setScreen, () => location.reload());
  }, []);
  if (!entry) return <Message title={online.match.noGame} words={online.match.newer} />;
  if (!screen) return <main class="message waiting" aria-busy="true" />;
  return (
    <>
      <DrawingBook drawings={screen.drawings} />
      <Inside client={client} state={state} entry={entry} screen={screen} />
    </>
  );
}

interface InsideProps {
  readonly client: MatchClient;
  readonly state: StateMessage;
  readonly entry: PageGame;
  readonly screen: AnyScreen;
}

function Inside({ client, state, entry, screen }: InsideProps) {
  const chair = useMemo(() => new MatchChair(screen.game, client), []);
  const watches = state.seat === null;
  const shown = useMemo(() => (watches ? watchersScreen(screen) : screen), [watches]);
  const [words, setWords] = useState<string | null>(null);
  const [planning, setPlanning] = useState(false);
  const mayPlan =
    entry.planned !== null && state.seat !== null && state.over === null && state.onMove !== state.seat;
  const possible = useMemo(
    () => (planning && mayPlan ? plannable(screen.game, state.view, chair.seat, entry.planned!) : []),
    [planning, mayPlan, state.v],
  );
  const plan = (command: Command | null) => {
    setPlanning(false);
    chair.setPlan(command);
  };
  useAttention(state, entry.title);
  const seating = {
    ...NO_SEATING,
    names: state.players.map((player) => ({
      ...(player ? { name: player.name } : {}),
      ...(player?.bot ? { bot: player.name } : {}),
    })),
  };
  const actions = (
    <>
      {mayPlan && !chair.plan && !planning && (
        <button type="button" onClick={() => setPlanning(true)}>
          {online.match.plan}
        </button>
      )}
      <Actions client={client} state={state} onRefused={setWords} />
    </>
  );
  return (
    <ChairGame
      screen={shown}
      chair={chair}
      head={
        <div class="frame-head">
          <PageHead entry={entry}>
            <span class="pill">{watches ? 'watching' : 'online'}</span>
          </PageHead>
          <TableStrip client={client} state={state}>
            <LostNotice client={client} />
            <PlanNotice chair={chair} game={screen.game} planning={planning && mayPlan} onPlan={plan} />
            <OfferBar client={client} state={state} words={words} onWords={setWords} />
          </TableStrip>
        </div>
      }
      menu={
        <div class="menu online-menu">
          {actions}
          {watches && <p class="hint">{online.match.lookOn}</p>}
        </div>
      }
      foot={<div class="online-actions">{actions}</div>}
      end={(look) => <MatchEnd client={client} state={state} entry={entry} screen={screen} onLook={look} />}
      waiting={null}
      seating={seating}
      lookFrom={chair.lookFrom}
      planning={planning && mayPlan ? { legal: possible, plan } : null}
      takes
      looks
    />
  );
}

/** What calls one back: the tab's title, and a sound where sounds are on. */
function useAttention({ onMove, seat, over, ply }: StateMessage, title: string): void {
  const mine = seat !== null && onMove === seat && over === null;
  const before = useRef({ mine, ply: -1 });
  useEffect(() => {
    document.title = `${mine ? online.match.yourTurn : over ? online.match.over : seat === null ? online.match.watching : online.match.playing} · ${title} · Quadrant`;
    if (mine && !before.current.mine && document.hidden) play('news');
    if (before.current.ply < 0 && ply === 0 && seat !== null) play('gain'); // everybody is here: it begins
    before.current = { mine, ply };
  }, [mine, over, title, ply]);
}
