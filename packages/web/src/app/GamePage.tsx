/** A game's pages: loads its screen, then setup, a game, the guided game or the rules. */
import { useEffect, useState } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { DrawingBook } from '../parts/drawing.js';
import { Lazy } from '../parts/Lazy.js';
import { type PageSection, replaceRoute, START } from '../route.js';
import type { AnyScreen } from '../screens/contract.js';
import { loadChoosing } from '../words/choosing.js';
import { withWords } from '../words/later.js';
import { shell, told } from '../words/shell.js';
import { beginAndGo, openDaily, openNew } from './current.js';
import { KeptGame } from './KeptGame.js';
import { Message } from './Message.js';
import { Nowhere } from './Nowhere.js';
import { loadCannotOpen, Waiting } from './Waiting.js';

interface PageProps {
  readonly entry: PageGame;
  readonly place: PageSection;
  readonly rest: readonly string[];
}

/** What the tab is called, where it is not the game itself. */
const titleOf = (place: PageSection, game: string): string =>
  place in shell.titles ? shell.titles[place as keyof typeof shell.titles](game) : game;

/** What nobody needs for a first game is loaded when it is wanted. */
const LATER = {
  setup: () =>
    withWords(() =>
      Promise.all([import('./SetupPage.js'), loadChoosing()]).then(([{ SetupPage }]) => SetupPage),
    ),
  rules: () =>
    withWords(() =>
      Promise.all([import('./RulesPage.js'), loadChoosing()]).then(([{ RulesPage }]) => RulesPage),
    ),
  guide: () => withWords(() => import('./GuidedGame.js').then(({ GuidedGame }) => GuidedGame)),
  link: () => withWords(() => import('./LinkedGame.js').then(({ LinkedGame }) => LinkedGame)),
  window: () => withWords(() => import('./SeatWindow.js').then(({ SeatWindow }) => SeatWindow)),
  watch: () => withWords(() => import('./DisplayPage.js').then(({ DisplayPage }) => DisplayPage)),
};

export function GamePage({ entry, place, rest }: PageProps) {
  const [screen, setScreen] = useState<AnyScreen | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    entry.screen().then(setScreen, () => setFailed(true));
  }, [entry]);
  useEffect(() => {
    document.title = `${titleOf(place, entry.title)} · Quadrant`;
  }, [entry, place]);
  if (place === 'rules') return <Lazy load={LATER.rules} props={{ entry }} />;
  if (failed)
    return (
      <Message title={shell.notLoaded.title} words={shell.notLoaded.words}>
        <button type="button" class="button main" onClick={() => location.reload()}>
          {shell.notLoaded.again}
        </button>
        <a class="button" href={START}>
          {shell.toGames}
        </a>
      </Message>
    );
  if (!screen) return <Waiting />;
  return (
    <>
      <DrawingBook drawings={screen.drawings} />
      <Inside entry={entry} screen={screen} place={place} rest={rest} />
    </>
  );
}

function Inside({ entry, screen, place, rest }: PageProps & { screen: AnyScreen }) {
  if (place === 'guide') return <Lazy load={LATER.guide} props={{ entry, screen }} />;
  if (place === 'game') return <KeptGame key={rest[0]} entry={entry} screen={screen} id={rest[0] ?? ''} />;
  if (place === 'link')
    return <Lazy key={rest[1]} load={LATER.link} props={{ entry, turn: rest[0], data: rest[1] ?? '' }} />;
  if (place === 'play') return <QuickGame key={rest[0]} entry={entry} screen={screen} seed={rest[0]} />;
  if (place === 'today') return <TodaysGame entry={entry} screen={screen} />;
  if (place === 'window')
    return <Lazy key={rest[0]} load={LATER.window} props={{ entry, screen, id: rest[0] ?? '' }} />;
  if (place === 'watch') return <Lazy load={LATER.watch} props={{ entry, screen }} />;
  if (place === 'more')
    return screen.more?.(rest, { start: (start) => beginAndGo(screen, start) }) ?? <Nowhere entry={entry} />;
  return <Lazy load={LATER.setup} props={{ entry, screen }} />;
}

/** Starts at once; `#/space-defender-2/play/900` with that seed. */
function QuickGame({
  entry,
  screen,
  seed,
}: {
  entry: PageGame;
  screen: AnyScreen;
  seed: string | undefined;
}) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const start = screen.quick();
    const address = openNew(screen, seed === undefined ? start : { ...start, seed: Number(seed) });
    if (address.ok) replaceRoute(address.value);
    else setWords(told(address.error));
  }, [screen, seed]);
  return words === null ? null : <Lazy load={loadCannotOpen} props={{ entry, words }} />;
}

/** Today's challenge, where it was left. */
function TodaysGame({ entry, screen }: { entry: PageGame; screen: AnyScreen }) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const address = openDaily(screen, new Date());
    if (address.ok) replaceRoute(address.value);
    else setWords(told(address.error));
  }, [screen]);
  return words === null ? null : <Lazy load={loadCannotOpen} props={{ entry, words }} />;
}
