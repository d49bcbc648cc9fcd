/** What every game has from the frame, tried with Space Defender 2. */
import { readFileSync } from 'node:fs';
import { program } from '@quadrant/space-defender-2';
import { runProgram } from '@quadrant/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.js';
import { openSite, type Site } from './browser.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const GAME = '#/space-defender-2/play/900';

async function press(page: Page, ...keys: string[]): Promise<void> {
  await page.getByRole('grid').waitFor();
  for (const key of keys) await page.keyboard.press(key);
}
const turnShown = (page: Page) => page.locator('.replay .count').innerText();
const boardText = (page: Page) =>
  page.locator('.cell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel).join('\n'));
async function textView(page: Page): Promise<string> {
  await page.keyboard.press('x');
  const all = page.getByRole('button', { name: 'Show the text of all turns' });
  if (await all.isVisible()) await all.click();
  return (await page.locator('.text-view').textContent()) ?? '';
}
async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Game', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
}
async function savedFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await menu(page, 'Save as a file');
  const path = await (await download).path();
  await page.keyboard.press('Escape');
  return path;
}

describe('time travel', () => {
  it('takes a turn back and does it again, and a new command forgets what was undone', async () => {
    const page = await site.visit(GAME);
    await press(page, 'f');
    const before = await boardText(page);
    await press(page, 'p');
    const after = await boardText(page);
    await press(page, 'u');
    expect(await boardText(page)).toBe(before);
    expect(await turnShown(page)).toBe('turn 1 / 1');
    await press(page, 'r');
    expect(await boardText(page)).toBe(after);
    await press(page, 'u', 'f');
    await page
      .getByRole('button', { name: 'Redo (r)' })
      .and(page.locator('[aria-disabled="true"]'))
      .waitFor();
    await page.context().close();
  });

  it('looks back with the slider while the game goes on, and gives no command in the past', async () => {
    const page = await site.visit(GAME);
    await press(page, 'f', 'f', 'p', 'f');
    const latest = await boardText(page);
    const slider = page.getByRole('slider', { name: 'Turn shown' });
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await turnShown(page)).toBe('turn 0 / 4');
    expect(await boardText(page)).not.toBe(latest);
    await page.locator('body').click({ position: { x: 5, y: 300 } });
    await page.getByRole('button', { name: 'Fire' }).click({ force: true });
    await page.getByText('You are looking at an earlier turn').first().waitFor();
    await page.getByRole('button', { name: 'Latest turn' }).click();
    expect(await boardText(page)).toBe(latest);
    expect(await turnShown(page)).toBe('turn 4 / 4');
    await page.context().close();
  });

  it('looks at a turn of the log, and plays the turns from there', async () => {
    const page = await site.visit(GAME);
    await press(page, 'f', 'f', 'p');
    await page.getByRole('button', { name: '1', exact: true }).click();
    expect(await turnShown(page)).toBe('turn 1 / 3');
    await page.getByRole('button', { name: 'Play the turns one after the other' }).click();
    await page.getByText('turn 3 / 3').waitFor();
    await page.context().close();
  });

  it('forks from an earlier turn and keeps the first game', async () => {
    const page = await site.visit(GAME);
    await press(page, 'f', 'f', 'p', '[', '[');
    expect(await turnShown(page)).toBe('turn 1 / 3');
    const first = page.url();
    await page.getByRole('button', { name: 'Fork from here' }).click();
    await page.waitForURL((url) => url.href !== first);
    await page.getByText('turn 1 / 1').waitFor();
    await page.goto(first);
    await page.getByText('turn 3 / 3').waitFor();
    await page.context().close();
  });
});

describe('keeping and handing on', () => {
  it('continues where the tab was closed', async () => {
    const page = await site.visit(GAME);
    await press(page, 'f', 'p', 'f');
    const board = await boardText(page);
    const context = page.context();
    await page.close({ runBeforeUnload: true });
    const again = await context.newPage();
    await again.goto(site.address);
    await again.getByRole('link', { name: 'Continue Space Defender 2' }).click();
    await again.getByRole('grid').waitFor();
    expect(await boardText(again)).toBe(board);
    await context.close();
  });

  it('saves a file that another visitor opens', async () => {
    const page = await site.visit(GAME);
    await press(page, 'f', 'p', 'f');
    const board = await boardText(page);
    const file = await savedFile(page);
    const other = await site.visit();
    const chooser = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: 'Open a game' }).click();
    await (await chooser).setFiles(file);
    await other.getByRole('grid').waitFor();
    expect(await boardText(other)).toBe(board);
    await page.context().close();
    await other.context().close();
  });

  it('shares the moment that is looked at by a link', async () => {
    const page = await site.visit(GAME);
    await press(page, 'f', 'p', 'f', '[');
    const board = await boardText(page);
    await menu(page, 'Share a link to this moment');
    const link = await page.getByRole('dialog').getByLabel('Link to this moment').inputValue();
    const other = await site.visit(new URL(link).hash);
    await other.getByText('turn 2 / 3').waitFor();
    expect(await boardText(other)).toBe(board);
    await page.context().close();
    await other.context().close();
  });

  it('plays on without a network after the first visit', async () => {
    const page = await site.visit();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(
      async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
    );
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Play Space Defender 2', exact: true }).click();
    await press(page, 'f');
    await page.getByText('turn 1 / 1').waitFor();
    await page.context().close();
  });
});

describe('the text view', () => {
  it('is what quadrant run prints for the same commands', async () => {
    const page = await site.visit(GAME);
    await press(page, 'f', 'p', 's', 'd', 'f', 's', 'f', 'p', 'p', 'p', 'f', 'd', 'f', 'p');
    await page.locator('[data-key="G18"]').click(); // refused: out of range
    await page.locator('[data-key="D2"]').click();
    const record = JSON.parse(readFileSync(await savedFile(page), 'utf8')) as {
      entries: { command: string }[];
      refused: [number, string, string][];
      seed: number;
    };
    expect(record.refused.length).toBeGreaterThan(0);
    const commands = [...record.entries, null].flatMap((entry, place) => [
      ...record.refused.filter(([at]) => at === place).map(([, , text]) => text),
      ...(entry ? [entry.command] : []),
    ]);
    const { out } = runProgram(program, ['--seed', String(record.seed)], commands.join('\n'));
    expect(await textView(page)).toBe(out);
    await page.context().close();
  });
});

describe('the guided first game', () => {
  it('goes from pause to pause, one back too, and ends in a game of one’s own', async () => {
    const page = await site.visit('#/space-defender-2/guide');
    const step = page.locator('.guide-count');
    for (const shown of ['1 / 5', '2 / 5', '3 / 5']) {
      await expect.poll(() => step.innerText()).toBe(shown);
      await page.locator('.guide .onward:not([aria-disabled="true"])').click();
    }
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => step.innerText()).toBe('3 / 5');
    for (const shown of ['4 / 5', '5 / 5']) {
      await page.locator('.guide .onward:not([aria-disabled="true"])').waitFor();
      await page.keyboard.press('n');
      await expect.poll(() => step.innerText()).toBe(shown);
    }
    await page
      .getByRole('button', { name: 'Play on from here' })
      .and(page.locator('[aria-disabled="false"]'))
      .click();
    await page.getByText('turn 11 / 11').waitFor();
    await press(page, 'f');
    await page.getByText('turn 12 / 12').waitFor();
    await page.context().close();
  });

  it.each(process.env.QUADRANT_LONG ? GAMES : GAMES.slice(3))(
    'moves from pause to pause in $title',
    async ({ id }) => {
      const page = await site.visit(`#/${id}/guide`, { reducedMotion: 'no-preference' });
      const onward = page.locator('.guide .onward[aria-disabled="false"]');
      while ((await page.getByRole('button', { name: 'Play on from here' }).count()) === 0) {
        const shown = await page.locator('.guide-count').innerText();
        await onward.click();
        await expect.poll(() => page.locator('.guide-count').innerText()).not.toBe(shown);
      }
      await onward.click();
      await page.waitForURL(/\/game\//);
      await page.getByRole('grid').waitFor();
      await page.context().close();
    },
  );
});

/** A key that does something at the beginning of a game. */
const FIRST_KEYS: Readonly<Record<string, string>> = {
  'space-defender-2': 'f',
  'simodyssey-2': 's',
  raiinet: 'a',
  mirewood: '.',
};

describe('an action', () => {
  it.each(GAMES)(
    'shows its first change before the page does anything else in $title',
    async ({ id, seeded }) => {
      // Not every galaxy has something that moves.
      const page = await site.visit(`#/${id}/play${seeded ? '/900' : ''}`, {
        reducedMotion: 'no-preference',
      });
      await page.getByRole('grid').waitFor();
      await page.evaluate(() => {
        const watched = window as unknown as { changes: Promise<number> };
        let seen = 0;
        const observer = new MutationObserver((records) => {
          seen += records.length;
        });
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        watched.changes = new Promise((done) => {
          const next = new MessageChannel();
          next.port1.onmessage = () => done(seen);
          const look = () => {
            observer.observe(document.querySelector('.board')!, all);
            next.port2.postMessage(null); // the task after that of the key
          };
          addEventListener('keydown', look, { capture: true, once: true });
        });
      });
      await page.keyboard.press(FIRST_KEYS[id]);
      const changes = await page.evaluate(() => (window as unknown as { changes: Promise<number> }).changes);
      expect(changes).toBeGreaterThan(0);
      await page.context().close();
    },
  );
});

describe('when something is wrong', () => {
  const says = async (fragment: string, words: string | RegExp) => {
    const page = await site.visit(fragment);
    await page.getByText(words).first().waitFor();
    await page.getByRole('link', { name: 'To the four games' }).click();
    await page.getByRole('heading', { name: 'Four small worlds. One more turn.' }).waitFor();
    await page.context().close();
  };
  it.each([
    '#/no-such-game',
    '#/raiinet/nonsense',
    '#/raiinet/guide/9',
    '#/raiinet/more',
    '#/raiinet/more/anything',
    '#/raiinet/window/k3x9f/7',
    '#/mirewood/more/anything',
    '#/mirewood/more/editor/7',
    '#/space-defender-2/more/editor',
  ])('says that %s leads nowhere', (fragment) => says(fragment, `no page “${fragment}”`));
  it('says that no program is being watched', () => says('#/raiinet/watch', 'Looking for the game'));
  it('waits for the game of a window, and offers the way out', () =>
    says('#/raiinet/window/k3x9f', 'Looking for the game'));
  it('says that a link is cut off', () =>
    says('#/space-defender-2/link/3/eJyrVkpJTMpJBQ', 'This link is damaged or incomplete'));
  it('says that a seed is none', () => says('#/space-defender-2/play/many', 'the seed is a whole number'));
  it('says that a game is not kept here', () =>
    says('#/space-defender-2/game/zzz', 'This game is not kept in this browser any more'));

  it.each([
    ['not JSON', 'hello', 'it is not JSON'],
    ['another program’s JSON', '{"a":1}', 'This is not a record of a game'],
    [
      'a game this page does not have',
      '{"format":"quadrant-record-1","game":"chess"}',
      'which this page does not have',
    ],
    [
      'another version',
      '{"format":"quadrant-record-1","game":"space-defender-2","version":99}',
      'made by version 99 of the rules',
    ],
    [
      'a changed record',
      '{"format":"quadrant-record-2","game":"space-defender-2","version":1,"options":{},"seed":900,"entries":[],"hash":"00000000","outcome":null,"termination":null}',
      'This record does not hold',
    ],
  ])('opens no file that is %s, and says so', async (_, content, words) => {
    const page = await site.visit();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a game' }).click();
    await (await chooser).setFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await page.getByRole('alert').getByText(words).waitFor();
    await page.context().close();
  });

  it('gives a kept game of other rules away as a file', async () => {
    const page = await site.visit();
    const record = { format: 'quadrant-record-1', game: 'space-defender-2', version: 99 };
    await page.evaluate(
      (kept) => localStorage.setItem('quadrant:games:space-defender-2', JSON.stringify([kept])),
      {
        id: 'old',
        at: 0,
        turn: 3,
        over: false,
        record,
      },
    );
    await page.goto(`${site.address}#/space-defender-2/game/old`);
    await page.getByText('made by version 99 of the rules').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it as a file' }).click();
    expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toEqual(record);
    await page.context().close();
  });

  it.each([
    ['forbidden', 'SecurityError', 'This browser keeps nothing for this page'],
    ['full', 'QuotaExceededError', 'storage is full'],
  ])('plays on where storage is %s', async (_, error, words) => {
    const context = await site.browser.newContext({ reducedMotion: 'reduce' });
    await context.addInitScript((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', name);
      };
    }, error);
    const page = await context.newPage();
    await page.goto(site.address + GAME);
    await press(page, 'f');
    await page.getByText(words).waitFor();
    await page.getByText('turn 1 / 1').waitFor();
    await context.close();
  });
});
