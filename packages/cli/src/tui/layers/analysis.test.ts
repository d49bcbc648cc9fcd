/** A finished game is thought through in threads; a key goes to a turn that counted, and plays on. */
import { expect, test, vi } from 'vitest';
import { readAnswers } from '../../commands/play.js';
import { TerminalGame } from '../match.js';
import { LayerStack } from '../screen/stage.js';
import { speak } from '../spoken.js';
import { flow, kits, press, screenOf, stageWith } from '../testing/stage.js';
import { AnalysisLayer } from './analysis.js';

const BACK_AND_FORTH = Array.from(
  { length: 12 },
  (_, i) => `move ${i % 2 ? 'A' : 'a'} ${(i % 4 < 2) === (i % 2 === 0) ? 'down' : 'up'}`,
);
const PATIENCE = { timeout: 300_000 };
const SMALL = '--rows 5 --columns 10 --enemies own --thresholds 40,60,72,86,100 --seed 900';
const END = `g ${'p '.repeat(18)}`;

test('a graph, the turns that counted, and one key to play on from there', async () => {
  const stage = stageWith('space-defender-2', SMALL);
  press(stage, `${END} A`);
  expect(screenOf(stage)).toContain('The game is thought through');
  await vi.waitFor(() => expect(screenOf(stage)).toMatch(/▸ 1 Turn \d+: −\d+ points?\./), PATIENCE);
  const screen = screenOf(stage);
  expect(screen).toMatch(/Expected score, from what you knew then\n[\s\S]*█/);
  expect(screen).toMatch(/─1─/);
  expect(screen).toMatch(/You chose to pass\. (To .* instead|Well found|So would I)/);
  const turn = Number(/Turn (\d+)/.exec(screen)![1]);
  press(stage, 'escape');
  expect(screenOf(stage)).toContain('The end');
  press(stage, 'A'); // it was thought before
  expect(screenOf(stage)).toBe(screen);
  press(stage, '1');
  expect(screenOf(stage)).toMatch(new RegExp(` turn ${turn - 1}\n`));
  expect(screenOf(stage)).toContain('f fire');
  expect(screenOf(stage)).toContain('The other one stays as it was.');
});

test('also from a game that is watched, in German, and left before it is done', async () => {
  await speak('de');
  try {
    const stage = stageWith('simodyssey-2', '--seed 900');
    press(stage, 'left left left [ A');
    expect(screenOf(stage)).toContain('Deine Siegchance');
    await vi.waitFor(() => expect(screenOf(stage)).toMatch(/Sieg/), PATIENCE);
    press(stage, 'escape');
    expect(screenOf(stage)).toContain('Rückblick');
  } finally {
    await speak('en');
  }
});

test('the turn that is chosen is in sight, however much there is to say of those before it', async () => {
  await speak('de');
  try {
    const stage = new LayerStack();
    const kit = kits.get('raiinet')!;
    const start = kit.start(readAnswers(kit, ['--setup', 'usual']), () => null);
    if (!start.ok) throw new Error(start.error.words);
    const match = TerminalGame.begin(kit, { ...start.value, commands: BACK_AND_FORTH });
    const layer = new AnalysisLayer(match, 0, flow, stage);
    stage.open(layer);
    const turnings = [2, 4, 6, 8, 10].map((turn) => ({
      turn,
      change: -0.2,
      given: 'ability 3 A',
      house: match.kit.game.grammar.intern('ability', '2', '5', '5'),
    }));
    layer.found({ points: [0, 12].map((turn) => ({ turn, value: 1 })), turnings });
    press(stage, 'up');
    expect(screenOf(stage)).toMatch(/▸ 5 .*\n.*\(5,5\) einsetzen\./);
    press(stage, 'escape');
  } finally {
    await speak('en');
  }
});
