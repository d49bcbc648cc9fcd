/** Finds a Chromium and opens the built page in it. Which one: CHROMIUM, the system's, or the one npm brings along. */
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { BUILT, type Served, serve } from '../serve.mjs';
import { buildPage } from './built.js';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 360, height: 740 };

async function findChromium(): Promise<{ path: string; args: string[] }> {
  const named = process.env.CHROMIUM;
  if (named) return { path: named, args: [] };
  const system = SYSTEM.find(isProgram);
  if (system) return { path: system, args: [] };
  process.env.VERCEL ??= '1'; // makes it bring the system libraries it needs along, too
  const { default: packed } = await import('@sparticuz/chromium');
  return { path: await packed.executablePath(), args: packed.args };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Site {
  readonly address: string;
  readonly browser: Browser;
  /** A visitor of their own: nothing kept, animations off unless asked for. */
  visit(fragment?: string, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  await buildPage();
  const [served, found] = await Promise.all([serve(BUILT) as Promise<Served>, findChromium()]);
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  return {
    address: served.address,
    browser,
    async visit(fragment = '', options = {}) {
      const context = await browser.newContext({
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        colorScheme: 'dark',
        ...options,
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.goto(served.address + fragment);
      return page;
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

export const axeSource = (): string => createRequire(import.meta.url).resolve('axe-core/axe.min.js');
