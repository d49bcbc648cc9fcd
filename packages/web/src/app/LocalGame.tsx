/** A game on this page: the frame, fed by a play, with everything that is the same for all games. */
import { useEffect, useState } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { frameKeyNames, GameFrame } from '../parts/GameFrame.js';
import { useListening } from '../parts/hooks.js';
import { Icon } from '../parts/icons.js';
import { Lazy } from '../parts/Lazy.js';
import { heedPresses } from '../parts/presses.js';
import { ReplayBar } from '../parts/ReplayBar.js';
import type { AnyPlay } from '../play/play.js';
import type { Binding } from '../screens/contract.js';
import { loadChoosing } from '../words/choosing.js';
import { withWords } from '../words/later.js';
import { shell } from '../words/shell.js';
import { useAdvice } from './advice.js';
import { Curtain } from './Curtain.js';
import { attend, open } from './current.js';
import { GameMenu, MenuButton } from './GameMenu.js';
import { logBlocks, ticksOf } from './log-blocks.js';
import { PageHead } from './PageHead.js';

const loadEnd = () => withWords(() => import('./GameEnd.js').then(({ GameEnd }) => GameEnd));
const loadActs = () => withWords(() => import('./TableActs.js').then(({ TableActs }) => TableActs));
const loadOffer = () => withWords(() => import('./TableActs.js').then(({ TableOffer }) => TableOffer));
const loadClocks = () => withWords(() => import('./TableClocks.js').then(({ TableClocks }) => TableClocks));
const loadHelp = () =>
  withWords(() =>
    Promise.all([import('./HelpDialog.js'), loadChoosing()]).then(([{ HelpDialog }]) => HelpDialog),
  );

export function LocalGame({ entry, play }: { entry: PageGame; play: AnyPlay }) {
  const [help, setHelp] = useState(false);
  useListening((listener) => play.subscribe(listener));
  useEffect(() => attend(play), [play]);
  useEffect(() => {
    play.table.keepTime(Date.now);
    return () => play.table.keepTime(null); // nobody loses by time what is not on the page
  }, [play]);
  const advice = useAdvice(play);
  useEffect(() => heedPresses(play), [play]);
  if (play.phase === 'curtain') return <Curtain entry={entry} play={play} />;

  const { stage, screen } = play;
  const { clock } = play.table;
  const fork = () => {
    if (play.everything) location.hash = open(play.fork());
    else play.notify(shell.forkLater);
  };
  const keys = pageKeys(play, advice.ask, () => setHelp(true));
  return (
    <>
      <GameFrame
        screen={screen}
        stage={stage}
        actor={play}
        log={stage.animating ? logBlocks(play).slice(0, -1) : logBlocks(play)}
        text={play.text()}
        announcement={play.announcement}
        keys={keys}
        now={() => play.now()}
        advice={advice.aim}
        onLook={(turn) => play.look(play.prologue + turn)}
        head={
          <PageHead entry={entry}>
            {entry.seeded && <span class="seed">{shell.seed(play.seed)}</span>}
            <span class="turn-now">{shell.turn(stage.turn - play.prologue)}</span>
            <MenuButton entry={entry} play={play} />
            <button
              type="button"
              class="quiet icon-only"
              aria-label={shell.help.title}
              title={shell.help.title}
              onClick={() => setHelp(true)}
            >
              <Icon name="help" />
            </button>
          </PageHead>
        }
        menu={<GameMenu entry={entry} play={play} />}
        acts={play.table.seats > 1 && <Lazy load={loadActs} props={{ play }} />}
        end={(look) => <Lazy load={loadEnd} props={{ entry, play, onLook: look }} />}
        foot={
          <>
            {clock !== null && stage.turn === stage.turns && (
              <Lazy load={loadClocks} props={{ clock, seats: play.table.seats }} />
            )}
            {play.table.offers.length > 0 && <Lazy load={loadOffer} props={{ play }} />}
            {play.phase === 'handover' && (
              <button type="button" class="button main hand-over" onClick={() => play.hand()}>
                {shell.handTo(screen.secrets!.seatName(stage.onMove))} <kbd>n</kbd>
              </button>
            )}
            <ReplayBar
              first={play.prologue}
              turn={stage.turn}
              turns={stage.turns}
              ticks={ticksOf(play)}
              onLook={(turn) => play.look(turn)}
              changes={{
                canUndo: play.undoBar() === null,
                canRedo: play.table.canRedo,
                canFork: play.everything,
                hint: advice.state,
                onHint: advice.ask,
                onUndo: () => play.undo(),
                onRedo: () => play.redo(),
                onFork: fork,
              }}
            />
          </>
        }
      />
      {help && (
        <Lazy
          load={loadHelp}
          props={{
            entry,
            keys: keysOf(screen.keys(stage, play), frameKeyNames(screen, screen.keys(stage, play)), keys),
            onClose: () => setHelp(false),
          }}
        />
      )}
    </>
  );
}

/** All keys there are: one of the game hides the same of the page. */
const keysOf = (game: readonly Binding[], frame: readonly [string, string][], page: readonly Binding[]) =>
  [...game, ...frame.map(([key, words]) => ({ key, words })), ...page].filter(
    ({ key }, i, all) => all.findIndex((each) => each.key === key) === i,
  );

function pageKeys(play: AnyPlay, hint: () => void, help: () => void): Binding[] {
  const undo = () => play.undo();
  const redo = () => play.redo();
  const handover: Binding = { key: 'n', words: shell.keys.handOver, press: () => play.hand() };
  return [
    ...(play.phase === 'handover' ? [handover] : []),
    { key: 'y', words: shell.keys.hint, press: hint },
    { key: 'u', words: shell.keys.undo, press: undo },
    { key: 'r', words: shell.keys.redo, press: redo },
    { key: 'Ctrl+z', words: shell.keys.undo, press: undo },
    { key: 'Ctrl+y', words: shell.keys.redo, press: redo },
    { key: '[', words: shell.keys.back, press: () => play.look(play.stage.turn - 1) },
    { key: ']', words: shell.keys.on, press: () => play.look(play.stage.turn + 1) },
    { key: 'Escape', words: shell.keys.drop, press: () => play.select(null) },
    { key: '?', words: shell.keys.list, press: help },
  ];
}
