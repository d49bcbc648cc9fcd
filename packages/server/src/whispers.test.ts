/**
 * Two servers are asked the same about twin matches that differ in what one seat keeps secret: lobby, profiles, errors
 * and sockets say the same to everybody else, down to the byte.
 */
import { type Rng, stream } from '@quadrant/kernel';
import { expect, it } from 'vitest';
import { type Client, newId } from './testing/client.js';
import { TwinHouse, type TwinQuestion } from './testing/twin-house.js';
import { sidesOf } from './testing/twins.js';

const MATCHES = process.env.QUADRANT_LONG ? 200 : 4;
const GIVEN = 10;
const LOOK_AFTER = 4; // commands, and at the end
const NOON = Date.parse('2026-11-16T12:00:00Z');
const PLAYERS = ['Ann', 'Bob'];
const STRANGERS = ['Eve', undefined]; // whoever asks for their own lists waits for them: somebody known comes first
const QUIET = new Set(['moved', 'used', 'passed']); // facts that tell no value here

type Side = { readonly links: string; readonly hand: string };
type Houses = readonly [TwinHouse, TwinHouse];
type Looked = readonly [channel: string, method: string, path: string, asking?: TwinQuestion];

/** What somebody who may not know can ask of a match. */
function looks(as: string | undefined, isRunning: boolean): Looked[] {
  const read: readonly (readonly [string, string])[] = [
    ['the lists', '/api/matches?player=me'],
    ['the lists', '/api/matches'],
    ['the lists', '/api/matches?state=open,running&game=raiinet'],
    ...PLAYERS.map((name) => ['the lists', `/api/matches?player=<${name}>`] as const),
    ['the match', '/api/matches/<match>'],
    ['the views', '/api/matches/<match>/views'],
    ['the views', '/api/matches/<match>/views?before=2'],
    ['a refusal', '/api/matches/<match>/record'],
    ['a refusal', '/api/matches/<match>/views?before=soon'],
    ...PLAYERS.map((name) => ['a profile', `/api/players/<${name}>`] as const),
    ['a profile', '/api/me'],
  ];
  const post: readonly (readonly [string, object])[] = [
    ['join', {}],
    ['join', { seat: 0 }],
    ['join', { seat: 1, side: { hand: 'LLLLL' } }],
    ['cancel', {}],
  ];
  const asked = read.map(([channel, path]): Looked => [channel, 'GET', path, { as }]);
  const posted = post.map(
    ([what, body]): Looked => ['a refusal', 'POST', `/api/matches/<match>/${what}`, { as, body }],
  );
  return isRunning ? [...asked, ...posted] : asked;
}

const each = <T>(houses: Houses, work: (house: TwinHouse, which: number) => Promise<T>): Promise<T[]> =>
  Promise.all(houses.map(work));

async function same(
  houses: Houses,
  channel: string,
  tell: (house: TwinHouse, which: number) => Promise<string>,
) {
  const [one, other] = await each(houses, tell);
  expect(other, channel).toBe(one);
}

/** What the seat on move gives to both, by which nothing is told; what it chooses behind the curtain is not the same. */
function commandsFor(
  legal: readonly (readonly string[])[],
  hands: readonly string[],
  rng: Rng,
): readonly string[] | null {
  const lettersOf = (card: string) => hands.map((hand) => hand[Number(card) - 1]);
  const alike = legal[0].filter((command) => {
    const [name, card] = command.split(' ');
    const [letter, other] = lettersOf(card);
    return legal[1].includes(command) && (name === 'move' || (letter === other && 'LFPJN'.includes(letter)));
  });
  const cards = alike.filter((command) => command.startsWith('ability'));
  const chosen = cards.filter((command) => /(?:swap|keep)$/.test(command));
  const moves = alike.filter((command) => command.startsWith('move'));
  const list = [chosen, rng.below(2) === 0 ? cards : moves, moves].find(({ length }) => length > 0);
  if (list === undefined) return null;
  const command = list[rng.below(list.length)];
  const turned = command.endsWith('swap') ? command.replace('swap', 'keep') : command.replace('keep', 'swap');
  return [command, hands[0] === hands[1] ? command : turned];
}

/** A match on each server, alike in all but what one of its seats keeps secret. */
class TwinMatches {
  private readonly houses: Houses;
  private readonly rng: Rng;
  private readonly differing: number; // the seat
  private readonly sides: readonly (readonly Side[])[]; // by seat and server
  private seated: Client[][] = []; // by server and seat
  private publics: Client[][] = []; // by server
  told = false; // somebody knows a value now: from here on the twins may differ

  constructor(houses: Houses, seed: number) {
    const rng = stream(seed, 'whispers');
    this.houses = houses;
    this.rng = rng;
    this.differing = seed % 2;
    this.sides = PLAYERS.map((_, seat) => {
      const [side, other] = sidesOf(rng) as [Side, Side];
      return [side, seat === this.differing ? other : side];
    });
  }

  async begin(): Promise<void> {
    const { houses, rng, sides } = this;
    for (const name of [...PLAYERS, 'Eve']) await each(houses, (house) => house.welcome(name));
    const clock = [null, { base: 300_000, inc: 0 }][rng.below(2)];
    const wish = { game: 'raiinet', seats: ['me', 'open'], clock, friendly: true, delay: rng.below(3) };
    await each(houses, async (house, which) => {
      const body = { ...wish, visible: 'public', side: sides[0][which] };
      const { match, invite } = await house.get('POST', '/api/matches', { as: 'Ann', body });
      house.call(match, '<match>');
      house.call(invite.split('#i=')[1], '<key>');
    });
    await this.look(false);
    const join = '/api/matches/<match>/join';
    await each(houses, (house, which) =>
      house.get('POST', join, { as: 'Bob', body: { side: sides[1][which] } }),
    );
    const connect = (house: TwinHouse, names: readonly (string | undefined)[]) =>
      Promise.all(names.map((name) => house.connect(name)));
    this.seated = await each(houses, (house) => connect(house, PLAYERS));
    this.publics = await each(houses, (house) => connect(house, STRANGERS));
    await each(houses, async (house, which) => {
      for (const clients of [this.seated[which], this.publics[which]])
        for (const [n, client] of clients.entries()) {
          client.say({ t: 'watch', match: house.drawn('<match>'), changes: n === 1 });
          await client.get('state');
        }
    });
    await this.hear();
  }

  async look(isRunning: boolean): Promise<void> {
    const others =
      isRunning || this.differing === 0 ? [...STRANGERS, PLAYERS[1 - this.differing]] : STRANGERS;
    await look(this.houses, others, isRunning);
  }
  private async hear(): Promise<void> {
    const { houses, differing, seated, publics } = this;
    const unknowing = houses.map((_, which) => [seated[which][1 - differing], ...publics[which]]);
    for (const n of unknowing[0].keys())
      await same(houses, 'the socket', (house, which) => house.heard('the socket', unknowing[which][n]));
  }

  /** False when somebody was told a value, or nothing can be given. */
  async turn(): Promise<boolean> {
    const { houses, differing, seated, publics, sides, rng } = this;
    const last = (which: number, seat: number) => seated[which][seat].last(houses[which].drawn('<match>'));
    const { ply, onMove } = last(0, 0);
    const legal = houses.map((_, which) => last(which, onMove!).legal);
    const hands = sides[onMove!].map(({ hand }) => hand);
    const commands = commandsFor(legal, hands, rng);
    if (commands === null) return false;
    const [id, wrong] = [newId(), newId()];
    await each(houses, async (house, which) => {
      const give = (client: Client, id: string, command: string, at = ply) => {
        client.say({ t: 'give', match: house.drawn('<match>'), id, ply: at, command });
        return client.answer(id);
      };
      await give(seated[which][1 - differing], wrong, legal[0][0], ply + 1);
      await give(publics[which][0], wrong, legal[0][0]);
      expect(await give(seated[which][onMove!], id, commands[which])).toMatchObject({ t: 'ok' });
      for (const client of seated[which]) await client.get('event', (event) => event.ply === ply + 1);
    });
    this.told = last(0, 0).facts.some(({ kind }) => !QUIET.has(kind));
    if (this.told) return false;
    await this.hear();
    return true;
  }
  close(): void {
    for (const client of [...this.seated, ...this.publics].flat()) client.close();
  }
}

/** How many commands were given by which nothing was told. */
async function playTwins(houses: Houses, seed: number): Promise<number> {
  const twins = new TwinMatches(houses, seed);
  await twins.begin();
  let given = 0;
  while (given < GIVEN && (await twins.turn())) if (++given === LOOK_AFTER) await twins.look(true);
  if (!twins.told) await twins.look(true);
  twins.close();
  return given;
}

async function look(
  houses: Houses,
  others: readonly (string | undefined)[],
  isRunning: boolean,
  unlike = '',
) {
  const asked = others.flatMap((as) => looks(as, isRunning));
  for (const [channel, method, path, asking] of asked)
    if (channel !== unlike) await same(houses, channel, (house) => house.ask(channel, method, path, asking));
}

async function openHouses() {
  let now = NOON;
  const houses: Houses = [await TwinHouse.open(() => now), await TwinHouse.open(() => now)];
  return {
    houses,
    pass() {
      now += 1000;
    },
  };
}

it(`says the same of ${MATCHES} twin matches to whoever may not know, in every answer and on every socket`, async () => {
  const { houses, pass } = await openHouses();
  let given = 0;
  for (let seed = 0; seed < MATCHES; seed++) {
    given += await playTwins(houses, seed);
    pass();
  }
  expect(given, 'the twins play').toBeGreaterThan(MATCHES * 3);
});

it.each([
  ['space-defender-2', ''],
  ['mirewood', ''],
  ['simodyssey-2', 'the views'], // the galaxy is drawn, and seen at once
])('says the same of %s before its first command whatever the server drew', async (game, unlike) => {
  const { houses } = await openHouses();
  for (const name of [...PLAYERS, 'Eve']) await each(houses, (house) => house.welcome(name));
  await each(houses, async (house) => {
    const body = { game, seats: ['me'], visible: 'public' };
    house.call((await house.get('POST', '/api/matches', { as: 'Ann', body })).match, '<match>');
  });
  await look(houses, ['Ann', ...STRANGERS], true, unlike);
});

it.each(['the lists', 'the match', 'the views', 'a profile', 'a refusal', 'the socket'])(
  'notices what is told by %s',
  async (channel) => {
    const { houses } = await openHouses();
    for (const [which, house] of houses.entries()) house.leak = { channel, words: `${which}` };
    await expect(playTwins(houses, 0)).rejects.toThrow(channel);
  },
);
