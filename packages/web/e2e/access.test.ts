/** No screen has an accessibility violation worth telling, in any theme, on a desktop, a tablet or a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeSource, DESKTOP, openSite, PHONE, type Site, TABLET } from './browser.js';
import { SCENES } from './scenes.js';

/** What the system asks for, and the theme that follows. */
const SYSTEMS = {
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  light: { colorScheme: 'light', contrast: 'no-preference' },
  contrast: { colorScheme: 'dark', contrast: 'more' },
} as const;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

interface Axe {
  run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

const violationsOf = (page: Page) =>
  page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations
      .filter(({ impact }) => impact !== 'minor')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  });

describe.each(Object.entries(SCENES))('%s', (_, scene) => {
  it.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('has no violation on %s in any theme', async (_size, viewport) => {
    const page = await site.visit(scene.fragment, { viewport });
    await scene.play?.(page);
    await page.evaluate(axeSource());
    for (const [theme, system] of Object.entries(SYSTEMS)) {
      await page.emulateMedia(system);
      await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(theme);
      expect(await violationsOf(page), theme).toEqual([]);
    }
    await page.setViewportSize(TABLET);
    expect(await violationsOf(page), 'on a tablet').toEqual([]);
    await page.context().close();
  });
});
