/** A game's pages: loads its screen, then setup, a game, the guided game or the rules. */
import type { GameRecord } from '@quadrant/table';
import { useEffect, useState } from 'preact/hooks';
import type { GameEntry } from '../games.js';
import { saveFile } from '../keep/files.js';
import { keptGames } from '../keep/games.js';
import { unpackRecord } from '../keep/link.js';
import { DrawingBook } from '../parts/drawing.js';
import type { AnyPlay } from '../play/play.js';
import { makeRoute, type Place, replaceRoute, START } from '../route.js';
import type { AnyScreen } from '../screens/contract.js';
import { begin, beginAndGo, open, openRecord, reopen } from './current.js';
import { DisplayPage } from './DisplayPage.js';
import { GuidedGame } from './GuidedGame.js';
import { LocalGame } from './LocalGame.js';
import { Message } from './Message.js';
import { Nowhere } from './Nowhere.js';
import { RulesPage } from './RulesPage.js';
import { SeatWindow } from './SeatWindow.js';
import { SetupPage } from './SetupPage.js';

interface PageProps {
  readonly entry: GameEntry;
  readonly place: Place;
  readonly rest: readonly string[];
}

/** What the tab is called, where it is not the game itself. */
const TITLES: Partial<Record<Place, (game: string) => string>> = {
  setup: (game) => `Set up ${game}`,
  guide: (game) => `First game of ${game}`,
  rules: (game) => `Rules of ${game}`,
  more: (game) => `${game}, more`,
};

export function GamePage({ entry, place, rest }: PageProps) {
  const [screen, setScreen] = useState<AnyScreen | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    entry.load().then(setScreen, () => setFailed(true));
  }, [entry]);
  useEffect(() => {
    document.title = `${TITLES[place]?.(entry.title) ?? entry.title} · Quadrant`;
  }, [entry, place]);
  if (place === 'rules') return <RulesPage entry={entry} />;
  if (failed)
    return (
      <Message
        title="The game could not be loaded"
        words="There may be no connection. Nothing of yours is lost."
      >
        <button type="button" class="button main" onClick={() => location.reload()}>
          Try again
        </button>
        <a class="button" href={START}>
          To the four games
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
  if (place === 'guide') return <GuidedGame entry={entry} screen={screen} />;
  if (place === 'game') return <KeptGame key={rest[0]} entry={entry} screen={screen} id={rest[0] ?? ''} />;
  if (place === 'link') return <LinkedGame key={rest[1]} entry={entry} turn={rest[0]} data={rest[1] ?? ''} />;
  if (place === 'play') return <QuickGame key={rest[0]} entry={entry} screen={screen} seed={rest[0]} />;
  if (place === 'window')
    return <SeatWindow key={rest[0]} entry={entry} screen={screen} id={rest[0] ?? ''} />;
  if (place === 'watch') return <DisplayPage entry={entry} screen={screen} />;
  if (place === 'more')
    return screen.more?.(rest, { start: (start) => beginAndGo(screen, start) }) ?? <Nowhere entry={entry} />;
  return <SetupPage entry={entry} screen={screen} />;
}

/** Starts at once; `#/space-defender-2/play/900` with that seed. */
function QuickGame({
  entry,
  screen,
  seed,
}: {
  entry: GameEntry;
  screen: AnyScreen;
  seed: string | undefined;
}) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const start = screen.quick();
    const address = begin(screen, seed === undefined ? start : { ...start, seed: Number(seed) });
    if (address.ok) replaceRoute(address.value);
    else setWords(address.error.words);
  }, [screen, seed]);
  return words === null ? null : <CannotOpen entry={entry} words={words} />;
}

function KeptGame({ entry, screen, id }: { entry: GameEntry; screen: AnyScreen; id: string }) {
  const [play, setPlay] = useState<AnyPlay | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const [holds, setHolds] = useState<string | null>(null);
  useEffect(() => {
    const find = async () => {
      const found = await reopen(screen, id);
      if (found.ok) return setPlay(found.value);
      setHolds(found.holds && open(found.holds));
      setWords(found.error.words);
    };
    void find();
  }, [screen, id]);
  if (words !== null) {
    const kept = keptGames(entry.id).find((each) => each.id === id);
    return <CannotOpen entry={entry} words={words} holds={holds} record={kept?.record} />;
  }
  return play ? <LocalGame entry={entry} play={play} /> : <Waiting />;
}

function LinkedGame({ entry, turn, data }: { entry: GameEntry; turn: string | undefined; data: string }) {
  const [holds, setHolds] = useState<string | null>(null);
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const follow = async () => {
      const value = await unpackRecord(data);
      if (!value.ok) return setWords(value.error.words);
      const address = await openRecord(value.value, /^\d+$/.test(turn ?? '') ? Number(turn) : undefined);
      if (address.ok) return replaceRoute(address.value);
      setHolds(address.holds);
      setWords(address.error.words);
    };
    void follow();
  }, [data, turn]);
  return words === null ? <Waiting /> : <CannotOpen entry={entry} words={words} holds={holds} />;
}

/** Seen only when opening takes a while: a long game is played again from its first turn. */
const Waiting = () => (
  <main class="message waiting" aria-busy="true">
    <p>Opening the game…</p>
  </main>
);

/** What is kept but cannot be played here can still be taken away as a file. */
function CannotOpen(props: {
  entry: GameEntry;
  words: string;
  record?: GameRecord | undefined;
  holds?: string | null; // where the game is open as far as it holds
}) {
  const { entry, words, record, holds } = props;
  return (
    <Message title="This game cannot be opened" words={words}>
      <a class="button main" href={makeRoute(entry.id, 'play')}>
        Play a new game
      </a>
      {holds && (
        <a class="button" href={holds}>
          Open it as far as it holds
        </a>
      )}
      {record && (
        <button type="button" onClick={() => saveFile(`${entry.id}.quadrant.json`, JSON.stringify(record))}>
          Save it as a file
        </button>
      )}
      <a class="button" href={START}>
        To the four games
      </a>
    </Message>
  );
}
