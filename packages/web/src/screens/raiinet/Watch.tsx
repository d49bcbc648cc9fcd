/** Follows a game that `quadrant run raiinet -graphics` plays: the display of the player on move, pushed by the program. */
import type { Outcome, Seat } from '@quadrant/kernel';
import type { Fact, RaiinetCommand, View } from '@quadrant/raiinet';
import { useEffect, useState } from 'preact/hooks';
import { Message } from '../../app/Message.js';
import { PageHead } from '../../app/PageHead.js';
import { findGame } from '../../games.js';
import { GameFrame } from '../../parts/GameFrame.js';
import { readOut, sentences } from '../../play/sentences.js';
import { START } from '../../route.js';
import type { Actor } from '../contract.js';
import type { RaiStage } from './aim.js';
import type { RaiScreen } from './play.js';
import { TEXTS } from './texts.js';

/** What the program pushes. */
interface Pushed {
  readonly turn: number; // performed commands
  readonly onMove: Seat;
  readonly view: View;
  readonly outcome: Outcome | null;
  readonly log: readonly (readonly Fact[])[]; // of the last turns, as the view's seat saw them
}

const ONLY_WATCHING: Actor<RaiinetCommand> = {
  give: () => null,
  select: () => {},
  notify: () => {},
  reason: () => null,
};

export function Watch({ screen }: { screen: RaiScreen }) {
  const [pushed, setPushed] = useState<Pushed | null>(null);
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const events = new EventSource('events');
    events.onmessage = ({ data }: MessageEvent<string>) => {
      setPushed(JSON.parse(data));
      setEnded(false);
    };
    events.onerror = () => setEnded(true);
    events.addEventListener('over', () => {
      events.close();
      setEnded(true);
    });
    return () => events.close();
  }, []);
  const head = (plain: boolean) => (
    <PageHead plain={plain} entry={findGame('raiinet')!}>
      {TEXTS.watching}
    </PageHead>
  );
  if (!pushed)
    return (
      <div class="page" data-game="raiinet">
        {head(true)}
        <Message
          title={ended ? TEXTS.watchNone : TEXTS.watchTitle}
          words={ended ? TEXTS.watchNoneWords : TEXTS.watchWords}
        >
          <a class="button" href={START}>
            {TEXTS.toGames}
          </a>
        </Message>
      </div>
    );
  const { turn, view, log } = pushed;
  const facts = log.at(-1) ?? [];
  const stage: RaiStage = {
    view,
    seat: view.seat,
    onMove: pushed.onMove,
    legal: [],
    open: [],
    outcome: pushed.outcome,
    turn,
    turns: turn,
    live: false,
    animating: false,
    marks: facts.flatMap((fact) => screen.marks(fact, view)),
    facts,
    selected: null,
    notice: null,
    extra: null,
  };
  const blocks = log.map((each, i) => ({
    turn: turn - log.length + i + 1,
    command: null,
    lines: sentences(each, screen),
  }));
  const said = readOut(blocks.at(-1)?.lines ?? []);
  return (
    <GameFrame
      screen={screen}
      stage={stage}
      actor={ONLY_WATCHING}
      head={head(false)}
      log={blocks}
      text={[screen.secrets!.text(view)]}
      announcement={{ words: said, id: turn }}
      menu={<p class="hint">{TEXTS.menu}</p>}
      foot={ended ? <p class="hint">{TEXTS.watchEnded}</p> : null}
      keys={[]}
      now={() => stage}
    />
  );
}
