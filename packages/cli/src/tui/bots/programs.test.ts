/** A stranger's program at a table in the terminal: real processes, which never outlive what they play. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stream } from '@quadrant/kernel';
import { savedRecord } from '@quadrant/table';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAnswers } from '../../commands/play.js';
import { Flow } from '../layers/flow.js';
import { TerminalGame } from '../match.js';
import { LayerStack } from '../screen/stage.js';
import { KEY, Pty } from '../testing/pty.js';
import { kits, press, screenOf } from '../testing/stage.js';
import { namesProgram, Programs } from './programs.js';

const BOT = fileURLToPath(new URL('../../../../lab/testing/programs/bot.mjs', import.meta.url));
const kit = kits.get('raiinet')!;
const home = mkdtempSync(join(tmpdir(), 'quadrant-programs-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const PATIENCE = { timeout: 300_000 };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(home, 'run-'));
});

const pids = (): number[] => {
  const path = join(folder, 'pids');
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').map(Number) : [];
};
const alive = (): number[] =>
  pids().filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
const allGone = () => vi.waitFor(() => expect(alive()).toEqual([]), PATIENCE);

/** The program that behaves so, as it is written on a command line; each start of it leaves its process id. */
const line = (behaviour: string): string =>
  `name=mine,cmd='echo $$ >> pids; exec "${process.execPath}" "${BOT}" ${behaviour}'`;

async function programs(behaviour: string, ms = 60_000): Promise<Programs> {
  const where = { folder, host: 'quadrant test', patience: { hello: 60_000, answer: ms, think: ms } };
  const read = await Programs.read(line(behaviour), kit.game, kit.bots, where);
  if (!read.ok) throw new Error(read.error.words);
  return read.value;
}

/** A game against it on a screen. */
async function begun(behaviour: string, options = '', ms?: number) {
  const flow = new Flow(kits);
  flow.programs = await programs(behaviour, ms);
  const stage = new LayerStack();
  const answers = readAnswers(kit, `--setup usual ${options}`.trim().split(' '));
  expect(flow.begin(stage, kit, { ...answers, bot: flow.programs.name })).toBeNull();
  return { flow, stage };
}
const shows = (stage: LayerStack, words: string | RegExp) =>
  vi.waitFor(() => expect(screenOf(stage)).toMatch(words), PATIENCE);

describe('a program', () => {
  test('is tried before the game, plays it, and ends with it', async () => {
    const { flow, stage } = await begun('polite');
    expect(pids()).toHaveLength(1);
    await allGone(); // the trial
    press(stage, 'a up');
    await shows(stage, /• [A-H] moves/);
    expect(screenOf(stage)).toContain('Player 2');
    expect(alive()).toHaveLength(1);
    await flow.close();
    await allGone();
  });

  test('is told who sits where, and that it is one game', async () => {
    const { flow, stage } = await begun('single-by-name');
    press(stage, 'a up');
    await shows(stage, /• [A-H] moves/);
    await flow.close();
    await allGone();
  });

  test('is told a seed that comes of nothing the game has', async () => {
    const { flow, stage } = await begun('notes-seed', '--seed 7');
    press(stage, 'a up');
    await shows(stage, /• [A-H] moves/);
    const told = Number(readFileSync(join(folder, 'seed'), 'utf8'));
    for (let turn = 0; turn < 4; turn++)
      expect(stream(7, `bot 1, turn ${turn}`).below(2 ** 31)).not.toBe(told);
    await flow.close();
    await allGone();
  });

  test.each([
    ['crash', /crashed: the program ended with status 3/],
    ['illegal-always', /answered what nobody may/],
    ['junk-again', /answered what nobody may/],
    ['leaves-child', /crashed/],
  ])('that does "%s" loses in words, and is gone', async (behaviour, words) => {
    const { stage } = await begun(behaviour);
    press(stage, 'a up');
    await shows(stage, words);
    expect(screenOf(stage)).toContain('You won');
    await allGone();
  });

  test.each([
    ['no-move', /took too long/],
    ['never-ready', /did not answer/],
  ])('that is silent ("%s") loses its seat for that', async (behaviour, words) => {
    const { stage } = await begun(behaviour, '', 200);
    press(stage, 'a up');
    await shows(stage, words);
    await allGone();
  });

  test('ends with undo, and another one goes on', async () => {
    const { flow, stage } = await begun('no-move', '--friendly');
    press(stage, 'a up');
    await vi.waitFor(() => expect(alive()).toHaveLength(1), PATIENCE);
    const [first] = alive();
    press(stage, 'u');
    expect(screenOf(stage)).toContain('Taken back.');
    await allGone();
    press(stage, 'b up');
    await vi.waitFor(() => expect(alive()).toHaveLength(1), PATIENCE);
    expect(alive()).not.toContain(first);
    await flow.close();
    await allGone();
  });

  test('ends with the game that another takes the place of, also while it starts', async () => {
    const { flow, stage } = await begun('no-move');
    press(stage, 'a up');
    for (let i = 0; i < 3; i++) {
      flow.begin(stage, kit, { ...readAnswers(kit, ['--setup', 'usual']), bot: flow.programs!.name });
      press(stage, 'a up');
    }
    await flow.close();
    await vi.waitFor(() => expect(pids().length).toBeGreaterThan(1), PATIENCE);
    await allGone();
  });

  test('is in no record but by name, and no record starts it', async () => {
    const match = TerminalGame.begin(
      kit,
      { options: {}, seed: 1, commands: [], seats: [{}, { bot: 'mine' }] },
      await programs('polite'),
    );
    match.give(match.scene(0).legal[0]);
    await vi.waitFor(() => expect(match.turn > 1 && match.onMove === 0).toBe(true), PATIENCE);
    const record = JSON.parse(JSON.stringify(savedRecord(match.table)));
    expect(record.seats).toEqual([{}, { bot: 'mine' }]);
    expect(JSON.stringify(record)).not.toContain('bot.mjs');
    match.table.stop();
    await allGone();
    const started = pids().length;
    const { sha256: _, ...unsealed } = record; // anybody can write one
    for (const bot of ['mine', 'cmd:touch pids', `name=mine,cmd='touch pids'`]) {
      const loaded = TerminalGame.load(kit, { ...unsealed, seats: [{}, { bot }] });
      if (!loaded.ok) throw new Error(loaded.error.words);
      expect(loaded.value.table.people).toEqual([0, 1]);
      expect(loaded.value.strangers).toEqual([`${bot} for player 2`]);
      const stage = new LayerStack();
      new Flow(kits).play(stage, loaded.value);
      press(stage, 'enter');
      expect(pids()).toHaveLength(started);
    }
  });
});

test('who is opened from a record without its bot is told so', async () => {
  const match = TerminalGame.begin(kit, { options: {}, seed: 1, commands: [], friendly: true });
  const { sha256: _, ...record } = JSON.parse(JSON.stringify(savedRecord(match.table)));
  const loaded = TerminalGame.load(kit, { ...record, seats: [{ bot: 'mine' }, { bot: 'easy' }] });
  if (!loaded.ok) throw new Error(loaded.error.words);
  const stage = new LayerStack();
  new Flow(kits).play(stage, loaded.value);
  expect(screenOf(stage)).toContain('Not here: mine for player 1.');
});

test.each([
  ['cmd:', 'no command'],
  ['cmd:/no/such/program', 'there is no such program'],
  ["name=easy,cmd='x'", '"easy" is a bot of the house'],
  ["name=mine,cmd='x',clock=60+1", 'there are no clocks at a table here'],
])('%s is refused in words', async (text, words) => {
  expect(namesProgram(text)).toBe(true);
  const read = await Programs.read(text, kit.game, kit.bots, { folder, host: 'quadrant test' });
  expect(!read.ok && read.error.words).toContain(words);
});

describe('on a terminal', () => {
  let pty: Pty | null = null;
  afterEach(() => pty?.stop());

  test.each(['q', 'SIGTERM'] as const)('the program ends with %s', async (way) => {
    const command = `cd ${folder}; echo \\$\\$ >> pids; exec ${process.execPath} ${BOT} stays-after-quit`;
    pty = new Pty(`play raiinet --setup usual --bot "cmd:${command}"`);
    await pty.until('pick a link');
    pty.type(`a${KEY.up}`);
    await pty.until(/• [A-H] moves/);
    if (way === 'SIGTERM') pty.signal('SIGTERM');
    else {
      await pty.press('q', 'Quit?');
      pty.type('y');
    }
    await pty.end();
    await allGone();
  });
});
