import * as raiinet from '@quadrant/raiinet';
import * as space from '@quadrant/space-defender-2';
import { words } from '@quadrant/space-defender-2/words/en';
import { type GameRecord, makeTeller } from '@quadrant/table';
import { runProgram } from '@quadrant/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameScreen, Start } from '../screens/contract.js';
import { loadShell } from '../words/shell.js';
import { Play } from './play.js';

beforeAll(() => loadShell('en'));

type SpaceScreen = GameScreen<space.Position, space.SpaceCommand, space.SeenFact, space.View, space.Options>;

/** What a play asks of a screen; the rest draws. */
const screen = {
  game: space.game,
  say: (fact) => space.say(fact, words),
  digest: (facts) => space.digest(facts, words),
  ending: () => 'It is over.',
  teller: makeTeller(space.game, space.narrator),
  marks: (fact) => (fact.kind === 'moved' || fact.kind === 'spawned' ? [{ at: 'A1', kind: 'moved' }] : []),
  begins: (facts) => facts.some((fact) => fact.kind === 'entered' && fact.state === 'in game'),
} as Partial<SpaceScreen> as SpaceScreen;
const START: Start = { options: null, seed: 900, commands: ['play(5,12,40,50,52,54,56)', 'setup_next(5)'] };
const command = (text: string) => {
  const parsed = space.game.grammar.parse(text);
  if (!parsed.ok) throw new Error(parsed.error.words);
  return parsed.value;
};

function begin(...texts: string[]) {
  const play = Play.begin(screen, START);
  if (!play.ok) throw new Error(play.error.words);
  for (const text of texts) play.value.give(command(text));
  return play.value;
}

/** The commands of a record in order, refused ones among them. */
function commandsOf({ entries, refused = [] }: GameRecord): string[] {
  return [...entries, null].flatMap((entry, place) => [
    ...refused.filter(([at]) => at === place).map(([, , text]) => text),
    ...(entry && 'command' in entry ? [entry.command] : []),
  ]);
}

describe('a play', () => {
  it('starts where setting up has ended, and takes nothing of that back', () => {
    const play = begin();
    expect(play.prologue).toBe(2);
    expect(play.undoBar()).toBe('There is nothing to take back.');
    play.undo();
    expect(play.table.turn).toBe(2);
  });

  it('refuses a start that the game refuses, with its words', () => {
    const refused = Play.begin(screen, { ...START, commands: ['fire'] });
    expect(refused).toEqual({
      ok: false,
      error: { code: 'not-in-game', words: 'Command can only be used in game.' },
    });
  });

  it('shows a refusal at its square and announces it', () => {
    const play = begin();
    expect(play.give(command('move(A,12)'), 'A12')?.words).toBe('Out of movement range.');
    expect(play.stage.notice).toMatchObject({ words: 'Out of movement range.', at: 'A12' });
    expect(play.announcement.words).toBe('Out of movement range.');
  });

  it('looks back without changing the game, and refuses commands meanwhile', () => {
    const play = begin('fire', 'pass', 'fire');
    play.look(3);
    expect(play.stage).toMatchObject({ turn: 3, turns: 5, live: false, legal: [] });
    expect(play.log()).toHaveLength(3);
    expect(play.give(command('fire'))?.code).toBe('past');
    play.look(99);
    expect(play.stage).toMatchObject({ turn: 5, live: true });
    expect(play.table.turn).toBe(5);
  });

  it('forks from the shown turn and keeps the refused commands before it', () => {
    const play = begin('fire', 'move(A,12)', 'pass', 'fire');
    play.look(4);
    const other = play.fork();
    expect(other.record()).toMatchObject({
      entries: [{}, {}, { command: 'fire' }, { command: 'pass' }],
      refused: [[3, 'out-of-range', 'move(A,12)']],
    });
    expect(other.text().join('')).toBe(play.text().join(''));
    expect(play.table.turn).toBe(5);
  });

  it('tells the text of quadrant run at every shown turn', () => {
    const play = begin('fire', 'move(A,12)', 'pass', 'toggle_debug_mode', 'fire', 'special');
    for (let turn = play.table.turn; turn >= 2; turn--) {
      play.look(turn);
      const given = commandsOf(play.fork().record());
      expect(play.text().join('')).toBe(runProgram(space.program, [], given.join('\n')).out);
    }
  });

  it('shows the steps of a turn in order and ends with the position', async () => {
    const play = begin('fire');
    play.speed = () => 'fast';
    const seen: boolean[] = [];
    const ended = new Promise<void>((done) => {
      play.subscribe(() => {
        seen.push(play.stage.animating);
        if (!play.stage.animating) done();
        else expect(play.stage.legal).toEqual([]); // they belong to the view after the turn, not to this one
      });
    });
    play.give(command('pass'));
    expect(play.stage.animating).toBe(true); // the first step is shown at once
    await ended;
    expect(seen.length).toBeGreaterThan(1);
    expect(play.stage.view).toEqual(play.table.moment(0).view);
  });

  it('skips to the end of a turn when the next command is given', () => {
    const play = begin('fire');
    play.speed = () => 'slow';
    play.give(command('pass'));
    play.give(command('pass'));
    expect(play.table.turn).toBe(5);
    play.skip();
    expect(play.stage.animating).toBe(false);
  });

  it('loads a long record in slices, and refuses a changed one', async () => {
    const play = begin(...Array.from({ length: 3000 }, () => 'toggle_debug_mode'));
    const record = play.record();
    let turns = 0;
    const ticking = setInterval(() => turns++, 0);
    let ms = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms++); // the same on every machine
    const loaded = await Play.load(screen, record);
    clock.mockRestore();
    clearInterval(ticking);
    expect(loaded.ok && loaded.value.table.turn).toBe(3002);
    expect(turns).toBeGreaterThan(0);
    const changed = await Play.load(screen, { ...record, hash: '00000000' });
    expect(changed.ok ? null : changed.error.code).toBe('bad-record');
  });
});

describe('a play with secrets', () => {
  type RaiScreen = GameScreen<
    raiinet.Position,
    raiinet.RaiinetCommand,
    raiinet.Fact,
    raiinet.View,
    raiinet.Options
  >;
  const secretScreen = {
    game: raiinet.game,
    say: () => null,
    teller: () => ({ opening: () => 'the whole truth', answer: () => '' }),
    marks: () => [],
    secrets: {
      text: (view) => `what seat ${view.seat} knows`,
      seatName: (seat) => `Player ${seat + 1}`,
    },
  } as Partial<RaiScreen> as RaiScreen;

  function beginSecret() {
    const play = Play.begin(secretScreen, { options: {}, seed: 1, commands: [] });
    if (!play.ok) throw new Error(play.error.words);
    expect(play.value.phase).toBe('curtain'); // nobody knows who sits there
    play.value.hand();
    return play.value;
  }
  const move = (play: ReturnType<typeof beginSecret>, seat = 0) =>
    play.table.legal(seat).find(({ name }) => name === 'move')!;

  it('hands the screen over behind a curtain, and shows one seat at a time', () => {
    const play = beginSecret();
    expect(play.stage.seat).toBe(0);
    play.give(move(play));
    expect([play.phase, play.stage.seat, play.stage.legal]).toEqual(['handover', 0, []]);
    play.hand();
    expect(play.phase).toBe('curtain');
    play.hand();
    expect([play.phase, play.stage.seat]).toEqual(['open', 1]);
    expect(play.stage.view).toEqual(play.table.moment(1).view);
    expect(play.text()).toEqual(['what seat 1 knows']);
  });

  it('does not show a seat what the other one typed', () => {
    const play = beginSecret();
    play.give(move(play));
    expect(play.table.log(0)[0].command).toMatch(/^move /);
    expect(play.table.log(1)[0].command).toBe(null);
  });

  it('is covered again when it is opened another time', async () => {
    const play = beginSecret();
    play.give(move(play));
    const again = await Play.load(secretScreen, play.record());
    expect(again.ok && again.value.phase).toBe('curtain');
  });

  it('stays covered whenever a seat goes elsewhere or comes back, until somebody presses', () => {
    const four = Play.begin(secretScreen, { options: { players: 4 }, seed: 1, commands: [] });
    if (!four.ok) throw new Error(four.error.words);
    const play = four.value;
    for (const away of [[0], [3], [], [0]]) {
      play.setAway(away);
      expect(play.phase).toBe('curtain');
    }
    expect([play.isElsewhere(), play.awaited]).toEqual([true, null]);
    play.hand();
    expect(play.phase).toBe('curtain');
    play.table.give(0, play.table.legal(0)[0]);
    expect([play.phase, play.awaited]).toEqual(['curtain', 1]);
    const two = Play.begin(secretScreen, { options: {}, seed: 1, commands: [] });
    if (!two.ok) throw new Error(two.error.words);
    two.value.setAway([1]);
    expect([two.value.phase, two.value.awaited]).toEqual(['curtain', 0]);
    two.value.hand();
    expect([two.value.phase, two.value.stage.seat]).toEqual(['open', 0]);
  });

  it('is covered when the seat that it shows goes elsewhere', () => {
    const play = beginSecret();
    play.setAway([0]);
    expect([play.phase, play.stage.seat]).toEqual(['curtain', 1]);
  });

  it('is covered when the end that showed everything is taken back', () => {
    const begun = Play.begin(secretScreen, { options: {}, seed: 1, commands: [], friendly: true });
    if (!begun.ok) throw new Error(begun.error.words);
    const play = begun.value;
    play.hand();
    for (const seat of [0, 1]) play.act(seat, 'draw');
    expect([play.phase, play.everything]).toEqual(['open', true]);
    play.undo();
    expect([play.phase, play.everything]).toEqual(['curtain', false]);
    play.hand();
    expect([play.phase, play.stage.seat]).toEqual(['open', 0]);
  });

  it('takes commands of a seat elsewhere from there only', () => {
    const play = beginSecret();
    play.setAway([1]);
    play.give(move(play));
    expect(play.phase).toBe('open');
    const legal = play.table.legal(1);
    expect(play.give(legal[0])?.words).toBe('Another player is on move.');
    expect(play.table.give(1, raiinet.game.grammar.intern('move', 'a', 'up'))).not.toBe(null);
    expect(play.table.give(1, legal[0])).toBe(null);
    expect(play.table.turn).toBe(2);
  });

  it('keeps news while others play; a refusal, and news once this person acts, are over', () => {
    const play = beginSecret();
    play.setAway([1]);
    play.give(move(play));
    const fork = play.fork();
    fork.hand();
    fork.setAway([1]);
    fork.notify('No.');
    fork.table.give(1, move(fork, 1));
    expect(fork.stage.notice).toBe(null);
    expect(play.fork().stage.notice).toMatchObject({ kind: 'news' });
  });

  it('shows what is worth a moment before the next turn, until a press', async () => {
    vi.useFakeTimers();
    const screen = { ...secretScreen, moment: () => 'a battle' as never };
    const begun = Play.begin(screen, { options: {}, seed: 1, commands: [] });
    if (!begun.ok) throw new Error(begun.error.words);
    const play = begun.value;
    play.hand();
    play.speed = () => 'normal';
    let calm = false;
    const follow = () => {
      calm = false;
      void play.calm().then(() => {
        calm = true;
      });
    };
    play.give(move(play));
    follow();
    await vi.advanceTimersByTimeAsync(2000);
    expect(calm).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calm).toBe(true);
    play.table.give(1, move(play, 1));
    follow();
    await vi.advanceTimersByTimeAsync(500);
    expect(calm).toBe(false);
    play.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(calm).toBe(true);
    vi.useRealTimers();
  });

  it('takes nothing back across the curtain, and says so', () => {
    const play = beginSecret();
    play.give(move(play));
    play.undo();
    expect(play.table.turn).toBe(1);
    expect(play.stage.notice?.words).toContain('No undo here');
  });
});
