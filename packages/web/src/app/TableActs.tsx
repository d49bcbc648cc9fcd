/** What players at one table may ask for beside their commands: a draw, and to resign. */
import type { Refusal, Seat } from '@quadrant/kernel';
import type { Act } from '@quadrant/table';
import { ConfirmButton } from '../parts/ConfirmButton.js';
import type { AnyPlay } from '../play/play.js';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';

export interface Acts {
  readonly seat: Seat; // who asks
  readonly here: readonly Seat[]; // who can answer at this screen
  readonly offers: readonly { readonly by: Seat }[]; // of a draw
  readonly draws: boolean; // there are only people to agree
  readonly over: boolean;
  act(seat: Seat, act: Act): Refusal | null | Promise<Refusal | null>;
}

/** What may be asked for at the table of this page; nothing where one plays alone. */
function actsOf(play: AnyPlay): Acts {
  const { table, seatsHere } = play;
  return {
    seat: play.asking,
    here: seatsHere,
    offers: table.offers,
    draws: table.seats > 1 && table.seatNames.every(({ bot }) => bot === undefined),
    over:
      table.seats < 2 ||
      table.termination !== null ||
      play.phase === 'curtain' ||
      !table.playing.includes(play.asking), // who has left asks for nothing more
    act: (seat, act) => play.act(seat, act),
  };
}

export function ActButtons({ seat, here, offers, draws, over, act }: Acts) {
  if (over) return null;
  const who = here.length > 1 ? shell.player(seat + 1) : null;
  return (
    <>
      {draws && offers.length === 0 && (
        <ConfirmButton
          label={later.acts.draw}
          sure={later.acts.drawSure(who)}
          icon="half"
          onConfirm={() => act(seat, 'draw')}
        />
      )}
      <ConfirmButton
        label={later.acts.resign}
        sure={later.acts.resignSure(who)}
        icon="flag"
        onConfirm={() => act(seat, 'resign')}
      />
    </>
  );
}

/** A draw that was offered, for whoever at this screen has to answer. */
export function DrawOffer({ here, offers, over, act }: Acts) {
  const [offer] = offers;
  if (over || !offer) return null;
  const asked = here.filter((seat) => seat !== offer.by);
  return (
    <div class="offer-bar" role="alert">
      <p>{asked.length > 0 ? later.acts.offered(offer.by + 1) : later.acts.waits}</p>
      {asked.length > 0 && (
        <>
          <button type="button" class="main" onClick={() => asked.forEach((seat) => void act(seat, 'draw'))}>
            {later.acts.accept}
          </button>
          <button type="button" onClick={() => void act(asked[0], 'decline')}>
            {later.acts.decline}
          </button>
        </>
      )}
    </div>
  );
}

export const TableActs = ({ play }: { play: AnyPlay }) => <ActButtons {...actsOf(play)} />;
export const TableOffer = ({ play }: { play: AnyPlay }) => <DrawOffer {...actsOf(play)} />;
