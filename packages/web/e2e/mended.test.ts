/** Small things that once were wrong, each tried as a person would. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, PHONE, type Site, TABLET } from './browser.js';
import { FOUR, openRaiinet } from './raiinet.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const GAME = '#/space-defender-2/play/900';
const turnShown = (page: Page) => page.locator('.replay .count').innerText();
async function press(page: Page, keys: string): Promise<void> {
  await page.getByRole('grid').waitFor();
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}
const LEVEL = (map: string) => `name: Glade\nseed: 5\nhealth: 9\nmap:\n${map}\nend\n`;
async function openLevel(page: Page, map: string): Promise<void> {
  await page.getByText('Your own level', { exact: true }).click();
  await page.getByRole('textbox').fill(LEVEL(map));
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
}

describe('the end', () => {
  it('stays in sight while the pointer crosses the board, can be put aside and comes back', async () => {
    const page = await site.visit('#/simodyssey-2/play/900');
    await press(page, 's s w h q q l');
    const card = page.getByRole('region', { name: 'How it ended' });
    await card.getByRole('heading', { name: 'You found life' }).waitFor();
    await page.mouse.move(500, 200);
    await page.mouse.move(700, 500, { steps: 8 });
    expect(await card.isVisible()).toBe(true);
    await card.getByRole('button', { name: 'Look at the board' }).click();
    await page.locator('[data-key="2:2"]').hover();
    await page.locator('.hint-line').getByText('Sector 2:2').waitFor();
    await page.locator('.hint-line').getByText('Life found in 7 turns!').waitFor();
    await page.getByRole('button', { name: 'How it ended' }).click();
    await card.getByRole('button', { name: 'Same seed' }).click();
    await page.getByText('turn 0 / 0').waitFor();
    await page.context().close();
  });

  it('calls a result the best if it is better than those before, and something', async () => {
    const page = await site.visit('#/simodyssey-2/play/900');
    const best = page.locator('.end-best');
    const card = page.getByRole('region', { name: 'How it ended' });
    for (const words of ['New best', 'best life found in 7 turns']) {
      await press(page, 's s w h q q l');
      await best.getByText(words, { exact: true }).waitFor();
      await card.getByRole('button', { name: 'Same seed' }).click();
      await page.getByText('turn 0 / 0').waitFor();
    }
    await page.goto(`${site.address}#/space-defender-2/play/8`);
    await page.locator('[data-key="D18"]').waitFor();
    for (let turn = 0; turn < 30 && !(await card.isVisible()); turn++) await page.keyboard.press('p');
    await page.locator('.end-score').getByText('0', { exact: true }).waitFor();
    expect(await best.allInnerTexts()).not.toContain('New best');
    await page.context().close();
  });

  it('leaves no control that looks as if it could be used', async () => {
    const page = await site.visit('#/mirewood');
    await openLevel(page, 'XXXXX\nXP.GX\nXXXXX');
    await press(page, 'd d');
    await page.getByRole('region', { name: 'How it ended' }).waitFor();
    const commands = page.locator('.wood-controls button');
    const disabled = page.locator('.wood-controls button[aria-disabled="true"]');
    expect(await disabled.count()).toBe(await commands.count());
    await page.context().close();
  });
});

describe('keys', () => {
  it('work after the slider was used, but its own', async () => {
    const page = await site.visit(GAME);
    await press(page, 'f p f');
    await page.getByRole('slider', { name: 'Turn shown' }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await turnShown(page)).toBe('turn 2 / 3');
    await page.keyboard.press(']');
    expect(await turnShown(page)).toBe('turn 3 / 3');
    await page.keyboard.press('p');
    await page.getByText('turn 4 / 4').waitFor();
    await page.context().close();
  });

  it('play one turn however long they are held', async () => {
    const page = await site.visit(GAME);
    await page.getByRole('grid').waitFor();
    for (let i = 0; i < 6; i++) await page.keyboard.down('p');
    await page.keyboard.up('p');
    expect(await turnShown(page)).toBe('turn 1 / 1');
    await page.getByRole('button', { name: 'Fire' }).focus();
    for (let i = 0; i < 6; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await turnShown(page)).toBe('turn 2 / 2');
    await page.context().close();
  });

  it('walk on while they are held, until somebody is near', async () => {
    const page = await site.visit('#/mirewood');
    await openLevel(page, 'XXXXXXXXXXXXXX\nXP..........mX\nX...........GX\nXXXXXXXXXXXXXX');
    for (let i = 0; i < 9; i++) await page.keyboard.down('d');
    await page.keyboard.up('d');
    const turns = Number((await turnShown(page)).match(/\d+/)![0]);
    expect(turns).toBeGreaterThan(1);
    expect(turns).toBeLessThan(9);
    await page.context().close();
  });
});

describe('a double click', () => {
  const MOVING = { reducedMotion: 'no-preference' } as const;
  const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

  it('plays one turn: the second press shows its end, and the next is a turn again', async () => {
    const page = await site.visit('', MOVING);
    await page.clock.install();
    await page.goto(site.address + GAME);
    await press(page, 'f p f p');
    await page.clock.runFor(5000);
    await stopTime(page);
    const fire = page.getByRole('button', { name: 'Fire' });
    await fire.dblclick();
    await page.clock.runFor(5000);
    expect(await turnShown(page)).toBe('turn 5 / 5');
    await fire.click();
    await page.clock.runFor(5000);
    expect(await turnShown(page)).toBe('turn 6 / 6');
    await page.context().close();
  });

  it('takes two steps, for walking is quick', async () => {
    const page = await site.visit('#/mirewood', MOVING);
    await page.clock.install();
    await openLevel(page, 'XXXXXXX\nXP....X\nX....GX\nXXXXXXX');
    await stopTime(page);
    await page.getByRole('button', { name: 'move right' }).dblclick();
    await page.clock.runFor(5000);
    expect(await turnShown(page)).toBe('turn 2 / 2');
    await page.context().close();
  });
});

describe('before a move', () => {
  it('what it rams is told, with what that costs', async () => {
    const page = await site.visit('#/space-defender-2');
    await page.getByText('Snipe', { exact: true }).click();
    await page.getByLabel('Seed').fill('900');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('grid').waitFor();
    for (const word of 'f B4 B2 B1 f G1 f p p f C1 f f B2 f p'.split(' '))
      if (word.length === 1) await page.keyboard.press(word);
      else await page.locator(`[data-key="${word}"]`).click();
    await page.locator('[data-key="B3"]').hover();
    await page
      .locator('.hint-line')
      .getByText('On the way: Interceptor at B3, −50 health, 10 left.')
      .waitFor();
    expect(await page.locator('.cell.threat').count()).toBeGreaterThan(5);
    await page.keyboard.press('t');
    expect(await page.locator('.cell.threat').count()).toBe(0);
    await page.context().close();
  });

  it('what can be chosen is told to a screen reader, and what is chosen', async () => {
    const page = await site.visit('#/raiinet/play');
    await press(page, 'd');
    const chosen = page.locator('[data-key="1,3"]');
    expect(await chosen.getAttribute('aria-selected')).toBe('true');
    expect(await page.locator('[data-key="2,3"]').getAttribute('aria-description')).toBe('can be chosen');
    expect(await page.locator('.hint-line .aim').getAttribute('aria-live')).toBe('polite');
    await page.context().close();
  });

  it('a step against a tree says that it only turns', async () => {
    const page = await site.visit('#/mirewood');
    await openLevel(page, 'XXXXX\nXTP.X\nX..GX\nXXXXX');
    await press(page, 'a');
    await page.locator('.hint-line').getByText('Tree in the way: you only turn to it.').waitFor();
    expect(await turnShown(page)).toBe('turn 1 / 1');
    await press(page, 'a');
    await page.locator('.hint-line').getByText('that would change nothing').waitFor();
    expect(await turnShown(page)).toBe('turn 1 / 1');
    await page.context().close();
  });
});

describe('the guided game', () => {
  it('waits for the right press, lights only that, and says when it is another', async () => {
    const page = await site.visit('#/raiinet/guide');
    await page.locator('.guide-deed').getByText('Your turn: move e forward.').waitFor();
    expect(await page.locator('.cell.lit').count()).toBe(1);
    await page.locator('[data-key="0,0"]').click();
    await page.locator('.bubble').getByText('Choose one of your lit links').waitFor();
    await page.locator('[data-key="1,4"]').click();
    await page.locator('[data-key="2,4"]').click();
    await page.getByText('2 / 5').waitFor();
    await page.locator('.guide-deed').getByText('Your turn: use Scan on E.').waitFor();
    await page.context().close();
  });

  it('takes a press that is another for none', async () => {
    const page = await site.visit('#/space-defender-2/guide');
    await page.locator('.guide-deed').getByText('Your turn: move to A 2.').waitFor();
    await page.keyboard.press('f');
    await page.locator('.hint-line').getByText('Not yet.').waitFor();
    await page.locator('[data-key="A2"]').click();
    await page.locator('.guide-deed').getByText('Your turn: fire.').waitFor();
    await page.keyboard.press('f');
    await page.getByText('3 / 5').waitFor();
    await page.context().close();
  });
});

describe('the level editor', () => {
  it('says what is missing when a map has no end', async () => {
    const page = await site.visit('#/mirewood/more/editor');
    await page.getByLabel('Level file').fill('map:\nXXX\nXPX\nXXX\n');
    await page.getByText('This map has no line “end”').waitFor();
    await page.context().close();
  });
});

describe('every page', () => {
  it.each([
    ['', 'Quadrant'],
    ['#/raiinet', 'Set up RAIInet · Quadrant'],
    ['#/raiinet/rules', 'Rules of RAIInet · Quadrant'],
    ['#/raiinet/guide', 'First game of RAIInet · Quadrant'],
    ['#/raiinet/play', 'RAIInet · Quadrant'],
    ['#/mirewood/more/editor', 'Level editor · Quadrant'],
  ])('%s has a title of its own and one heading', async (fragment, title) => {
    const page = await site.visit(fragment);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => page.title()).toBe(title);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.context().close();
  });

  it('shows nothing of what was damaged where games are kept', async () => {
    const page = await site.visit('#/space-defender-2');
    const kept = { id: 'a', at: 1, turn: -5, over: false, record: { seed: 1, options: null } };
    await page.evaluate(
      (each) => localStorage.setItem('quadrant:games:space-defender-2', JSON.stringify([each])),
      kept,
    );
    await page.reload();
    await page.getByText('Your games').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('-5');
    await page.context().close();
  });
});

/** Boxes of things that can be pressed which lie over each other, or beyond the edge of the window. */
const badBoxes = (page: Page) =>
  page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll(
        '.slot-controls button, .tabs button, .replay button, .bar button, .bar a',
      ),
    ]
      .map((each) => ({ name: each.textContent ?? '', box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const out = shown.filter(
      ({ box }) => box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
    );
    const over = shown.filter(({ box: a }, i) =>
      shown.some(
        ({ box: b }, j) =>
          j > i &&
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1,
      ),
    );
    return { out: out.map(({ name }) => name), over: over.map(({ name }) => name) };
  });

describe('nothing lies over another or is cut off', () => {
  const SIZES = [
    [667, 375],
    [640, 360],
    [915, 412],
    [720, 450], // 1440 by 900 at 200 %
    [PHONE.width, PHONE.height],
    [360, 640],
    [320, 568],
  ] as const;
  it.each(['space-defender-2', 'simodyssey-2', 'raiinet', 'mirewood'])('in %s', async (id) => {
    for (const [width, height] of SIZES) {
      const page = await site.visit(`#/${id}/play`, { viewport: { width, height }, hasTouch: true });
      await page.getByRole('grid').waitFor();
      expect(await badBoxes(page), `${width}x${height}`).toEqual({ out: [], over: [] });
      await page.getByRole('tab', { name: 'Log' }).click();
      await page.locator('.frame[data-tab="log"]').waitFor();
      expect(await badBoxes(page), `${width}x${height}, log`).toEqual({ out: [], over: [] });
      await page.context().close();
    }
  });
  it('in Mirewood on the narrowest desktop, whose commands are many', async () => {
    const page = await site.visit('#/mirewood/play', { viewport: { width: 1024, height: 768 } });
    await page.getByRole('grid').waitFor();
    expect(await badBoxes(page)).toEqual({ out: [], over: [] });
    await page.context().close();
  });
});

describe('a phone on its side', () => {
  const SIDE = { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true };
  it('has the board from top to bottom, and beside it what just happened', async () => {
    const page = await site.visit('#/simodyssey-2/play/900', SIDE);
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.locator('.digest li').first().waitFor(); // without a press on “Log”
    const board = (await page.getByRole('grid').boundingBox())!;
    expect(board.height).toBeGreaterThan(240);
    expect(board.y + board.height).toBeLessThan(360);
    await page.context().close();
  });

  it('shows the way back from a card without scrolling, among four too', async () => {
    const page = await site.visit('', SIDE);
    await openRaiinet(page, ...FOUR);
    await page.getByRole('button', { name: 'show my side' }).click();
    await page.locator('.ability:not([aria-disabled="true"])').first().click();
    const box = (await page.getByRole('button', { name: 'Cancel' }).boundingBox())!;
    const room = (await page.locator('.slot-controls').boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(room.y);
    expect(box.y + box.height).toBeLessThanOrEqual(room.y + room.height);
    await page.context().close();
  });
});

describe('a wide board that is touched', () => {
  it.each([
    ['space-defender-2', PHONE],
    ['space-defender-2', TABLET],
    ['mirewood', PHONE],
  ])('has squares for a finger in %s, all its rows in sight, and can be seen whole', async (id, viewport) => {
    const page = await site.visit(`#/${id}/play`, { viewport, hasTouch: true, isMobile: true });
    await page.locator('.map-line').waitFor();
    const square = page.locator('.cell').first();
    const room = page.locator('.board-scroll');
    expect((await square.boundingBox())!.width).toBe(44);
    const last = (await page.locator('.board-row').last().boundingBox())!;
    const box = (await room.boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(box.y + box.height);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    await page.getByRole('button', { name: 'Look closer' }).waitFor();
    const hidden = await room.evaluate((el) => el.scrollWidth - el.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
    expect((await square.boundingBox())!.width).toBeLessThan(44);
    expect((await room.boundingBox())!.height).toBe(box.height); // nothing below it jumps
    await page.context().close();
  });
});

describe('a panel', () => {
  it('of four players on a phone on its side has their marks, and no half names', async () => {
    const page = await site.visit('', { viewport: { width: 667, height: 375 }, hasTouch: true });
    await openRaiinet(page, ...FOUR);
    await page.getByRole('button', { name: 'show my side' }).click();
    const heads = page.locator('.slot-state .player h2');
    expect(await heads.allTextContents()).toEqual(
      [1, 2, 3, 4].map((player) => expect.stringContaining(`Player ${player}`)),
    );
    const cut = await heads.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((head) => head.textContent),
    );
    expect(cut).toEqual([]);
    await page.context().close();
  });

  it('of the text view has the switch that says how much it tells', async () => {
    const page = await site.visit('#/mirewood/play', { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.getByRole('tab', { name: 'text' }).click();
    const verbose = page.getByRole('switch', { name: 'Every action in the text view' });
    await verbose.click();
    expect(await verbose.isChecked()).toBe(true);
    const [box, panel] = [await verbose.boundingBox(), await page.locator('.slot-text').boundingBox()];
    expect(box!.y).toBeGreaterThanOrEqual(panel!.y);
    expect(box!.y + box!.height).toBeLessThan(panel!.y + panel!.height);
    await page.context().close();
  });
});

describe('the setup of RAIInet', () => {
  it('has the pieces of its board, the two in front above the others, and what cards look like', async () => {
    const page = await site.visit('#/raiinet');
    const tile = (link: number) => page.locator(`[data-tile="${link}"]`);
    await tile(0).locator('use[href="#p-plate"]').waitFor();
    expect(await page.locator('.tile .value').allTextContents()).toHaveLength(8);
    const [behind, front] = [(await tile(2).boundingBox())!, (await tile(3).boundingBox())!];
    expect(front.y).toBeLessThan(behind.y);
    expect(await page.locator('.kind > .drawn').count()).toBe(8);
    await page.context().close();
  });
});

describe('the board of RAIInet', () => {
  it('keeps the number of a link in sight that is to be moved, and who plays it on a phone', async () => {
    const page = await site.visit('#/raiinet/guide', { viewport: PHONE, hasTouch: true, isMobile: true });
    const link = page.locator('[data-key="1,4"].mark-path');
    await link.waitFor();
    const over = await link.evaluate((each) => getComputedStyle(each, '::after').backgroundColor);
    expect(over).toBe('rgba(0, 0, 0, 0)');
    const names = page.locator('.player:visible h2');
    expect((await names.allTextContents()).join()).toContain('computer, greedy');
    const cut = await names.evaluateAll((all) => all.filter((head) => head.scrollWidth > head.clientWidth));
    expect(cut).toEqual([]);
    await page.context().close();
  });

  it('has all four players in sight on a tablet', async () => {
    const page = await site.visit('', { viewport: TABLET });
    await openRaiinet(page, ...FOUR);
    await page.getByRole('button', { name: 'show my side' }).click();
    const panel = (await page.locator('.slot-state').boundingBox())!;
    for (const name of ['Player 1', 'Player 2', 'Player 3', 'Player 4']) {
      const box = (await page.getByRole('region', { name, exact: true }).boundingBox())!;
      expect(box.y + box.height, name).toBeLessThanOrEqual(panel.y + panel.height);
    }
    await page.context().close();
  });

  it('has who sits opposite above it on a phone, you below, and first words that fit', async () => {
    const page = await site.visit('#/raiinet/play', { viewport: PHONE, hasTouch: true, isMobile: true });
    const board = (await page.getByRole('grid').boundingBox())!;
    const standsAt = async (name: string) =>
      (await page.getByRole('region', { name, exact: true }).boundingBox())!;
    const expectAround = async (above: string, below: string) => {
      const [other, own] = [await standsAt(above), await standsAt(below)];
      expect(other.y + other.height).toBeLessThanOrEqual(board.y + 1);
      expect(own.y).toBeGreaterThan(board.y + board.height);
    };
    await expectAround('Player 2', 'Player 1');
    const cutNames = () =>
      page
        .locator('.player:visible h2')
        .evaluateAll((all) => all.filter((head) => head.scrollWidth > head.clientWidth).length);
    expect(await cutNames()).toBe(0);
    await page.keyboard.press('o'); // the board shows its other side, and the players go with it
    await page.locator('.opposite.players').getByRole('region', { name: 'Player 1' }).waitFor();
    await expectAround('Player 1', 'Player 2');
    expect(await cutNames()).toBe(0);
    const cut = await page
      .locator('.slot-digest')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(cut).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it('keeps its size when a link is chosen, and nothing lies over the ways out', async () => {
    const page = await site.visit('#/raiinet/play');
    await page.getByRole('grid').waitFor();
    const size = () => page.getByRole('grid').boundingBox();
    const before = await size();
    await page.locator('[data-key="1,3"]').click();
    await page.locator('.offers .command').first().waitFor();
    expect(await size()).toEqual(before);
    const covered = await page.locator('.cell.exit').evaluateAll((exits) =>
      exits.filter((exit) => {
        const { left, top, width, height } = exit.getBoundingClientRect();
        return !exit.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
    expect(covered).toEqual([]);
    await page.context().close();
  });
});

describe('hands', () => {
  it('drag a link to a lit square', async () => {
    const page = await site.visit('#/raiinet/play');
    await page.getByRole('grid').waitFor();
    const middle = async (key: string) => {
      const box = (await page.locator(`[data-key="${key}"]`).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    await page.mouse.move(...(await middle('1,3')));
    await page.mouse.down();
    await page.mouse.move(...(await middle('2,3')), { steps: 5 });
    expect(await page.locator('.cell.lit[data-key="2,3"]').count()).toBe(1);
    await page.mouse.up();
    await page.getByText('Link d moves to (2,3).').first().waitFor();
    await page.context().close();
  });

  it('tap far away to walk there, and use keys for the nearest find and the gate', async () => {
    const page = await site.visit('#/mirewood');
    await openLevel(page, 'XXXXXXXXX\nXP..T.Z.X\nX.......X\nX......GX\nXXXXXXXXX');
    await page.locator('[data-key="3,3"]').click();
    await page.locator('.cell.with-player[data-key="3,3"]').waitFor();
    expect(await turnShown(page)).toBe('turn 4 / 4');
    await page.keyboard.press('o');
    await page.locator('.cell.with-player[data-key="6,1"]').waitFor();
    await page.keyboard.press('g');
    await page.getByRole('heading', { name: 'You reached the gate' }).waitFor();
    await page.context().close();
  });

  it('stop where somebody keeps cutting off the way', async () => {
    const page = await site.visit('#/mirewood');
    await openLevel(page, 'XXXXXXXXXXXX\nXP...r.....X\nX..........X\nX.........GX\nXXXXXXXXXXXX');
    await page.keyboard.press('g');
    await page.locator('.hint-line').getByText('You stop: somebody is near, or in the way.').waitFor();
    expect(await turnShown(page)).toBe('turn 2 / 2'); // the archer keeps to the player's row
    await page.context().close();
  });

  it('are told who stands in the only way', async () => {
    const page = await site.visit('#/mirewood');
    await openLevel(page, 'XXXXXXX\nXP.m.GX\nXXXXXXX');
    await page.keyboard.press('g');
    await page.locator('.hint-line').getByText('Somebody stands in the only way there.').waitFor();
    await page.context().close();
  });
});

describe('sound', () => {
  it('is off at first, and one switch turns it on for good', async () => {
    const page = await site.visit(GAME);
    await press(page, 'f');
    const played = () => page.evaluate(() => document.documentElement.dataset.sound);
    expect(await played()).toBeUndefined();
    await page.getByRole('button', { name: 'Sound' }).click();
    await press(page, 'f');
    await expect.poll(played).toBeDefined();
    await page.reload();
    await page.getByRole('button', { name: 'Sound', pressed: true }).waitFor();
    await page.context().close();
  });
});
