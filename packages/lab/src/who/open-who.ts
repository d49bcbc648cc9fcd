/** Makes a bot ready to play: one of the house is found, a program is started. */
import { type AnyBotMaker, botsOf, type Forfeit, findBot } from '@quadrant/bots';
import { type AnyGame, ok, type Result, refuse } from '@quadrant/kernel';
import type { GameClock, OptionValue } from '@quadrant/wire';
import type { Patience } from '../host/patience.js';
import type { Who } from './who.js';

export interface OpenBot {
  readonly name: string;
  readonly maker: AnyBotMaker;
  readonly settings: Readonly<Record<string, OptionValue>>;
  readonly clock: GameClock;
  /** Ends its program; a bot of the house has nothing to end. */
  close(): Promise<void>;
}

export interface WhoContext {
  readonly folder: string; // in which programs are started
  readonly host: string; // 'quadrant 0.2.0'
  readonly patience?: Partial<Patience>;
  /** A program that fails at its start loses its games, as one that fails later does; else it is refused. */
  readonly mayFail?: boolean;
}

export async function openWho(who: Who, game: AnyGame, where: WhoContext): Promise<Result<OpenBot>> {
  if (who.command === null) return openHouse(who, game);
  const { openProgram } = await import('./open-program.js'); // most games are between bots of the house
  return openProgram(who, who.command, game, where);
}

/** In the place of a bot that cannot be made ready: it loses every game for this reason. */
export function absentBot({ name, clock }: Who, game: AnyGame, why: Forfeit): OpenBot {
  const make = () => why;
  const maker: AnyBotMaker = { id: name, game: game.id, words: why.words, rating: null, options: [], make };
  return { name, maker, settings: {}, clock, close: async () => {} };
}

async function openHouse(who: Who, game: AnyGame): Promise<Result<OpenBot>> {
  const maker = await findBot(game.id, who.bot ?? '');
  if (maker === null) {
    const known = (await botsOf(game.id)).map((bot) => bot.id);
    return refuse('no-bot', `${game.title} has no bot "${who.bot}"; known are ${known.join(', ')}`);
  }
  const bot = { name: who.name, maker, settings: {}, clock: who.clock, close: async () => {} };
  if (Object.keys(who.options).length === 0) return ok(bot);
  const { readSettings } = await import('./read-settings.js');
  const settings = readSettings(who, maker.options);
  return settings.ok ? ok({ ...bot, settings: settings.value }) : settings;
}
