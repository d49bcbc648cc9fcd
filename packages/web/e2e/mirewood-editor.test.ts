/** The level editor: painted by mouse and by keys, kept, checked by the game, saved, opened and played. */
import { readFileSync } from 'node:fs';
import { levels } from '@quadrant/mirewood';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, PHONE, type Site } from './browser.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const EDITOR = '#/mirewood/more/editor';
const levelText = (page: Page) => page.getByRole('textbox', { name: 'Level file' });
const square = (page: Page, key: string) => page.locator(`[data-key="${key}"]`);
const status = (page: Page) => page.locator('.level-text [role="status"]');

async function save(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save .map' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

describe('the level editor', () => {
  it('makes a level by mouse that is saved, opened elsewhere and played', async () => {
    const page = await site.visit(EDITOR);
    await page.getByLabel('Columns').fill('5');
    await page.getByLabel('Rows').fill('2');
    await status(page).getByText('This can be played: one player.').waitFor();
    const gateless = status(page).getByText('It has no gate and cannot be won.');
    await gateless.waitFor();
    await page.locator('.palette').getByText('quicksand').click();
    await square(page, '2,1').hover();
    await page.mouse.down();
    for (const key of ['3,1', '4,1']) await square(page, key).hover({ force: true });
    await page.mouse.up();
    await page.locator('.palette').getByText('goal').click();
    await square(page, '5,1').click();
    await gateless.waitFor({ state: 'detached' });
    await page.locator('.palette').getByText('bandit', { exact: true }).click();
    await square(page, '4,1').click();
    await page.getByLabel('Piece').fill('health=2');
    await page.getByLabel('name').fill('Short Sand');
    const { name, text } = await save(page);
    expect(name).toBe('short-sand.map');
    expect(text).toContain('name: Short Sand\nmap:\nXXXXXXX\nXP~~mGX\n');
    expect(text).toContain('tile 4,1 ~\nat 4,1 health=2\n');

    const other = await site.visit(EDITOR);
    const chooser = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: 'Open .map' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect.poll(() => levelText(other).inputValue()).toBe(text);
    await other.getByRole('button', { name: 'Play it' }).click();
    await other.locator('.level-name').getByText('Short Sand').waitFor();
    await square(other, '4,1').hover();
    await other.locator('.hint-line').getByText('bandit (m), health 2').waitFor();
    await page.context().close();
    await other.context().close();
  });

  it('is worked by keyboard alone, and takes back', async () => {
    const page = await site.visit(EDITOR);
    await square(page, '1,1').focus();
    for (const key of ['ArrowRight', 'R', 'ArrowRight', 'm', 'ArrowDown', 'Enter']) // Enter: the chosen tree
      await page.keyboard.press(key);
    const rows = async () => (await levelText(page).inputValue()).split('\n').slice(2, 4);
    expect(await rows()).toEqual(['XPRm........X', 'X..T........X']);
    await page.keyboard.press('Control+z');
    expect(await rows()).toEqual(['XPRm........X', 'X...........X']);
    await page.context().close();
  });

  it('says what is wrong and where, loses nothing, and shows the line', async () => {
    const page = await site.visit(EDITOR);
    await square(page, '1,1').focus();
    await page.keyboard.press('.');
    await status(page).getByText('no player P').waitFor();
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('alert').getByText('no player P').waitFor();
    await levelText(page).fill('# mine\nmap:\nXXXXX\nXPG.X\nXXXXX\nend\nat 2,1 health=3\n');
    await status(page).getByText('line 7: nothing at 2,1').waitFor();
    await page.getByRole('button', { name: 'Show the line' }).click();
    const chosen = await levelText(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(chosen).toBe('at 2,1 health=3');
    await page.reload();
    await expect.poll(() => levelText(page).inputValue()).toContain('# mine');
    await page.context().close();
  });

  it('keeps comments, directives and other levels of a campaign while one is painted', async () => {
    const page = await site.visit(EDITOR);
    const text = levels.find(({ id }) => id === 'through-the-mire')!.text;
    await page.getByLabel('Start from').selectOption('through-the-mire');
    expect(await levelText(page).inputValue()).toBe(text);
    await page.getByRole('combobox', { name: 'Level', exact: true }).selectOption('1');
    await square(page, '1,4').focus();
    await page.keyboard.press('Z');
    expect(await levelText(page).inputValue()).toBe(text.replace('XH.R...T....r.X', 'XZ.R...T....r.X'));
    await page.getByRole('combobox', { name: 'Level', exact: true }).selectOption('2');
    await page.getByText('it is generated when it is entered').waitFor();
    await page.getByRole('button', { name: 'Remove this level' }).click();
    await status(page).getByText('one player, 3 levels').waitFor();
    await page.context().close();
  });

  it('takes over a generated board from the setup', async () => {
    const page = await site.visit('#/mirewood');
    await page.getByText('Generated', { exact: true }).click();
    await page.getByRole('link', { name: 'Open in the level editor' }).click();
    await status(page).getByText('This can be played: one player.').waitFor();
    expect(await levelText(page).inputValue()).toMatch(/rng: \d+[\s\S]*map:\nX{14}\n/);
    await page.context().close();
  });

  it('fits a phone', async () => {
    const page = await site.visit(EDITOR, { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.locator('.palette').getByTitle('In the way of everything.').last().tap(); // rock
    await square(page, '2,1').tap();
    expect(await levelText(page).inputValue()).toContain('XPR');
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
    await page.context().close();
  });
});
