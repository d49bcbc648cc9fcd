import type { Over } from '@quadrant/wire';
import { expect, it } from 'vitest';
import { loadOnline } from '../words/online.js';
import { loadShell } from '../words/shell.js';
import {
  botWords,
  byName,
  changeOf,
  changeWords,
  clockNote,
  clockWords,
  leftWords,
  nameOf,
  overWords,
  playersWords,
  ratingWords,
  signed,
  timeWords,
} from './words.js';

await loadShell('en');
await loadOnline('en');

it('tells clocks as people do', () => {
  expect(clockWords(null)).toBe('no clock');
  expect(clockWords({ base: 300_000, inc: 3000 })).toBe('5 minutes + 3 seconds a move');
  expect(clockWords({ base: 60_000, inc: 0 })).toBe('1 minute');
  expect(clockWords({ days: 1 })).toBe('1 day a move');
});

it('shows what is left, tenths only when they matter', () => {
  expect(timeWords(252_400)).toBe('4:12');
  expect(timeWords(9_370)).toBe('0:09.3');
  expect(timeWords(-5)).toBe('0:00.0');
  expect(timeWords(3_723_000)).toBe('1:02:03');
  expect(timeWords(3 * 86_400_000 - 1)).toBe('2 d 23 h');
});

it('tells one strength of a bot, that of this server where it has one', () => {
  const bot = { id: 'easy', words: 'Looks one command ahead. Elo 250.' };
  expect(botWords({ ...bot, rating: null })).toBe('Looks one command ahead. Elo 250.');
  expect(botWords({ ...bot, rating: 1110 })).toBe('Looks one command ahead.');
});

it('tells of those who play by their names, in sentences and of bots too', () => {
  const players = [
    { player: 'p1', name: 'Ann', bot: false },
    { player: 'p2', name: 'hard', bot: true },
  ];
  const names = [0, 1].map((seat) => nameOf(players, seat));
  const words = 'Player 1 uses Firewall. player 2 downloads A, and player 12 nothing.';
  expect(byName(words, names)).toBe('Ann uses Firewall. hard downloads A, and player 12 nothing.');
  expect(byName('Player 2 wins', ['Ann', '$& Co'])).toBe('$& Co wins');
  expect(byName('Player 1 takes a link of Player 2.', ['Player 2', 'Bob'])).toBe(
    'Player 2 takes a link of Bob.',
  );
});

it('tells a clock beside other things so that it is not how long it took', () => {
  expect(clockNote({ base: 30_000, inc: 0 })).toBe('clock: 30 seconds');
  expect(clockNote(null)).toBe('no clock');
});

it('tells by how much a rating changed, as the numbers that are shown did', () => {
  const [up, down] = [
    { before: 1500.4, after: 1512.6 },
    { before: 1500, after: 1488 },
  ];
  expect([up, down].map((each) => signed(changeOf(each)))).toEqual(['+13', '−12']);
});

it('tells a change to whom it belongs, and with their name to everybody else', () => {
  const players = ['Ann', 'Bob'].map((name) => ({ player: name, name, bot: false }));
  const change = (before: number, after: number) => ({ before, after, provisional: false });
  const over = { ratings: [change(1500, 1568), change(1500, 1432)] } as unknown as Over;
  expect(changeWords(over, players, 'Bob', 'Bob')).toBe('−68');
  expect(changeWords(over, players, 'Bob', 'Ann')).toBe('Bob −68');
  expect(changeWords(over, players, 'Cat', 'Cat')).toBe(null);
  expect(changeWords(null, players, 'Bob', 'Ann')).toBe(null);
});

it('tells players of one name at a table apart by their numbers, and nobody else', () => {
  const players = ['Ann', 'easy', 'easy', 'easy'].map((name) => ({ name, bot: name === 'easy' }));
  expect(playersWords(players)).toBe('Ann, easy (2, bot), easy (3, bot) and easy (4, bot)');
  expect(players.map((_, seat) => nameOf(players, seat))).toEqual([
    'Ann',
    'easy (2)',
    'easy (3)',
    'easy (4)',
  ]);
  expect(playersWords([players[0], null, players[1]])).toBe('Ann, … and easy (bot)');
});

it('marks ratings that few games tell', () => {
  expect(ratingWords(1740.6, { provisional: true })).toBe('1741?');
  expect(ratingWords(1741, {})).toBe('1741');
});

it('names players and how it ended', () => {
  const players = [{ player: 'p1', name: 'Ann', bot: false }, null];
  expect(playersWords(players)).toBe('Ann and …');
  expect(playersWords([...players, { name: 'mine', bot: true }])).toBe('Ann, … and mine (bot)');
  const over: NonNullable<Over> = {
    result: 'won',
    winner: 0,
    scores: [],
    reason: '',
    termination: 'normal',
  };
  expect(overWords(over, players)).toBe('Ann won');
  expect(overWords(over, players, 'p1')).toBe('you won');
  expect(overWords({ ...over, result: 'draw', winner: null }, players)).toBe('a draw');
  expect(overWords({ ...over, result: null, winner: null, termination: 'aborted' }, players)).toBe(
    'called off',
  );
  const lost = { ...over, result: 'lost', winner: null, reason: 'devoured by blackhole' } as const;
  expect(overWords(lost, players.slice(0, 1)), 'by no words of the rules').toBe('lost');
  expect(playersWords([{ name: 'somebody', bot: false }]), 'who was deleted').toBe('Somebody');
});

it('tells how somebody left, by the word of the log and by that of an end', () => {
  expect(leftWords('resigned', 'Ann')).toBe('Ann resigned.');
  for (const how of ['flagged', 'timeout']) expect(leftWords(how, 'Ann')).toBe('Ann ran out of time.');
  expect(leftWords('normal', 'Ann')).toBe(null);
});
