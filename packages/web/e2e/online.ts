/** The real program serving page and matches, and visitors who play by its pages. It can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answers } from '@quadrant/wire';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumLaunch } from '../../../scripts/chromium.mjs';
import { newVisitor } from './browser.js';
import { buildPage } from './built.js';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/quadrant.js', import.meta.url));

export interface OnlineSite {
  readonly address: string;
  readonly browser: Browser;
  visit(path?: string, options?: BrowserContextOptions): Promise<Page>;
  /** The process dies at once, as in a power cut. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function openOnline(): Promise<OnlineSite> {
  await buildPage();
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-web-online-'));
  let running: ChildProcess | null = null;
  let address = '';
  const start = async () => {
    const port = address === '' ? '0' : new URL(address).port;
    const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', port, '--data', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = child;
    let said = '';
    for await (const chunk of child.stdout!) {
      said += chunk;
      const [found] = /http:\/\/[\d.:]+\//.exec(said) ?? [];
      if (!found) continue;
      address = found;
      child.stdout!.resume();
      return;
    }
    throw new Error(`the server ended: ${said}`);
  };
  const kill = () =>
    new Promise<void>((gone) => {
      if (!running || running.exitCode !== null || running.signalCode !== null) return gone();
      running.once('exit', () => gone());
      running.kill('SIGKILL');
    });
  await start();
  const browser = await chromium.launch(await chromiumLaunch());
  return {
    address,
    browser,
    start,
    kill,
    async visit(path = '', options = {}) {
      const page = await newVisitor(browser, options);
      await page.goto(new URL(path, address).href);
      return page;
    },
    async close() {
      await browser.close();
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Gives one's name and presses the button below it: of this form, not of the page that is about to go. */
export async function nameAndPress(page: Page, name: string, button: string): Promise<void> {
  const press = page.getByRole('button', { name: button, exact: true });
  const form = page.locator('form').filter({ has: press });
  await form.locator('.name-field input').fill(name);
  await press.click();
}

/** Makes a table for a friend by the page; gives the invite link. */
export async function makeInvite(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Play a friend' }).click();
  await nameAndPress(page, name, 'Make a link');
  return page.getByLabel('Invite link').inputValue();
}

/** Makes a guest of whoever opened the page, and a table as wished for. */
export async function makeTable(page: Page, name: string, wish: object): Promise<Answers['made']> {
  return page.evaluate(
    async ([name, wish]) => {
      const ask = async (path: string, body: object, headers = {}) =>
        (await fetch(`api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      const me = await ask('guest', { name });
      localStorage.setItem('quadrant:online:me', JSON.stringify(me));
      return ask('matches', wish, { authorization: `Bearer ${me.token}` });
    },
    [name, wish] as const,
  );
}

/** Reads an invitation and sits down. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await nameAndPress(page, name, 'Sit down and play');
  await page.getByRole('grid').waitFor();
}

export const linkState = (page: Page): Promise<string> => page.locator('.link-chip').innerText();

/** Moves the link on which the board's focus begins straight ahead, by keys alone. */
export async function stepAhead(page: Page): Promise<void> {
  await page.locator('.slot-board [role="gridcell"][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
}
