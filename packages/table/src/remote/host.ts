/** The table's side of a seat that is elsewhere: it answers what comes with the right key, and sends what the seat may know. */
import { type Command, type Fact, type Refusal, type Seat, SPECTATOR } from '@quadrant/kernel';
import type { Table } from '../table.js';
import type { Channel } from './channel.js';
import { readToTable, type ToSeat, type ToTable } from './messages.js';

export interface Guest {
  /** Tells the other side and stops listening. */
  close(): void;
  readonly heard: boolean; // somebody said hello with the right key
}

export interface HostSettings {
  readonly key: string; // unguessable; a message without it gets nothing
  /** Told when somebody with the key says hello. */
  onHello?(): void;
  /** Told with every message that carries the key: who counts beats can tell a seat that is gone. */
  onBeat?(): void;
}

/** Lets a seat (or SPECTATOR) be played from elsewhere. */
export function hostSeat<C extends Command, V, S extends Fact>(
  table: Table<C, V, S>,
  seat: Seat,
  channel: Channel,
  { key, onHello, onBeat }: HostSettings,
): Guest {
  let heard = false;
  let sent = '';
  const post = (message: ToSeat) => channel.post(JSON.stringify(message));
  const show = (again: boolean) => {
    const text = JSON.stringify(stateOf(table, seat, key));
    if (!again && text === sent) return;
    sent = text;
    channel.post(text);
  };
  const answer = (id: string, refusal: Refusal | null) => post({ t: 'answer', key, id, refusal });

  const handlers: { [T in ToTable['t']]: (message: Extract<ToTable, { t: T }>) => void } = {
    hello() {
      heard = true;
      onHello?.();
      show(true);
    },
    give({ id, turn, command }) {
      if (turn !== table.turn) return answer(id, { code: 'stale', words: 'The game has gone on meanwhile.' });
      const parsed = table.game.grammar.parse(command);
      if (!parsed.ok) return answer(id, parsed.error);
      answer(id, seat === SPECTATOR ? NO_SEAT : table.give(seat, parsed.value));
    },
    act: ({ id, act }) => answer(id, seat === SPECTATOR ? NO_SEAT : table.act(seat, act)),
    look({ turn }) {
      if (turn < table.firstTurn || turn > table.turn) return;
      post({ t: 'moment', key, moment: momentOf(table, seat, turn) });
    },
    ping: () => post({ t: 'pong', key }),
  };

  const unlisten = channel.listen((value) => {
    const message = readToTable(value);
    if (message === null || message.key !== key) return;
    onBeat?.();
    // Who goes on talking without a hello talked to a table that was loaded anew since.
    if (!heard && message.t !== 'hello') handlers.hello({ t: 'hello', key });
    (handlers[message.t] as (message: ToTable) => void)(message);
  });
  const unsubscribe = table.subscribe(() => {
    if (heard) show(false);
  });
  return {
    get heard() {
      return heard;
    },
    close() {
      unlisten();
      unsubscribe();
      if (heard) post({ t: 'gone', key });
    },
  };
}

const NO_SEAT: Refusal = { code: 'no-seat', words: 'You are looking on.' };

export type SeatState = Extract<ToSeat, { t: 'state' }>;

/** All that a seat is to know now, as a message. */
export function stateOf<C extends Command, V, S extends Fact>(
  table: Table<C, V, S>,
  seat: Seat,
  key: string,
): SeatState {
  return {
    t: 'state',
    key,
    seat,
    seats: table.seats,
    firstTurn: table.firstTurn,
    moment: momentOf(table, seat, table.turn),
    legal: table.legal(seat).map((command) => table.game.grammar.print(command)),
    open: [...table.open(seat)],
    offers: [...table.offers],
    clock: table.clock,
    log: table.log(seat).map(({ by, command, facts }) => ({ by, command, facts: [...facts] })),
  };
}

function momentOf<C extends Command, V, S extends Fact>(
  table: Table<C, V, S>,
  seat: Seat,
  turn: number,
): SeatState['moment'] {
  const { view, facts, outcome, ...rest } = table.moment(seat, turn);
  return {
    ...rest,
    view: view as object,
    facts: [...facts],
    outcome: outcome && { ...outcome, scores: [...outcome.scores] },
  };
}
