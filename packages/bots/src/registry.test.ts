import { stream } from '@quadrant/kernel';
import { game, type RaiinetCommand } from '@quadrant/raiinet';
import { describe, expect, test } from 'vitest';
import { isForfeit } from './bot.js';
import { dealRaiinet } from './raiinet/deal.js';
import { botsOf, findBot, sentenceOf } from './registry.js';

const GAMES = ['space-defender-2', 'simodyssey-2', 'raiinet', 'mirewood'];

describe('the registry', () => {
  test('has a random bot for every game, and bots of one name only once', async () => {
    for (const id of GAMES) {
      const bots = await botsOf(id);
      expect(bots.map((bot) => bot.id)).toContain('random');
      expect(new Set(bots.map((bot) => bot.id)).size).toBe(bots.length);
      for (const bot of bots) {
        expect(bot.game).toBe(id);
        expect(bot.words).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  test('knows how strong each of them is, the weakest first, and says so', async () => {
    for (const id of GAMES) {
      const ratings = (await botsOf(id)).map(({ rating }) => rating as number);
      expect(ratings[0]).toBe(0);
      expect(ratings.every(Number.isInteger)).toBe(true);
      expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    }
    const random = (await findBot('raiinet', 'random'))!;
    expect(sentenceOf(random)).toBe('Plays any legal command. Elo 0.');
    expect(sentenceOf({ ...random, rating: null })).toBe('Plays any legal command.');
  });

  test('finds a bot by its name, and nothing by any other', async () => {
    expect((await findBot('raiinet', 'greedy'))?.id).toBe('greedy');
    expect(await findBot('raiinet', 'gredy')).toBe(null);
    expect(await findBot('constructor', 'greedy')).toBe(null);
  });
});

test('every bot answers with a legal command, and with the same one for the same seed', async () => {
  const position = game.begin(dealRaiinet(stream(1, 'deal')), 1);
  const legal: RaiinetCommand[] = [];
  game.legal(position, 0, legal);
  const view = game.view(position, 0);
  for (const bot of await botsOf('raiinet')) {
    const ask = async (seed: number) => {
      const player = await bot.make({ seat: 0, seats: 2, options: {}, seed, view });
      if (isForfeit(player)) throw new Error(player.words);
      const budget = { nodes: 50, ms: null };
      return player.think({ view, legal, ply: 0, budget, stop: new AbortController().signal });
    };
    const answer = await ask(7);
    expect(legal).toContain(answer);
    expect(await ask(7)).toBe(answer);
  }
});
