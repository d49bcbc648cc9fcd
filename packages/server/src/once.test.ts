/** What a seat asks under an id happens once, and is answered as before, however often and however late it is sent again. */
import { expect, it } from 'vitest';
import { startServer } from './server.js';
import { Client } from './testing/client.js';
import { testFile, testServer } from './testing/folder.js';
import { act, move, twoAt } from './testing/two.js';

const limits = { messagesInBurst: 1000 };

interface Asked {
  readonly t: string;
  readonly match: string;
  readonly id: string;
  readonly [field: string]: unknown;
}
/** Says it, again or not; what came of it. */
async function ask(client: Client, message: Asked): Promise<string> {
  const place = client.messages.length;
  client.say(message);
  const answer = await client.until(() =>
    client.messages
      .slice(place)
      .find((each) => (each.t === 'ok' || each.t === 'refused') && each.id === message.id),
  );
  return answer.t === 'refused' ? answer.code : answer.t;
}

it('does nothing again, whatever has happened since, and nothing else under the same id', async () => {
  const file = testFile();
  const first = await startServer({ port: 0, host: '127.0.0.1', file, limits });
  const { match, a, b, ann } = await twoAt(first.address);
  const { legal } = a.last(match);
  const give = { t: 'give', match, id: 'id-of-a-move', ply: 0, command: legal[0] };
  const offer = { t: 'act', match, id: 'id-of-an-offer', act: 'offer', offer: 'draw' };
  const resign = { t: 'act', match, id: 'id-of-the-end', act: 'resign' };
  const others = [
    { ...give, command: legal[1] },
    { ...give, ply: 1 },
    { ...offer, offer: 'takeback' },
    { ...resign, id: offer.id },
    { ...resign, act: 'abort' },
    { ...give, id: resign.id },
  ];
  const done: Asked[] = [];
  const expectDone = async (when: string, client = a) => {
    const before = await client.watch(match);
    for (const message of done) expect(await ask(client, message), `${message.id}, ${when}`).toBe('ok');
    for (const message of others)
      if (done.some(({ id }) => id === message.id))
        expect(await ask(client, message), `${message.id}, ${when}`).toBe('id-reused');
    expect(await client.watch(match), when).toMatchObject({ v: (before as { v: number }).v });
  };

  expect(await ask(a, { ...give, ply: 7 })).toBe('stale'); // what was refused is judged again
  expect(await ask(a, give)).toBe('ok');
  done.push(give);
  await expectDone('at once');
  const { legal: answers } = await b.get('event', ({ ply }) => ply === 1);
  expect(await ask(b, { ...give, ply: 1, command: answers![0] }), 'of another seat').toBe('ok');
  await a.get('event', ({ ply }) => ply === 2);
  await expectDone('when others have moved');
  expect(await ask(a, offer)).toBe('ok');
  done.push(offer);
  await expectDone('while it is offered');
  const { offers } = await b.get('event', ({ kind }) => kind === 'offered');
  expect(await act(b, match, { act: 'decline', v: offers![0].v })).toBe('ok');
  await expectDone('when it was declined');
  await move([a, b], match);
  await expectDone('when one has moved oneself');
  expect(await ask(a, resign)).toBe('ok');
  done.push(resign);
  await expectDone('when it is over');
  await first.close();
  const { address } = await testServer({ file, limits });
  await expectDone('after a restart', await new Client(address).hello(ann.token));
});
