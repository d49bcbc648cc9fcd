/** Makes a match: against whoever gets the link, or against a bot of the house. */
import type { Answers } from '@quadrant/wire';
import { useEffect, useState } from 'preact/hooks';
import { Choices } from '../../parts/Choices.js';
import { Switch } from '../../parts/Fields.js';
import { SetupStart } from '../../parts/SetupStart.js';
import { online } from '../../words/online.js';
import { said, told } from '../../words/shell.js';
import { gamesHere } from '../api.js';
import { useMaking } from '../making.js';
import { me } from '../me.js';
import { LocalBots } from '../parts/LocalBots.js';
import { NameField } from '../parts/NameField.js';
import { OnlinePage } from '../parts/OnlinePage.js';
import { type ChosenSide, SideField } from '../parts/SideField.js';
import { botWords, clockWords, type HostedGame, mayBeRated, seatsOfPreset } from '../words.js';

type Against = 'friend' | 'computer';

/** One way to play one game. */
interface Way {
  readonly key: string; // 'raiinet usual'
  readonly game: HostedGame;
  readonly preset: string;
  readonly words: string;
  readonly seats: number;
}

const waysOf = ({ games }: Answers['games'], against: Against): Way[] =>
  games
    .flatMap((game) =>
      game.presets.map(({ id, words, options }) => ({
        key: `${game.game} ${id}`,
        game,
        preset: id,
        words,
        seats: seatsOfPreset(game, options),
      })),
    )
    .filter(({ seats, game }) => seats > 1 && (against === 'friend' || game.bots.length > 0));

export function NewPage({ game, against }: { game: string | undefined; against: Against }) {
  const [here, setHere] = useState<Answers['games'] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void gamesHere().then((found) => (found.ok ? setHere(found.value) : setTrouble(told(found.error))));
  }, []);
  const ways = here ? waysOf(here, against) : [];
  return (
    <OnlinePage
      title={online.places[against === 'friend' ? 'new' : 'computer']}
      lead={online.new.leads[against]}
      here={against === 'friend' ? 'new' : 'computer'}
    >
      {trouble && (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      )}
      {here && ways.length > 0 && <MatchForm here={here} ways={ways} game={game} against={against} />}
      {against === 'computer' && here && <LocalBots served={ways.length > 0} />}
    </OnlinePage>
  );
}

interface FormProps {
  readonly here: Answers['games'];
  readonly ways: readonly Way[];
  readonly game: string | undefined;
  readonly against: Against;
}

function MatchForm({ here: { clocks }, ways, game, against }: FormProps) {
  const [key, setKey] = useState((ways.find((way) => way.game.game === game) ?? ways[0]).key);
  const [clock, setClock] = useState(0);
  const [friendly, setFriendly] = useState(false);
  const [rated, setRated] = useState(false);
  const [bot, setBot] = useState<string | null>(null);
  const [name, setName] = useState(me()?.name ?? '');
  const [side, setSide] = useState<ChosenSide | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const send = useMaking((refusal) => setWords(told(refusal)));
  const way = ways.find((each) => each.key === key) ?? ways[0];
  const mayRate = !friendly && mayBeRated(way.game.game, way.seats);
  const opponent = way.game.bots.find(({ id }) => id === bot) ?? way.game.bots[1] ?? way.game.bots[0]; // the first one is nobody's match

  const make = () => {
    setWords(null);
    const others = against === 'friend' ? 'open' : `bot:${opponent.id}`;
    void send(name, {
      game: way.game.game,
      preset: way.preset,
      clock: against === 'friend' ? clocks[clock] : null,
      seats: ['me', ...Array.from({ length: way.seats - 1 }, () => others)],
      visible: 'link',
      friendly,
      rated: rated && mayRate,
      ...(side ? { side: { ...side } } : {}),
    });
  };
  return (
    <form
      class="setup-form"
      data-game={way.game.game}
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <div class="setup-choices">
        <Choices
          legend={online.new.what}
          choices={ways.map((each) => ({
            value: each.key,
            name: online.withSeats(each.game.title, each.seats),
            about: said(each.words),
          }))}
          chosen={way.key}
          onChoose={(chosen) => {
            setKey(chosen);
            setSide(null);
          }}
        />
        <SideField key={way.key} game={way.game.game} onChange={setSide} />
      </div>
      <div class="setup-side">
        <NameField name={name} onChange={setName} />
        {against === 'computer' && (
          <div>
            <Choices
              legend={online.new.opponent}
              compact
              choices={way.game.bots.map(({ id, rating }) => ({
                value: id,
                name: rating === null ? said(id) : online.new.about(said(id), rating),
              }))}
              chosen={opponent.id}
              onChoose={(id) => setBot(id)}
            />
            <p class="hint">{botWords(opponent)}</p>
          </div>
        )}
        {against === 'friend' && (
          <Choices
            legend={online.clockName}
            compact
            choices={clocks.map((rule, i) => ({ value: i, name: clockWords(rule) }))}
            chosen={clock}
            onChoose={(i) => setClock(i)}
          />
        )}
        <Switch
          label={online.new.friendly}
          hint={online.new.friendlyHint}
          on={friendly}
          onChange={setFriendly}
        />
        {mayRate && (
          <Switch label={online.rated} hint={online.new.ratedHint} on={rated} onChange={setRated} />
        )}
      </div>
      <SetupStart label={against === 'friend' ? online.new.makeLink : online.new.play} refusal={words}>
        <p>
          {way.game.title}: {said(way.words)}{' '}
          {against === 'friend' && online.new.clock(clockWords(clocks[clock]))}{' '}
          {rated && mayRate && online.new.ratedHint} {friendly && online.new.friendlyHint}
        </p>
      </SetupStart>
    </form>
  );
}
