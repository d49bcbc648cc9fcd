/** The lobby: games that wait for somebody, and games that are being played, to look on at. */
import type { Answers } from '@quadrant/wire';
import { useEffect, useState } from 'preact/hooks';
import { Switch } from '../../parts/Fields.js';
import { ask, gamesHere } from '../api.js';
import { become, me } from '../me.js';
import { MatchList } from '../parts/MatchList.js';
import { NameField } from '../parts/NameField.js';
import { OnlinePage } from '../parts/OnlinePage.js';
import { onlineRoute } from '../routes.js';
import { clockWords, mayBeRated, seatsOfPreset } from '../words.js';

const LOOK_AGAIN_MS = 5_000;
type Listed = Answers['matches']['matches'];

export function FindPage({ watching, game }: { watching: boolean; game: string | undefined }) {
  const [matches, setMatches] = useState<Listed | null>(null);
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const look = async () => {
      const states = watching ? 'running,over' : 'open';
      const found = await ask('matches', `matches?state=${states}${game ? `&game=${game}` : ''}`);
      if (found.ok) setMatches(found.value.matches);
      setWords(found.ok ? null : found.error.words);
    };
    void look();
    const timer = setInterval(() => document.hidden || void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const mine = me()?.player;
  const isMine = ({ players }: Listed[number]) =>
    players.some((player) => player !== null && player.player === mine);
  const shown = matches?.filter((match) => watching || !isMine(match));
  return (
    <OnlinePage
      title={watching ? 'Watch' : 'Find an opponent'}
      lead={
        watching
          ? 'Look on at what is played now. You see what everybody may know, and all of it when it is over.'
          : 'Sit down at a table that waits, or put up one of your own for anybody to join.'
      }
      here={watching ? 'watch' : 'find'}
      {...(game ? { game } : {})}
    >
      {words && (
        <p class="refusal" role="alert">
          {words}
        </p>
      )}
      {!watching && <OpenTable game={game} />}
      <section class="online-section" aria-busy={matches === null}>
        <h2>{watching ? 'Being played, and just over' : 'Waiting for you'}</h2>
        {shown && (
          <MatchList
            matches={shown}
            action={watching ? 'Watch' : 'Look'}
            empty={
              watching
                ? 'Nobody plays in public just now. Open a table and be the first.'
                : 'Nobody waits just now. Open a table: whoever comes next finds it here.'
            }
          />
        )}
      </section>
    </OnlinePage>
  );
}

/** Puts up a table that anybody may join. */
function OpenTable({ game }: { game: string | undefined }) {
  const [here, setHere] = useState<Answers['games'] | null>(null);
  const [name, setName] = useState(me()?.name ?? '');
  const [chosen, setChosen] = useState('');
  const [clock, setClock] = useState(1);
  const [rated, setRated] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    void gamesHere().then((found) => found.ok && setHere(found.value));
  }, []);
  if (!here) return null;
  const ways = here.games
    .flatMap((hosted) =>
      hosted.presets.map((preset) => ({ hosted, preset, seats: seatsOfPreset(hosted, preset.options) })),
    )
    .filter(({ seats, hosted }) => seats > 1 && (game === undefined || hosted.game === game));
  if (ways.length === 0) return null;
  const keyOf = ({ hosted, preset }: (typeof ways)[number]) => `${hosted.game} ${preset.id}`;
  const way = ways.find((each) => keyOf(each) === chosen) ?? ways[0];
  const open = async () => {
    const who = await become(name);
    if (!who.ok) return setWords(who.error.words);
    const body = {
      game: way.hosted.game,
      preset: way.preset.id,
      clock: here.clocks[clock] ?? null,
      seats: ['me', ...Array.from({ length: way.seats - 1 }, () => 'open')],
      visible: 'public',
      rated: rated && mayBeRated(way.hosted.game, way.seats),
    };
    const made = await ask('made', 'matches', { body, token: who.value.token });
    if (!made.ok) return setWords(made.error.words);
    location.hash = onlineRoute('match', made.value.match);
  };
  return (
    <form
      class="open-table"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <NameField name={name} onChange={setName} />
      <label class="field">
        Game
        <select value={keyOf(way)} onChange={(event) => setChosen(event.currentTarget.value)}>
          {ways.map((each) => (
            <option key={keyOf(each)} value={keyOf(each)}>
              {each.hosted.title}, {each.seats} players
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        Clock
        <select value={String(clock)} onChange={(event) => setClock(Number(event.currentTarget.value))}>
          {here.clocks.map((rule, i) => (
            <option key={i} value={String(i)}>
              {clockWords(rule)}
            </option>
          ))}
        </select>
      </label>
      {mayBeRated(way.hosted.game, way.seats) && (
        <Switch label="Rated" hint="It counts for both ratings." on={rated} onChange={setRated} />
      )}
      <button type="submit" class="main">
        Open a table
      </button>
      {words && (
        <p class="refusal" role="alert">
          {words}
        </p>
      )}
    </form>
  );
}
