/** A match being played or looked on at: the game's own screen, with who plays, the clocks and what can be agreed on. */

import type { Command, Seat } from '@quadrant/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ChairGame } from '../../app/ChairGame.js';
import { Message } from '../../app/Message.js';
import { PageHead } from '../../app/PageHead.js';
import { findGame, type PageGame } from '../../games.js';
import { DrawingBook } from '../../parts/drawing.js';
import { play } from '../../parts/sound.js';
import { replaceRoute } from '../../route.js';
import { type AnyScreen, type EndMessage, NO_SEATING } from '../../screens/contract.js';
import { online } from '../../words/online.js';
import { ask } from '../api.js';
import { MatchChair } from '../client/match-chair.js';
import type { MatchClient } from '../client/socket.js';
import type { StateMessage } from '../client/story.js';
import { me } from '../me.js';
import { namedScreen } from '../named-screen.js';
import { Actions } from '../parts/Actions.js';
import { AwayNotice } from '../parts/AwayNotice.js';
import { useLow } from '../parts/Clock.js';
import { LostNotice, RefusedNotice } from '../parts/LinkState.js';
import { OfferBar } from '../parts/OfferBar.js';
import { PlanNotice } from '../parts/PlanNotice.js';
import { TableStrip } from '../parts/TableStrip.js';
import { plannable } from '../premove.js';
import { onlineRoute } from '../routes.js';
import { useOfToday } from '../sealed.js';
import { watchersScreen } from '../watchers-screen.js';
import { nameOf } from '../words.js';
import { REMATCH } from './Invitation.js';
import { MatchEnd } from './MatchEnd.js';
import { resultOf } from './result.js';

interface MatchProps {
  readonly client: MatchClient;
  readonly state: StateMessage;
  readonly missed: boolean; // one came to sit down, and somebody else did
}

export function MatchGame({ client, state, missed }: MatchProps) {
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
      <Inside client={client} state={state} missed={missed} entry={entry} screen={screen} />
    </>
  );
}

interface InsideProps extends MatchProps {
  readonly entry: PageGame;
  readonly screen: AnyScreen;
}

function Inside({ client, state, missed, entry, screen }: InsideProps) {
  const chair = useMemo(() => new MatchChair(screen.game, client), []);
  useEffect(() => chair.close, []);
  const hasLeft = state.seat !== null && client.machine.story.left.has(state.seat);
  const isOut = hasLeft && state.over === null;
  const watches = state.seat === null || isOut;
  const names = state.players.map((_, seat) => nameOf(state.players, seat));
  const begins =
    state.seat !== null && state.onMove !== null && state.onMove !== state.seat && chair.turn === 0;
  const shown = useMemo(() => {
    const named = namedScreen(screen, names);
    if (watches) return watchersScreen(named);
    return begins ? { ...named, firstWords: online.match.begins(names[state.onMove!]) } : named;
  }, [watches, begins, names.join()]);
  const ofToday = useOfToday(state);
  const [words, setWords] = useState<string | null>(null);
  const [planning, setPlanning] = useState(false);
  const lookBack = useLookingBack(chair, client);
  const mayPlan = entry.planned !== null && !watches && state.over === null && state.onMove !== state.seat;
  const possible = useMemo(
    () => (planning && mayPlan ? plannable(screen.game, state.view, chair.seat, entry.planned!) : []),
    [planning, mayPlan, state.v],
  );
  const plan = (command: Command | null) => {
    setPlanning(false);
    chair.setPlan(command);
  };
  useAttention(state, watches, entry.title, useLow(state.clock, state.seat, state.over !== null, client));
  const seating = {
    ...NO_SEATING,
    names: state.players.map((player, seat) => ({
      ...(player ? { name: names[seat] } : {}),
      ...(player?.bot ? { bot: player.name } : {}),
    })),
  };
  const ending = state.over && endWords(resultOf(state, screen, client.machine.story));
  useRematch(client.machine.rematch, state.seat);
  const actions = (
    <>
      {mayPlan && !chair.plan && !planning && (
        <button type="button" onClick={() => setPlanning(true)}>
          {online.match.plan}
        </button>
      )}
      <Actions client={client} state={state} ofToday={ofToday === true} onRefused={setWords} />
    </>
  );
  return (
    <ChairGame
      screen={shown}
      chair={chair}
      head={
        <div class="frame-head">
          <PageHead entry={entry}>
            <span class="pill">
              {hasLeft ? online.match.isOut : watches ? online.match.looksOn : online.match.isOnline}
            </span>
          </PageHead>
          <TableStrip client={client} state={state}>
            <LostNotice client={client} />
            <AwayNotice client={client} state={state} onRefused={setWords} />
            <RefusedNotice client={client} refusals={screen.refusals} />
            <PlanNotice chair={chair} screen={screen} planning={planning && mayPlan} onPlan={plan} />
            {isOut ? (
              <p class="offer-bar" role="status">
                {online.match.out}
              </p>
            ) : (
              <OfferBar client={client} state={state} words={words} onWords={setWords} />
            )}
            {missed && state.over === null && (
              <p class="offer-bar" role="status">
                {online.match.missed}
              </p>
            )}
          </TableStrip>
        </div>
      }
      menu={
        <div class="menu online-menu">
          {actions}
          {state.seat === null && <p class="hint">{online.match.lookOn}</p>}
        </div>
      }
      foot={<div class="online-actions">{actions}</div>}
      end={(look) => (
        <MatchEnd
          client={client}
          state={state}
          entry={entry}
          screen={screen}
          ofToday={ofToday}
          onLook={look}
        />
      )}
      waiting={null}
      seating={seating}
      lookFrom={chair.lookFrom}
      onEarliest={lookBack}
      planning={planning && mayPlan ? { legal: possible, plan } : null}
      planned={chair.plan ?? chair.waiting}
      ending={ending}
      turnWords={state.over === null && state.onMove === state.seat ? `${online.match.yourTurn}.` : ''}
      takes
      looks
    />
  );
}

/** Who came late, or loaded the page anew, sees earlier turns too: the latest at once, more when they are looked for. */
function useLookingBack(chair: MatchChair, client: MatchClient): () => void {
  const asking = useRef(false);
  const lookBack = async () => {
    const ply = chair.unseenPly;
    if (ply === null || asking.current) return;
    asking.current = true;
    const path = `matches/${chair.state!.match}/views?before=${ply + 1}`;
    const found = await ask('views', path, { token: me()?.token });
    asking.current = false;
    if (found.ok) chair.remember(found.value.views);
  };
  const isTold = client.machine.phase === 'live' && chair.unseenPly !== null;
  useEffect(() => {
    if (isTold) void lookBack();
  }, [isTold]);
  return lookBack;
}

const endWords = ({ title, why }: EndMessage): string => `${title}. ${why}`;

/** Who played goes on to the rematch that was agreed on while they looked, at whatever. */
function useRematch(next: string | null, seat: Seat | null): void {
  useEffect(() => {
    if (next && seat !== null) replaceRoute(onlineRoute('match', next, REMATCH));
  }, [next]);
}

/** What calls one back: the tab's title, and a sound where sounds are on. */
function useAttention(
  { onMove, seat, over, ply }: StateMessage,
  watches: boolean,
  title: string,
  low: boolean,
): void {
  const mine = seat !== null && onMove === seat && over === null;
  const before = useRef({ mine, ply: -1 });
  useEffect(() => {
    const { yourTurn, over: ended, watching, playing } = online.match;
    const others = over ? ended : watches ? watching : playing;
    const words = mine ? (low ? online.clock.low : yourTurn) : others;
    document.title = `${words} · ${title} · Quadrant`;
    if (mine && !before.current.mine && document.hidden) play('news');
    if (before.current.ply < 0 && ply === 0 && seat !== null) play('gain'); // everybody is here: it begins
    before.current = { mine, ply };
  }, [mine, low, over, watches, title, ply]);
}
