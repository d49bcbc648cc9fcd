import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { CommandSession } from '../../testing/session.js';

const BOT = fileURLToPath(new URL('../../../lab/testing/programs/bot.mjs', import.meta.url));
const session = new CommandSession();
afterAll(() => session.close());
const match = (...words: string[]) => session.run('match', ...words);
const program = (behaviour: string) => `name=${behaviour},cmd='"${process.execPath}" "${BOT}" ${behaviour}'`;

test('a short match names who won, and is the same for the same seed', async () => {
  const once = await match('raiinet', '--bots', 'random,random', '--games', '20', '--seed', '5');
  expect(once.status).toBe(0);
  const [first, second, third] = once.out.split('\n');
  expect(first).toMatch(/^random against random \(2\): \d+ won, \d+ lost, \d+ drawn of 20: 0\.\d{3}$/);
  expect(second).toMatch(/^Elo: .*, Games: 20, W \d+ L \d+ D \d+, Ptnml\(0-2\): \[/);
  expect(third).toBe('Ends: normal 20');
  const again = await match('raiinet', '--bots', 'random,random', '--games', '20', '--seed', '5');
  expect(again.out).toBe(once.out);
});

test('programs play bots of the house, and what they do wrong is counted apart', async () => {
  const { out, status } = await match(
    'raiinet',
    '--bot',
    program('crash'),
    '--bot',
    'random',
    '--games',
    '4',
    '--each',
    'nodes=50',
  );
  expect(status).toBe(0);
  expect(out).toContain('crash against random: 0 won, 4 lost, 0 drawn of 4: 0.000');
  expect(out).toContain(
    'Ends: crashed 4\n  crash: crashed 4; the first time the program ended with status 3\n',
  );
});

test('games for one are played by both with the same seeds', async () => {
  const { out, status } = await match('simodyssey-2', '--bots', 'random,random', '--games', '6');
  expect(status).toBe(0);
  expect(out).toMatch(/^random against random \(2\): \d won, \d lost, \d drawn of 3: /);
});

test('a draw is half a point', async () => {
  const { out } = await match('simodyssey-2', '--bots', 'script,script', '--games', '2');
  expect(out).toContain('0 won, 0 lost, 1 drawn of 1: 0.500\n');
});

test('a game that comes to no end counts for nobody', async () => {
  const { out } = await match('raiinet', '--bots', 'random,random', '--games', '4', '--maxmoves', '3');
  expect(out).toContain('0 won, 0 lost, 0 drawn of 4\n');
  expect(out).toContain('Pairs that came to no end and count for nobody: 2\nEnds: limit 4');
  const alone = await match('simodyssey-2', '--bots', 'random,random', '--games', '6', '--maxmoves', '1');
  expect(alone.out).toContain('0 won, 0 lost, 0 drawn of 3\n'); // as many as there are comparisons
});

test.each([
  [[], 'match needs a game'],
  [['raiinet', '--bots', 'greedy'], 'a match needs two bots: --bots A,B or --bot twice; given are 1'],
  [['raiinet', '--bots', 'greedy,gredy'], 'RAIInet has no bot "gredy"; did you mean greedy?'],
  [['mirewood', '--bots', 'random,greedy'], 'Mirewood has no bot "greedy"'],
  [['raiinet', '--bot', 'cmd:/no/such', '--bot', 'random'], 'there is no such program'],
  [['raiinet', '--bot', 'name=a,speed=3', '--bot', 'random'], '"speed" is none of name, bot'],
  [
    ['raiinet', '--bot', program('other-games'), '--bot', 'random'],
    'other-games does not play raiinet, but chess',
  ],
  [['raiinet', '--bots', 'a,b', '--bot', 'c'], '--bots and --bot cannot be given together'],
  [['raiinet', '--each', 'speed=3'], '--each is nodes=N, move=1s or clock=60+0.6'],
  [['raiinet', '--sides', 'open'], '--sides is one of dealt, free, not "open"'],
  [['raiinet', '--games', '0'], '--games is a whole number from 1'],
  [['raiinet', '--game', '3'], 'match has no option "--game"; did you mean --games?'],
])('%j is refused with what would be right', async (words, message) => {
  const { out, err, status } = await match(...words);
  expect({ out, status }).toEqual({ out: '', status: 2 });
  expect(err).toContain(message);
});

test('an answer may be as late as --timemargin says', async () => {
  const bots = ['--bot', `${program('late')},move=1ms`, '--bot', 'random'];
  const { out } = await match('raiinet', ...bots, '--games', '2', '--maxmoves', '2', '--timemargin', '60000');
  expect(out).toContain('Ends: limit 2');
});
