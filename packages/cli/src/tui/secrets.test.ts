/** At one screen nobody sees what is not theirs: screens of two games that differ only in what a seat may not know. */
import { type Seat, SPECTATOR, stream } from '@quadrant/kernel';
import {
  game,
  letterOf,
  makeOrder,
  type Options,
  ownerOf,
  parseOrder,
  type RaiinetCommand,
  resampler,
  type Sight,
  sightOf,
  type View,
} from '@quadrant/raiinet';
import { expect, test } from 'vitest';
import { PlayLayer } from './layers/play.js';
import { Timeline } from './layers/timeline.js';
import { TerminalGame } from './match.js';
import { drawFrame } from './parts/frame.js';
import { Canvas } from './screen/canvas.js';
import { LayerStack } from './screen/stage.js';
import { flow, kits, press, screenOf } from './testing/stage.js';

const kit = kits.get('raiinet')!;
const begin = (options: Options, commands: readonly string[]) =>
  TerminalGame.begin(kit, { options, seed: 1, commands });

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
    game.perform(after, game.onMove(after), command, null);
    if (after.end !== null) break;
    game.perform(position, game.onMove(position), command, null);
    commands.push(game.grammar.print(command));
  }
  return commands;
}

interface Twin {
  readonly options: Options;
  readonly commands: readonly string[];
}

/** Games that this seat cannot tell from the one it has seen: each changes the secrets of one other player. */
function twins(options: Options, commands: readonly string[], seen: View): Twin[] {
  const view = sightOf(seen);
  const bit = 1 << view.seat;
  const links = view.links.map((_, link) => link);
  const learntBy = (link: number) =>
    view.history.reduce((seats, m) => (m.kind === 'learnt' && m.link === link ? seats | m.seats : seats), 0);
  const mixed = new Set(view.history.flatMap((m) => (m.kind === 'mixed' ? [m.link, m.other] : [])));
  const secret = links.filter((link) => view.links[link].value === null && !(learntBy(link) & bit));
  const others = view.seats.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
  return others.flatMap((other) => {
    const theirs = secret.filter((link) => ownerOf(link) === other);
    // What a third player has scanned comes first: that is what must not be told to this seat.
    const plain = theirs.filter((link) => !mixed.has(link)).sort((a, b) => learntBy(b) - learntBy(a));
    const mixes = theirs.filter((link) => mixed.has(link)).map(letterOf);
    const swapped = plain.length < 2 ? [] : [{ options: withSwap(options, view, other, plain), commands }];
    const flipped = commands.map((text) => flippedChoice(text, mixes));
    return flipped.join() === commands.join() ? swapped : [...swapped, { options, commands: flipped }];
  });
}

/** Two values of a player exchanged, and one unused card another one. */
function withSwap(options: Options, view: Sight, seat: Seat, [a, b]: readonly number[]): Options {
  const values = parseOrder(options.links[seat])!;
  [values[a % 8], values[b % 8]] = [values[b % 8], values[a % 8]];
  const card = [...view.seats[seat].hand].indexOf('?');
  const hand = options.hands[seat];
  const changed = card < 0 ? hand : `${hand.slice(0, card)}P${hand.slice(card + 1)}`;
  return {
    ...options,
    links: options.links.with(seat, makeOrder(values)),
    hands: options.hands.with(seat, changed),
  };
}

/** `ability 2 a b swap` as `ability 2 a b keep`, if both links are among these. */
function flippedChoice(text: string, letters: readonly string[]): string {
  const form = /^(ability \d (\w) (\w)) (swap|keep)$/.exec(text);
  if (!form || !letters.includes(form[2]) || !letters.includes(form[3])) return text;
  return `${form[1]} ${form[4] === 'swap' ? 'keep' : 'swap'}`;
}

/** Everything a person can bring to the screen behind the curtain. */
function everyScreen(match: TerminalGame): string[] {
  const stage = new LayerStack();
  stage.only(new PlayLayer(match, flow));
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
  let choices = 0;
  for (let seed = 1; seed <= 24; seed++) {
    const options = optionsFor(players);
    const commands = randomGame(options, seed, 3 + (seed % 25));
    const match = begin(options, commands);
    const seen = everyScreen(match);
    for (const twin of twins(options, commands, match.scene(match.onMove).view as View)) {
      expect(everyScreen(begin(twin.options, twin.commands))).toEqual(seen);
      compared++;
      if (twin.commands !== commands) choices++;
    }
  }
  expect(compared).toBeGreaterThan(20);
  expect(choices).toBeGreaterThan(2);
});

test('a position drawn from what a seat knows gives that seat the same picture', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const match = begin(optionsFor(2), randomGame(optionsFor(2), seed, 20));
    const seat = match.onMove;
    const scene = match.scene(seat);
    const other = resampler(scene.view as View)(stream(seed, 'resample'));
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
  expect(mine.board!.at({ column: 7, row: 7 }).lines[0]).toContain(`${letterOf(0)}V1`); // each from their own side
  expect(theirs.board!.at({ column: 0, row: 0 }).lines[0]).toContain(`${letterOf(0)}?`);
});

test('between two turns nothing of the game is on the screen', () => {
  const stage = new LayerStack();
  flow.play(stage, begin(optionsFor(2), []));
  press(stage, 'enter a up');
  const curtain = screenOf(stage);
  expect(curtain).toContain('Player 2, it is your turn.');
  expect(curtain).not.toMatch(/[a-hA-H][DV][1-4]|Player 1|moves/);
  press(stage, 'x escape q');
  expect(screenOf(stage)).toBe(curtain);
});

test('a replay of a game that is not over shows what everybody knows, a finished one every seat', () => {
  const values = /[a-hA-H][DV][1-4]/;
  const replay = (match: TerminalGame, keys: string) => {
    const stage = new LayerStack();
    stage.only(new Timeline({ match, seat: match.outcome ? 0 : SPECTATOR, turn: 0, flow }));
    press(stage, keys);
    return screenOf(stage);
  };
  const running = begin(optionsFor(2), ['move a down']);
  for (const keys of ['', 'v', 'end', 'end v', 't']) expect(replay(running, keys)).not.toMatch(values);
  const commands = randomGame(optionsFor(2), 1, 1000);
  const almost = begin(optionsFor(2), commands);
  almost.give(almost.scene(almost.onMove).legal.find((c) => endsGame(commands, c as RaiinetCommand))!);
  expect(almost.outcome).not.toBeNull();
  expect(replay(almost, '')).toContain('aV1');
  expect(replay(almost, 'v')).toContain('AV1');
  expect(replay(almost, 'v v')).not.toMatch(values);
});

function endsGame(commands: readonly string[], last: RaiinetCommand): boolean {
  const position = game.begin(optionsFor(2), 1);
  for (const text of commands) {
    const parsed = game.grammar.parse(text);
    if (parsed.ok) game.perform(position, game.onMove(position), parsed.value, null);
  }
  game.perform(position, game.onMove(position), last, null);
  return position.end !== null;
}
