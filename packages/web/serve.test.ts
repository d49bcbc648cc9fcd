import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from './serve.mjs';

let outside: string;
let served: Served;
beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'quadrant-serve-'));
  const folder = join(outside, 'page');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'a b.js'), 'export {};');
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'way-out.txt'));
  served = await serve(folder);
});
afterAll(async () => {
  await served.close();
  rmSync(outside, { recursive: true });
});

/** Asks for a path as it is: `fetch` would tidy it up first. */
function ask(
  path: string,
  method = 'GET',
): Promise<{ status: number; type: string | undefined; body: string }> {
  const { hostname, port } = new URL(served.address);
  return new Promise((done, failed) => {
    const asked = request({ hostname, port, path, method }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () =>
        done({ status: response.statusCode!, type: response.headers['content-type'], body }),
      );
    });
    asked.on('error', failed).end();
  });
}

describe('the server of the built page', () => {
  it('serves files with their types', async () => {
    expect(await ask('/')).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
      body: '<!doctype html>',
    });
    expect(await ask('/assets/a%20b.js?x=1')).toMatchObject({
      status: 200,
      type: 'text/javascript; charset=utf-8',
    });
    expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/way-out.txt',
    '/%00',
    '/%E0%A4%A',
    '/assets',
    '/nothing.html',
    '//',
  ])('gives nothing for %s', async (path) => {
    const { status, body } = await ask(path);
    if (path !== '//') expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });

  it('answers nothing but questions', async () => {
    expect((await ask('/', 'POST')).status).toBe(404);
  });

  it('is heard on this machine only', () => {
    expect(served.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  });
});
