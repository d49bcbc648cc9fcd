/** Processor time of the page, in a real browser, from a key to the first frame that shows what it did. */
import { chromium } from 'playwright-core';
import { BUILT, serve } from '../packages/web/serve.mjs';
import { chromiumLaunch } from '../scripts/chromium.mjs';

const SCREEN = { width: 1440, height: 900 };
const KEYS = 15; // of which the first few find code that nobody ran before
const SEED = 900;

/** Begins a large wood by its questions. */
async function beginLarge(page) {
  await page.getByText('Generated', { exact: true }).click();
  await page.getByLabel('Columns').fill('60');
  await page.getByLabel('Rows').fill('40');
  await page.getByRole('button', { name: 'Start' }).click();
}

const GAMES = [
  { title: 'Space Defender 2', path: `space-defender-2/play/${SEED}`, key: 'p', limit: 50 },
  { title: 'SimOdyssey 2', path: `simodyssey-2/play/${SEED}`, key: 's', limit: 50 },
  { title: 'RAIInet, choosing a link', path: 'raiinet/play', key: 'a', undo: 'Escape', limit: 50 },
  { title: 'Mirewood', path: 'mirewood/play', key: '.', limit: 50 },
  { title: 'Mirewood, 60x40', path: 'mirewood', begin: beginLarge, key: '.', limit: 100 },
];

/** Gives a promise that is kept after the first frame that a key had a part in. */
const watchKey = () => {
  globalThis.shown = new Promise((done) => {
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => done();
    addEventListener('keydown', () => requestAnimationFrame(() => drawn.port2.postMessage(null)), {
      capture: true,
      once: true,
    });
  });
};

/** Milliseconds of the processor that the page's own thread has used so far. */
async function spent(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Of one key each: one that is not over (animations, a computer that answers) is waited for. */
async function milliseconds(page, { key, undo }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const all = [];
  for (let i = 0; i < KEYS; i++) {
    await page.evaluate(watchKey);
    const before = await spent(devtools);
    await page.keyboard.press(key);
    await page.evaluate(() => globalThis.shown);
    all.push((await spent(devtools)) - before);
    if (undo) await page.keyboard.press(undo);
    await page.waitForTimeout(1500);
  }
  return all.sort((a, b) => a - b);
}

async function measure(game) {
  const served = await serve(BUILT);
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: SCREEN, reducedMotion: 'no-preference' });
    await page.goto(`${served.address}#/${game.path}`);
    await game.begin?.(page);
    await page.getByRole('grid').first().waitFor();
    const all = await milliseconds(page, game);
    process.stderr.write(
      `  median ${all[KEYS >> 1].toFixed(1)} ms, the slowest ${all.at(-1).toFixed(1)} ms\n`,
    );
    return all[KEYS >> 1];
  } finally {
    await browser.close();
    await served.close();
  }
}

export const pages = () =>
  GAMES.map((game) => ({
    name: `page: ${game.title}, from a key to its first change`,
    unit: 'CPU-milliseconds of the page',
    peerName: 'the most that is allowed',
    want: '<= 1',
    rates: async () => ({ ours: await measure(game), peer: game.limit }),
  }));
