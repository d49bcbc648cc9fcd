/** Below the board: the cards, what may follow a choice, and the keys for both. */
import {
  type Fact,
  HAND_SIZE,
  letterOf,
  linkOf,
  type Preview,
  type RaiinetCommand,
  type Sight,
  sightOf,
  type View,
} from '@quadrant/raiinet';
import { CommandButton } from '../../parts/Fields.js';
import type { Actor, Binding, PartProps } from '../contract.js';
import {
  cardKey,
  isCard,
  keyOf,
  keyOfLink,
  letterAt,
  nextAfter,
  outlook,
  pressAt,
  pressed,
  type RaiStage,
  whoIs,
} from './aim.js';
import { linksOf } from './board.js';
import { Fan, handOf } from './Cards.js';
import { TEXTS } from './texts.js';
import { toldBy } from './turned.js';

type Props = PartProps<RaiinetCommand, Fact, View>;

export function Controls({ stage, actor }: Props) {
  return (
    <div class={stage.selected === null ? 'rai-controls' : 'rai-controls choosing'}>
      <Fan stage={stage} onTake={(card) => takeCard(stage, actor, card)} />
      {stage.selected === null ? <Now stage={stage} /> : <Chosen stage={stage} actor={actor} />}
    </div>
  );
}

/** What is to be done, before anything is chosen. */
function Now({ stage }: { stage: RaiStage }) {
  const words = () => {
    if (stage.outcome) return TEXTS.over;
    if (stage.animating) return '';
    if (stage.planning) return TEXTS.planNow;
    if (stage.turn < stage.turns) return TEXTS.pastNow;
    if (stage.onMove !== stage.seat) return TEXTS.onMove(whoIs(stage, stage.onMove));
    if (!stage.live && stage.legal.length === 0) return TEXTS.pastNow;
    if (stage.legal.length === 0) return stage.cut ? TEXTS.waitsNow : TEXTS.sentNow; // who is asked can always move
    return handOf(stage).some(({ refusal }) => refusal === null) ? TEXTS.cardOrMove : TEXTS.moveNow;
  };
  return <p class="offers now">{words()}</p>;
}

function takeCard(stage: RaiStage, actor: Actor<RaiinetCommand>, card: number): void {
  const taken = handOf(stage).find((each) => each.card === card);
  if (!taken) return;
  if (stage.selected === cardKey(card)) actor.select(null);
  else if (taken.refusal !== null) actor.notify(`${taken.name}: ${taken.refusal}.`);
  else actor.select(cardKey(card));
}

/** What is chosen, the few choices that can be named with what they lead to, and the way back. */
function Chosen({ stage, actor }: Pick<Props, 'stage' | 'actor'>) {
  const [first] = pressed(stage);
  const card = isCard(first) ? handOf(stage)[Number(first.slice('card:'.length)) - 1] : null;
  const words = card
    ? TEXTS.chosenCard(card.name, card.help)
    : TEXTS.chosenLink(letterAt(sightOf(stage.view), first) ?? '');
  return (
    <div class="offers">
      <p class="chosen-words">{words}</p>
      {offers(stage).map(({ key, label, about }, i) => (
        <CommandButton
          key={key}
          label={label}
          about={about}
          shortcut={String(FIRST_OFFER + i)}
          refusal={null}
          onPress={() => pressAt(stage, actor, key)}
        />
      ))}
      <CommandButton label={TEXTS.cancel} shortcut="Esc" refusal={null} onPress={() => actor.select(null)} />
    </div>
  );
}

const FIRST_OFFER = HAND_SIZE + 1; // the keys after those of the cards
const MOST_OFFERS = 4;

/** Directions and options as buttons; squares to be chosen among many are pressed on the board. */
function offers(stage: RaiStage): { key: string; label: string; about?: string }[] {
  const before = pressed(stage);
  if (before.length === 0) return [];
  return [...nextAfter(stage, before)].slice(0, MOST_OFFERS).flatMap(([key, [choice]]) => {
    const label = labelOf(sightOf(stage.view), key, choice);
    if (label === null) return [];
    const about = choice.option === key ? '' : outlook(stage.view, choice);
    return [{ key, label, ...(about ? { about } : {}) }];
  });
}

function labelOf(view: Sight, key: string, { option, direction, place, leaves }: Preview): string | null {
  if (option !== null && key === option) return TEXTS.options[option] ?? option;
  if (direction === null || key !== keyOf(place)) return null;
  return TEXTS.direction(toldBy(view.seat, direction), letterAt(view, key), leaves);
}

export function keysOf(stage: RaiStage, actor: Actor<RaiinetCommand>): Binding[] {
  const { seat, onMove } = stage;
  const view = sightOf(stage.view);
  if (onMove !== seat) return [];
  const own = linksOf(seat).filter((link) => view.links[link].at >= 0);
  const before = pressed(stage);
  const lit = isCard(before[0])
    ? [...nextAfter(stage, before).keys()].flatMap((key) => letterAt(view, key) ?? [])
    : [];
  return [
    ...handOf(stage).map(({ card, name }) => ({
      key: String(card),
      words: `${TEXTS.card(card)}: ${name}`,
      press: () => takeCard(stage, actor, card),
    })),
    ...offers(stage).map(({ key, label }, i) => ({
      key: String(FIRST_OFFER + i),
      words: label,
      press: () => pressAt(stage, actor, key),
    })),
    ...lit.map((letter) => ({
      key: letter,
      words: TEXTS.chooseKey(letter),
      press: () => pressAt(stage, actor, keyOfLink(view, linkOf(view.players, letter))),
    })),
    ...own.map((link) => ({
      key: letterOf(link).toLowerCase(),
      words: TEXTS.chooseKey(letterOf(link)),
      press: () => pressAt({ ...stage, selected: null }, actor, keyOfLink(view, link)),
    })),
  ];
}
