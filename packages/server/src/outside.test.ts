/** A game from outside on a server: two guests play it by an invite, and a bot of the house against a third. */
import { fileURLToPath } from 'node:url';
import { Replay, readRecord } from '@quadrant/table';
import { expect, it } from 'vitest';

process.env.QUADRANT_GAMES = fileURLToPath(
  new URL('../../../examples/tic-tac-toe/dist/entry.js', import.meta.url),
);
const { GAMES } = await import('./games.js');
const { testServer } = await import('./testing/folder.js');
const { Client, call, guest } = await import('./testing/client.js');
const { move, twoAt } = await import('./testing/two.js');

const GAME = 'tic-tac-toe';

it('is listed with its bots and played to its end between two sockets', async () => {
  const { address } = await testServer();
  const { body } = await call(address, 'GET', '/api/games');
  const listed = body.games.find(({ game }: { game: string }) => game === GAME);
  expect(listed).toMatchObject({ title: 'Tic-tac-toe', seats: [2], side: null });
  expect(listed.bots.map(({ id }: { id: string }) => id)).toEqual(['random', 'house']);
  const { match, a, b } = await twoAt(address, { game: GAME });
  while (a.last(match).over === null) await move([a, b], match);
  expect(a.last(match).over).toMatchObject({ result: 'won', winner: 0, termination: 'normal' });
  expect(b.last(match).view).toEqual(a.last(match).view);
  const kept = await call(address, 'GET', `/api/matches/${match}/record`);
  const sound = readRecord(GAMES.get(GAME)!.game, kept.body.record);
  expect(sound.ok && new Replay(GAMES.get(GAME)!.game, sound.value).run()).toBeNull();
});

it('has a bot of the house at its table', async () => {
  const { address } = await testServer();
  const ann = await guest(address, 'Ann');
  const made = await call(address, 'POST', '/api/matches', {
    token: ann.token,
    body: { game: GAME, seats: ['me', 'bot:house'] },
  });
  const { match } = made.body;
  const a = await new Client(address).hello(ann.token);
  await a.watch(match);
  await a.until(() => a.last(match).state === 'running');
  while (a.last(match).over === null) {
    const { ply } = a.last(match);
    if (a.last(match).onMove === 0) await move([a], match);
    else await a.until(() => a.last(match).ply > ply);
  }
  expect(a.last(match).over?.termination).toBe('normal');
});
