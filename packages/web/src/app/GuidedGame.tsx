/**
 * The guided first game: pauses that each point at one thing and wait for the player's own hand. Only what the step is
 * about can be done; what lies between two steps plays by itself.
 */
import type { Command } from '@quadrant/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { speedNow } from '../keep/settings.js';
import { GameFrame } from '../parts/GameFrame.js';
import { useListening } from '../parts/hooks.js';
import { type AnyPlay, Play } from '../play/play.js';
import { makeRoute } from '../route.js';
import type { Actor, AnyScreen, Guide } from '../screens/contract.js';
import { later } from '../words/later.js';
import { shell, told } from '../words/shell.js';
import { open } from './current.js';
import { logBlocks } from './log-blocks.js';
import { Message } from './Message.js';
import { PageHead } from './PageHead.js';

export function GuidedGame({ entry, screen }: { entry: PageGame; screen: AnyScreen }) {
  const [guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => {
    void screen.guide().then(setGuide);
  }, [screen]);
  const begun = useMemo(() => guide && Play.begin(screen, { ...guide, friendly: true }), [screen, guide]);
  if (!guide || !begun) return null;
  if (!begun.ok) return <Message title={later.guide.cannot} words={told(begun.error)} />;
  return <Guided entry={entry} play={begun.value} guide={guide} />;
}

function Guided({ entry, play, guide }: { entry: PageGame; play: AnyPlay; guide: Guide }) {
  const { game } = play.screen;
  const [step, setStep] = useState(0);
  useListening((listener) => play.subscribe(listener));
  const pause = guide.pauses[step];
  const played = play.table.turn - guide.commands.length;
  const waiting = played >= pause.turn && !play.stage.animating;
  const last = step === guide.pauses.length - 1;
  const text = waiting && !last ? guide.turns[played] : undefined;
  const asked = play.stage.legal.find((command: Command) => game.grammar.print(command) === text);
  const stage = { ...play.stage, legal: asked ? [asked] : [] }; // so that only this lights up
  const advice = asked ? play.screen.advise(stage, asked) : null;
  const yours = advice && later.guide.yourTurn(advice.words);

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

  const onward = () => {
    if (last) location.hash = open(play.fork());
    else setStep(step + 1);
  };
  const hold = (words: string) => {
    play.notify(words);
    return { code: 'guided', words };
  };
  const rails: Actor<Command> = {
    give(command) {
      if (!waiting) {
        play.skip();
        return { code: 'guided', words: later.guide.onRails };
      }
      if (asked === undefined) return hold(later.guide.onRails);
      if (game.grammar.print(command) !== text) return hold(later.guide.notYet(yours!));
      play.give(asked);
      onward();
      return null;
    },
    select(key) {
      if (asked === undefined && key !== null) play.notify(later.guide.onRails);
      else play.select(key);
    },
    notify: (words, at) => play.notify(words, at),
    reason: (command) =>
      asked === undefined || game.grammar.print(command) === text
        ? play.reason(command)
        : later.guide.notYet(yours!),
  };
  return (
    <GameFrame
      screen={play.screen}
      stage={stage}
      actor={rails}
      log={logBlocks(play)}
      text={play.text()}
      announcement={waiting ? { words: `${pause.words} ${yours ?? ''}`, id: step } : play.announcement}
      keys={[
        { key: 'n', words: later.guide.nextKey, press: () => waiting && onward() },
        { key: 'Escape', words: shell.keys.drop, press: () => play.select(null) },
      ]}
      now={() => {
        play.skip();
        return stage;
      }}
      pointed={waiting ? pause.at : null}
      advice={advice && { words: '', marks: stage.selected === null ? advice.marks : [] }}
      head={
        <PageHead entry={entry}>
          <a class="button" href={makeRoute(entry.id, 'play')}>
            {shell.play}
          </a>
        </PageHead>
      }
      menu={<p class="hint">{later.guide.waits}</p>}
      foot={
        <section class="guide" aria-label={later.guide.title}>
          <p>
            <span class="guide-count">
              {step + 1} / {guide.pauses.length}
            </span>{' '}
            {pause.words} {yours && <b class="guide-deed">{yours}</b>}
          </p>
          <button type="button" class="button" disabled={step === 0} onClick={() => restart(step - 1)}>
            {later.guide.back}
          </button>
          <button
            type="button"
            class={asked ? 'button onward' : 'button main onward'}
            aria-disabled={!waiting}
            onClick={() => (waiting ? onward() : play.skip())}
          >
            {last ? later.guide.playOn : later.guide.next} <kbd>n</kbd>
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
