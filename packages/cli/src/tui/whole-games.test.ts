/** A whole game of each kind, played by keys on a real terminal to its end, saved, and verified. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type Command, stream } from '@quadrant/kernel';
import type { GameId } from '@quadrant/lab/games';
import type { View as WoodView } from '@quadrant/mirewood';
import { DIRECTIONS, type Direction, turned, turnsFor } from '@quadrant/raiinet';
import { afterEach, expect, test } from 'vitest';
import { readAnswers } from '../commands/play.js';
import { spoken } from './spoken.js';
import { KEY, Pty } from './testing/pty.js';
import { kits } from './testing/stage.js';

const PROGRAM = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const TRIES = 400;
let pty: Pty;
afterEach(() => pty.stop());

/** The shortest of many random games that end as wanted, as commands. */
function findGame(
  id: GameId,
  options: string,
  allowed: (c: Command) => boolean,
  wanted: (game: AnyGame, p: unknown) => boolean,
): string[] {
  const kit = kits.get(id)!;
  const start = kit.start(readAnswers(kit, options.split(' ')), () => null);
  if (!start.ok) throw new Error(start.error.words);
  const { game } = kit;
  let best: string[] | null = null;
  const legal: Command[] = [];
  for (let seed = 1; seed <= TRIES; seed++) {
    const rng = stream(seed, 'whole game');
    const position = game.begin(start.value.options, start.value.seed);
    const commands: string[] = [];
    while (game.outcome(position) === null && commands.length < (best?.length ?? 400)) {
      game.legal(position, game.onMove(position), legal);
      const usable = legal.filter(allowed);
      let command = usable[rng.below(usable.length)];
      if (id === 'mirewood') {
        const press = spoken.woodSpeech.preview(game.view(position, 0) as WoodView, command.name);
        if (!('send' in press)) continue;
        command = game.grammar.intern(press.send);
      }
      game.perform(position, game.onMove(position), command, null);
      commands.push(game.grammar.print(command));
    }
    if (
      game.outcome(position) !== null &&
      wanted(game, position) &&
      commands.length < (best?.length ?? Infinity)
    )
      best = commands;
  }
  if (!best) throw new Error(`no random game of ${id} ended as wanted`);
  return best;
}

/** Saves the finished game, quits, and lets the program verify its own record. */
async function saveAndVerify(): Promise<string> {
  await pty.press('S', 'Save to which file?');
  await pty.press(`\x15whole.json${KEY.enter}`, 'Saved to whole.json.');
  pty.type('q');
  expect(await pty.end()).toMatchObject({ status: 0, echo: true });
  return execFileSync(process.execPath, [PROGRAM, 'verify', join(pty.folder, 'whole.json')], {
    encoding: 'utf8',
  });
}

test('Space Defender 2: equip, fight, and lose', async () => {
  pty = new Pty(
    'play space-defender-2 --rows 5 --columns 12 --enemies own --thresholds 40,60,72,86,100 --seed 900',
  );
  await pty.press('2', '▸ 2 Spread');
  await pty.press(KEY.right, '2 of 4: armour');
  await pty.press('g', 'The game begins.');
  for (let turn = 1; ; turn++) {
    const screen = await pty.press(
      turn % 3 === 0 ? 'f' : 'p',
      new RegExp(`turn ${turn}\\b|The game is lost|Not enough`),
    );
    if (screen.includes('The game is lost')) break;
    if (screen.includes('Not enough')) await pty.press('p', `turn ${turn}`);
  }
  expect(await saveAndVerify()).toMatch(/holds\. Space Defender 2, \d+ turns, .*lost/);
});

test('SimOdyssey 2: fly until the fuel is gone', async () => {
  pty = new Pty('play simodyssey-2 --seed 900');
  await pty.until('A mission begins.');
  await pty.press(KEY.left, 'turn 1');
  await pty.press('4', 'turn 2');
  await pty.press(KEY.left, 'The game is lost: lost in space - out of fuel.');
  await pty.press('t', 'the exact text');
  await pty.press(KEY.home, 'Welcome! Try test(3,5,7,15,30)');
  await pty.press(KEY.escape, 'The game is lost');
  expect(await saveAndVerify()).toMatch(/holds\. SimOdyssey 2, 4 turns, .*lost/);
});

test('RAIInet: two people and the curtain, to the last download', async () => {
  const options = '--setup usual --seed 1 --friendly=no';
  const commands = findGame(
    'raiinet',
    options,
    (c) => c.name === 'move' || !/^[0-9]/.test(String(c.args[1])),
    () => true,
  );
  pty = new Pty(`play raiinet ${options}`);
  let seat = 0;
  for (const [turn, text] of commands.entries()) {
    const screen = await pty.until(
      (s) =>
        /Player \d, it is your turn|, you </.test(s) && (s.includes('Curtain') || s.includes(`turn ${turn}`)),
    );
    const curtain = /Player (\d), it is your turn/.exec(screen);
    if (curtain) {
      seat = Number(curtain[1]);
      await pty.press(KEY.enter, `Player ${seat}, you <`);
    }
    const [name, ...args] = text.split(' ');
    if (name === 'move') pty.type(args[0]);
    else
      pty.type(
        args[0] +
          args
            .slice(1)
            .filter((w) => !isDirection(w))
            .map((w) => w[0])
            .join(''),
      );
    const direction = args.find(isDirection);
    if (direction) pty.type(KEY[turned(direction, 4 - turnsFor(seat - 1, false))]);
    await pty.until(
      (s) => s.includes('Curtain') || s.includes(`turn ${turn + 1}`) || s.includes('The game is won'),
    );
  }
  const over = await pty.until('The game is won by Player');
  expect(over).not.toMatch(/[a-hA-H]\?/);
  await pty.press('t', 'RAIInet: the exact text');
  await pty.press(KEY.escape, 'The game is won by Player');
  expect(await saveAndVerify()).toMatch(new RegExp(`holds\\. RAIInet, ${commands.length} turns, .*won`));
  expect(JSON.parse(pty.read('whole.json')).note).toBeUndefined(); // nothing is secret any more
});

const isDirection = (word: string): word is Direction => (DIRECTIONS as readonly string[]).includes(word);

test('Mirewood: to the gate', async () => {
  const options = '--level generated --size 7x4 --difficulty 1 --seed 3';
  const won = (game: AnyGame, p: unknown) => game.outcome(p)?.result === 'won';
  const commands = findGame('mirewood', options, (c) => 'wasdh'.includes(c.name), won);
  pty = new Pty(`play mirewood ${options}`);
  await pty.until('G is the gate.');
  for (const [turn, key] of commands.entries())
    await pty.press(key, new RegExp(`turn ${turn + 1}\\b|The game is won`));
  await pty.until('The game is won');
  expect(await saveAndVerify()).toMatch(new RegExp(`holds\\. Mirewood, ${commands.length} turns, .*won`));
});
