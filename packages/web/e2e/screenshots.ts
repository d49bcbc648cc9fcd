/**
 * Takes the pictures of the docs: each main screen at three sizes. `npm run screenshots -- WORD` takes those scenes
 * whose names hold the word; PICTURES names another folder, THEMES other themes (`dark,light,contrast`),
 * SIZES other sizes (`side` is a phone on its side), SHEETS=1 puts those of each size and theme on one picture.
 * FONTCONFIG_FILE names fonts: the Chromium of npm brings one alone, without arrows, ticks and letters of one width.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, openSite, PHONE, TABLET } from './browser.js';
import { SCENES } from './scenes.js';

const FOLDER = process.env.PICTURES ?? fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
/** What the docs show. */
const MAIN = [
  'start',
  'space-defender-2',
  'space-defender-2-setup',
  'simodyssey-2',
  'raiinet',
  'mirewood',
  'mirewood-editor',
];
const ALL_SIZES = { desktop: DESKTOP, tablet: TABLET, phone: PHONE, side: { width: 667, height: 375 } };
/** What is held in a hand is touched. */
const TOUCHED = { hasTouch: true, isMobile: true };
const SIZES = Object.entries(ALL_SIZES).filter(([size]) =>
  (process.env.SIZES ?? 'desktop,tablet,phone').split(',').includes(size),
);
const THEMES = (process.env.THEMES ?? 'dark').split(',');

export async function takePictures(words: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const site = await openSite();
  const sheets = new Map<string, string[]>(); // files by size and theme
  try {
    for (const [name, scene] of Object.entries(SCENES)) {
      if (words.length === 0 ? !MAIN.includes(name) : !words.some((word) => name.includes(word))) continue;
      for (const [size, viewport] of SIZES) {
        for (const theme of THEMES) {
          const touched = size === 'desktop' ? {} : TOUCHED;
          const page = await site.visit(scene.fragment, { viewport, ...touched });
          await useTheme(page, theme);
          await scene.play?.(page);
          await page.waitForTimeout(150);
          const file = `${name}-${size}${theme === 'dark' ? '' : `-${theme}`}.png`;
          await page.screenshot({ path: `${FOLDER}/${file}` });
          console.log(file);
          const sheet = `${size}-${theme}`;
          sheets.set(sheet, [...(sheets.get(sheet) ?? []), file]);
          await page.context().close();
        }
      }
    }
    if (process.env.SHEETS)
      for (const [sheet, files] of sheets) await takeSheet(site.browser, `sheet-${sheet}.png`, files);
  } finally {
    await site.close();
  }
}

async function useTheme(page: Page, theme: string): Promise<void> {
  if (theme === 'dark') return;
  await page.evaluate(
    (chosen) => localStorage.setItem('quadrant:settings', JSON.stringify({ theme: chosen })),
    theme,
  );
  await page.reload();
}

/** Many pictures on one, each with its name: to look at all of them at once. */
async function takeSheet(browser: Browser, name: string, files: readonly string[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 600 } });
  const figures = files.map((file) => {
    const picture = readFileSync(`${FOLDER}/${file}`).toString('base64');
    return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${file}</figcaption></figure>`;
  });
  const width = /phone/.test(name) ? 290 : /tablet/.test(name) ? 350 : 588;
  await page.setContent(
    `<style>body{margin:6px;display:flex;flex-wrap:wrap;gap:6px;background:#888;font:11px monospace}
     figure{margin:0;width:${width}px}img{width:100%;display:block}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: `${FOLDER}/${name}`, fullPage: true });
  await page.close();
  console.log(name);
}
