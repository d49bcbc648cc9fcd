/**
 * No screen has an accessibility violation worth telling. Each is looked at on a desktop, a phone and a tablet, in another
 * theme on each; with QUADRANT_LONG=1 in every theme on each.
 */
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

type Theme = keyof typeof SYSTEMS;
const ALL = Object.keys(SYSTEMS) as Theme[];
const LOOKS: readonly (readonly [viewport: typeof DESKTOP, theme: Theme])[] = [
  [DESKTOP, 'dark'],
  [PHONE, 'light'],
  [TABLET, 'contrast'],
];

describe.each(Object.entries(SCENES))('%s', (_, scene) => {
  it('has no violation', async () => {
    const page = await site.visit(scene.fragment, { viewport: DESKTOP });
    await scene.play?.(page);
    await page.evaluate(axeSource());
    for (const [viewport, usual] of LOOKS)
      for (const theme of process.env.QUADRANT_LONG ? ALL : [usual]) {
        await page.setViewportSize(viewport);
        await page.emulateMedia(SYSTEMS[theme]);
        await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(theme);
        expect(await violationsOf(page), `${theme} at ${viewport.width}`).toEqual([]);
      }
    await page.context().close();
  });
});
