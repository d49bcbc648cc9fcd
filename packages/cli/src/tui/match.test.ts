import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@quadrant/kernel';
import type { GameId } from '@quadrant/lab/games';
import { SECRETS_NOTE, savedRecord } from '@quadrant/table';
import { describe, expect, test, vi } from 'vitest';
import { readAnswers } from '../commands/play.js';
import { save } from './layers/files.js';
import { PlayLayer } from './layers/play.js';
import { TerminalGame } from './match.js';
import { LayerStack } from './screen/stage.js';
import { flow, kits, press, screenOf, stageWith } from './testing/stage.js';

function begin(id: GameId, options: string): TerminalGame {
  const kit = kits.get(id)!;
  const start = kit.start(readAnswers(kit, options.split(' ').filter(Boolean)), () => null);
  if (!start.ok) throw new Error(start.error.words);
  return TerminalGame.begin(kit, start.value);
}
function give(match: TerminalGame, ...commands: string[]): void {
  for (const text of commands) {
    const parsed = match.kit.game.grammar.parse(text);
    if (!parsed.ok) throw new Error(parsed.error.words);
    expect(match.give(parsed.value)).toBeNull();
  }
}

test('where nothing is secret, undo and redo reach over everything', () => {
  const match = begin('simodyssey-2', '');
  give(match, 'move(E)', 'pass');
  expect([match.undo(), match.undo(), match.undo()]).toEqual([null, null, null]);
  expect(match.undo()).toBe('There is nothing to take back.');
  expect([match.redo(), match.redo(), match.redo()]).toEqual([null, null, null]);
  expect(match.redo()).toBe('There is nothing to do again.');
  expect(match.returnTo(1)).toBeNull();
  expect(match.turn).toBe(1);
});

test('a card that told nobody anything can be taken back, a scan and a passed turn cannot', () => {
  const match = begin('raiinet', '--setup usual');
  give(match, 'ability 1 a');
  expect(match.undo()).toBeNull();
  give(match, 'ability 4 A');
  expect(match.undo()).toContain('No undo here');
  give(match, 'move a down');
  expect(match.undo()).toContain('No undo here');
  expect(match.returnTo(0)).toContain('look back, not go back');
  expect(match.turn).toBe(2);
});

test('a friendly game takes anything back', () => {
  const match = begin('raiinet', '--setup usual --friendly');
  give(match, 'ability 4 A', 'move a down', 'move A up');
  expect([match.undo(), match.undo(), match.undo()]).toEqual([null, null, null]);
});

test('who moves is told before what it meets there', () => {
  const match = begin('space-defender-2', '--seed 5');
  give(
    match,
    'setup_next(5)',
    ...'pass pass fire pass fire pass pass pass pass pass pass fire fire pass'.split(' '),
  );
  const told = match.log(0).map((line) => line.text);
  const at = (start: string) => told.findIndex((text) => text.startsWith(start));
  expect(at('Carrier 3 moves from D2 to D1')).toBeGreaterThan(-1);
  expect(at('Carrier 3 moves from D2 to D1')).toBeLessThan(at('Carrier 3 meets Starfighter'));
});

test('moves of others are one line of the log, and the whole of it tells them all', () => {
  const match = begin(
    'space-defender-2',
    '--rows 10 --columns 30 --enemies own --thresholds 40,60,72,86,100',
  );
  give(
    match,
    'setup_next(5)',
    ...'pass pass toggle_debug_mode pass pass pass fire pass pass pass'.split(' '),
  );
  const fresh = (whole: boolean) =>
    match.log(0, match.turn, whole).flatMap(({ text, fresh: isNew }) => (isNew ? text : []));
  expect(fresh(true).filter((text) => / moves from /.test(text)).length).toBeGreaterThan(3);
  expect(fresh(false).join(' ')).toMatch(/\b\d+ others moved\./);
  expect(fresh(false).length).toBeLessThan(fresh(true).length - 2);
});

test('in short: what came of one’s last turn, and all that happened since', () => {
  const match = begin('raiinet', '--setup usual');
  const leads = (seat: number) => match.digest(seat).map(({ lead }) => lead);
  give(match, 'move a down', 'ability 3 a', 'move A up');
  expect(leads(0)).toEqual(expect.arrayContaining(['+1 virus', 'Download']));
  expect(match.hurts(0)).toBe(false);
  give(match, 'move b down');
  expect(leads(0)).not.toContain('Download');
  expect(leads(1)).toContain('Download'); // a card of one's own, before the other answered
  give(match, 'move B up');
  expect(leads(1)).not.toContain('Download');
});

test('what a seat was told is not what another was told', () => {
  const match = begin('raiinet', '--setup usual');
  give(match, 'ability 4 A', 'move a down');
  const told = (seat: number) => match.log(seat).map((line) => line.text);
  expect(told(0)[0]).toBe('Scan: A is V1.');
  expect(told(1)[0]).toBe('Player 1 uses Scan on A.');
  expect(told(-1)[0]).toBe('Player 1 uses Scan on A.');
});

test('who plays alone against bots is spoken to in the log; of several people each is a player', () => {
  const told = (words: string) => {
    const match = begin('raiinet', `--setup usual ${words}`);
    give(match, 'ability 3 A', 'move a down');
    return match.log(0).map((line) => line.text);
  };
  expect(told('--bot easy').join('\n')).toMatch(/^You download A/m);
  expect(told('').join('\n')).toMatch(/^Player 1 downloads A/m);
});

test('the exact text waits for the end where there are secrets', () => {
  expect(begin('raiinet', '--setup usual').transcript()).toBeNull();
  const match = begin('simodyssey-2', '');
  expect(match.transcript()).toContain('->play\n  state:1.0, mode:play, ok\n');
});

test.each([...kits.keys()])('%s: a saved game is the same game again', (id) => {
  const match = begin(id, id === 'raiinet' ? '--setup usual --friendly' : '');
  const legal = match.scene(match.shownSeat(0)).legal;
  match.give(legal[0]);
  const saved = JSON.parse(JSON.stringify(savedRecord(match.table)));
  expect(saved.note).toBe(id === 'raiinet' ? SECRETS_NOTE : undefined);
  const loaded = TerminalGame.load(match.kit, saved);
  expect(loaded.ok && savedRecord(loaded.value.table)).toEqual(saved);
  expect(loaded.ok && loaded.value.log(0)).toEqual(match.log(0));
  expect(TerminalGame.load(match.kit, { ...saved, seed: 'x' }).ok).toBe(false);
});

test('refused commands are answered and lose nothing', () => {
  const stage = stageWith('space-defender-2', '');
  press(stage, `g ${'right '.repeat(15)} enter`);
  expect(screenOf(stage)).toContain('Out of movement range.');
  expect(screenOf(stage)).toMatch(/turn 0\n/);
});

test('a link stays picked up when it cannot go there', () => {
  const stage = stageWith('raiinet', '--setup usual --link1 V1V2V3V4D1D2D3D4');
  press(stage, 'enter a down');
  expect(screenOf(stage)).toContain('Illegal move: you cannot leave the board there.');
  press(stage, 'up');
  expect(screenOf(stage)).toContain('Player 2, it is your turn.');
});

describe('saving that fails says why, and the game goes on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-save-'));
  const answerTo = (name: string, again = false) => {
    const match = begin('mirewood', '--level classic');
    give(match, 'd');
    const words = save(match, name, again);
    expect(match.unsaved).toBe(words !== null);
    return words;
  };

  test.each([
    ['', 'Type the name of a file.'],
    [join(folder, 'nowhere', 'a.json'), `It was not saved: there is no folder "${join(folder, 'nowhere')}".`],
    [folder, `"${folder}" is a folder. Name a file in it.`],
    [join(folder, 'a'.repeat(300)), 'It was not saved: the name is too long.'],
  ])('%s', (name, words) => expect(answerTo(name)).toBe(words));

  test.skipIf(!existsSync('/dev/full'))('a device', () => {
    expect(answerTo('/dev/full', true)).toBe('It was not saved: it is not an ordinary file.');
  });

  test('what was saved before is overwritten only when asked twice, and nothing beside it is touched', () => {
    const name = join(folder, 'game.json');
    expect(answerTo(name)).toBeNull();
    const before = readFileSync(name, 'utf8');
    mkdirSync(`${name}.part`);
    expect(answerTo(name)).toBe(`"${name}" exists. Enter again overwrites it.`);
    expect(answerTo(name, true)).toBeNull();
    expect(readFileSync(name, 'utf8')).toBe(before);
    expect(existsSync(`${name}.part`)).toBe(true);
  });
});

test('an answer to what is no longer asked does not keep a game from beginning', () => {
  const stage = new LayerStack();
  flow.setUp(stage, kits.get('mirewood')!);
  press(stage, 'left left up - down right right'); // a seed that is none, then a level with a seed of its own
  expect(screenOf(stage)).not.toContain('Seed');
  press(stage, 'enter');
  expect(screenOf(stage)).toContain('turn 0');
});

test('the turn is that of the game: setting up, looking and half turns are none', () => {
  const titleAfter = (stage: LayerStack, keys: string) => {
    press(stage, keys);
    return screenOf(stage).split('\n')[0].trimEnd();
  };
  expect(titleAfter(stageWith('space-defender-2', ''), 'g p d')).toMatch(/ turn 1$/);
  expect(titleAfter(stageWith('simodyssey-2', ''), 'p')).toMatch(/ turn 1$/);
  const two = stageWith('mirewood', '--level generated --players 2 --seed 7');
  expect(titleAfter(two, 'space space')).toMatch(/ turn 1$/);
});

test('what is pasted plays nothing, and is typed where text is asked for', () => {
  const stage = stageWith('mirewood', '--level classic');
  stage.input({ kind: 'paste', text: 'd'.repeat(10_000) });
  expect(screenOf(stage)).toMatch(/ turn 0\n/);
  press(stage, 'S ctrl-u');
  stage.input({ kind: 'paste', text: 'my game\u001b.json\nrm' });
  expect(screenOf(stage)).toContain('▸ my game.json_');
});

test('a fork leaves the first game as it is', () => {
  const match = begin('mirewood', '--level classic');
  give(match, 'd', 'd', 'f');
  const fork = match.fork(1);
  give(fork, '.');
  expect([fork.turn, match.turn]).toEqual([2, 3]);
});

test('clicks: a cell is aimed at, then moved to; a key of the last line is pressed', () => {
  const stage = stageWith('space-defender-2', '--rows 7 --columns 20');
  press(stage, 'g');
  const rows = screenOf(stage).split('\n');
  const y = rows.findIndex((row) => row.trimStart().startsWith('D '));
  const x = rows[y].indexOf('·');
  stage.input({ kind: 'click', x, y });
  expect(screenOf(stage)).toContain('D2: empty. Move: 1 cell, 3 energy.');
  stage.input({ kind: 'click', x, y });
  expect(screenOf(stage)).toContain('You move from D1 to D2.');
  stage.input({ kind: 'click', x: screenOf(stage).split('\n')[23].indexOf('p pass'), y: 23 });
  expect(screenOf(stage)).toContain('You pass and regenerate twice.');
  stage.input({ kind: 'click', x: 0, y: 0 });
  stage.input({ kind: 'click', x: 79, y: 23 });
});

test('looking back and playing on from there', () => {
  const match = begin('mirewood', '--level classic');
  give(match, 'd', 'd', 'f');
  const stage = new LayerStack();
  stage.only(new PlayLayer(match, flow));
  press(stage, '[ left');
  expect(screenOf(stage)).toContain('turn 1 of 3');
  press(stage, 'home end left enter');
  expect(screenOf(stage)).toContain('Back at turn 2.');
  expect(match.turn).toBe(2);
  press(stage, 'r');
  expect(match.turn).toBe(3);
});

test('a file is overwritten only when asked twice', () => {
  const stage = stageWith('simodyssey-2', '');
  const name = join(mkdtempSync(join(tmpdir(), 'quadrant-save-')), 'game.json');
  writeFileSync(name, 'mine');
  press(stage, `S ctrl-u ${[...name].join(' ')} enter`);
  expect(screenOf(stage)).toContain('exists.');
  expect(readFileSync(name, 'utf8')).toBe('mine');
  press(stage, 'enter');
  expect(JSON.parse(readFileSync(name, 'utf8'))).toMatchObject({ game: 'simodyssey-2' });
  press(stage, `S ctrl-u ${[...'/nowhere/x'].join(' ')} enter`);
  expect(screenOf(stage)).toContain('It was not saved:');
});

test.each([
  ['space-defender-2', '', 'Pylon', 'fog'],
  ['simodyssey-2', '', 'Janitaur', 'Black hole'],
  ['raiinet', '--setup usual', 'Polarize', 'Not found'],
  ['mirewood', '--level classic', 'quicksand', 'bomber wisp'],
] as const)('%s: help tells every piece', (id, options, ...pieces) => {
  const stage = stageWith(id, options);
  if (id === 'raiinet') press(stage, 'enter');
  press(stage, '?');
  for (const piece of pieces) expect(screenOf(stage, 100, 120)).toContain(piece);
});

/** Waits until a bot has answered. */
const shows = (stage: LayerStack, words: RegExp) =>
  vi.waitFor(() => expect(screenOf(stage)).toMatch(words), { timeout: 300_000 });

describe('against the bot', () => {
  const playOut = async (match: TerminalGame, seed: number) => {
    const rng = stream(seed, 'a person');
    while (match.outcome === null) {
      const { legal } = match.scene(0);
      expect(match.give(legal[rng.below(legal.length)])).toBeNull();
      await match.table.settled();
      expect(match.outcome !== null || match.onMove === 0).toBe(true);
    }
  };

  test.each([
    ['2', '40'],
    ['4', '2'],
  ])('%s players: a whole game, seen from the one seat of a person', async (players, draw) => {
    const match = begin('raiinet', `--setup usual --bot greedy --players ${players} --draw ${draw}`);
    expect(match.curtained).toBe(false);
    expect(match.shownSeat(0)).toBe(0);
    await playOut(match, 1);
    expect(match.transcript()).toMatch(/wins!|Draw!/);
    const loaded = TerminalGame.load(match.kit, JSON.parse(JSON.stringify(savedRecord(match.table))));
    expect(loaded.ok && loaded.value.table.people).toEqual([0]);
  });

  test('the bot answers without a curtain', async () => {
    const stage = stageWith('raiinet', '--setup usual --bot greedy --link2 V1V2V3V4D1D2D3D4');
    press(stage, 'a up');
    expect(screenOf(stage)).toContain('Player 2 (greedy) thinks…');
    press(stage, 'y');
    expect(screenOf(stage)).toContain('nothing to advise on now');
    await shows(stage, /• [A-H] moves/);
    expect(screenOf(stage)).not.toMatch(/thinks…|advise/);
    press(stage, 'u');
    expect(screenOf(stage)).toContain('No undo here');
  });

  test('in a friendly game undo gives the person the turn back', async () => {
    const stage = stageWith('raiinet', '--setup usual --bot greedy --friendly');
    press(stage, 'a up');
    await shows(stage, /• [A-H] moves/);
    press(stage, 'u');
    expect(screenOf(stage)).toMatch(/turn 0, \d undone/);
    press(stage, 'r');
    expect(screenOf(stage)).toContain('Played again.');
    press(stage, '[ left home enter a up');
    await shows(stage, /• [A-H] moves/);
  });
});
