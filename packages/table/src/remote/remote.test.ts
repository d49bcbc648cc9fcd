import { SPECTATOR, stream } from '@quadrant/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, newTable, playOn } from '../../testing/games.js';
import { channelPair, hostSeat, RemoteChair, readToSeat, readToTable } from '../index.js';

const [{ rules: raiinet }] = GAMES;
const KEY = 'b64-of-16-random-bytes';
/** Everything that waits is delivered. */
const settle = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
const command = (text: string) => {
  const parsed = raiinet.game.grammar.parse(text);
  if (!parsed.ok) throw new Error(parsed.error.words);
  return parsed.value;
};

describe('a seat elsewhere', () => {
  test('is pending, then here, and sees what its seat sees', async () => {
    for (const { rules, options } of GAMES) {
      const table = newTable(rules, options);
      const [here, there] = channelPair();
      const seat = table.seats - 1;
      hostSeat(table, seat, here, { key: KEY });
      const chair = new RemoteChair(rules.game, there, KEY);
      expect(chair.link).toBe('pending');
      await settle();
      expect(chair.link).toBe('here');
      const rng = stream(5, 'remote');
      for (let turn = 0; turn < 10 && playOn(table, 1, rng) === 1; turn++) {
        await settle();
        expect(chair.moment()).toEqual(JSON.parse(JSON.stringify(table.moment(seat))));
        expect(chair.legal).toEqual(table.legal(seat));
      }
    }
  });

  test('gives commands, is refused as at the table, and looks back', async () => {
    const table = newTable(raiinet, { players: 2 });
    const [here, there] = channelPair();
    hostSeat(table, 0, here, { key: KEY });
    const chair = new RemoteChair(raiinet.game, there, KEY);
    await settle();
    expect(await chair.give(command('move a down'))).toBeNull();
    expect(await chair.give(command('move a down'))).toMatchObject({ code: 'not-your-turn' });
    await settle();
    expect(chair.turn).toBe(1);
    expect(chair.moment(0)).not.toBeNull();
    expect(chair.log()).toEqual(JSON.parse(JSON.stringify(table.log(0))));
  });

  test('a message without the key gets nothing, and malformed ones change nothing', async () => {
    const table = newTable(raiinet, { players: 2 });
    const [here, there] = channelPair();
    const guest = hostSeat(table, 1, here, { key: KEY });
    let heard = 0;
    there.listen(() => heard++);
    const hello = JSON.stringify({ t: 'hello', key: 'guess' });
    for (const junk of [
      hello,
      '',
      '{',
      'null',
      '[]',
      '{"t":"hello"}',
      7,
      null,
      undefined,
      { t: 'hello', key: KEY },
      '[['.repeat(1e5),
    ])
      there.post(junk as string);
    await settle();
    expect(heard).toBe(0);
    expect(guest.heard).toBe(false);
  });

  test('is lost when nothing is heard, refuses meanwhile, and is back with the state of then', async () => {
    const table = newTable(raiinet, { players: 2 });
    let cut = false;
    const [here, there] = channelPair((deliver) => void Promise.resolve().then(() => cut || deliver()));
    hostSeat(table, 0, here, { key: KEY });
    const chair = new RemoteChair(raiinet.game, there, KEY);
    await settle();
    cut = true;
    const waiting = chair.give(command('move a down'));
    for (let i = 0; i < 5; i++) chair.beat();
    expect(chair.link).toBe('lost');
    expect(await waiting).toMatchObject({ code: 'lost' });
    expect(chair.legal).toEqual([]);
    expect(await chair.give(command('move b down'))).toMatchObject({ code: 'lost' });
    do playOn(table, 1, stream(table.turn, 'meanwhile'));
    while (table.onMove !== 0);
    cut = false;
    chair.beat();
    await settle();
    expect(chair.link).toBe('back');
    expect(chair.turn).toBe(table.turn);
    const [some] = table.legal(0);
    expect(await chair.give(some)).toBeNull();
    expect(chair.link).toBe('here');
  });

  test('follows a table that was loaded anew without a word', async () => {
    const table = newTable(raiinet, { players: 2 });
    const [here, there] = channelPair();
    let isAnew = false;
    const until = {
      ...here,
      listen: (hear: (value: unknown) => void) => here.listen((v) => isAnew || hear(v)),
    };
    hostSeat(table, 1, until, { key: KEY });
    const chair = new RemoteChair(raiinet.game, there, KEY);
    await settle();
    isAnew = true;
    const anew = newTable(raiinet, { players: 2 });
    let hellos = 0;
    const guest = hostSeat(anew, 1, here, { key: KEY, onHello: () => hellos++ });
    for (let i = 0; i < 3; i++) chair.beat();
    await settle();
    expect([guest.heard, hellos]).toEqual([true, 1]);
    playOn(anew, 1);
    await settle();
    expect(chair.turn).toBe(1);
  });

  test('is lost when the table closes', async () => {
    const table = newTable(raiinet, { players: 2 });
    const [here, there] = channelPair();
    const guest = hostSeat(table, SPECTATOR, here, { key: KEY });
    const chair = new RemoteChair(raiinet.game, there, KEY);
    await settle();
    expect(await chair.give(command('move a down'))).toMatchObject({ code: 'no-seat' });
    guest.close();
    await settle();
    expect(chair.link).toBe('lost');
  });
});

test('damaged messages are read or dropped, never thrown at', async () => {
  const table = newTable(raiinet, { players: 2 });
  playOn(table, 4);
  const [here, there] = channelPair((deliver) => deliver());
  const sent: string[] = [];
  there.listen((text) => sent.push(text as string));
  hostSeat(table, 0, here, { key: KEY });
  there.post(JSON.stringify({ t: 'hello', key: KEY }));
  const give = JSON.stringify({ t: 'give', key: KEY, id: '1', turn: 4, command: 'move a down' });
  const rng = stream(2, 'messages');
  const most = process.env.QUADRANT_LONG ? 1_000_000 : 4_000;
  for (let i = 0; i < most; i++) {
    const text = i % 2 ? give : sent[0];
    const at = rng.below(text.length);
    const damaged = text.slice(0, at) + String.fromCharCode(rng.below(128)) + text.slice(at + rng.below(5));
    readToSeat(damaged);
    readToTable(damaged);
  }
  expect(readToTable(give)).not.toBeNull();
});
