/** Around a board that is played online nothing is cut off, and nothing that is told moves it or lies on it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.js';
import { makeTable, nameAndPress, type OnlineSite, openOnline, sitDown, stepAhead } from './online.js';
import { troubles } from './troubles.js';

let site: OnlineSite;
beforeAll(async () => {
  site = await openOnline();
});
afterAll(() => site?.close());

const LAPTOP = { width: 1280, height: 720 };
const SMALLEST = { width: 320, height: 568 };
const UPRIGHT = { width: 360, height: 640 };
const TALL = { width: 390, height: 844 };
const SIDE = { width: 667, height: 375 };
const DESKS = [{ width: 1024, height: 768 }, LAPTOP, DESKTOP];
const PHONES = [SMALLEST, { width: PHONE.height, height: PHONE.width }, PHONE];
const AGAINST_BOT = { game: 'raiinet', seats: ['me', 'bot:random'] };

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where everything of a kind lies that can be seen, in whole pixels. */
const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const box = [left, top, right, bottom].map(Math.round);
      return right - left < 1 ? [] : [{ name, left: box[0], top: box[1], right: box[2], bottom: box[3] }];
    }),
  );

const overlaps = (a: Box, b: Box) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

async function goTo(page: Page, match: string): Promise<void> {
  await page.goto(new URL(`m/${match}`, site.address).href);
  await page.getByRole('grid').waitFor();
}

/** What of the one lies on any of the other. */
const lyingOn = (these: readonly Box[], those: readonly Box[]): string[] =>
  these.flatMap((a) => those.filter((b) => overlaps(a, b)).map((b) => `“${a.name}” lies on “${b.name}”`));

const withoutNames = (boxes: readonly Box[]) => boxes.map(({ name, ...box }) => box);

it('the smallest phone shows the whole board, with no map of it, and the end card fits a laptop', async () => {
  const ann = await site.visit('', { viewport: SMALLEST, hasTouch: true });
  const { match } = await makeTable(ann, 'Ann', AGAINST_BOT);
  await goTo(ann, match);
  await ann.locator('.zoom').waitFor(); // squares are small: what may lie on them has come
  expect(await ann.locator('.board-map').count()).toBe(0);
  const [around] = await boxesOf(ann, '.board-scroll');
  const squares = await boxesOf(ann, '.cell:not(.exit)');
  expect(squares.length).toBe(64);
  expect(squares.filter(({ top, bottom }) => top < around.top || bottom > around.bottom)).toEqual([]);
  expect(squares[0].right - squares[0].left).toBeGreaterThanOrEqual(24);
  expect(lyingOn(await boxesOf(ann, '.zoom'), squares)).toEqual([]);
  const words = await boxesOf(ann, ':is(.opposite, .slot-state) .player > :is(h2, .cards-left)');
  expect(lyingOn(words, await boxesOf(ann, ':is(.opposite, .slot-state) .slots'))).toEqual([]);

  await ann.setViewportSize(LAPTOP);
  await stepAhead(ann);
  await ann.getByRole('button', { name: 'Resign' }).click(); // when both have moved
  await ann.getByRole('button', { name: 'Really resign?' }).click();
  await ann.locator('.end-card .proof').waitFor();
  await ann.locator('.end-card .graph').waitFor();
  const [[card], [foot], [ways], [graph]] = await Promise.all(
    ['.end-card', '.slot-replay', '.end-ways', '.graph-field'].map((each) => boxesOf(ann, each)),
  );
  expect(card.bottom).toBeLessThan(foot.top);
  expect(ways.bottom).toBeLessThanOrEqual(card.bottom);
  expect(graph.bottom).toBeLessThanOrEqual(ways.top);

  await ann.setViewportSize(SIDE);
  const [[shown], [numbers], [besides]] = await Promise.all(
    ['.end-card', '.end-numbers', '.end-ways'].map((each) => boxesOf(ann, each)),
  );
  expect(numbers.bottom).toBeLessThanOrEqual(shown.bottom);
  expect(lyingOn([numbers], [besides])).toEqual([]);
  expect(besides.bottom).toBeLessThanOrEqual(shown.bottom);

  await ann.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await ann.getByRole('button', { name: 'Share' }).click();
  await ann.getByText('Copy it from the field.').waitFor();
  const link = ann.getByLabel('Link to this moment');
  expect(await link.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(
    (await link.inputValue()).length,
  );
  await ann.context().close();
});

it('a move that is planned changes no board on a phone, hides none of it, and leaves names and notices whole', async () => {
  const ann = await site.visit('', { hasTouch: true });
  const clock = { base: 300_000, inc: 5_000 };
  const { match, invite } = await makeTable(ann, 'Wilhelmina', {
    game: 'raiinet',
    seats: ['me', 'open'],
    clock,
  });
  const bob = await site.visit(invite!, { hasTouch: true });
  await sitDown(bob, 'Maximilian');
  await goTo(ann, match);
  await stepAhead(ann);
  const showTab = (name: string) => ann.getByRole('tab', { name, exact: true }).click();
  const measure = async () => {
    const found: Box[][] = [];
    for (const size of [UPRIGHT, TALL, SIDE]) {
      await ann.setViewportSize(size);
      for (const tab of ['players', 'game']) {
        await showTab(tab);
        found.push(await boxesOf(ann, '.board'));
        const [around] = await boxesOf(ann, '.board-scroll');
        const squares = await boxesOf(ann, '.cell:not(.exit)');
        expect(squares.filter(({ top, bottom }) => top < around.top || bottom > around.bottom)).toEqual([]);
        expect(squares[0].right - squares[0].left, `${size.width} ${tab}`).toBeGreaterThanOrEqual(28);
        const words = ann.locator('.plate-name b, .notices > *');
        const small = await words.evaluateAll((each) =>
          each.filter((one) => one.clientWidth < 48 || one.scrollHeight > one.clientHeight + 1),
        );
        expect(small.length, `${size.width} ${tab}`).toBe(0);
      }
    }
    return found.map(withoutNames);
  };
  await ann.setViewportSize(UPRIGHT);
  const before = await measure();
  await ann.getByRole('button', { name: 'Plan a move' }).click();
  await ann.locator('.offer-bar').waitFor();
  expect(await measure()).toEqual(before);
  await stepAhead(ann);
  await ann.getByText('Planned:').waitFor();
  expect(await measure()).toEqual(before);
  for (const page of [ann, bob]) await page.context().close();
});

it('the bar of ways is cut through nowhere, whether or not one’s games wait', async () => {
  const ann = await site.visit('', { viewport: PHONE, hasTouch: true });
  await ann.locator('.ways-online').waitFor();
  await makeTable(ann, 'Ann', AGAINST_BOT);
  for (const place of ['new', 'find', 'computer', 'watch', 'boards', 'mine']) {
    await ann.goto(new URL(`#/online/${place}`, site.address).href);
    const mine = ann.getByRole('link', { name: 'My games Your turn (1)' });
    await mine.waitFor();
    const row = ann.locator('.ways-row');
    const [seen] = await boxesOf(ann, '.ways-row');
    const [own] = await boxesOf(ann, '.online-ways > a');
    expect(own.left, place).toBeGreaterThanOrEqual(seen.right);
    expect(own.right, place).toBeLessThanOrEqual(PHONE.width);
    expect(await row.evaluate((each) => getComputedStyle(each).maskImage)).toMatch(/gradient/);
    if (place === 'mine') continue;
    const here = () => boxesOf(ann, '.ways-row [aria-current]');
    await expect
      .poll(async () => (await here())[0].right, { message: place })
      .toBeLessThanOrEqual(seen.right);
    expect((await here())[0].left, place).toBeGreaterThanOrEqual(seen.left);
  }
  await ann.context().close();
});

it('text twice as large is not cut off by its buttons, and breaks no word of who plays', async () => {
  const ann = await site.visit('#/online/new');
  const enlarge = () => ann.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await ann.getByRole('button', { name: 'Make a link' }).waitFor();
  await enlarge();
  expect(await ann.evaluate(troubles)).toEqual([]);
  const { match } = await makeTable(ann, 'Ann', AGAINST_BOT);
  await goTo(ann, match);
  await enlarge();
  for (const size of [DESKTOP, PHONE]) {
    await ann.setViewportSize(size);
    const cut = await ann
      .locator('.ability-name')
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.parentElement!.clientWidth + 1));
    expect(cut.length, `${size.width}`).toBe(0);
    const cards = await boxesOf(ann, '.ability-name');
    expect(cards.flatMap((card, i) => lyingOn([card], cards.slice(i + 1)))).toEqual([]);
  }
  await ann.setViewportSize(DESKTOP);
  for (const { top, bottom } of await boxesOf(ann, '.player-name')) expect(bottom - top).toBeLessThan(60); // one line
  await ann.context().close();
});

it('what is to be answered or known moves nothing and covers no square, on a desk and on a phone', async () => {
  const ann = await site.visit();
  const seats = ['me', 'open', 'open', 'open'];
  const { match, invite } = await makeTable(ann, 'Ann', { game: 'raiinet', preset: 'four', seats });
  const bob = await site.visit(invite!, { viewport: PHONE, hasTouch: true });
  for (const name of ['Cat', 'Dan']) {
    const page = await site.visit(invite!);
    await nameAndPress(page, name, 'Sit down and play');
    await page.getByText('Waiting for').waitFor();
    await page.context().close();
  }
  await sitDown(bob, 'Maximilian-Alexander');
  await goTo(ann, match);
  const looks = [
    ...DESKS.map((size) => [ann, size, '.plates, .plate, .plate-sign, .slot-board'] as const),
    ...PHONES.map((size) => [bob, size, '.plates, .plate, .slot-board, .board, .slot-controls'] as const),
  ];
  const measure = async ([page, size, selector]: (typeof looks)[number]) => {
    await page.setViewportSize(size);
    return boxesOf(page, selector);
  };
  const before: Box[][] = [];
  for (const look of looks) before.push(await measure(look));

  await ann.getByRole('button', { name: 'Draw' }).click();
  await ann.getByRole('button', { name: /offer a draw\?/i }).click();
  await bob.locator('.offer-bar').waitFor();
  await site.kill();
  for (const page of [ann, bob]) await page.locator('.offer-bar.lost').waitFor();
  for (const [i, look] of looks.entries()) {
    const [page, { width, height }] = look;
    const size = `${width}x${height}`;
    expect(withoutNames(await measure(look)), size).toEqual(withoutNames(before[i]));
    const notices = await boxesOf(page, '.notices > *');
    expect(notices.length, size).toBe(2);
    const others = await boxesOf(page, '.cell, .plate, .bar :is(a, h1, .pill, button), .tabs button');
    expect(lyingOn(notices, others), size).toEqual([]);
    for (const { left, right } of notices) {
      expect(left, size).toBeGreaterThanOrEqual(0);
      expect(right, size).toBeLessThanOrEqual(width);
    }
  }

  await bob.context().close();
  await site.start();
  await ann.locator('.plate-away').first().waitFor();
  for (const size of [...DESKS, ...PHONES]) {
    await ann.setViewportSize(size);
    const [sign] = await boxesOf(ann, '.plate-away');
    const [plate] = await boxesOf(ann, '.plate.away');
    expect(sign.right - sign.left).toBeGreaterThanOrEqual(16);
    expect(sign.right).toBeLessThanOrEqual(plate.right);
  }
  await ann.context().close();
});
