/** A game that another page or program keeps, seen through one seat: another player's window, or a display that only watches. */
import { type Seat, SPECTATOR } from '@quadrant/kernel';
import { type Act, type Channel, type LinkState, RemoteChair } from '@quadrant/table';
import { useEffect, useMemo } from 'preact/hooks';
import type { PageGame } from '../games.js';
import { useListening } from '../parts/hooks.js';
import { START } from '../route.js';
import type { AnyScreen } from '../screens/contract.js';
import { later } from '../words/later.js';
import { shell } from '../words/shell.js';
import { ChairGame } from './ChairGame.js';
import { Message } from './Message.js';
import { PageHead } from './PageHead.js';
import { ActButtons, DrawOffer } from './TableActs.js';
import { TableClocks } from './TableClocks.js';

const BEAT_MS = 1000;

const linkWords = (link: LinkState): string => (link === 'here' ? '' : later.remote[link]);

interface RemoteProps {
  readonly entry: PageGame;
  readonly screen: AnyScreen;
  readonly title: string; // 'Player 2'
  readonly open: () => { readonly channel: Channel; readonly key: string; close(): void };
  readonly watching?: boolean; // nothing can be given here
}

export function RemoteGame({ entry, screen, title, open, watching = false }: RemoteProps) {
  const way = useMemo(open, []);
  const chair = useMemo(() => new RemoteChair(screen.game, way.channel, way.key), [way]);
  useListening((listener) => chair.subscribe(listener));
  useEffect(() => {
    const beat = watching ? 0 : setInterval(() => chair.beat(), BEAT_MS);
    return () => {
      clearInterval(beat);
      chair.close();
      way.close();
    };
  }, [chair]);

  const name = chair.seats > 1 && chair.seat >= 0 ? (screen.secrets?.seatName(chair.seat) ?? title) : title;
  const head = (plain: boolean) => (
    <PageHead plain={plain} entry={entry}>
      {name}
    </PageHead>
  );
  const acts = {
    seat: chair.seat,
    here: [chair.seat],
    offers: chair.offers,
    draws: true, // who plays in a window plays with people
    over: watching || chair.link === 'lost' || chair.moment()?.outcome !== null,
    act: (_: Seat, act: Act) => chair.act(act),
  };
  const state = watching && chair.link === 'lost' ? later.remote.ended : linkWords(chair.link);
  return (
    <ChairGame
      screen={screen}
      chair={chair}
      head={head(false)}
      menu={
        <div class="menu">
          <p class="hint">{later.remote.keptThere}</p>
          <ActButtons {...acts} />
        </div>
      }
      acts={<ActButtons {...acts} />}
      foot={
        <>
          <TableClocks clock={chair.clock} seats={chair.seats} />
          <DrawOffer {...acts} />
          {state && (
            <p class="hint link-state" role="status">
              {state}
            </p>
          )}
        </>
      }
      waiting={
        <div class="page" data-game={entry.id}>
          {head(true)}
          <Message title={linkWords(chair.link) || later.remote.opening} words={later.remote.keepOpen}>
            <a class="button" href={START}>
              {shell.toGames}
            </a>
          </Message>
        </div>
      }
      reader={watching ? SPECTATOR : chair.seat} // a display is looked at by all who play
      takes={!watching && chair.link !== 'lost'}
      looks={!watching}
    />
  );
}
