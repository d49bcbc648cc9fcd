/** The main screens, as ways to get there: for pictures and for the accessibility tests. */
import type { Page } from 'playwright-core';
import { FOUR, HALFWAY, openRaiinet } from './raiinet.js';

export interface PageScene {
  readonly fragment: string;
  readonly play?: (page: Page) => Promise<void>;
}

/** Squares are pressed, single letters are keys. */
async function give(page: Page, words: string): Promise<void> {
  await page.getByRole('grid').waitFor();
  for (const word of words.split(' ')) {
    if (word.length === 1) await page.keyboard.press(word);
    else await page.locator(`[data-key="${word}"]`).click();
  }
}

/** The card at the end, with its graph. */
async function thought(page: Page): Promise<void> {
  await page.locator('.end-card .graph').waitFor();
  await page.locator('.end-card progress').waitFor({ state: 'detached' });
}

export const SCENES: Readonly<Record<string, PageScene>> = {
  start: { fragment: '', play: async (page) => page.locator('.demo').first().waitFor() },
  'start-continue': {
    fragment: '#/space-defender-2/play/900',
    async play(page) {
      await give(page, 'f B4 B2 B1 f G1 f p p f C1 f');
      await page.getByRole('link', { name: 'Quadrant, the four games' }).click();
      await page.locator('.kept-board .cell').first().waitFor();
      await page.mouse.move(0, 0);
    },
  },
  'space-defender-2-setup': {
    fragment: '#/space-defender-2',
    play: async (page) => page.getByRole('button', { name: 'Start' }).waitFor(),
  },
  'space-defender-2': {
    fragment: '#/space-defender-2',
    async play(page) {
      await page.getByText('Snipe', { exact: true }).click();
      await page.getByLabel('Seed').fill('900');
      await page.getByRole('button', { name: 'Start' }).click();
      await give(page, 'f B4 B2 B1 f G1 f p p f C1 f f B2 f p');
      await page.mouse.move(0, 0);
      await page.locator('[data-key="D6"]').focus();
    },
  },
  'space-defender-2-end': {
    fragment: '#/space-defender-2',
    async play(page) {
      await page.getByRole('button', { name: 'Long shot' }).click();
      await page.getByLabel('Seed').fill('12');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('grid').waitFor();
      for (let turn = 0; turn < 90 && !(await page.locator('.end-card').isVisible()); turn++)
        await page.keyboard.press(turn % 3 ? 'f' : 'p');
      await thought(page);
    },
  },
  'space-defender-2-guide': {
    fragment: '#/space-defender-2/guide',
    play: async (page) => page.getByRole('grid').waitFor(),
  },
  'simodyssey-2-setup': {
    fragment: '#/simodyssey-2',
    async play(page) {
      await page.getByText('Test', { exact: true }).click();
      await page.getByRole('button', { name: 'Crowded' }).click();
    },
  },
  'simodyssey-2': {
    fragment: '#/simodyssey-2/play/900',
    async play(page) {
      await give(page, 's s w h');
      await page.mouse.move(0, 0);
    },
  },
  'simodyssey-2-end': {
    fragment: '#/simodyssey-2/play/900',
    async play(page) {
      await give(page, 's s w h q q l');
      await thought(page);
    },
  },
  'simodyssey-2-test': {
    fragment: '#/simodyssey-2',
    async play(page) {
      await page.getByText('Test', { exact: true }).click();
      await page.getByRole('button', { name: 'Crowded' }).click();
      await page.getByLabel('Seed').fill('900');
      await page.getByRole('button', { name: 'Start' }).click();
      await give(page, 's s s');
    },
  },
  'simodyssey-2-guide': {
    fragment: '#/simodyssey-2/guide',
    play: async (page) => page.getByRole('grid').waitFor(),
  },
  'raiinet-setup': {
    fragment: '#/raiinet',
    play: async (page) => page.getByRole('button', { name: 'Start' }).waitFor(),
  },
  raiinet: {
    fragment: '',
    async play(page) {
      await openRaiinet(page, ...HALFWAY);
      await page.getByRole('button', { name: 'show my side' }).click();
      await give(page, 'c');
    },
  },
  'raiinet-four': {
    fragment: '',
    async play(page) {
      await openRaiinet(page, ...FOUR);
      await page.getByRole('button', { name: 'show my side' }).click();
      await give(page, '2');
    },
  },
  'raiinet-four-close': {
    fragment: '',
    async play(page) {
      await openRaiinet(page, ...FOUR);
      await page.getByRole('button', { name: 'show my side' }).click();
      await give(page, 'd +');
    },
  },
  'raiinet-curtain': { fragment: '', play: (page) => openRaiinet(page, ...HALFWAY) },
  'raiinet-guide': {
    fragment: '#/raiinet/guide',
    play: async (page) => page.getByRole('grid').waitFor(),
  },
  'mirewood-setup': {
    fragment: '#/mirewood',
    play: async (page) => page.getByRole('button', { name: 'Start' }).waitFor(),
  },
  'mirewood-generated': {
    fragment: '#/mirewood',
    play: async (page) => page.getByText('Generated', { exact: true }).click(),
  },
  mirewood: {
    fragment: '#/mirewood',
    async play(page) {
      await page.getByText('Sour Pools', { exact: true }).click();
      await page.getByRole('button', { name: 'Start' }).click();
      await give(page, 'd d s d s s d d d');
    },
  },
  'mirewood-hit': {
    fragment: '#/mirewood',
    async play(page) {
      await page.getByText('The Powder Store', { exact: true }).click();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('grid').waitFor();
      for (let turn = 0; turn < 40 && !(await page.locator('.mark-hit').first().isVisible()); turn++)
        await page.keyboard.press('dsd'[turn % 3]);
    },
  },
  'mirewood-guide': {
    fragment: '#/mirewood/guide',
    play: async (page) => page.getByRole('grid').waitFor(),
  },
  'mirewood-editor': {
    fragment: '#/mirewood/more/editor',
    async play(page) {
      await page.getByLabel('Start from').selectOption('sour-pools');
      await page.locator('[data-key="14,3"]').focus();
    },
  },
};
