/** The page in German: nothing of the English tables is left on it, and nothing lies over anything. */
import { patternsOf } from '@quadrant/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shell as german } from '../src/words/de/shell.js';
import { shell as english } from '../src/words/en/shell.js';
import { openSite, PHONE, type Site } from './browser.js';
import { troubles } from './troubles.js';

const GERMAN = { locale: 'de-DE' };
const ENGLISH = patternsOf(english, german);

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Everything that can be read or is spoken: each text, label, title and description. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('code, pre, kbd, [lang=en], script, noscript'))
        found.add(node.nodeValue!.trim());
    for (const name of ['aria-label', 'title', 'aria-description', 'placeholder', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.add(element.getAttribute(name)!.trim());
    found.add(document.title);
    return [...found];
  });

const englishOn = async (page: Page) =>
  (await wordsOn(page)).filter((words) => ENGLISH.some((pattern) => pattern.test(words)));

describe('the search for English', () => {
  it('finds it on an English page', async () => {
    const page = await site.visit('', { locale: 'en-GB' });
    await page.locator('h1').waitFor();
    expect((await englishOn(page)).length).toBeGreaterThan(10);
    await page.context().close();
  });
});

const PLACES = ['', '#/nowhere', '#/raiinet/rules', '#/raiinet/nothing/at/all'];

it.each(PLACES)('at “%s”', async (place) => {
  const page = await site.visit(place, { ...GERMAN, viewport: PHONE });
  await page.locator('h1').first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await englishOn(page)).toEqual([]);
  expect(await page.evaluate(troubles)).toEqual([]);
  await page.context().close();
});

it('is chosen in the settings, and kept', async () => {
  const page = await site.visit('', { locale: 'fr-FR' });
  await page.getByRole('button', { name: english.settings.title }).click();
  await page.getByText('Deutsch').click();
  await page.getByRole('heading', { name: german.start.head1 }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: german.start.head1 }).waitFor();
  expect(await englishOn(page)).toEqual([]);
  await page.context().close();
});
