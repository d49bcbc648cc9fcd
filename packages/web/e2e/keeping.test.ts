/** What this browser keeps of a game: two tabs, reloads, links of strangers. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { game as space } from '@quadrant/space-defender-2';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openSite, PHONE, type Site } from './browser.js';
import { playedRecord } from './record.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const turnShown = (page: Page) => page.locator('.replay .count').innerText();
async function press(page: Page, keys: string): Promise<void> {
  await page.getByRole('grid').waitFor();
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

/** Browsers on plain http have no locks. */
const WITHOUT_LOCKS = () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });

async function firstTab(locks: boolean): Promise<{ context: BrowserContext; first: Page }> {
  const context = await site.browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
  if (!locks) await context.addInitScript(WITHOUT_LOCKS);
  const first = await context.newPage();
  await first.goto(`${site.address}#/space-defender-2/play/900`);
  await press(first, 'f p');
  await expect.poll(() => turnShown(first)).toBe('turn 2 / 2');
  return { context, first };
}

describe.each([
  ['with locks', true],
  ['without locks', false],
])('two tabs on one game, %s', (_, locks) => {
  it('are told; the later one takes over, the earlier one goes on with a copy', async () => {
    const { context, first } = await firstTab(locks);
    await first.reload(); // lets go and takes it again
    await expect.poll(() => turnShown(first)).toBe('turn 2 / 2');
    const second = await context.newPage();
    await second.goto(first.url());
    await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    await press(first, 'p');
    await expect.poll(() => turnShown(first)).toBe('turn 3 / 3');
    await first.evaluate(() => dispatchEvent(new Event('visibilitychange'))); // it went into the background

    await second.getByRole('button', { name: 'Play it here instead' }).click();
    await expect.poll(() => turnShown(second)).toBe('turn 3 / 3');
    await first.getByRole('heading', { name: 'This game goes on in another tab' }).waitFor();
    await press(second, 'p p');
    await expect.poll(() => turnShown(second)).toBe('turn 5 / 5');

    const shared = first.url();
    await first.getByRole('button', { name: 'Go on with a copy' }).click();
    await press(first, 'f');
    await expect.poll(() => turnShown(first)).toBe('turn 4 / 4');
    expect(first.url()).not.toBe(shared);
    await second.reload();
    await expect.poll(() => turnShown(second)).toBe('turn 5 / 5');
    await context.close();
  });
});

it('a game that was left can be opened in another tab', async () => {
  const { context, first } = await firstTab(true);
  const address = first.url();
  await first.goto(`${site.address}#/`);
  await first.getByRole('heading', { level: 1 }).waitFor();
  const second = await context.newPage();
  await second.goto(address);
  await expect.poll(() => turnShown(second)).toBe('turn 2 / 2');
  await context.close();
});

it('what was taken back can be done again after a reload', async () => {
  const { context, first } = await firstTab(true);
  await press(first, 'f u u');
  await expect.poll(() => turnShown(first)).toBe('turn 1 / 1');
  await first.reload();
  await expect.poll(() => turnShown(first)).toBe('turn 1 / 1');
  await press(first, 'r r');
  await expect.poll(() => turnShown(first)).toBe('turn 3 / 3');
  await context.close();
});

describe('a link of a stranger', () => {
  const letters = (text: string) => deflateRawSync(text, { level: 9 }).toString('base64url');
  const record = (commands: number) =>
    `{"format":"quadrant-record-2","game":"mirewood","version":1,"options":{"shipped":"classic","single":false},"seed":900,"entries":[${Array(
      commands,
    )
      .fill('{"seat":0,"command":"."}')
      .join(',')}],"hash":"00000000","outcome":null,"termination":null}`;

  it.each([
    ['that unpacks to 200 MB', letters(' '.repeat(200 << 20)), 'This link is damaged or incomplete'],
    ['with two million commands', letters(record(2_000_000)), 'This link is damaged or incomplete'],
    ['with a wrong hash', letters(record(3)), 'This record does not hold'],
  ])('%s is refused with words, and the page stays alive', async (_name, link, words) => {
    const page = await site.visit(`#/mirewood/link/0/${link}`);
    await page.getByText(words).waitFor();
    await page.getByRole('link', { name: 'To the four games' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().close();
  });
});

it('the link in a report of the grader opens the game at the very turn', async () => {
  const packages = fileURLToPath(new URL('../../', import.meta.url));
  const cases = join(packages, 'games/simodyssey-2/cases/plain');
  const name = 'counters-and-several-missions';
  const work = mkdtempSync(join(tmpdir(), 'quadrant-link-'));
  chmodSync(work, 0o755); // somebody else runs the program
  const right = readFileSync(join(cases, `${name}.expected.txt`), 'utf8');
  writeFileSync(join(work, 'printed.txt'), right.slice(0, -30));
  const report = join(work, 'report.md');
  const words = ['--case', name, '--program', `cat '${work}/printed.txt'`, '--page', site.address];
  const quadrant = join(packages, 'cli/bin/quadrant.js');
  spawnSync(process.execPath, [
    quadrant,
    'check',
    'simodyssey-2',
    cases,
    ...words,
    '--report',
    `markdown=${report}`,
  ]);
  const [, link] = /\((http[^)]*#[^)]*)\)/.exec(readFileSync(report, 'utf8'))!;
  rmSync(work, { recursive: true });
  const page = await site.visit(link.slice(link.indexOf('#')));
  await page.getByRole('grid').waitFor();
  expect(await turnShown(page)).toBe('turn 7 / 7'); // of its 14 commands six are refused, and one asks for the status
  await page.context().close();
});

describe('a browser that keeps nothing', () => {
  it('says so above the game without pushing it off the screen, until that is closed', async () => {
    const page = await site.visit('', { viewport: PHONE });
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      }),
    );
    await page.goto(`${site.address}#/mirewood/play`);
    await page.reload();
    await page.getByRole('grid').waitFor();
    const banner = page.getByText('This browser keeps nothing for this page');
    await banner.waitFor();
    const tabs = (await page.getByRole('tablist').boundingBox())!;
    expect(tabs.y + tabs.height).toBeLessThanOrEqual(PHONE.height + 1);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await banner.waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe('a file with a game', () => {
  const whole = playedRecord(space, 7);
  const damaged = JSON.stringify({ ...JSON.parse(whole), hash: '00000000' });
  const keptIn = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quadrant:game:')).length);
  const drop = (page: Page, text: string) =>
    page.evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'game.json'));
      const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
      const dropped = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      return [over, dropped].map((event) => document.body.dispatchEvent(event)); // false: the page stays
    }, text);

  it('is opened when it is dropped on any page, which stays', async () => {
    const page = await site.visit('#/mirewood/rules');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await drop(page, whole)).toEqual([false, false]);
    await page.locator('.end-card').waitFor();
    await page.context().close();
  });

  it('is opened as far as it holds when that is asked for, and nothing is kept before', async () => {
    const page = await site.visit();
    await page.getByRole('button', { name: 'Open a game' }).waitFor();
    await drop(page, damaged);
    await page.getByText('It can be opened only up to turn').waitFor();
    await page.getByText('This record does not hold.').waitFor();
    expect(await keptIn(page)).toBe(0);
    await page.getByRole('button', { name: 'Open it as far as it holds' }).click();
    await page.getByRole('grid').waitFor();
    expect(await keptIn(page)).toBe(1);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('shows the way on at its end, however small the screen is', async () => {
    const page = await site.visit('', { viewport: { width: 740, height: 360 } });
    await page.getByRole('button', { name: 'Open a game' }).waitFor();
    await drop(page, whole);
    const again = (await page.getByRole('button', { name: 'Play again' }).boundingBox())!;
    expect(again.y + again.height).toBeLessThanOrEqual(360);
    await page.context().close();
  });
});
