/** The page's side of other players' windows: it keeps the only position and sends each window its seat's view. */
import type { Seat } from '@quadrant/kernel';
import { game } from '@quadrant/raiinet';
import { newId } from '../../keep/games.js';
import { channelName, read, type ToPage, type ToWindow, write } from './messages.js';
import type { RaiPlay } from './play.js';
import { personsOf, tableOf } from './start.js';
import { TEXTS } from './texts.js';

export function attendWindows(play: RaiPlay): () => void {
  if (!('locks' in navigator)) return () => {};
  const table = () => tableOf(play.extra);
  play.setExtra({ ...table(), id: table().id || newId() });
  const { id } = table();
  const persons = personsOf(game.seats(play.session.position), table());
  const channels = new Map(persons.map((seat) => [seat, new BroadcastChannel(channelName(id, seat))]));
  const listening = new Map<Seat, string>(); // with what was sent last
  const looking = new Map<Seat, number>(); // windows that look at an earlier turn
  let stopped = false;

  const post = (seat: Seat, message: ToWindow) => channels.get(seat)!.postMessage(write(message));
  const show = (seat: Seat) => {
    const stage = play.stageFor(seat, looking.get(seat));
    const text = write({ kind: 'shown', stage, log: play.log(seat, stage.turn) });
    if (listening.get(seat) === text) return;
    listening.set(seat, text);
    channels.get(seat)!.postMessage(text);
  };
  const showAll = () => {
    if (!play.stage.animating) for (const seat of listening.keys()) show(seat);
  };

  /** A window holds its seat's lock while it is open; whoever waits for the lock learns that it is gone. */
  const returnWhenGone = (seat: Seat) =>
    navigator.locks.request(channelName(id, seat), () => {
      listening.delete(seat);
      if (!stopped) play.setExtra({ ...table(), away: table().away.filter((each) => each !== seat) });
    });

  const hear = (seat: Seat, message: ToPage) => {
    if (message.kind === 'look') {
      if (message.turn < play.session.turn) looking.set(seat, message.turn);
      else looking.delete(seat);
      show(seat);
      return;
    }
    if (message.kind === 'give') {
      looking.delete(seat);
      const command = game.grammar.parse(message.command);
      const refusal = !command.ok
        ? command.error
        : game.onMove(play.session.position) === seat
          ? play.follow(command.value)
          : { words: TEXTS.onMove(play.stage.onMove) };
      if (refusal) post(seat, { kind: 'refused', words: refusal.words, at: message.at });
      return;
    }
    if (!listening.has(seat)) void returnWhenGone(seat);
    listening.set(seat, '');
    looking.delete(seat);
    const here = play.seatsHere.filter((each) => each !== seat);
    if (here.length > 0) play.setExtra({ ...table(), away: [...new Set([...table().away, seat])] });
    show(seat);
  };

  for (const [seat, channel] of channels) {
    channel.onmessage = ({ data }: MessageEvent<string>) => hear(seat, read(data) as ToPage);
    post(seat, { kind: 'calling' });
  }
  const unsubscribe = play.subscribe(showAll);
  return () => {
    stopped = true;
    unsubscribe();
    for (const [seat, channel] of channels) {
      post(seat, { kind: 'gone' });
      channel.close();
    }
  };
}
