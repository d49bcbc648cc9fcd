/** RAIInet games for tests and pictures, opened as links. */
import { dealRaiinet, greedy } from '@quadrant/bots';
import { type Seat, stream } from '@quadrant/kernel';
import {
  type Fact,
  game,
  linkOf,
  narrator,
  type Options,
  type Position,
  preview,
  type RaiinetCommand,
  type View,
} from '@quadrant/raiinet';
import { makeTeller, Table } from '@quadrant/table';
import type { Page } from 'playwright-core';
import { packRecord } from '../src/keep/link.js';

export type Scripted = readonly [options: Partial<Options>, commands: readonly string[]];

/** A battle won, links boosted, jammed and known, firewalls bare and under a link, downloads on both sides. */
export const HALFWAY: Scripted = [
  { links: ['V1D4V3V2D3V4D2D1', 'V1V2V3V4D1D2D3D4'], hands: ['LFJSP', 'LFDSJ'] },
  [
    'move e down',
    'move E up',
    'move e down',
    'move E up',
    'ability 4 E',
    'move e down',
    'ability 2 5 6',
    'move C up',
    'ability 1 e',
    'move b down',
    'ability 5 e',
    'move C up',
    'ability 2 3 1',
    'move b down',
    'ability 3 d',
    'move C up',
    'move b down',
    'ability 4 g',
    'move C up',
    'ability 3 D',
    'move f down',
    'move C up',
  ],
];
/** Four players, a few moves in. */
export const FOUR: Scripted = [
  { players: 4, hands: ['LFDSP', 'LFDSP', 'HJNSP', 'HJNSP'] },
  [
    'move d down',
    'move D up',
    'move l right',
    'move L left',
    'move a down',
    'move H up',
    'move m right',
    'ability 1 d down',
    'move M left',
  ],
];

export const readOptions = (options: Partial<Options>): Options => {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.words);
  return read.value;
};

export const commandOf = (text: string): RaiinetCommand => {
  const command = game.grammar.parse(text);
  if (!command.ok) throw new Error(command.error.words);
  return command.value;
};

export function tableOf(options: Partial<Options>, commands: readonly string[]) {
  const table = Table.begin<RaiinetCommand, View, Fact>(
    { game, teller: makeTeller(game, narrator) },
    { options, seed: game.defaultSeed, commands },
  );
  if (!table.ok) throw new Error(table.error.words);
  return table.value;
}

/** Opens such a game in a page; it is covered by the curtain unless it is over. */
export async function openRaiinet(
  page: Page,
  options: Partial<Options>,
  commands: readonly string[],
): Promise<void> {
  const table = tableOf(options, commands);
  const link = `#/raiinet/link/${table.turn}/${await packRecord(table.record())}`;
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, link);
  await page.waitForURL(/#\/raiinet\/game\//);
  await page.locator('.page[data-game="raiinet"]').waitFor();
}

/** A whole game between two greedy players. */
export function greedyGame(seed: number): { options: Options; commands: string[] } {
  const rng = stream(seed, 'short');
  const options = dealRaiinet(rng);
  const position = game.begin(options, game.defaultSeed);
  const commands: string[] = [];
  const legal: RaiinetCommand[] = [];
  while (position.end === null) {
    game.legal(position, position.turn, legal);
    const command = greedy.choose(game.view(position, position.turn), legal, rng);
    game.perform(position, game.onMove(position), command, null);
    commands.push(game.grammar.print(command));
  }
  return { options, commands };
}

/** The words of `quadrant run raiinet` for a game. */
export const wordsOf = ({ draw, links, hands }: Options): string[] => [
  ...(draw === null ? [] : ['-draw', String(draw)]),
  ...links.flatMap((order, i) => [`-link${i + 1}`, order, `-ability${i + 1}`, hands[i]]),
];

/** Gives a command by pressing a card, squares and an option, as a person does. */
export async function press(page: Page, position: Position, text: string): Promise<void> {
  const command = commandOf(text);
  const view = game.view(position, position.turn);
  const [{ card, link, other, direction, option, place }] = preview(view, [command]);
  const square = (at: readonly [number, number]) => page.locator(`[data-key="${at.join(',')}"]`).click();
  const linkSquare = (letter: string) => square(view.links[linkOf(view.players, letter)].at!);
  if (card !== null)
    await page
      .locator('.slot-controls button')
      .nth(card - 1)
      .click();
  if (link !== null) await linkSquare(link);
  if (other !== null) await linkSquare(other);
  if (direction !== null || link === null) await square(place);
  if (option !== null)
    await page.getByRole('button', { name: option === 'swap' ? 'Exchange' : 'Keep' }).click();
}

/** Hands the screen on to the seat on move. `covered` is asked while the curtain hides the board. */
export async function handOn(page: Page, covered: () => Promise<void> = async () => {}): Promise<void> {
  await page.getByRole('button', { name: 'Hand the screen to' }).click();
  await page.locator('.curtain').waitFor();
  await covered();
  await page.getByRole('button', { name: 'show my side' }).click();
}

/** Waits until a page has told so many turns. */
export const toldTurns = (page: Page, turns: number) =>
  page.waitForFunction((n) => document.querySelectorAll('.slot-log .turn').length === n, turns);

/** Plays commands at one screen. `shown` is asked whenever there is something new to see; null is the curtain. */
export async function playOn(
  page: Page,
  position: Position,
  commands: readonly string[],
  shown: (seat: Seat | null) => Promise<void> = async () => {},
): Promise<void> {
  for (const [i, text] of commands.entries()) {
    const seat = position.turn;
    await press(page, position, text);
    game.perform(position, game.onMove(position), commandOf(text), null);
    await toldTurns(page, i + 1);
    await shown(seat);
    if (position.end !== null || position.turn === seat) continue;
    await handOn(page, () => shown(null));
    await page.getByRole('grid').waitFor();
    await shown(position.turn);
  }
}
