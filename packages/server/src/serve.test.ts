import { expect, it } from 'vitest';
import { type Serving, serve } from './serve.js';

const refused = Object.assign(new Error('permission denied, mkdir'), { code: 'EACCES', syscall: 'mkdir' });
const serving: Serving = {
  port: 0,
  host: '127.0.0.1',
  data: '/nowhere',
  makeFolder: () => {
    throw refused;
  },
  page: () => (_, response) => response.end('page'),
};

it('serves the page alone where the folder of matches cannot be made, if that is enough', async () => {
  const served = await serve(serving, true);
  expect(served.offline).toBe(refused.message);
  expect(await (await fetch(served.address)).text()).toBe('page');
  await expect(serve({ ...serving, port: Number(new URL(served.address).port) }, true)).rejects.toThrow(
    'EADDRINUSE',
  );
  await served.close();
  await expect(serve(serving, false)).rejects.toBe(refused);
});
