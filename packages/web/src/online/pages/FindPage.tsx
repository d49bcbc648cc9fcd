/** The lobby: games that wait for somebody, and games that are being played, to look on at. */
import type { Answers } from '@quadrant/wire';
import { useEffect, useState } from 'preact/hooks';
import { Switch } from '../../parts/Fields.js';
import { online } from '../../words/online.js';
import { told } from '../../words/shell.js';
import { gamesHere, listMatches } from '../api.js';
import { useLookingAgain } from '../looking.js';
import { useMaking } from '../making.js';
import { me } from '../me.js';
import { MatchList } from '../parts/MatchList.js';
import { NameField } from '../parts/NameField.js';
import { OnlinePage } from '../parts/OnlinePage.js';
import { clockWords, mayBeRated, seatsOfPreset } from '../words.js';

type Listed = Answers['matches']['matches'];

export function FindPage({ watching, game }: { watching: boolean; game: string | undefined }) {
  const [matches, setMatches] = useState<Listed | null>(null);
  const [words, setWords] = useState<string | null>(null);
  useLookingAgain(async () => {
    const found = await listMatches(watching ? ['running', 'over'] : ['open'], game ? { game } : {});
    if (found.ok) setMatches(found.value);
    setWords(found.ok ? null : told(found.error));
  });
  const mine = me()?.player;
  const isMine = ({ players }: Listed[number]) =>
    players.some((player) => player !== null && player.player === mine);
  const isToSee = (match: Listed[number]) =>
    watching ? match.over?.termination !== 'aborted' : !isMine(match);
  const shown = matches?.filter(isToSee);
  const own = watching ? [] : (matches?.filter(isMine) ?? []);
  return (
    <OnlinePage
      title={watching ? online.places.watch : online.places.find}
      lead={watching ? online.find.watchLead : online.find.lead}
      here={watching ? 'watch' : 'find'}
      {...(game ? { game } : {})}
    >
      {words && (
        <p class="refusal" role="alert">
          {words}
        </p>
      )}
      {!watching && <OpenTable game={game} />}
      {own.length > 0 && (
        <section class="online-section">
          <h2>{online.find.yours}</h2>
          <MatchList matches={own} action={online.open} empty="" />
        </section>
      )}
      <section class="online-section" aria-busy={matches === null}>
        <h2>{watching ? online.find.played : online.find.waiting}</h2>
        {shown && (
          <MatchList
            matches={shown}
            action={watching ? online.places.watch : online.find.look}
            empty={watching ? online.find.nobodyPlays : online.find.nobodyWaits}
            ways={watching ? ['find', 'new'] : []}
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
  const make = useMaking((refusal) => setWords(told(refusal)));
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
  const open = () => {
    setWords(null);
    void make(name, {
      game: way.hosted.game,
      preset: way.preset.id,
      clock: here.clocks[clock] ?? null,
      seats: ['me', ...Array.from({ length: way.seats - 1 }, () => 'open')],
      visible: 'public',
      rated: rated && mayBeRated(way.hosted.game, way.seats),
    });
  };
  return (
    <form
      class="open-table"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <NameField name={name} onChange={setName} />
      <label class="field">
        {online.game}
        <select value={keyOf(way)} onChange={(event) => setChosen(event.currentTarget.value)}>
          {ways.map((each) => (
            <option key={keyOf(each)} value={keyOf(each)}>
              {online.withSeats(each.hosted.title, each.seats)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {online.clockName}
        <select value={String(clock)} onChange={(event) => setClock(Number(event.currentTarget.value))}>
          {here.clocks.map((rule, i) => (
            <option key={i} value={String(i)}>
              {clockWords(rule)}
            </option>
          ))}
        </select>
      </label>
      {mayBeRated(way.hosted.game, way.seats) && (
        <Switch label={online.rated} hint={online.ratedBoth} on={rated} onChange={setRated} />
      )}
      <button type="submit" class="main">
        {online.find.open}
      </button>
      {words && (
        <p class="refusal" role="alert">
          {words}
        </p>
      )}
    </form>
  );
}
