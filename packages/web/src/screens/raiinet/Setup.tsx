/** Who plays, then each person's links and cards, one after the other and unseen by the others. */
import type { Seat } from '@quadrant/kernel';
import { game, HAND_SIZE, type PlayerCount, type Side } from '@quadrant/raiinet';
import { useState } from 'preact/hooks';
import { keepLevel, usualLevel } from '../../keep/levels.js';
import { Choices } from '../../parts/Choices.js';
import { Switch } from '../../parts/Fields.js';
import { LevelChoice, levelName } from '../../parts/LevelChoice.js';
import { SetupStart } from '../../parts/SetupStart.js';
import type { SetupProps } from '../contract.js';
import { Arrange } from './Arrange.js';
import { Hand } from './Hand.js';
import {
  chance,
  dealSide,
  firstChoice,
  type MoveClock,
  type StartChoice,
  seatsOf,
  startOf,
  withSidesOfBots,
} from './start.js';
import { TEXTS } from './texts.js';

const CLOCKS: readonly (MoveClock | null)[] = [
  null,
  { base: 180_000, inc: 2_000 },
  { base: 300_000, inc: 3_000 },
  { base: 600_000, inc: 5_000 },
];

export function Setup({ start }: SetupProps) {
  const [choice, setChoice] = useState(() =>
    firstChoice({ players: 2, bots: [1], level: usualLevel(game.id), friendly: false }),
  );
  const [turn, setTurn] = useState(0); // the person who arranges now
  const [covered, setCovered] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const persons = seatsOf(choice.players).filter((seat) => !choice.bots.includes(seat));
  const seat = persons[turn];
  const next: Seat | undefined = persons[turn + 1];
  const side = choice.sides[seat];
  const change = (part: Partial<Side>) =>
    setChoice({ ...choice, sides: choice.sides.with(seat, { ...side, ...part }) });
  const submit = () => {
    if (side.hand.length < HAND_SIZE) return setWords(TEXTS.needsCards(HAND_SIZE));
    if (next === undefined) {
      keepLevel(game.id, choice.level);
      return setWords(start(startOf(withSidesOfBots(choice))));
    }
    setWords(null);
    setTurn(turn + 1);
    setCovered(true);
  };
  if (covered) return <Cover seat={seat} onShow={() => setCovered(false)} />;
  return (
    <form
      class="setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div class="setup-choices">
        <Arrange
          key={seat}
          seat={seat}
          links={side.links}
          onChange={(links) => change({ links })}
          onShuffle={() => change({ links: dealSide(chance()).links })}
        />
        <Hand key={`hand ${seat}`} hand={side.hand} onChange={(hand) => change({ hand })} />
      </div>
      <div class="setup-side">{turn === 0 && <Opponents choice={choice} onChange={setChoice} />}</div>
      <SetupStart label={next === undefined ? TEXTS.start : TEXTS.ready(next)} refusal={words}>
        <p>{choice.bots.length > 0 ? botWords(choice) : TEXTS.everybodyHere}</p>
      </SetupStart>
    </form>
  );
}

const botWords = ({ bots, level }: StartChoice) =>
  TEXTS.botsPlay(bots.map(TEXTS.player).join(', '), levelName(level));

interface OpponentsProps {
  readonly choice: StartChoice;
  onChange(choice: StartChoice): void;
}

function Opponents({ choice, onChange }: OpponentsProps) {
  const { players, bots, level, friendly, clock = null } = choice;
  const seat = (who: Seat, bot: boolean) => {
    const others = bots.filter((each) => each !== who);
    onChange({ ...choice, bots: bot ? [...others, who].sort() : others });
  };
  return (
    <>
      <Choices
        legend={TEXTS.players}
        compact
        choices={[
          { value: 2 as PlayerCount, name: TEXTS.two },
          { value: 4 as PlayerCount, name: TEXTS.four },
        ]}
        chosen={players}
        onChoose={(n) =>
          onChange(firstChoice({ players: n, bots: n === 2 ? [1] : [1, 2, 3], level, friendly, clock }))
        }
      />
      {seatsOf(players)
        .slice(1)
        .map((who) => (
          <Choices
            key={who}
            legend={TEXTS.playerIs(who)}
            compact
            choices={[
              { value: 1, name: TEXTS.aComputer },
              { value: 0, name: TEXTS.aPerson },
            ]}
            chosen={bots.includes(who) ? 1 : 0}
            onChoose={(bot) => seat(who, bot === 1)}
          />
        ))}
      {bots.length > 0 && (
        <LevelChoice
          game={game.id}
          legend={TEXTS.level}
          chosen={level}
          onChoose={(chosen) => onChange({ ...choice, level: chosen })}
        />
      )}
      <Choices
        legend={TEXTS.clock}
        compact
        choices={CLOCKS.map((rule, value) => ({ value, name: TEXTS.clockIs(rule) }))}
        chosen={CLOCKS.indexOf(clock)}
        onChoose={(value) => onChange({ ...choice, clock: CLOCKS[value] })}
      />
      <Switch
        label={TEXTS.friendlySwitch}
        hint={TEXTS.friendlyHint}
        on={friendly}
        onChange={(on) => onChange({ ...choice, friendly: on })}
      />
    </>
  );
}

function Cover({ seat, onShow }: { seat: Seat; onShow: () => void }) {
  return (
    <section class="message">
      <h2>{TEXTS.coverTitle(seat)}</h2>
      <p>{TEXTS.coverWords}</p>
      <p class="row">
        <button type="button" class="main" onClick={onShow}>
          {TEXTS.coverButton(seat)}
        </button>
      </p>
    </section>
  );
}
