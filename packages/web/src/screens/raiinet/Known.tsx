/** What is still hidden of the others, and what they know of one's own: from the view of the seat alone. */
import { type Seat, SPECTATOR } from '@quadrant/kernel';
import { letterOf, ownerOf, type Sight, sightOf, type Unseen, unseenOf, type View } from '@quadrant/raiinet';
import { linkWords, othersWhoKnow } from './board.js';
import { pieceOf } from './pictures.js';
import { seatsOf } from './start.js';
import { TEXTS } from './texts.js';

/** Nothing when the game is over: then everything is shown. */
export function Known({ view }: { view: View }) {
  if (view.outcome) return null;
  const sight = sightOf(view);
  return (
    <>
      <section class="known">
        <h3>{hasOneOpposite(view) ? TEXTS.hiddenThere : TEXTS.hidden}</h3>
        {seatsOf(view.players)
          .filter((seat) => seat !== view.seat && !sight.seats[seat].out)
          .map((seat) => (
            <HiddenRow key={seat} view={view} seat={seat} />
          ))}
      </section>
      {view.seat !== SPECTATOR && <Shown sight={sight} />}
    </>
  );
}

/** Then nobody needs to be told whose it is; who looks on has more than one. */
const hasOneOpposite = ({ players, seat }: View): boolean => players === 2 && seat !== SPECTATOR;

const KINDS = [
  { virus: false, look: 'data' },
  { virus: true, look: 'virus' },
  { virus: null, look: 'unknown' },
] as const;

/** The links of a player that are not known, each as its kind and strength, in no order of theirs. */
function HiddenRow({ view, seat }: { view: View; seat: Seat }) {
  const unseen = unseenOf(view, seat);
  return (
    <p class={`known-row seat-${seat}`}>
      <span class={hasOneOpposite(view) ? 'unseen' : 'seat-mark'}>
        <span class="unseen">{TEXTS.player(seat)}: </span>
        {!hasOneOpposite(view) && seat + 1}
      </span>
      {unseen.length === 0 && TEXTS.nothingHidden}
      {KINDS.map(({ virus, look }) => (
        <Tokens key={look} look={look} unseen={unseen.filter((each) => each.virus === virus)} />
      ))}
    </p>
  );
}

function Tokens({ look, unseen }: { look: (typeof KINDS)[number]['look']; unseen: readonly Unseen[] }) {
  if (unseen.length === 0) return null;
  const strengths = unseen.map((each) => each.strength);
  return (
    <>
      {strengths.map((strength, i) => (
        <span key={i} class={`token ${look}`} aria-hidden="true">
          {strength}
        </span>
      ))}
      <span class="unseen">{TEXTS.hiddenKind(look, strengths)} </span>
    </>
  );
}

/** The links of the viewer that somebody else knows, while they are on the board. */
function Shown({ sight }: { sight: Sight }) {
  const known = sight.links.flatMap((link, i) => {
    const by = ownerOf(i) === sight.seat && link.at >= 0 ? othersWhoKnow(sight, i) : [];
    return by.length > 0 ? [{ link: i, value: link.value!, by }] : [];
  });
  return (
    <section class="known">
      <h3>{TEXTS.knownOfYours(sight.players)}</h3>
      <ul class="known-row">
        {known.length === 0 && <li>{TEXTS.nothingKnown}</li>}
        {known.map(({ link, value, by }) => (
          <li key={link} class="known-link">
            {pieceOf(letterOf(link), ownerOf(link), value)}
            <span class="unseen">{linkWords(sight, link)}</span>
            {sight.players > 2 && <small>{TEXTS.knownBy(by)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
