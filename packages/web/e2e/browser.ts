/** Opens the built page in a real Chromium. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumLaunch } from '../../../scripts/chromium.mjs';
import { BUILT, type Served, serve } from '../serve.mjs';
import { buildPage } from './built.js';
import { makeSluggish } from './sluggish.js';

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 360, height: 740 };
const PATIENCE = 180_000; // ms until something must be on the screen, however busy the machine is

export interface Site {
  readonly address: string;
  readonly browser: Browser;
  /** A visitor of their own: nothing kept, animations off unless asked for. */
  visit(fragment?: string, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** A visitor of their own, at whom nothing may be thrown and whom no policy may stop. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  await makeSluggish(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) throw new Error(message.text());
  });
  return page;
}

export async function openSite(): Promise<Site> {
  await buildPage();
  const served: Served = await serve(BUILT);
  const browser = await chromium.launch(await chromiumLaunch());
  return {
    address: served.address,
    browser,
    async visit(fragment = '', options = {}) {
      const page = await newVisitor(browser, options);
      await page.goto(served.address + fragment);
      return page;
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

/** The script itself: the page's own policy lets no script in that is not a file of it. */
export const axeSource = (): string =>
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
