/** A server that is killed at any moment: what it has acknowledged is there when it is started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stream } from '@quadrant/kernel';
import { afterEach, expect, it } from 'vitest';
import { Client, call, guest } from './testing/client.js';
import { testFile } from './testing/folder.js';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/quadrant.js', import.meta.url));
const BACK: Readonly<Record<string, string>> = { up: 'down', down: 'up', left: 'right', right: 'left' };
const KILLS = process.env.QUADRANT_LONG ? 200 : 10;

let running: ChildProcess | null = null;
afterEach(() => running?.kill('SIGKILL'));

/** Starts the real program; gives its address. */
async function start(folder: string): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  let said = '';
  for await (const chunk of child.stdout!) {
    said += chunk;
    const address = /http:\/\/[\d.:]+/.exec(said)?.[0];
    if (address) {
      child.stdout!.resume();
      return `${address}/`;
    }
  }
  throw new Error(`the server ended: ${said}`);
}

const killed = (child: ChildProcess) =>
  new Promise<void>((gone) => {
    child.once('exit', () => gone());
    child.kill('SIGKILL');
  });

it(
  'keeps every acknowledged command, and an unanswered one once at most',
  async () => {
    const rng = stream(15, 'kills');
    const folder = dirname(testFile());
    let address = await start(folder);
    const players = [await guest(address, 'Ann'), await guest(address, 'Bob')];
    const made = await call(address, 'POST', '/api/matches', {
      token: players[0].token,
      body: { game: 'raiinet', options: { players: 2, draw: null }, seats: ['me', 'open'], visible: 'link' },
    });
    const { match, invite } = made.body;
    const body = { invite: invite.split('#i=')[1] };
    await call(address, 'POST', `/api/matches/${match}/join`, { token: players[1].token, body });
    const acknowledged: string[] = [];
    const last: string[] = []; // by seat
    let ids = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const clients = await Promise.all(players.map(({ token }) => new Client(address).hello(token)));
      for (const client of clients) await client.watch(match);
      expect(clients[0].last(match).ply).toBe(acknowledged.length);
      for (let n = rng.below(4); n > 0; n--) acknowledged.push(await move(clients));
      // One more is on its way when the server dies.
      const { mover, message } = next(clients);
      mover.say(message);
      for (let waits = rng.below(3); waits > 0; waits--) await new Promise((soon) => setImmediate(soon));
      await killed(running!);
      address = await start(folder);
      const token = players[mover.last(match).seat!].token;
      const again = await new Client(address).hello(token);
      await again.watch(match);
      expect(again.last(match).ply - acknowledged.length).toBeOneOf([0, 1]);
      again.say(message); // sent again it counts once
      expect(await again.answer(message.id)).toMatchObject({ t: 'ok' });
      acknowledged.push(message.command);
    }
    const ann = await new Client(address).hello(players[0].token);
    await ann.watch(match);
    ann.say({ t: 'act', match, id: 'the-end-of-it', act: 'resign' });
    expect(await ann.answer('the-end-of-it')).toMatchObject({ t: 'ok' });
    const { entries } = (await call(address, 'GET', `/api/matches/${match}/record`)).body.record;
    const commands = entries.flatMap((entry: { command?: string }) => entry.command ?? []);
    expect(commands).toEqual(acknowledged);

    /** The next command of the seat on move: back and forth, so that the game does not end. */
    function next(clients: readonly Client[]) {
      const seat = clients[0].last(match).onMove!;
      const mover = clients[seat];
      const { legal, ply } = mover.last(match);
      const back = last[seat]?.replace(/\w+$/, (way) => BACK[way]);
      const moves = legal.filter((text: string) => text.startsWith('move'));
      const command = legal.includes(back) ? back : moves[rng.below(moves.length)];
      last[seat] = command;
      return { mover, message: { t: 'give', match, id: `kill-test-${++ids}`, ply, command } as const };
    }
    async function move(clients: readonly Client[]): Promise<string> {
      const { mover, message } = next(clients);
      mover.say(message);
      expect(await mover.answer(message.id)).toMatchObject({ t: 'ok' });
      for (const client of clients) await client.get('event', (event) => event.ply === message.ply + 1);
      return message.command;
    }
  },
  KILLS * 60_000,
);
