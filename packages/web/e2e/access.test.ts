/**
 * No screen has an accessibility violation worth telling. Each is looked at on a desktop, and on a phone or a tablet, in
 * another theme on each; with QUADRANT_LONG=1 on all of them and in every theme.
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
type Look = readonly [viewport: typeof DESKTOP, theme: Theme];
const ALL = [DESKTOP, PHONE, TABLET].flatMap((size) =>
  (Object.keys(SYSTEMS) as Theme[]).map((theme): Look => [size, theme]),
);
const USUAL: readonly (readonly Look[])[] = [
  [[DESKTOP, 'dark'], [PHONE, 'light']],
  [[DESKTOP, 'light'], [TABLET, 'contrast']],
]; // biome-ignore format: one line each

describe.each(Object.values(SCENES).map((scene, i) => [scene.fragment, scene, USUAL[i % 2]] as const))(
  '%s',
  (_, scene, usual) => {
    it('has no violation', async () => {
      const page = await site.visit(scene.fragment, { viewport: DESKTOP });
      await scene.play?.(page);
      await page.evaluate(axeSource());
      for (const [viewport, theme] of process.env.QUADRANT_LONG ? ALL : usual) {
        await page.setViewportSize(viewport);
        await page.emulateMedia(SYSTEMS[theme]);
        await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(theme);
        expect(await violationsOf(page), `${theme} at ${viewport.width}`).toEqual([]);
      }
      await page.context().close();
    });
  },
);
