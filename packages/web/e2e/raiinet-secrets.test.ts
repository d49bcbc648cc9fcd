/**
 * Nobody sees what is not theirs. Random games are played twice in a real browser: as they are, and with the
 * secrets of the other players changed in a way that a seat cannot know. Whatever that seat is shown — document,
 * title, live region, address, fields, messages to its window — must be the same, byte for byte, after every command.
 */
import { type Seat, stream } from '@quadrant/kernel';
import {
  game,
  letterOf,
  makeOrder,
  type Options,
  ownerOf,
  type PlayerCount,
  parseOrder,
  type RaiinetCommand,
  sightOf,
  standard,
  VALUES,
} from '@quadrant/raiinet';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './browser.js';
import { commandOf, openRaiinet, playOn, press, readOptions, toldTurns } from './raiinet.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

interface Played {
  readonly options: Options;
  readonly commands: readonly string[];
}

/** Random commands that do not end the game; cards that touch knowledge come often. */
function randomGame(players: PlayerCount, seed: number, length: number): Played {
  const rng = stream(seed, 'page');
  const options = readOptions({ players, hands: Array(players).fill('SNJHN') });
  const position = game.begin(options, game.defaultSeed);
  const commands: string[] = [];
  const legal: RaiinetCommand[] = [];
  while (commands.length < length) {
    game.legal(position, position.turn, legal);
    const cards = legal.filter(({ name }) => name === 'ability');
    const list = cards.length > 0 && rng.below(2) === 0 ? cards : legal.filter(({ name }) => name === 'move');
    const command = list[rng.below(list.length)];
    const after = game.clone(position);
    game.perform(after, game.onMove(after), command, null);
    if (after.end !== null) continue;
    game.perform(position, game.onMove(position), command, null);
    commands.push(game.grammar.print(command));
  }
  return { options, commands };
}

const positionAfter = ({ options, commands }: Played) => {
  const position = game.begin(options, game.defaultSeed);
  for (const text of commands) {
    const refusal = game.perform(position, game.onMove(position), commandOf(text), null);
    if (refusal) throw new Error(`${text}: ${refusal.words}`);
  }
  return position;
};

/** The same game with what the seat cannot know changed: values, unused cards and secret choices of the others. */
function twinOf(played: Played, seat: Seat): Played {
  const view = sightOf(game.view(positionAfter(played), seat));
  const learnt = new Set(
    view.history.flatMap((m) => (m.kind === 'learnt' && m.seats & (1 << seat) ? [m.link] : [])),
  );
  const mixed = new Set(view.history.flatMap((m) => (m.kind === 'mixed' ? [m.link, m.other] : [])));
  const hidden = view.links.flatMap((link, i) => (link.value === null && !learnt.has(i) ? [i] : []));
  const links = played.options.links.map((order, other) => {
    const [a, b] = hidden.filter((link) => ownerOf(link) === other && !mixed.has(link));
    if (other === seat || b === undefined) return order;
    const values = parseOrder(order)!;
    return makeOrder(values.with(a % 8, values[b % 8]).with(b % 8, values[a % 8]));
  });
  const hands = played.options.hands.map((hand, other) => {
    const card = other === seat ? -1 : view.seats[other].hand.indexOf('?');
    const free = standard.abilities.map(({ letter }) => letter).filter((letter) => !hand.includes(letter));
    return card < 0 ? hand : `${hand.slice(0, card)}${free[0]}${hand.slice(card + 1)}`;
  });
  const commands = played.commands.map((text) => {
    const form = /^(ability \d (\w) (\w)) (swap|keep)$/.exec(text);
    const secret =
      form && [form[2], form[3]].every((letter) => hidden.some((link) => letterOf(link) === letter));
    return secret ? `${form[1]} ${form[4] === 'swap' ? 'keep' : 'swap'}` : text;
  });
  return { options: { ...played.options, links, hands }, commands };
}

/** Everything a page shows once it has come to rest, without the random names of the game and of its table. */
async function seenOn(page: Page): Promise<string> {
  await page.mouse.move(0, 0); // what the pointer happens to be over is shown when the browser notices
  const seen = await page.evaluate(async () => {
    const look = () =>
      JSON.stringify({
        html: document.documentElement.outerHTML,
        title: document.title,
        address: location.href,
        announced: document.querySelector('[data-announcer]')?.textContent ?? null,
        fields: [...document.querySelectorAll('input')].map(({ value }) => value),
      });
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (let before = ''; ; ) {
      const now = look();
      if (now === before) return now;
      before = now;
      for (let i = 0; i < 3; i++) await frame();
    }
  });
  return anonymous(seen);
}

/** A visitor for whom a moment over the board lasts until the next press, however long that takes. */
async function visitor(): Promise<Page> {
  const page = await site.visit();
  await page.context().addInitScript(() => {
    const [wait, long] = [window.setTimeout, 2000];
    window.setTimeout = ((work: () => void, ms = 0) => (ms > long ? 0 : wait(work, ms))) as typeof setTimeout;
  });
  await page.reload();
  return page;
}
const anonymous = (text: string) =>
  text
    .replace(/raiinet\/game\/[0-9a-z]+/g, 'raiinet/game/GAME')
    .replace(/window\/[\w-]+/g, 'window/KEY')
    .replace(/"key":"[\w-]+"/g, '"key":"KEY"');

/** Where two lists of what was seen part, in a few words; null when they do not. */
function parting(a: readonly string[], b: readonly string[]): string | null {
  const i = Array.from({ length: Math.max(a.length, b.length) }, (_, n) => n).find((n) => a[n] !== b[n]);
  if (i === undefined) return null;
  const [one, two] = [a[i] ?? '', b[i] ?? ''];
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  return `sight ${i + 1}: ${one.slice(at - 80, at + 80)} | ${two.slice(at - 80, at + 80)}`;
}

/** Values that the seat does not know are nowhere written beside their links. */
function expectNoValue(seen: string, { options, commands }: Played, seat: Seat): void {
  const position = positionAfter({ options, commands });
  const view = game.view(position, seat);
  for (const [i, link] of view.links.entries()) {
    if (link.value !== null) continue;
    const [letter, value] = [letterOf(i), VALUES[position.links[i].value]];
    for (const written of [
      `${letter}: ${value}`,
      `${letter} ${value}`,
      `>${letter}${value}`,
      `${letter} <b>${value}`,
    ])
      expect(seen).not.toContain(written);
    expect(seen).not.toMatch(new RegExp(`link ${letter} of player \\d, (data|virus)`));
  }
}

/** What each seat is shown of a game at one screen, one after the other; the curtain is shown to all. */
async function atOneScreen(played: Played): Promise<string[][]> {
  const page = await visitor();
  await openRaiinet(page, played.options, []);
  const seen: string[][] = played.options.hands.map(() => []);
  let turns = 0;
  const look = async (seat: Seat | null) => {
    const text = await seenOn(page);
    for (const [s, list] of seen.entries()) if (seat === null || seat === s) list.push(text);
    if (seat === null) return expect(text).not.toMatch(/[a-pA-P](: | <b>|\\")[DV][1-4]|data-key/);
    turns = await page.locator('.slot-log .turn').count();
    expectNoValue(text, { ...played, commands: played.commands.slice(0, turns) }, seat);
  };
  await look(null);
  await page.getByRole('button', { name: 'show my side' }).click();
  await page.getByRole('grid').waitFor();
  await look(0);
  const position = game.begin(played.options, game.defaultSeed);
  await playOn(page, position, played.commands, look);
  expect(turns).toBe(played.commands.length);
  while (turns > 0) {
    await page.keyboard.press('['); // looking back is for the seat that looks
    await toldTurns(page, turns - 1);
    await look(position.turn);
  }
  await page.context().close();
  return seen;
}

const SHORT: readonly [players: PlayerCount, seed: number, length: number][] = [
  [2, 1, 7],
  [4, 2, 7],
];
const WHOLE: typeof SHORT = [
  [2, 1, 11],
  [4, 2, 10],
  [2, 4, 11],
];
describe.each(process.env.QUADRANT_LONG ? WHOLE : SHORT)(
  '%s players at one screen, game %s',
  (players, seed, length) => {
    it('looks the same to a seat whatever the others hide', async () => {
      const played = randomGame(players, seed, length);
      const seen = await atOneScreen(played);
      const seat = players === 4 ? 2 : seed % 2;
      const twin = twinOf(played, seat);
      expect(twin).not.toEqual(played);
      const other = await atOneScreen(twin);
      expect(parting(other[seat], seen[seat])).toBe(null);
      const rest = seen.flatMap((_, s) => (s === seat ? [] : [s]));
      expect(rest.some((s) => parting(other[s], seen[s]) !== null)).toBe(true); // the test would notice
    });
  },
);

describe('two windows', () => {
  /** What both pages show and what is sent to the second player's window. */
  async function inTwoWindows({ options, commands }: Played) {
    const page = await visitor();
    await page.context().addInitScript(() => {
      const sent: [string, string][] = [];
      Object.assign(window, { sent });
      const post = BroadcastChannel.prototype.postMessage;
      BroadcastChannel.prototype.postMessage = function (message: string) {
        sent.push([this.name, message]);
        post.call(this, message);
      };
    });
    await page.reload();
    await openRaiinet(page, options, []);
    await page.getByRole('button', { name: 'show my side' }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Open a window for Player 2' }).click();
    const other = await opened;
    await other.getByRole('grid').waitFor();
    const seen: [string[], string[]] = [[], []];
    const position = game.begin(options, game.defaultSeed);
    for (const [i, text] of commands.entries()) {
      const own = position.turn === 0 ? page : other;
      await own.bringToFront();
      await press(own, position, text);
      game.perform(position, game.onMove(position), commandOf(text), null);
      for (const [seat, shown] of [page, other].entries()) {
        await toldTurns(shown, i + 1);
        seen[seat].push(await seenOn(shown));
      }
      await other.bringToFront();
      await other.keyboard.press('[');
      await other.getByText(`turn ${i} / ${i + 1}`).waitFor();
      seen[1].push(await seenOn(other));
      await other.keyboard.press(']');
      await toldTurns(other, i + 1);
    }
    const all = await page.evaluate(() => (window as unknown as { sent: [string, string][] }).sent);
    const channel = `quadrant window ${other.url().split('/').at(-1)}`;
    const states = all.filter(([, text]) => JSON.parse(text).t !== 'pong');
    expect(states.every(([name]) => name === channel)).toBe(true); // nothing on any other
    // Who hears nothing for a moment says hello again, and is told the same again.
    const sent = [...new Set(states.map(([, text]) => anonymous(text)))];
    await page.context().close();
    return { seen, sent };
  }

  it('are shown and sent only what their player knows', async () => {
    const played = randomGame(2, 5, 12);
    const { seen, sent } = await inTwoWindows(played);
    expect(sent.length).toBeGreaterThan(12);
    const unseen = await inTwoWindows(twinOf(played, 1));
    expect(parting(unseen.sent, sent)).toBe(null);
    expect(parting(unseen.seen[1], seen[1])).toBe(null);
    expect(parting(unseen.seen[0], seen[0])).not.toBe(null); // the test would notice
  });
});
