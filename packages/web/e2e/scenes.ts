/** The main screens, as ways to get there: for pictures and for the accessibility tests. */
import type { Page } from 'playwright-core';

export interface Scene {
  readonly fragment: string;
  readonly play?: (page: Page) => Promise<void>;
}

const pressAll = (keys: readonly string[]) => async (page: Page) => {
  await page.getByRole('grid').waitFor();
  for (const key of keys) await page.keyboard.press(key);
};

export const SCENES: Readonly<Record<string, Scene>> = {
  start: { fragment: '', play: async (page) => page.locator('.demo').first().waitFor() },
  'space-defender-2-setup': { fragment: '#/space-defender-2' },
  'space-defender-2': {
    fragment: '#/space-defender-2/play',
    async play(page) {
      await pressAll(['f', 'p', 'f', 'f', 'p', 'f'])(page);
      await page.locator('[data-key="B4"]').focus();
    },
  },
  'space-defender-2-guide': {
    fragment: '#/space-defender-2/guide',
    play: async (page) => page.getByRole('grid').waitFor(),
  },
};
