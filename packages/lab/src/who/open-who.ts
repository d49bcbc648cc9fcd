/** Makes a bot ready to play: one of the house is found, a program is started. */
import { type AnyBotMaker, botsOf, type Forfeit, findBot, isForfeit } from '@quadrant/bots';
import { type AnyGame, ok, type Result, refuse } from '@quadrant/kernel';
import {
  type DeclaredOption,
  type GameClock,
  misfit,
  type OptionValue,
  optionFromText,
} from '@quadrant/wire';
import type { Patience } from '../host/patience.js';
import { BotProgram } from '../host/program.js';
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
}

export async function openWho(who: Who, game: AnyGame, where: WhoContext): Promise<Result<OpenBot>> {
  return who.command === null ? openHouse(who, game) : openProgram(who, who.command, game, where);
}

/** In the place of a bot that cannot be made ready: it loses every game for this reason. */
export function absentBot({ name, clock }: Who, game: AnyGame, words: string): OpenBot {
  const make = (): Forfeit => ({ termination: 'stalled', words });
  const maker: AnyBotMaker = { id: name, game: game.id, words, rating: null, options: [], make };
  return { name, maker, settings: {}, clock, close: async () => {} };
}

async function openHouse(who: Who, game: AnyGame): Promise<Result<OpenBot>> {
  const maker = await findBot(game.id, who.bot ?? '');
  if (maker === null) {
    const known = (await botsOf(game.id)).map((bot) => bot.id);
    return refuse('no-bot', `${game.title} has no bot "${who.bot}"; known are ${known.join(', ')}`);
  }
  const settings = readSettings(who, maker.options);
  if (!settings.ok) return settings;
  return ok({ name: who.name, maker, settings: settings.value, clock: who.clock, close: async () => {} });
}

function readSettings(who: Who, declared: readonly DeclaredOption[]): Result<Record<string, OptionValue>> {
  const settings: Record<string, OptionValue> = {};
  for (const [name, text] of Object.entries(who.options)) {
    const option = declared.find((each) => each.name === name);
    const names = declared.map((each) => each.name).join(', ') || 'none';
    if (option === undefined)
      return refuse('no-option', `${who.name} has no option "${name}"; it has: ${names}`);
    const value = optionFromText(option, text);
    const wrong = misfit(option, value);
    if (wrong !== null) return refuse('bad-option', `the option ${name} of ${who.name} ${wrong}`);
    settings[name] = value;
  }
  return ok(settings);
}

async function openProgram(
  who: Who,
  command: string,
  game: AnyGame,
  where: WhoContext,
): Promise<Result<OpenBot>> {
  const start = { ...where, command, games: { [game.id]: game.version } };
  const first = await BotProgram.open(start);
  if (isForfeit(first)) return refuse('no-program', `${who.name}: ${first.words}`);
  const { hello } = first;
  const settings = hello.games.includes(game.id)
    ? readSettings(who, hello.options)
    : refuse(
        'no-program',
        `${who.name} does not play ${game.id}, but ${hello.games.join(', ') || 'nothing'}`,
      );
  if (!settings.ok) {
    await first.quit();
    return settings;
  }
  let program = first;
  let starting: Promise<BotProgram | Forfeit> | null = null;
  const apply = () => {
    for (const [name, value] of Object.entries(settings.value)) program.set(name, value);
  };
  const startAnew = async (): Promise<BotProgram | Forfeit> => {
    await program.close();
    const again = await BotProgram.open(start);
    starting = null;
    if (isForfeit(again)) return again;
    program = again;
    apply();
    return program;
  };
  /** The program, started anew when it is gone: once, however many seats ask for it. */
  const running = async (): Promise<BotProgram | Forfeit> => {
    if (program.failure === null) return program;
    starting ??= startAnew();
    return starting;
  };
  apply();
  const maker: AnyBotMaker = {
    id: who.name,
    game: game.id,
    words: `The program ${command}.`,
    rating: null,
    options: hello.options,
    async make(config) {
      const there = await running();
      return isForfeit(there) ? there : there.begin(game, config);
    },
    ...(hello.wants.side
      ? {
          async side(config) {
            const there = await running();
            return isForfeit(there) ? null : there.side(game, config);
          },
        }
      : {}),
  };
  const close = async () => {
    await program.quit();
  };
  return ok({ name: who.name, maker, settings: settings.value, clock: who.clock, close });
}
