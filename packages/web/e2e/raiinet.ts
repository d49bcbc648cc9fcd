/** RAIInet games for tests and pictures, opened as links. */
import { Session } from '@quadrant/kernel';
import { game, type Options, type RaiinetCommand } from '@quadrant/raiinet';
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

export function sessionOf(options: Partial<Options>, commands: readonly string[]) {
  const session = Session.begin(game, readOptions(options));
  for (const text of commands) {
    const refusal = session.give(commandOf(text));
    if (refusal) throw new Error(`${text}: ${refusal.words}`);
  }
  return session;
}

/** Opens such a game in a page; it is covered by the curtain unless it is over. */
export async function openRaiinet(
  page: Page,
  options: Partial<Options>,
  commands: readonly string[],
): Promise<void> {
  const session = sessionOf(options, commands);
  const link = `#/raiinet/link/${session.turn}/${await packRecord(session.record(false))}`;
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, link);
  await page.waitForURL(/#\/raiinet\/game\//);
}
