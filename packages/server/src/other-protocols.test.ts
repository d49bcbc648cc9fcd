/** Clients that offer HTTP/2 on an open connection, as Java's does by default, are answered in HTTP/1.1. */
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { testServer } from './testing/folder.js';

const OFFER = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAAB\r\n';
const MORE_THAN_LISTENERS = 15; // that one may add without a warning

it('answers requests that offer another protocol, again and again on one connection', async () => {
  const { address } = await testServer();
  const { host, port } = new URL(address);
  const warnings: string[] = [];
  const warned = ({ message }: Error) => void warnings.push(message);
  process.on('warning', warned);
  const line = connect(Number(port), '127.0.0.1').setEncoding('latin1');
  let heard = '';
  let wake = () => {};
  line.on('data', (text) => {
    heard += text;
    wake();
  });
  const answered = async (status: string, times: number) => {
    while (heard.split(status).length <= times) await new Promise<void>((go) => (wake = go));
  };
  for (let n = 1; n <= MORE_THAN_LISTENERS; n++) {
    line.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n${OFFER}\r\n`);
    await answered('200 OK', n);
  }
  const body = '{"name":"Ann"}';
  line.write(`POST /api/guest HTTP/1.1\r\nHost: ${host}\r\n${OFFER}Content-Length: ${body.length}\r\n\r\n{`);
  await new Promise((soon) => setImmediate(soon));
  line.write(body.slice(1));
  await answered('201 Created', 1);
  line.write(`GET /api/games HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://elsewhere\r\n${OFFER}\r\n`);
  await answered('403 Forbidden', 1);
  line.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\n\r\n`);
  await new Promise((closed) => line.on('close', closed));
  process.off('warning', warned);
  expect(heard).toMatch(/"token":/);
  expect(warnings).toEqual([]);
});
