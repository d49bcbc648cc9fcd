/** The computer as opponent and adviser: its levels by name, its hints, and that nothing waits for its thoughts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.js';
import { openSite, type Site } from './browser.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('a level', () => {
  it('is chosen by name and sentence, kept for the next game, and told beside its player', async () => {
    const page = await site.visit('#/raiinet');
    const levels = page.getByRole('group', { name: 'How well the computer plays' });
    await expect.poll(() => levels.getByRole('radio').count()).toBeGreaterThan(3);
    expect(await levels.innerText()).toContain('Looks one command ahead');
    await levels.getByText('Medium', { exact: true }).click();
    await page.getByText('The computer plays Player 2: Medium.').waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { name: 'Player 2 computer, medium' }).waitFor();
    await page.goto(`${site.address}#/raiinet/play`);
    await page.getByRole('heading', { name: 'Player 2 computer, medium' }).waitFor();
    await page.context().close();
  });

  it('may think for long: taking back does not wait for it, and it plays on afterwards', async () => {
    const page = await site.visit();
    const play = async (level: string) => {
      await page.goto(`${site.address}#/raiinet`);
      await page.getByRole('radio', { name: level }).check();
      await page.getByRole('switch', { name: 'Friendly game' }).check();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('heading', { name: `computer, ${level}` }).waitFor();
    };
    const move = async () => {
      await page.keyboard.press('a');
      await page.locator('.cell.lit').first().click();
    };
    // One command, or a card and a move.
    const answered = () =>
      page
        .locator('.count')
        .getByText(/turn [23] /)
        .waitFor();
    await play('master');
    await move();
    await page.getByText('turn 1 / 1').waitFor();
    await page.keyboard.press('u');
    await page.getByText('turn 0 / 0').waitFor();
    await play('easy');
    await move();
    await answered();
    await page.keyboard.press('u');
    await page.getByText('turn 0 / 0').waitFor();
    await move();
    await answered();
    await page.context().close();
  });
});

describe.each(GAMES.map(({ id }) => id))('a hint in %s', (id) => {
  it('is given in words and on the board, and goes with the next turn', async () => {
    const page = await site.visit(`#/${id}/play/900`);
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'What would you do?' }).click();
    const words = page.locator('.hint-line .news');
    await words.getByText(/^I would /).waitFor();
    expect(await page.locator('[data-announcer]').innerText()).toContain('I would');
    await page.context().close();
  });
});

it('has nothing to say after the end, until another game begins', async () => {
  const page = await site.visit('#/simodyssey-2/play/900');
  const hint = page.getByRole('button', { name: 'What would you do?' });
  await page.getByRole('grid').waitFor();
  expect(await hint.isEnabled()).toBe(true);
  for (const key of ['s', 's', 'w', 'h', 'q', 'q', 'l']) await page.keyboard.press(key);
  await page.getByRole('region', { name: 'How it ended' }).waitFor();
  expect(await hint.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Same seed' }).click();
  await page.getByText('turn 0 / 0').waitFor();
  expect(await hint.isEnabled()).toBe(true);
  await page.context().close();
});
