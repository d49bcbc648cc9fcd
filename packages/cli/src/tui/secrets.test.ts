/** At one screen nobody sees what is not theirs: screens of two games that differ only in what a seat may not know. */
import { type Seat, stream } from '@quadrant/kernel';
import {
  game,
  letterOf,
  makeOrder,
  type Options,
  ownerOf,
  parseOrder,
  type RaiinetCommand,
  resample,
  type View,
} from '@quadrant/raiinet';
import { expect, test } from 'vitest';
import { Play } from './layers/play.js';
import { Match } from './match.js';
import { drawFrame } from './parts/frame.js';
import { Canvas } from './screen/canvas.js';
import { Stage } from './screen/stage.js';
import { flow, kits, press, screenOf } from './testing/stage.js';

const kit = kits.get('raiinet')!;
const begin = (options: Options, commands: readonly string[]) =>
  Match.begin(kit, { options, seed: 1, commands, bots: [], friendly: false });

function optionsFor(players: number): Options {
  const options = game.readOptions({ players, hands: Array(players).fill('SNJHF') });
  if (!options.ok) throw new Error(options.error.words);
  return options.value;
}

/** Random commands, as many as asked for, stopping before the game ends. */
function randomGame(options: Options, seed: number, length: number): string[] {
  const rng = stream(seed, 'hot seat');
  const position = game.begin(options, 1);
  const commands: string[] = [];
  const legal: RaiinetCommand[] = [];
  while (commands.length < length) {
    game.legal(position, position.turn, legal);
    const command = legal[rng.below(legal.length)];
    const after = game.clone(position);
    game.perform(after, command, null);
    if (after.end !== null) break;
    game.perform(position, command, null);
    commands.push(game.grammar.print(command));
  }
  return commands;
}

/** The same game with two values swapped, and a card changed, that this seat has never known. */
function withOtherSecrets(options: Options, view: View, seat: Seat): Options | null {
  const bit = 1 << seat;
  const learnt = new Set(view.history.flatMap((m) => (m.kind === 'learnt' && m.seats & bit ? [m.link] : [])));
  const mixed = new Set(view.history.flatMap((m) => (m.kind === 'mixed' ? [m.link, m.other] : [])));
  const other = view.seats.findIndex((_, s) => s !== seat);
  const unknown = view.links.flatMap((l, link) =>
    ownerOf(link) === other && l.value === null && !learnt.has(link) && !mixed.has(link) ? [link % 8] : [],
  );
  if (unknown.length < 2) return null;
  const values = parseOrder(options.links[other])!;
  const [a, b] = unknown;
  [values[a], values[b]] = [values[b], values[a]];
  const card = [...view.seats[other].hand].indexOf('?');
  const hand = options.hands[other];
  const changed = card < 0 ? hand : `${hand.slice(0, card)}P${hand.slice(card + 1)}`;
  return {
    ...options,
    links: options.links.with(other, makeOrder(values)),
    hands: options.hands.with(other, changed),
  };
}

/** Everything a person can bring to the screen behind the curtain. */
function everyScreen(match: Match): string[] {
  const stage = new Stage();
  stage.only(new Play(match, flow));
  const screens = [screenOf(stage)];
  for (const keys of [
    '[',
    ...Array(match.last).fill('left'),
    ' v t escape',
    't',
    'u',
    '1',
    'escape',
    'tab enter',
    'escape',
    'S',
    'escape',
    '?',
  ]) {
    press(stage, keys);
    screens.push(screenOf(stage));
  }
  return screens;
}

test.each([2, 4])('%s players: games that differ only in secrets look the same', (players) => {
  let compared = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const options = optionsFor(players);
    const commands = randomGame(options, seed, 3 + (seed % 25));
    const match = begin(options, commands);
    const seat = match.onMove;
    const twin = withOtherSecrets(options, match.scene(seat).view as View, seat);
    if (!twin) continue;
    expect(everyScreen(begin(twin, commands))).toEqual(everyScreen(match));
    compared++;
  }
  expect(compared).toBeGreaterThan(15);
});

test('a position drawn from what a seat knows gives that seat the same picture', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const match = begin(optionsFor(2), randomGame(optionsFor(2), seed, 20));
    const seat = match.onMove;
    const scene = match.scene(seat);
    const other = resample(scene.view as View, stream(seed, 'resample'));
    const legal: RaiinetCommand[] = [];
    game.legal(other, seat, legal);
    const drawn = [scene, { ...scene, view: game.view(other, seat), legal }].map((each) => {
      const canvas = new Canvas(80, 24);
      const ui = kit.screen.start(each.view, seat);
      drawFrame(canvas, kit.screen.frame(each, ui), { title: '', place: '', accent: 0, log: [], answer: '' });
      return canvas.text();
    });
    expect(drawn[1]).toBe(drawn[0]);
  }
});

test('the test would notice: another seat sees something else', () => {
  const match = begin(optionsFor(2), []);
  const mine = kit.screen.frame(match.scene(0), kit.screen.start(match.scene(0).view, 0));
  const theirs = kit.screen.frame(match.scene(1), kit.screen.start(match.scene(1).view, 1));
  const letterA = { column: 0, row: 0 };
  expect(mine.board!.at(letterA).lines[0]).toContain(`${letterOf(0)}V1`);
  expect(theirs.board!.at(letterA).lines[0]).toContain(`${letterOf(0)}?`);
});

test('between two turns nothing of the game is on the screen', () => {
  const stage = new Stage();
  flow.play(stage, begin(optionsFor(2), []));
  press(stage, 'enter a down');
  const curtain = screenOf(stage);
  expect(curtain).toContain('Player 2, it is your turn.');
  expect(curtain).not.toMatch(/[a-hA-H][DV][1-4]|Player 1|moves/);
  press(stage, 'x escape q');
  expect(screenOf(stage)).toBe(curtain);
});
