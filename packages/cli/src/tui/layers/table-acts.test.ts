/** Resigning and a draw by agreement at one keyboard: asked once more, and no secret on the screen meanwhile. */
import { afterEach, expect, test } from 'vitest';
import type { LayerStack } from '../screen/stage.js';
import { speak } from '../spoken.js';
import { press, screenOf, stageWith } from '../testing/stage.js';

afterEach(() => speak('en'));

/** Chooses an entry of the game's menu by its words. */
function choose(stage: LayerStack, label: string): void {
  press(stage, 'escape');
  for (let tries = 0; tries < 12; tries++) {
    const row = screenOf(stage)
      .split('\n')
      .find((line) => line.includes('▸'));
    if (row?.includes(label)) break;
    press(stage, 'down');
  }
  press(stage, 'enter');
}

const hotSeat = (options = '') => stageWith('raiinet', `--setup usual --seed 1 ${options}`);

test('resigning asks first, ends a game of two and can be taken back like a move', () => {
  const stage = hotSeat();
  press(stage, 'enter'); // the curtain
  choose(stage, 'Resign');
  expect(screenOf(stage)).toContain('Player 1, really resign?');
  press(stage, 'n');
  expect(screenOf(stage)).not.toContain('won');
  choose(stage, 'Resign');
  press(stage, 'y');
  expect(screenOf(stage)).toContain('Player 2 won');
  press(stage, 'escape');
  expect(screenOf(stage)).not.toMatch(/Resign|Offer a draw/);
});

test('of four players one resigns, and the others go on behind the curtain', () => {
  const stage = hotSeat('--players 4');
  press(stage, 'enter');
  choose(stage, 'Resign');
  press(stage, 'y');
  expect(screenOf(stage)).toContain('Player 2, it is your turn.');
  press(stage, 'enter');
  expect(screenOf(stage)).toContain('eliminated');
});

test('a draw is offered, declined and agreed on, and who answers sees nothing of the game', () => {
  const stage = hotSeat();
  press(stage, 'enter');
  const values = /[a-h][DV][1-4]/i;
  expect(screenOf(stage)).toMatch(values);
  choose(stage, 'Offer a draw');
  expect(screenOf(stage)).toContain('Player 1, offer a draw?');
  press(stage, 'y');
  expect(screenOf(stage)).toContain('Player 2, do you agree?');
  expect(screenOf(stage)).not.toMatch(values);
  press(stage, 'escape');
  expect(screenOf(stage)).toContain('Player 1, it is your turn.'); // the other one may still be looking
  expect(screenOf(stage)).not.toMatch(values);
  press(stage, 'enter');
  expect(screenOf(stage)).toContain('Player 2 does not agree to a draw.');
  choose(stage, 'Offer a draw');
  press(stage, 'y y');
  expect(screenOf(stage)).toContain('A draw');
  expect(screenOf(stage)).toContain('a draw was agreed');
});

test('of four players all have to agree', () => {
  const stage = hotSeat('--players 4');
  press(stage, 'enter');
  choose(stage, 'Offer a draw');
  press(stage, 'y y');
  expect(screenOf(stage)).toContain('Player 3, do you agree?');
  press(stage, 'y n');
  expect(screenOf(stage)).toContain('Player 1, it is your turn.');
  press(stage, 'enter');
  choose(stage, 'Offer a draw');
  press(stage, 'y y y y');
  expect(screenOf(stage)).toContain('a draw was agreed');
});

test('alone there is neither, against the computer only resigning', () => {
  const alone = stageWith('mirewood', '--seed 1 --level generated');
  press(alone, 'escape');
  expect(screenOf(alone)).not.toMatch(/Resign|draw/);
  const bot = hotSeat('--bot greedy');
  press(bot, 'escape');
  expect(screenOf(bot)).toContain('Resign');
  expect(screenOf(bot)).not.toContain('Offer a draw');
});

test('in German', async () => {
  await speak('de');
  const stage = hotSeat();
  press(stage, 'enter');
  choose(stage, 'Remis anbieten');
  press(stage, 'j');
  expect(screenOf(stage)).toContain('Spieler 2, bist du einverstanden?');
  press(stage, 'j');
  expect(screenOf(stage)).toContain('Remis wurde vereinbart');
});
