/** The guided first game: a record that plays from pause to pause, each pointing at one thing. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameEntry } from '../games.js';
import { speedNow } from '../keep/settings.js';
import { GameFrame } from '../parts/GameFrame.js';
import { useListening } from '../parts/hooks.js';
import { type AnyPlay, Play } from '../play/play.js';
import { makeRoute } from '../route.js';
import type { Actor, AnyScreen } from '../screens/contract.js';
import { open } from './current.js';
import { logBlocks } from './log-blocks.js';
import { Message } from './Message.js';
import { PageHead } from './PageHead.js';

const ON_RAILS = 'This is the guided game: go on with Next. You can play on yourself at the end.';

export function GuidedGame({ entry, screen }: { entry: GameEntry; screen: AnyScreen }) {
  const begun = useMemo(() => Play.begin(screen, { ...screen.guide, friendly: true }), [screen]);
  if (!begun.ok) return <Message title="The guided game cannot start" words={begun.error.words} />;
  return <Guided entry={entry} play={begun.value} />;
}

function Guided({ entry, play }: { entry: GameEntry; play: AnyPlay }) {
  const { guide, game } = play.screen;
  const [step, setStep] = useState(0);
  useListening((listener) => play.subscribe(listener));
  const pause = guide.pauses[step];
  const played = play.table.turn - guide.commands.length;
  const waiting = played >= pause.turn && !play.stage.animating;

  // Plays one turn after another until the next pause, each shown to its end first.
  useEffect(() => {
    play.speed = speedNow;
    if (played >= pause.turn || play.stage.animating) return;
    const timer = setTimeout(() => {
      const command = game.grammar.parse(guide.turns[played]);
      if (command.ok) play.table.give(play.table.onMove, command.value);
    }, 60);
    return () => clearTimeout(timer);
  }, [played, pause, play.stage.animating]);

  const last = step === guide.pauses.length - 1;
  const onward = () => {
    if (last) location.hash = open(play.fork());
    else setStep(step + 1);
  };
  const rails: Actor<never> = {
    give: () => {
      play.notify(ON_RAILS);
      return { code: 'guided', words: ON_RAILS };
    },
    select: (key) => {
      if (key !== null) play.notify(ON_RAILS);
    },
    notify: (words, at) => play.notify(words, at),
    reason: (command) => play.reason(command),
  };
  return (
    <GameFrame
      screen={play.screen}
      stage={play.stage}
      actor={rails}
      log={logBlocks(play)}
      text={play.text()}
      announcement={waiting ? { words: pause.words, id: step } : play.announcement}
      keys={[{ key: 'n', words: 'next', press: () => waiting && onward() }]}
      now={() => play.now()}
      pointed={waiting ? pause.at : null}
      head={
        <PageHead entry={entry}>
          <a class="button" href={makeRoute(entry.id, 'play')}>
            Play
          </a>
        </PageHead>
      }
      menu={<p class="hint">The guided game is a record. Its last step lets you play on from there.</p>}
      foot={
        <section class="guide" aria-label="Guide">
          <p>
            <span class="guide-count">
              {step + 1} / {guide.pauses.length}
            </span>{' '}
            {pause.words}
          </p>
          <button type="button" class="button" disabled={step === 0} onClick={() => restart(step - 1)}>
            Back
          </button>
          <button
            type="button"
            class="button main"
            aria-disabled={!waiting}
            onClick={() => (waiting ? onward() : play.skip())}
          >
            {last ? 'Play on from here' : 'Next'} <kbd>n</kbd>
          </button>
        </section>
      }
    />
  );

  /** One pause back: the turns since then are taken back. */
  function restart(to: number): void {
    play.skip();
    play.goBack(guide.commands.length + guide.pauses[to].turn);
    play.look(play.table.turn);
    setStep(to);
  }
}
