import * as raiinet from '@quadrant/raiinet';
import * as space from '@quadrant/space-defender-2';
import { runProgram } from '@quadrant/testing';
import { describe, expect, it } from 'vitest';
import type { GameScreen, Start } from '../screens/contract.js';
import { Play } from './play.js';
import { callTeller } from './transcript.js';

type SpaceScreen = GameScreen<space.Position, space.SpaceCommand, space.SeenFact, space.View, space.Options>;

/** What a play asks of a screen; the rest draws. */
const screen = {
  game: space.game,
  say: space.say,
  teller: callTeller(space.game, space.narrator),
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

describe('a play', () => {
  it('starts where setting up has ended, and takes nothing of that back', () => {
    const play = begin();
    expect(play.prologue).toBe(2);
    expect(play.undoBar()).toBe('There is nothing to take back.');
    play.undo();
    expect(play.session.turn).toBe(2);
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
    expect(play.session.turn).toBe(5);
  });

  it('forks from the shown turn and keeps the refused commands before it', () => {
    const play = begin('fire', 'move(A,12)', 'pass', 'fire');
    play.look(4);
    const other = play.fork();
    expect(other.session.record(false).commands.slice(2)).toEqual(['fire', 'move(A,12)', 'pass']);
    expect(other.text().join('')).toBe(play.text().join(''));
    expect(play.session.turn).toBe(5);
  });

  it('tells the text of quadrant run at every shown turn', () => {
    const play = begin('fire', 'move(A,12)', 'pass', 'toggle_debug_mode', 'fire', 'special');
    for (let turn = play.session.turn; turn >= 2; turn--) {
      play.look(turn);
      const given = play.fork().session.record(false).commands;
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
    expect(play.stage.view).toEqual(space.game.view(play.session.position, 0));
  });

  it('skips to the end of a turn when the next command is given', () => {
    const play = begin('fire');
    play.speed = () => 'slow';
    play.give(command('pass'));
    play.give(command('pass'));
    expect(play.session.turn).toBe(5);
    play.skip();
    expect(play.stage.animating).toBe(false);
  });

  it('loads a long record in slices, and refuses a changed one', async () => {
    const play = begin(...Array.from({ length: 3000 }, () => 'toggle_debug_mode'));
    const record = play.record();
    let turns = 0;
    const ticking = setInterval(() => turns++, 0);
    const loaded = await Play.load(screen, record);
    clearInterval(ticking);
    expect(loaded.ok && loaded.value.session.turn).toBe(3002);
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
      seatsHere: (seats, away) =>
        Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== away),
      keeps: (before, after, away) =>
        away !== null || raiinet.mayTakeBack(before, after) ? null : 'Somebody learnt something.',
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
    play.stageFor(seat).legal.find(({ name }) => name === 'move')!;

  it('hands the screen over behind a curtain, and shows one seat at a time', () => {
    const play = beginSecret();
    expect(play.stage.seat).toBe(0);
    play.give(move(play));
    expect([play.phase, play.stage.seat, play.stage.legal]).toEqual(['handover', 0, []]);
    play.hand();
    expect(play.phase).toBe('curtain');
    play.hand();
    expect([play.phase, play.stage.seat]).toEqual(['open', 1]);
    expect(play.stage.view).toEqual(raiinet.game.view(play.session.position, 1));
    expect(play.text()).toEqual(['what seat 1 knows']);
  });

  it('does not show a seat what the other one typed', () => {
    const play = beginSecret();
    play.give(move(play));
    expect(play.log(0)[0].command).toMatch(/^move /);
    expect(play.log(1)[0].command).toBe(null);
  });

  it('is covered again when it is opened another time', async () => {
    const play = beginSecret();
    play.give(move(play));
    const again = await Play.load(secretScreen, play.record());
    expect(again.ok && again.value.phase).toBe('curtain');
  });

  it('stays covered when a seat goes elsewhere or comes back, unless one person is left', () => {
    const four = Play.begin(secretScreen, { options: { players: 4 }, seed: 1, commands: [], extra: 2 });
    if (!four.ok) throw new Error(four.error.words);
    const play = four.value;
    for (const away of [0, 3, null]) {
      play.setExtra(away);
      expect(play.phase).toBe('curtain');
    }
    play.setExtra(0);
    expect(play.isElsewhere()).toBe(true);
    play.hand();
    expect(play.phase).toBe('curtain');
    play.follow(play.stageFor(0).legal[0]);
    expect([play.phase, play.isElsewhere()]).toEqual(['curtain', false]);
    const two = beginSecret();
    two.setExtra(1);
    expect([two.phase, two.stage.seat]).toEqual(['open', 0]);
  });

  it('takes commands of a seat elsewhere from there only, and tells it nothing of this screen', () => {
    const play = beginSecret();
    play.setExtra(1);
    play.give(move(play));
    expect(play.phase).toBe('open');
    const { legal } = play.stageFor(1);
    expect(play.give(legal[0])?.words).toBe('Another player is on move.');
    play.select('card 1');
    expect(play.stageFor(1)).toMatchObject({ selected: null, notice: null, live: true, turn: 1 });
    play.look(0);
    expect(play.stageFor(1)).toMatchObject({ live: true, turn: 1 });
    expect(play.log(1).length).toBe(1);
    expect(play.follow(raiinet.game.grammar.intern('move', 'a', 'up'))).not.toBe(null);
    expect(play.stage.notice).toBe(null); // refused there, not here
    expect(play.follow(legal[0])).toBe(null);
    expect(play.session.turn).toBe(2);
  });

  it('takes back the turns of a seat elsewhere with one’s own, and does them again', () => {
    const play = beginSecret();
    play.setExtra(1);
    play.give(move(play));
    play.follow(move(play, 1));
    play.undo();
    expect(play.session.turn).toBe(0);
    play.redo();
    expect(play.session.turn).toBe(2);
  });

  it('keeps news while others play; a refusal, and news once this person acts, are over', () => {
    const play = beginSecret();
    play.setExtra(1);
    play.give(move(play));
    const fork = play.fork();
    const news = fork.stage.notice;
    expect(news).toMatchObject({ kind: 'news' });
    fork.follow(move(fork, 1));
    expect(fork.stage.notice).toEqual(news);
    fork.give(move(fork));
    expect(fork.stage.notice).toBe(null);
    fork.give(move(fork, 1));
    expect(fork.stage.notice).toMatchObject({ kind: 'refusal', words: 'Another player is on move.' });
    fork.follow(move(fork, 1));
    expect(fork.stage.notice).toBe(null);
  });

  it('takes nothing back across the curtain, and says so', () => {
    const play = beginSecret();
    play.give(move(play));
    play.undo();
    expect(play.session.turn).toBe(1);
    expect(play.stage.notice?.words).toBe('Somebody learnt something.');
  });
});
