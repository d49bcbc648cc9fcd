/**
 * The frame of every game: board in the middle, state left, log and text right, commands and replay below; on a
 * phone the panels are tabs. It draws one stage and hands presses and keys to the game's screen.
 */
import type { DigestLine, Seat } from '@quadrant/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isTouched, reducedMotion } from '../keep/settings.js';
import type { Actor, Aim, AnyScreen, AnyStage, Binding, Mark } from '../screens/contract.js';
import { shell } from '../words/shell.js';
import { type Announcement, Announcer } from './Announcer.js';
import { Board, sizesOf, type Zoom } from './Board.js';
import { TipLine } from './BoardOverlay.js';
import { Digest } from './Digest.js';
import { useSettings } from './hooks.js';
import { Icon, type IconName } from './icons.js';
import { useKeys } from './keys.js';
import { Log, type LogBlock } from './Log.js';
import { Moment } from './Moment.js';
import { play } from './sound.js';
import { TextView } from './TextView.js';
import { soundsOf } from './turn-sounds.js';

export interface GameFrameProps {
  readonly screen: AnyScreen;
  readonly stage: AnyStage;
  // biome-ignore lint/suspicious/noExplicitAny: shared parts look into no game.
  readonly actor: Actor<any>;
  readonly head: ComponentChildren;
  readonly log: readonly LogBlock[];
  readonly text: readonly string[];
  readonly announcement: Announcement;
  readonly menu: ComponentChildren; // the panel "game"
  readonly acts?: ComponentChildren; // what players ask of each other
  readonly foot: ComponentChildren; // replay bar
  readonly keys: readonly Binding[]; // of the page; the game's own come first
  readonly pointed?: string | null; // a slot or square a guide points at
  readonly advice?: Aim | null; // what somebody would do
  readonly ending?: string | null; // how it ended, in more words than the game has
  readonly end?: (look: () => void) => ComponentChildren; // the card at the end
  /** Looks at the position after a turn of the log. */
  readonly onLook?: (turn: number) => void;
  /** Skips what is being shown and gives the stage at its end: what a press or key acts on. */
  now(): AnyStage;
}

/** What happened in a turn, in short, as a seat was told. */
interface Told {
  readonly seat: Seat;
  readonly turn: number;
  readonly lines: readonly DigestLine[];
}

/** Whether what threatens is shown, from game to game. */
let threatsWanted = true;

const THREATS_KEY = 't';
const TEXT_KEYS = ['x', 'v'];
const FLIP_KEY = 'o';
const ZOOM_KEY = '+';
/** A key that the game leaves to the frame. */
const freeKey = (taken: readonly Binding[], keys: readonly string[]): string =>
  keys.find((key) => !taken.some((binding) => binding.key === key)) ?? keys[0];

/** The keys of the frame itself beside those of its game, and what they do. */
export const frameKeyNames = (
  screen: AnyScreen,
  taken: readonly Binding[],
): [key: string, words: string][] => [
  [freeKey(taken, TEXT_KEYS), shell.keys.text],
  [ZOOM_KEY, shell.keys.zoom],
  ...(screen.threats ? [[THREATS_KEY, shell.keys.threats] as [string, string]] : []),
  ...(screen.flips ? [[FLIP_KEY, shell.keys.flip] as [string, string]] : []),
];

const TABS = ['state', 'log', 'text', 'game'] as const;

export function GameFrame(props: GameFrameProps) {
  const { screen, stage, actor, pointed } = props;
  const { glyphs, speed } = useSettings();
  const [point, setPoint] = useState<string | null>(null);
  const [pressing, setPressing] = useState<Aim | null>(null); // what a button that is pointed at would do
  const [tab, setTab] = useState<(typeof TABS)[number]>('state');
  const [flipped, setFlipped] = useState(false);
  const [textOpen, setTextOpen] = useState(false);
  const [threatsShown, setThreatsShown] = useState(threatsWanted);
  const [[first, second]] = useState((): [Zoom, Zoom] =>
    // Wide boards do not fit under a finger: they begin close.
    screen.layout === 'wide' && isTouched() ? ['close', 'whole'] : ['usual', 'close'],
  );
  const [zoom, setZoom] = useState(first);
  const toggleZoom = () => setZoom(zoom === first ? second : first);
  const toggleThreats = () => {
    threatsWanted = !threatsShown;
    setThreatsShown(threatsWanted);
  };
  const model = screen.board(stage, flipped);
  const cell = point === null ? undefined : model.cells.find((each) => each?.key === point);
  const aim = pressing ?? (cell ? screen.aim(stage, actor, cell.key) : null);
  const guide: Mark[] =
    pointed && model.cells.some((each) => each?.key === pointed) ? [{ at: pointed, kind: 'target' }] : [];
  const gameKeys = screen.keys(stage, actor);
  const textKey = freeKey(gameKeys, TEXT_KEYS);
  const presses: Readonly<Record<string, () => void>> = {
    [textKey]: () => setTextOpen(!textOpen),
    [ZOOM_KEY]: toggleZoom,
    [THREATS_KEY]: toggleThreats,
    [FLIP_KEY]: () => setFlipped(!flipped),
  };
  const frameKeys = frameKeyNames(screen, gameKeys).map(([key, words]) => ({
    key,
    words,
    press: presses[key],
  }));
  useEffect(() => {
    if (pointed) setTab(TABS.find((name) => name === pointed) ?? 'state');
  }, [pointed]);
  // While a turn is being shown the lines of the last one stay, so that nothing below them jumps.
  const told = useRef<Told>({ seat: stage.seat, turn: stage.turn, lines: [] });
  if (!stage.animating || told.current.seat !== stage.seat) {
    const lines = stage.animating ? [] : screen.digest(stage.news, stage.seat);
    told.current = { seat: stage.seat, turn: stage.turn, lines };
  }
  const digest = told.current.lines;
  const heard = useRef(stage.turn);
  useEffect(() => {
    if (stage.animating || heard.current === stage.turn) return;
    heard.current = stage.turn;
    const won = stage.outcome ? screen.result(stage.view, stage.outcome, stage.seat).won : null;
    for (const name of soundsOf(stage, digest, won)) play(name);
  }, [stage.turn, stage.animating]);
  useEffect(() => {
    if (stage.notice?.kind === 'refusal') play('refuse');
  }, [stage.notice?.id]);
  useEffect(() => {
    if (stage.selected !== null) play('card');
  }, [stage.selected]);
  const slot = (name: string) => `slot slot-${name}${pointed === name ? ' pointed' : ''}`;
  const names = { state: screen.stateName, ...shell.frame.tabs };
  const over = stage.outcome !== null && !stage.animating;
  const [looking, setLooking] = useState(false); // at the board, after the end
  useEffect(() => {
    setLooking(false); // how it ended comes first
  }, [over, stage.live]);
  const covered = over && stage.live && !looking && props.end !== undefined;
  const look = () => setLooking(true);
  const aside: Binding = { key: 'Escape', words: shell.end.title, press: look };
  useKeys(() => [
    ...screen.keys(props.now(), actor),
    ...frameKeys,
    ...(covered ? [aside] : []),
    ...props.keys,
  ]);
  const threats =
    threatsShown && stage.live && !stage.animating && !over ? (screen.threats?.(stage.view) ?? []) : [];
  const part = { stage, actor, pointed: point, flipped, preview: setPressing };
  const lookSwitches = () => (
    <>
      {screen.threats && (
        <SideSwitch
          icon="eye"
          label={shell.frame.threats}
          shortcut={THREATS_KEY}
          on={threatsShown}
          onPress={toggleThreats}
        />
      )}
      {screen.flips && (
        <SideSwitch
          icon="flip"
          label={shell.frame.flip}
          shortcut={FLIP_KEY}
          on={flipped}
          onPress={() => setFlipped(!flipped)}
        />
      )}
    </>
  );
  return (
    <div
      class={`frame ${screen.layout}`}
      data-game={screen.game.id}
      data-tab={tab}
      data-text={textOpen ? 'open' : 'closed'}
      data-past={stage.turn < stage.turns || undefined}
      style={sizesOf(model)}
    >
      {props.head}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling panel must be reachable to be scrolled by keys */}
      <section class={slot('state')} aria-label={screen.stateName} tabIndex={0}>
        <screen.State {...part} />
      </section>
      <main class={slot('board')}>
        {screen.Lead && <screen.Lead {...part} />}
        {model.cells.length === 0 ? (
          <p class="empty no-board">{model.name}</p>
        ) : (
          <Board
            model={model}
            marks={stage.marks}
            preview={[...(aim?.marks ?? []), ...(props.advice?.marks ?? []), ...guide]}
            travels={stage.animating && speed !== 'off' && !reducedMotion()}
            glyphs={glyphs}
            arrows={screen.arrows}
            confirmTouch={screen.confirmTouch === true}
            notice={stage.notice}
            threats={threats}
            tip={aim?.tip}
            zoom={{ level: zoom, toggle: toggleZoom }}
            onPoint={setPoint}
            onPress={(key) => screen.press(props.now(), actor, key)}
            onGrab={(key) => screen.grab?.(props.now(), actor, key)}
            onDrop={(from, to) => screen.drop?.(props.now(), actor, from, to)}
          />
        )}
        <div class="hint-line">
          {over && (
            <p class="ending">
              <strong>
                {props.ending ?? screen.ending(stage.view, stage.outcome!, stage.reader, stage.turn)}
              </strong>
              {looking && (
                <button type="button" onClick={() => setLooking(false)}>
                  {shell.end.title}
                </button>
              )}
            </p>
          )}
          {aim?.tip && (
            <TipLine tip={aim.tip} onPress={() => screen.press(props.now(), actor, aim.tip!.at)} />
          )}
          {(!over || looking) && (
            <p>
              {stage.notice?.at === null && <span class={stage.notice.kind}>{stage.notice.words} </span>}
              {props.advice && <span class="news">{props.advice.words} </span>}
              {cell && !pressing && <span>{cell.name}. </span>}
              <span class="aim" aria-live="polite">
                {aim?.words}
              </span>
            </p>
          )}
        </div>
        {screen.moment && (
          <Moment
            id={stage.animating ? 0 : stage.turn}
            body={stage.animating || over ? null : screen.moment(stage)}
          />
        )}
      </main>
      {covered && <div class="end-cover">{props.end!(look)}</div>}
      <section class={slot('controls')} aria-label={shell.frame.commands}>
        <screen.Controls {...part} />
      </section>
      <nav class="tabs-place" aria-label={shell.frame.panels}>
        <div class="tabs" role="tablist" aria-label={shell.frame.panels}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={tab === name}
              class={tab === name ? 'tab chosen' : 'tab'}
              onClick={() => setTab(name)}
            >
              {names[name]}
            </button>
          ))}
        </div>
      </nav>
      <aside class="side">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls */}
        <section class={slot('digest')} aria-label={shell.frame.happened} tabIndex={0}>
          <h2>{shell.frame.happened}</h2>
          <Digest lines={digest} turn={told.current.turn} />
          {props.log.length === 0 && (
            <p class="empty">{stage.live ? screen.firstWords : shell.frame.nothing}</p>
          )}
        </section>
        <section class={slot('log')} aria-label={shell.log.title}>
          <Log blocks={props.log} inSight={tab === 'log'} onLook={props.onLook} />
        </section>
        {screen.About && (
          <div class="side-about">
            <screen.About {...part} />
          </div>
        )}
        <section class={slot('text')} aria-label={shell.frame.textView}>
          <h2>{shell.frame.textView}</h2>
          {screen.AboveText && <screen.AboveText {...part} />}
          <TextView pieces={props.text} inSight={tab === 'text' || textOpen} />
        </section>
        <div class="side-switches">
          {lookSwitches()}
          <SideSwitch
            icon="text"
            label={shell.frame.text}
            shortcut={textKey}
            on={textOpen}
            onPress={() => setTextOpen(!textOpen)}
          />
          {props.acts}
        </div>
      </aside>
      <section class={slot('game')} aria-label={shell.menu.title}>
        {tab === 'game' && (
          <>
            <div class="panel-switches">{lookSwitches()}</div>
            {props.menu}
          </>
        )}
      </section>
      <footer class={slot('replay')}>{props.foot}</footer>
      <Announcer {...props.announcement} />
    </div>
  );
}

function SideSwitch(props: {
  icon: IconName;
  label: string;
  shortcut: string;
  on: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" aria-pressed={props.on} onClick={props.onPress}>
      <Icon name={props.icon} />
      {props.label} <kbd>{props.shortcut}</kbd>
    </button>
  );
}
