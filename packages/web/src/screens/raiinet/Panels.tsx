/** The players with their downloads and links; below the board the cards, and what may follow a choice. */
import type { Seat } from '@quadrant/kernel';
import {
  abilityOf,
  type Choice,
  type Fact,
  HAND_SIZE,
  HIDDEN_CARD,
  isUsed,
  isVirus,
  LINKS_EACH,
  letterOf,
  linkOf,
  type RaiinetCommand,
  unusedCards,
  type View,
} from '@quadrant/raiinet';
import { CommandButton } from '../../parts/Fields.js';
import { makeRoute } from '../../route.js';
import type { Actor, Binding, PartProps } from '../contract.js';
import {
  cardKey,
  isCard,
  keyOf,
  keyOfLink,
  letterAt,
  nextAfter,
  pressAt,
  pressed,
  type RaiStage,
} from './aim.js';
import { linkWords } from './board.js';
import { kindOf, spell } from './pictures.js';
import { seatsOf, type Table, tableOf } from './start.js';
import { TEXTS } from './texts.js';

type Props = PartProps<RaiinetCommand, Fact, View>;
const SLOTS = 4;
const linksOf = (seat: Seat) => Array.from({ length: LINKS_EACH }, (_, k) => seat * LINKS_EACH + k);

export function State({ stage }: Props) {
  const { view } = stage;
  const table = tableOf(stage.extra);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must be reachable to be scrolled by keys
    <section class="stack players" tabIndex={0} aria-label={TEXTS.downloads}>
      {seatsOf(view.players).map((seat) => (
        <PlayerBlock key={seat} stage={stage} seat={seat} table={table} />
      ))}
      {table.friendly && <p class="hint">{TEXTS.friendly}</p>}
      <Windows stage={stage} table={table} />
    </section>
  );
}

function PlayerBlock({ stage, seat, table }: { stage: RaiStage; seat: Seat; table: Table }) {
  const { view, onMove } = stage;
  const player = view.seats[seat];
  const notes = [
    seat === view.seat && view.end === null ? TEXTS.you : '',
    table.bots.includes(seat) ? TEXTS.computer : '',
    table.away.includes(seat) && seat !== view.seat ? TEXTS.elsewhere : '',
    player.out ? TEXTS.out : '',
  ].filter(Boolean);
  const used = [...player.hand].filter((letter, card) => letter !== HIDDEN_CARD && isUsed(player, card));
  return (
    <section
      class={`player seat-${seat}${onMove === seat ? ' on-move' : ''}`}
      aria-label={TEXTS.player(seat)}
    >
      <h3>
        <span class="seat-mark" aria-hidden="true">
          {seat + 1}
        </span>
        {TEXTS.player(seat)}
        {notes.length > 0 && <small> {notes.join(', ')}</small>}
      </h3>
      <div class="slots" role="img" aria-label={TEXTS.downloaded(player.data, player.viruses)}>
        <Slots view={view} seat={seat} viruses={false} />
        <Slots view={view} seat={seat} viruses={true} />
      </div>
      <ul class="chips">
        {linksOf(seat).map((link) => {
          const { value, at } = view.links[link];
          return (
            <li key={link} class={`chip ${kindOf(value)}${at < 0 ? ' off' : ''}`}>
              <span aria-hidden="true">
                {letterOf(link)} <b>{spell(value)}</b>
              </span>
              <span class="unseen">{linkWords(view, link)}</span>
            </li>
          );
        })}
      </ul>
      <p class="hint">
        {TEXTS.unused(unusedCards(player))}
        {used.length > 0 && `; ${TEXTS.used(used.map((letter) => abilityOf(letter)!.name).join(', '))}`}
      </p>
    </section>
  );
}

/** Four places for data or viruses, with the links taken. */
function Slots({ view, seat, viruses }: { view: View; seat: Seat; viruses: boolean }) {
  const taken = view.links.flatMap(({ by, value }, link) =>
    by === seat && value !== null && isVirus(value) === viruses ? [`${letterOf(link)}${spell(value)}`] : [],
  );
  return (
    <span class={`slot-row ${viruses ? 'virus' : 'data'}`} aria-hidden="true">
      <span class="slot-name">{viruses ? TEXTS.viruses : TEXTS.data}</span>
      {Array.from({ length: Math.max(SLOTS, taken.length) }, (_, i) => (
        <span key={i} class={i < taken.length ? 'download full' : 'download'}>
          {taken[i] ?? ''}
        </span>
      ))}
    </span>
  );
}

/** Ways to give a player a window of their own. Only the page that keeps the game has them. */
function Windows({ stage, table }: { stage: RaiStage; table: Table }) {
  const others = seatsOf(stage.view.players).filter(
    (seat) => seat !== stage.seat && !table.bots.includes(seat) && !table.away.includes(seat),
  );
  const possible = table.id !== '' && !table.away.includes(stage.seat) && 'locks' in navigator;
  if (!possible || others.length === 0 || stage.outcome) return null;
  return (
    <div class="stack windows">
      {others.map((seat) => (
        <a
          key={seat}
          class="button"
          target="_blank"
          rel="noreferrer"
          href={makeRoute('raiinet', 'more', 'seat', table.id, seat)}
        >
          {TEXTS.openWindow(seat)}
        </a>
      ))}
      <p class="hint">{TEXTS.windowHint}</p>
    </div>
  );
}

export function Controls({ stage, actor }: Props) {
  if (stage.selected !== null) return <Chosen stage={stage} actor={actor} />;
  return (
    <>
      {handOf(stage).map(({ card, name, help, refusal }) => (
        <CommandButton
          key={card}
          label={name}
          shortcut={String(card)}
          about={refusal ?? undefined}
          refusal={refusal}
          title={help}
          onPress={() => takeCard(stage, actor, card)}
        />
      ))}
    </>
  );
}

interface Card {
  readonly card: number;
  readonly name: string;
  readonly help: string;
  readonly refusal: string | null;
}

/** The cards of the seat whose view it is, with why one cannot be used now. */
function handOf(stage: RaiStage): Card[] {
  const { view } = stage;
  const next = nextAfter(stage, []);
  const player = view.seats[stage.seat];
  return [...player.hand].slice(0, HAND_SIZE).map((letter, i) => {
    const { name, help } = abilityOf(letter)!;
    const refusals: [boolean, string][] = [
      [isUsed(player, i), TEXTS.usedUp],
      [stage.onMove !== stage.seat, TEXTS.waits],
      [view.abilityUsed, TEXTS.once],
      [!next.has(cardKey(i + 1)), TEXTS.noTarget],
    ];
    return { card: i + 1, name, help, refusal: refusals.find(([holds]) => holds)?.[1] ?? null };
  });
}

function takeCard(stage: RaiStage, actor: Actor<RaiinetCommand>, card: number): void {
  const taken = handOf(stage).find((each) => each.card === card);
  if (!taken) return;
  if (taken.refusal !== null) actor.notify(`${taken.name}: ${taken.refusal}.`);
  else actor.select(cardKey(card));
}

/** What is chosen, the few choices that can be named, and the way back. */
function Chosen({ stage, actor }: Pick<Props, 'stage' | 'actor'>) {
  const [first] = pressed(stage);
  const card = isCard(first) ? handOf(stage)[Number(first.slice('card:'.length)) - 1] : null;
  const words = card
    ? TEXTS.chosenCard(card.name, card.help)
    : TEXTS.chosenLink(letterAt(stage.view, first) ?? '');
  return (
    <>
      <p class="chosen-words">{words}</p>
      {offers(stage).map(({ key, label }, i) => (
        <CommandButton
          key={key}
          label={label}
          shortcut={String(FIRST_OFFER + i)}
          refusal={null}
          onPress={() => pressAt(stage, actor, key)}
        />
      ))}
      <CommandButton label={TEXTS.cancel} shortcut="Esc" refusal={null} onPress={() => actor.select(null)} />
    </>
  );
}

const FIRST_OFFER = HAND_SIZE + 1; // the keys after those of the cards
const MOST_OFFERS = 4;

/** Directions and options as buttons; squares to be chosen among many are pressed on the board. */
function offers(stage: RaiStage): { key: string; label: string }[] {
  const before = pressed(stage);
  if (before.length === 0) return [];
  return [...nextAfter(stage, before)].slice(0, MOST_OFFERS).flatMap(([key, [choice]]) => {
    const label = labelOf(stage.view, key, choice);
    return label === null ? [] : [{ key, label }];
  });
}

function labelOf(view: View, key: string, { option, direction, place, leaves }: Choice): string | null {
  if (option !== null && key === option) return TEXTS.options[option] ?? option;
  if (direction === null || key !== keyOf(place)) return null;
  return TEXTS.direction(direction, letterAt(view, key), leaves);
}

export function keysOf(stage: RaiStage, actor: Actor<RaiinetCommand>): Binding[] {
  const { view, seat, onMove } = stage;
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
