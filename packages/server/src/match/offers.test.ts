/** How often a seat may offer something. */
import { expect, it } from 'vitest';
import { testServer } from '../testing/folder.js';
import { act, move, testClock, twoAt } from '../testing/two.js';

it('takes a few offers of a seat between two commands, and more when some time has passed', async () => {
  const clock = testClock();
  const { address } = await testServer({ now: clock.now });
  const { match, a, b } = await twoAt(address);
  await move([a, b], match);
  const offer = (client: typeof a, what: string) => act(client, match, { act: 'offer', offer: what });
  const several = async (client: typeof a, what: string) => {
    const answers: string[] = [];
    for (let n = 0; n < 8; n++) answers.push(await offer(client, what));
    return answers;
  };
  const five = [...Array(5).fill('ok'), ...Array(3).fill('not-now')];
  expect(await several(a, 'draw')).toEqual(five);
  expect(await offer(a, 'takeback')).toBe('not-now'); // of whatever kind
  expect(await several(b, 'draw')).toEqual(five); // each for itself
  await move([a, b], match);
  expect(await offer(a, 'draw')).toBe('ok');
  await act(a, match, { act: 'resign' });
  expect((await several(b, 'rematch')).filter((answer) => answer === 'ok')).toHaveLength(5);
  clock.pass(600_000);
  expect(await offer(b, 'rematch')).toBe('ok');
});

it('lets friends take back as far as they like', async () => {
  const { address } = await testServer();
  const { match, a, b } = await twoAt(address, { friendly: true });
  for (let n = 0; n < 14; n++) await move([a, b], match);
  for (let n = 0; n < 7; n++) {
    expect(await act(a, match, { act: 'offer', offer: 'takeback' })).toBe('ok');
    const { v } = a.last(match);
    const [{ v: offered }] = (await b.get('event', (event) => event.v === v)).offers!;
    expect(await act(b, match, { act: 'accept', v: offered })).toBe('ok');
    await a.get('event', (event) => event.kind === 'taken-back' && event.v > v);
  }
});
