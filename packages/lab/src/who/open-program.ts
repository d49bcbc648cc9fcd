/** Makes a program ready to play: it is started, and started anew when it is gone. */
import { type AnyBotMaker, type Forfeit, isForfeit } from '@quadrant/bots';
import { type AnyGame, ok, type Result, refuse } from '@quadrant/kernel';
import { CANNOT_START } from '../host/pipe.js';
import { BotProgram } from '../host/program.js';
import { absentBot, type OpenBot, type WhoContext } from './open-who.js';
import { readSettings } from './read-settings.js';
import type { Who } from './who.js';

export async function openProgram(
  who: Who,
  command: string,
  game: AnyGame,
  where: WhoContext,
): Promise<Result<OpenBot>> {
  const start = { ...where, command, games: { [game.id]: game.version } };
  const first = await BotProgram.open(start);
  if (isForfeit(first))
    return where.mayFail && !first.words.includes(CANNOT_START)
      ? ok(absentBot(who, game, first))
      : refuse('no-program', `${who.name}: ${first.words}`);
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
  let isClosed = false;
  const apply = () => {
    for (const [name, value] of Object.entries(settings.value)) program.set(name, value);
  };
  const wellOrAnew = async (): Promise<BotProgram | Forfeit> => {
    if (await program.isWell()) return program;
    await program.close();
    const again = await BotProgram.open(start);
    if (isForfeit(again)) return again;
    program = again;
    apply();
    return program;
  };
  /** The program, started anew when it is gone or stuck: once, however many seats ask for it. */
  const running = (): Promise<BotProgram | Forfeit> => {
    starting ??= wellOrAnew().finally(() => {
      starting = null;
    });
    return starting;
  };
  /**
   * What it answers. Who ended after a game may seem to be there when the next begins: it is started anew and asked
   * again, for what comes of a game must not depend on who was quicker.
   */
  const ask = async <T>(
    question: (there: BotProgram) => Promise<T>,
    isAnswer: (answer: T) => boolean,
  ): Promise<T | Forfeit> => {
    const there = await running();
    if (isForfeit(there)) return there;
    const { hasPlayed } = there;
    const answer = await question(there);
    const hadEnded = !isClosed && hasPlayed && there.failure?.termination === 'crashed';
    return hadEnded && !isAnswer(answer) ? ask(question, isAnswer) : answer;
  };
  apply();
  const maker: AnyBotMaker = {
    id: who.name,
    game: game.id,
    words: `The program ${command}.`,
    rating: null,
    options: hello.options,
    make: (config) =>
      ask(
        (there) => there.begin(game, config),
        (begun) => !isForfeit(begun) && begun.isReady,
      ),
    ...(hello.wants.side
      ? {
          async side(config) {
            const side = await ask(
              (there) => there.side(game, config),
              (answer) => answer !== null,
            );
            return isForfeit(side) ? null : side;
          },
        }
      : {}),
  };
  const close = async () => {
    isClosed = true;
    await program.quit();
  };
  return ok({ name: who.name, maker, settings: settings.value, clock: who.clock, close });
}
