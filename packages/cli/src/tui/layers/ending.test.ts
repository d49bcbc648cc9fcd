/** The card at the end: it says who won in the first person, stays, and leads on. */
import { describe, expect, test, vi } from 'vitest';
import { TerminalGame } from '../match.js';
import { tallyLines } from '../parts/end-card.js';
import { LayerStack } from '../screen/stage.js';
import { speak } from '../spoken.js';
import { flow, kits, press, screenOf, stageWith } from '../testing/stage.js';

const LOST = 'left left left'; // SimOdyssey 2, seed 900: out of fuel
const cardOf = (stage: LayerStack) => /┌─ The end ─[\s\S]*/.exec(screenOf(stage))?.[0] ?? '';

/** A game of these commands on a stage, the last one given by hand. */
function ended(
  id: 'mirewood' | 'raiinet',
  options: object,
  commands: readonly string[],
  seats?: { bot?: string }[],
) {
  const kit = kits.get(id)!;
  const read = kit.game.readOptions(options);
  if (!read.ok) throw new Error(read.error.words);
  const match = TerminalGame.begin(kit, {
    options: read.value,
    seed: 1,
    commands: commands.slice(0, -1),
    ...(seats ? { seats } : {}),
  });
  const stage = new LayerStack();
  flow.play(stage, match);
  const last = kit.game.grammar.parse(commands.at(-1)!);
  if (!last.ok || match.give(last.value)) throw new Error('refused');
  return { stage, match };
}

test('it stays whatever is pressed, until it is put away', () => {
  const stage = stageWith('simodyssey-2', '--seed 900');
  press(stage, LOST);
  expect(cardOf(stage)).toMatch(/You lost[\s\S]*Lost in 3 turns, seed 900\./);
  press(stage, 'f12 left p enter space y');
  expect(cardOf(stage)).toContain('You lost');
  press(stage, 'escape');
  expect(cardOf(stage)).toBe('');
  expect(screenOf(stage).split('\n')[23]).toContain('n play again  = same seed  w watch  A analyse  R share');
});

test('the same seed, another one, and watching it again', () => {
  const stage = stageWith('simodyssey-2', '--seed 900');
  press(stage, `${LOST} w`);
  expect(screenOf(stage)).toMatch(/looking back .*turn 0 of 3/);
  while (stage.pace !== null) stage.tick();
  expect(screenOf(stage)).toContain('turn 3 of 3');
  press(stage, 'escape =');
  expect(screenOf(stage)).toMatch(/seed 900 .*turn 0/);
  press(stage, `${LOST} n`);
  expect(screenOf(stage)).toMatch(/ turn 0\n/);
  expect(screenOf(stage)).not.toContain('seed 900');
});

test('watching names the way back, and does not play on from the end', () => {
  const stage = stageWith('simodyssey-2', '--seed 900');
  press(stage, `${LOST} w end`);
  expect(screenOf(stage)).toMatch(/Enter play on .*Esc back\n$/);
  press(stage, 'enter');
  expect(screenOf(stage)).toContain('It is over here');
  press(stage, 'left enter');
  expect(screenOf(stage)).toContain('Back at turn 2.');
});

test('the ship that was chosen is taken again, and can be changed', () => {
  const stage = stageWith(
    'space-defender-2',
    '--rows 5 --columns 10 --enemies own --thresholds 40,60,72,86,100',
  );
  press(stage, `2 g ${'p '.repeat(18)} n`);
  expect(screenOf(stage)).toMatch(/ turn 0\n/);
  expect(screenOf(stage)).toContain('fire Spread');
  press(stage, 'u');
  expect(screenOf(stage)).toContain('The ship you get');
});

test.each([
  ['simodyssey-2', 'a y'],
  ['space-defender-2', 'g x y'],
] as const)('%s: who gave up before the first turn plays again, and has not given up', (game, keys) => {
  const stage = stageWith(game, '');
  for (const way of ['n', '=']) {
    press(stage, keys);
    expect(cardOf(stage)).toContain('You gave up');
    press(stage, way);
    expect(screenOf(stage)).not.toContain('The game is');
  }
});

test.each([
  ['simodyssey-2', 'right a'],
  ['space-defender-2', 'g p x'],
] as const)('%s: a key that gives up asks first', async (game, keys) => {
  const stage = stageWith(game, '');
  press(stage, keys);
  expect(screenOf(stage)).toContain('Give up?');
  press(stage, 'n');
  expect(screenOf(stage)).not.toContain('Give up?');
  expect(screenOf(stage)).not.toContain('You gave up');
  await speak('de');
  press(stage, `${keys.slice(-1)} j`);
  expect(screenOf(stage)).toContain('Du hast aufgegeben');
  await speak('en');
});

test.each(['simodyssey-2', 'space-defender-2'] as const)(
  '%s is left before its first turn unasked',
  (game) => {
    const stage = stageWith(game, '');
    press(stage, game === 'simodyssey-2' ? 'q' : 'right q');
    expect(stage.left).toBe(0);
  },
);

test('the last line names what the keys do while the card is there, and afterwards', () => {
  const stage = stageWith('simodyssey-2', '--seed 900');
  press(stage, LOST);
  const lastLine = () => screenOf(stage, 140, 30).trimEnd().split('\n').at(-1)!;
  expect(lastLine()).toContain('R share  Esc board  ? help  [ look back  m log  S save');
  expect(lastLine()).not.toMatch(/undo|hint|threats|land/);
  press(stage, 'u');
  expect(cardOf(stage)).toContain('You lost');
  press(stage, 'escape');
  expect(lastLine()).toContain('Esc menu  u undo');
  expect(lastLine()).not.toMatch(/hint|threats/);
});

test('a campaign took the turns of all its levels, also where one looks back', () => {
  const lane = 'map:\nXXXXX\nXP.GX\nXXXXX\nend\n';
  const { stage } = ended('mirewood', { level: `${lane}---\n${lane}` }, ['d', 'd', 'd', 'd']);
  press(stage, 'f12');
  expect(cardOf(stage)).toContain('0 points in 4 turns');
  press(stage, 'R');
  expect(screenOf(stage)).toContain('0 points in 4 turns');
  press(stage, 'escape [');
  expect(screenOf(stage)).toContain('turn 3 of 4');
});

test('what brought points is told in six lines, and adds up', () => {
  const tally = [9, 8, 7, 6, 5, 4, 3].map((worth) => ({ name: `kind ${worth}`, count: 1, worth }));
  expect(tallyLines(tally.slice(0, 6)).at(-1)).toBe('  4  kind 4');
  expect(tallyLines(tally)).toHaveLength(6);
  expect(tallyLines(tally).at(-1)).toBe('  7  from 2 more');
});

test('a result to pass on says it once, and all of it is in sight', () => {
  const stage = stageWith('simodyssey-2', '--seed 900');
  press(stage, `${LOST} R`);
  expect(screenOf(stage)).toContain('You lost after 3 turns');
  expect(screenOf(stage)).toContain('the page.');
  expect(screenOf(stage)).not.toContain('sideways');
});

describe('who won', () => {
  const lane = 'map:\nXXXXX\nXP.GX\nXXXXX\nend\n';
  test('alone it is you, and the level after it is one key away', () => {
    const { stage } = ended('mirewood', { level: lane }, ['d', 'd']);
    expect(cardOf(stage)).toContain('You won');
    expect(cardOf(stage)).not.toContain('> next level');
    const { match } = ended('mirewood', { shipped: 'classic' }, ['.']);
    expect(flow.levelAfter(match)?.level).not.toBe('classic');
    expect(kits.get('mirewood')!.next!({ generate: '12x7', difficulty: 5, players: 1 }, [])).toBeNull();
    expect(kits.get('mirewood')!.next!({ generate: '12x7', difficulty: 2, players: 1 }, [])).toMatchObject({
      difficulty: '3',
    });
  });

  test('two who fall together have lost; it is no draw', () => {
    const level = 'map:\nXXXXX\nXPmQX\nX..GX\nXXXXX\nend\nat 1,1 health=1\nat 3,1 health=1\n';
    const kit = kits.get('mirewood')!;
    const read = kit.game.readOptions({ level });
    if (!read.ok) throw new Error(read.error.words);
    const stage = new LayerStack();
    const match = TerminalGame.begin(kit, { options: read.value, seed: 1, commands: [] });
    flow.play(stage, match);
    for (let i = 0; i < 40 && !match.outcome; i++) press(stage, 'space');
    expect(match.outcome).toMatchObject({ result: 'lost', winner: null });
    expect(cardOf(stage)).toContain('You lost');
  });

  test('against a bot it is you; of two people it is a player', async () => {
    const give = (seats: { bot?: string }[]) => {
      const stage = new LayerStack();
      const match = TerminalGame.begin(kits.get('raiinet')!, { options: {}, seed: 1, commands: [], seats });
      flow.play(stage, match);
      match.table.leave(0, 'resigned');
      return stage;
    };
    const alone = give([{}, { bot: 'easy' }]);
    await vi.waitFor(() => expect(cardOf(alone)).toContain('You lost'));
    expect(cardOf(alone)).toMatch(/won by Player 2 \(easy\):\s+you are no longer\s+playing\./);
    const together = give([{}, {}]);
    press(together, 'enter');
    await vi.waitFor(() => expect(cardOf(together)).toContain('Player 2 won'));
    expect(cardOf(together)).toMatch(/won by Player 2:\s+player 1 is no longer\s+playing\./);
  });
});
