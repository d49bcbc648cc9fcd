/** The explorer as numbers with the compass, and the commands that are no preview. */
import { capital } from '@quadrant/kernel';
import {
  preview as flights,
  game,
  landings,
  outlooks,
  type SeenFact,
  type SimCommand,
  type View,
} from '@quadrant/simodyssey-2';
import { drawn } from '../../parts/drawing.js';
import { CommandButton, Switch } from '../../parts/Fields.js';
import { Icon } from '../../parts/icons.js';
import type { Actor, Binding, PartProps } from '../contract.js';
import { moveTowards } from './aim.js';
import { keyOf, type SimStage } from './board.js';
import { COMPASS, Compass } from './Compass.js';
import { DRAWINGS } from './drawings.js';
import { Entities } from './Entities.js';
import { goalOf } from './goal.js';
import { picture } from './pictures.js';
import { SPEECH, TEXTS } from './texts.js';

type Props = PartProps<SimCommand, SeenFact, View>;

const { intern } = game.grammar;
const PLAY = intern('play');
const WORMHOLE = intern('wormhole');
const LAND = intern('land');
const LIFT_OFF = intern('liftoff');
const PASS = intern('pass');
const ABORT = intern('abort');
const TOGGLE = intern('toggle_RNG_out');

/** What to fly for, from here. */
function goalWords({ view, legal }: SimStage): string {
  if (legal.includes(LAND)) return TEXTS.landHere;
  const goal = goalOf(view);
  if (!goal) return TEXTS.noGoal;
  return goal.flights === 0 ? TEXTS.waitHere : TEXTS.nearest(goal.sector, goal.flights, goal.reached);
}

export function State({ stage, actor, pointed, preview }: Props) {
  const { explorer, mode, entities, rngShown, single } = stage.view;
  if (!explorer || !mode) return <p class="empty">{TEXTS.between}</p>;
  const { at, landed } = explorer;
  const sector = pointed ?? (at && keyOf(at));
  const doing = at === null ? 'lost' : landed ? 'landed' : 'travelling';
  return (
    <div class="stack explorer-panel">
      <section class="card-box stack tanks">
        <Pips
          label={TEXTS.meters.fuel}
          value={explorer.fuel}
          max={explorer.mostFuel}
          icon="fuel"
          about={TEXTS.reach(explorer.fuel)}
        />
        <Pips label={TEXTS.meters.life} value={explorer.life} max={explorer.mostLife} icon="heart" />
        <p class="hint">
          {capital(TEXTS.doing[doing])}
          {at && `, ${TEXTS.place(at)}`}
        </p>
      </section>
      <section class="card-box ways">
        <h2 class="label-line">{TEXTS.flyEach}</h2>
        <Compass stage={stage} actor={actor} preview={preview} />
        <p class="hint hatched">{TEXTS.hatched}</p>
      </section>
      {stage.outcome === null && <Stars stage={stage} />}
      {mode === 'test' && sector && <Entities entities={entities} sector={sector} />}
      {!single && <Switch label={TEXTS.rng} on={rngShown} onChange={() => actor.give(TOGGLE)} />}
      <details class="legend" open>
        <summary>{TEXTS.legend}</summary>
        <Kinds />
      </details>
    </div>
  );
}

/** What to fly for, above the board. */
export function Lead({ stage }: Props) {
  if (!stage.view.inMission || stage.outcome !== null) return null;
  const chances = landings(stage.view).length;
  return (
    <p class="above-board">
      {drawn('settled', DRAWINGS.settled)}
      <span>
        <b>{TEXTS.goalName}</b> <span class="aim-words">{TEXTS.aim}</span>{' '}
        {chances > 0 && <b class="chances">{TEXTS.chances(chances)}</b>} {goalWords(stage)}
      </span>
    </p>
  );
}

/** What is out there, below the log. */
export const About = () => (
  <>
    <h2 class="label-line">{TEXTS.legend}</h2>
    <Kinds />
  </>
);

const Kinds = () => (
  <ul>
    {[...SPEECH.legend].map(([letter, { name, words }]) => (
      <li key={letter} title={words}>
        {picture(letter)}
        <code>{letter}</code>
        <span>{name}</span>
      </li>
    ))}
  </ul>
);

/** A few of something: so many are left. */
const Pips = (props: {
  label: string;
  value: number;
  max: number;
  icon: 'fuel' | 'heart';
  about?: string; // what that is good for
}) => (
  <p class={`pips pips-${props.icon}`}>
    <span>{props.label}</span>
    <b>
      {props.value} <small>/ {props.max}</small>
    </b>
    <span class="pip-row" aria-hidden="true">
      {Array.from({ length: props.max }, (_, i) => (
        <span key={i} class={i < props.value ? 'left' : ''}>
          {props.icon === 'heart' && <Icon name="heart" />}
        </span>
      ))}
      {props.about && <small class="pip-about">{props.about}</small>}
    </span>
  </p>
);

const STARS = /[Y*]/;

/** The stars one flight away, with the fuel after it, who waits there and what it may cost. */
function Stars({ stage: { view, legal } }: { stage: SimStage }) {
  const risks = new Map(outlooks(view).map((outlook) => [outlook.direction, outlook.hurt]));
  const settled = new Set(landings(view).flatMap((each) => (each.settled ? [keyOf(each.at)] : [])));
  const stars = flights(view).flatMap(({ direction, sector, fuel, end }) => {
    const letters = view.sectors[(sector[0] - 1) * view.columns + sector[1] - 1];
    const star = STARS.exec(letters)?.[0];
    return star && !end && legal.includes(moveTowards(direction)) ? [{ direction, sector, star, fuel }] : [];
  });
  if (stars.length === 0) return null;
  return (
    <section class="card-box stars">
      <h2 class="label-line">{TEXTS.refuel}</h2>
      <ul>
        {stars.map(({ direction, sector, star, fuel }) => {
          const hurt = risks.get(direction) ?? 0;
          const gain = TEXTS.fuel(fuel);
          return (
            <li key={direction}>
              {picture(star)}
              <span>{TEXTS.starAt(sector, direction)}</span>
              <b class={settled.has(keyOf(sector)) ? 'worth gain' : 'worth'}>
                {settled.has(keyOf(sector)) ? TEXTS.withPlanet(gain) : gain}
                {hurt > 0 && <span class="harm">, {TEXTS.oneIn(hurt)}</span>}
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Controls({ stage, actor }: Props) {
  const { inMission, explorer, single } = stage.view;
  const button = (label: string, shortcut: string, command: SimCommand, about?: string) => (
    <CommandButton
      label={label}
      shortcut={shortcut}
      about={about}
      refusal={actor.reason(command)}
      onPress={() => actor.give(command)}
    />
  );
  if (!inMission) return button(TEXTS.another, 'm', PLAY, TEXTS.anotherAbout);
  return (
    <>
      {button(TEXTS.wormhole, 'h', WORMHOLE)}
      {explorer?.landed ? button(TEXTS.liftoff, 'o', LIFT_OFF) : button(TEXTS.land, 'l', LAND)}
      {button(TEXTS.pass, 's', PASS)}
      {!single && button(TEXTS.abort, 'b', ABORT)}
    </>
  );
}

export function keysOf({ view }: SimStage, actor: Actor<SimCommand>): Binding[] {
  const binding = (key: string, words: string, command: SimCommand): Binding => ({
    key,
    words,
    press: () => actor.give(command),
  });
  if (!view.inMission) return [binding('m', TEXTS.keys.another, PLAY)];
  const ways = COMPASS.flatMap(([direction, letter, digit]) =>
    [letter, digit].map((key) => binding(key, TEXTS.keys.fly(direction), moveTowards(direction))),
  );
  return [
    ...ways,
    binding('h', TEXTS.keys.wormhole, WORMHOLE),
    binding('l', TEXTS.keys.land, LAND),
    binding('o', TEXTS.keys.liftoff, LIFT_OFF),
    binding('s', TEXTS.keys.pass, PASS),
    binding('5', TEXTS.keys.pass, PASS),
    ...(view.single ? [] : [binding('g', TEXTS.keys.rng, TOGGLE), binding('b', TEXTS.keys.abort, ABORT)]),
  ];
}
