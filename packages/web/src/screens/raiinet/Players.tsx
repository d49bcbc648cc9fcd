/** The players: what they have downloaded, their links as far as they are known, their cards, and windows for them. */
import { capital, type Seat } from '@quadrant/kernel';
import {
  abilityOf,
  type Fact,
  HIDDEN_CARD,
  isUsed,
  isVirus,
  letterOf,
  ownerOf,
  type RaiinetCommand,
  type Sight,
  sightOf,
  unusedCards,
  type View,
} from '@quadrant/raiinet';
import { said } from '../../words/shell.js';
import { isBot, type PartProps } from '../contract.js';
import type { RaiStage } from './aim.js';
import { linksOf, linkWords } from './board.js';
import { Known } from './Known.js';
import { kindOf, pieceOf, spell } from './pictures.js';
import { seatsOf } from './start.js';
import { TEXTS } from './texts.js';

const SLOTS = 4;

type Part = PartProps<RaiinetCommand, Fact, View>;

export function State({ stage, flipped }: Part) {
  const { view, seating } = stage;
  const near = nearSeat(stage, flipped);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must be reachable to be scrolled by keys
    <section class={`stack players of-${view.players}`} tabIndex={0} aria-label={TEXTS.downloads}>
      {inOrder(view.players, near).map((seat) => (
        <PlayerBlock key={seat} stage={stage} seat={seat} isNear={seat === near} />
      ))}
      <div class="stack">
        {seating.friendly && <p class="hint">{TEXTS.friendly}</p>}
        <Windows stage={stage} />
        <Known view={view} />
      </div>
    </section>
  );
}

/** Of two players as they sit: who is at the bottom of the board stands below the other. */
const inOrder = (players: number, near: Seat): readonly Seat[] =>
  players === 2 ? [1 - near, near] : seatsOf(players);

/** Whose side is at the bottom; who only looks on sits with the first player. */
function nearSeat({ seat, view }: RaiStage, flipped: boolean): Seat {
  const own = Math.max(0, seat);
  return flipped && view.players === 2 ? 1 - own : own;
}

/** On a phone, who sits opposite has a line above the board; elsewhere all stand beside it. */
export function Opposite({ stage, flipped }: Part) {
  if (stage.view.players !== 2) return null;
  return (
    <div class="players opposite">
      <PlayerBlock stage={stage} seat={1 - nearSeat(stage, flipped)} brief />
    </div>
  );
}

interface BlockProps {
  readonly stage: RaiStage;
  readonly seat: Seat;
  readonly isNear?: boolean;
  readonly brief?: boolean;
}

function PlayerBlock({ stage, seat, isNear, brief }: BlockProps) {
  const { onMove, seating } = stage;
  const view = sightOf(stage.view);
  const player = view.seats[seat];
  const notes = [
    seating.names[seat]?.bot === undefined ? (seating.names[seat]?.name ?? '') : '',
    seat === view.seat && view.end === null ? TEXTS.you : '',
    isBot(seating, seat) ? TEXTS.computer(said(seating.names[seat].bot!)) : '',
    seating.away.includes(seat) && seat !== view.seat ? TEXTS.elsewhere : '',
    player.out ? TEXTS.out : '',
  ].filter(Boolean);
  return (
    <section
      class={`player seat-${seat}${isNear ? ' near' : ''}${onMove === seat ? ' on-move' : ''}${player.out ? ' out' : ''}`}
      aria-label={TEXTS.player(seat)}
    >
      <h2>
        <span class="seat-mark" aria-hidden="true">
          {seat + 1}
        </span>
        <span class="player-name">{TEXTS.player(seat)}</span>
        {notes.length > 0 && (
          <>
            {' '}
            <small>{notes.join(', ')}</small>
          </>
        )}
      </h2>
      <p class="hint cards-left">{TEXTS.unused(unusedCards(player))}</p>
      <Downloads view={view} seat={seat} />
      {!brief && <LinksAndCards view={view} seat={seat} />}
    </section>
  );
}

function LinksAndCards({ view, seat }: { view: Sight; seat: Seat }) {
  const player = view.seats[seat];
  const used = [...player.hand].filter((letter, card) => letter !== HIDDEN_CARD && isUsed(player, card));
  return (
    <>
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
      {used.length > 0 && (
        <p class="hint">{TEXTS.used(used.map((letter) => abilityOf(letter)!.name).join(', '))}</p>
      )}
    </>
  );
}

const Downloads = ({ view, seat }: { view: Sight; seat: Seat }) => (
  <div
    class="slots"
    role="img"
    aria-label={TEXTS.downloaded(view.seats[seat].data, view.seats[seat].viruses)}
  >
    <Slots view={view} seat={seat} viruses={false} />
    <Slots view={view} seat={seat} viruses={true} />
  </div>
);

/** Four places for data or viruses, with the links taken. */
function Slots({ view, seat, viruses }: { view: Sight; seat: Seat; viruses: boolean }) {
  const taken = view.links.flatMap(({ by, value }, link) =>
    by === seat && value !== null && isVirus(value) === viruses
      ? [pieceOf(letterOf(link), ownerOf(link), value)]
      : [],
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

interface TakenProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[] | undefined;
}

/** What everybody has taken, for the card at the end. */
export const Taken = ({ view, seat: own, names = [] }: TakenProps) => (
  <ul class="taken-links">
    {seatsOf(view.players).map((seat) => (
      <li key={seat}>
        <span>{seat === own ? capital(TEXTS.you) : names[seat] || TEXTS.player(seat)}</span>
        <Downloads view={sightOf(view)} seat={seat} />
      </li>
    ))}
  </ul>
);

/** Ways to give a player a window of their own. Only the page that keeps the game has them. */
function Windows({ stage }: { stage: RaiStage }) {
  const { windows, away } = stage.seating;
  const others = seatsOf(stage.view.players).filter(
    (seat) => seat !== stage.seat && windows[seat] && !away.includes(seat),
  );
  if (others.length === 0 || stage.outcome) return null;
  return (
    <div class="windows">
      <p class="hint">{TEXTS.windowHint}</p>
      <p class="row">
        {others.map((seat) => (
          <a
            key={seat}
            class="button"
            target="_blank"
            rel="noreferrer"
            href={windows[seat]!}
            aria-label={TEXTS.openWindow(seat)}
          >
            {TEXTS.player(seat)}
          </a>
        ))}
      </p>
    </div>
  );
}
