/** The page in German: nothing of the English tables is left on it, and nothing lies over anything. */
import { levels } from '@quadrant/mirewood';
import { patternsOf } from '@quadrant/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { later as laterGerman } from '../src/screens/mirewood/later/de.js';
import { later as laterEnglish } from '../src/screens/mirewood/later/en.js';
import { texts as woodGerman } from '../src/screens/mirewood/texts/de.js';
import { texts as woodEnglish } from '../src/screens/mirewood/texts/en.js';
import { texts as linksGerman } from '../src/screens/raiinet/texts/de.js';
import { texts as linksEnglish } from '../src/screens/raiinet/texts/en.js';
import { texts as odysseyGerman } from '../src/screens/simodyssey-2/texts/de.js';
import { texts as odysseyEnglish } from '../src/screens/simodyssey-2/texts/en.js';
import { texts as defenderGerman } from '../src/screens/space-defender-2/texts/de.js';
import { texts as defenderEnglish } from '../src/screens/space-defender-2/texts/en.js';
import { later as pageLaterGerman } from '../src/words/de/later.js';
import { online as onlineGerman } from '../src/words/de/online.js';
import { shell as german } from '../src/words/de/shell.js';
import { later as pageLaterEnglish } from '../src/words/en/later.js';
import { online as onlineEnglish } from '../src/words/en/online.js';
import { shell as english } from '../src/words/en/shell.js';
import { openSite, PHONE, type Site } from './browser.js';
import { troubles } from './troubles.js';

const GERMAN = { locale: 'de-DE' };
const ENGLISH = [
  ...patternsOf(english, german),
  ...patternsOf(pageLaterEnglish, pageLaterGerman),
  ...patternsOf(defenderEnglish, defenderGerman),
  ...patternsOf(odysseyEnglish, odysseyGerman),
  ...patternsOf(linksEnglish, linksGerman),
  ...patternsOf(woodEnglish, woodGerman),
  ...patternsOf(laterEnglish, laterGerman),
];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Levels have names of their own in every language. */
const LEVELS = levels.flatMap(({ text, title }) => [
  title,
  ...[...text.matchAll(/^name: (.+)$/gm)].map(([, name]) => name),
]);

/** Everything that can be read or is spoken: each text, label, title and description. */
const wordsOn = async (page: Page) =>
  (await allWordsOn(page)).filter((words) => !LEVELS.some((name) => words.includes(name)));

const allWordsOn = (page: Page) =>
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

it('says in German that nobody can play online here', async () => {
  const page = await site.visit('#/online/find', { ...GERMAN, viewport: PHONE });
  await page.getByRole('heading', { name: onlineGerman.noServer.title }).waitFor();
  const patterns = [...ENGLISH, ...patternsOf(onlineEnglish, onlineGerman)];
  expect((await wordsOn(page)).filter((words) => patterns.some((pattern) => pattern.test(words)))).toEqual(
    [],
  );
  await page.context().close();
});

/** A game, and keys that play a few turns of it. */
const TURNS: readonly (readonly [fragment: string, keys: readonly string[]])[] = [
  ['#/space-defender-2/play/900', ['f', 'p', 'p', 'f', 's', 'p']],
  ['#/simodyssey-2/play/900', ['s', 's', 'l', 'd', 's']],
  ['#/raiinet/play', ['a', '6', '6', '7']],
  ['#/mirewood/play', ['d', 's', 'd', 'f', 'h', 'e', '.']],
];
/** Words of facts, labels and names that are English wherever they stand. */
const STRAY =
  /\b(?:the|you|your|health|energy|turn|move[sd]?|is|are|from|appears?|destroyed|fuel|attacked)\b/i;

it.each(TURNS)('plays %s', async (fragment, keys) => {
  const page = await site.visit(fragment, { ...GERMAN, viewport: PHONE });
  await page.locator('.board').waitFor();
  for (const key of keys) {
    await page.keyboard.press(key);
    expect(await englishOn(page), key).toEqual([]);
    expect(
      (await wordsOn(page)).filter((words) => STRAY.test(words)),
      key,
    ).toEqual([]);
  }
  expect(await page.evaluate(troubles)).toEqual([]);
  await page.context().close();
});

it.each(
  ['space-defender-2', 'simodyssey-2', 'raiinet', 'mirewood'].flatMap((id) => [`#/${id}`, `#/${id}/guide`]),
)('sets up and guides at %s', async (fragment) => {
  const page = await site.visit(fragment, { ...GERMAN, viewport: PHONE });
  await page.locator(fragment.endsWith('guide') ? '.guide' : '.setup-start').waitFor();
  expect(await englishOn(page)).toEqual([]);
  expect((await wordsOn(page)).filter((words) => STRAY.test(words))).toEqual([]);
  expect(await page.evaluate(troubles)).toEqual([]);
  await page.context().close();
});

it('is chosen in the settings, which stay with the focus on it, and kept', async () => {
  const page = await site.visit('', { locale: 'fr-FR' });
  await page.getByRole('button', { name: english.settings.title }).click();
  await page.getByText('Deutsch').click();
  const languages = page.getByRole('group', { name: 'Sprache' });
  const isChosen = (name: string) =>
    expect
      .poll(() => languages.getByLabel(name).evaluate((field) => field === document.activeElement))
      .toBe(true);
  await isChosen('Deutsch');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('group', { name: 'Language' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await isChosen('Deutsch');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: german.start.head1 }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: german.start.head1 }).waitFor();
  expect(await englishOn(page)).toEqual([]);
  await page.context().close();
});
