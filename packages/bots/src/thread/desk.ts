/** A bot in a thread of its own: it is sent what its seat may know, and answers one of its commands. */
import type { AnyGame } from '@quadrant/kernel';
import { type AnyBotPlayer, type BotConfig, isForfeit, type Stop } from '../bot.js';
import { adviserOf, findBot } from '../registry.js';
import type { FromBot, ToBot } from './messages.js';

/** Who wants no answer any more ends the thread. */
const NEVER: Stop = { aborted: false, addEventListener() {}, removeEventListener() {} };

type Made = { readonly game: AnyGame; readonly player: AnyBotPlayer };

export class BotDesk {
  private readonly gameOf: (id: string) => Promise<AnyGame>;
  private readonly post: (message: FromBot) => void;
  private made: Promise<Made> | null = null;

  constructor(gameOf: (id: string) => Promise<AnyGame>, post: (message: FromBot) => void) {
    this.gameOf = gameOf;
    this.post = post;
  }

  take(message: ToBot): void {
    this.handle(message).catch((error: Error) => this.post({ t: 'failed', words: error.message }));
  }

  private async handle(message: ToBot): Promise<void> {
    if (message.t === 'make') this.made = this.make(message);
    const { game, player } = await this.made!;
    if (message.t === 'hear') player.hear(message.facts as never, message.ply, message.asked);
    if (message.t !== 'think') return;
    const { grammar } = game;
    const { id, view, ply } = message;
    const legal = message.legal.flatMap((text) => {
      const command = grammar.parse(text);
      return command.ok ? [command.value] : [];
    });
    const budget = { nodes: null, ms: null };
    const answer = await player.think({ view, legal, ply, budget, stop: NEVER });
    const command = answer === 'resign' || isForfeit(answer) ? null : grammar.print(answer);
    this.post({ t: 'answer', id, command });
  }

  private async make({ game: id, bot, config }: Extract<ToBot, { t: 'make' }>): Promise<Made> {
    const maker = bot === null ? await adviserOf(id) : await findBot(id, bot);
    if (maker === null) throw new Error(`there is no bot "${bot}" for ${id}`);
    const game = await this.gameOf(id);
    const player = await maker.make({ ...(config as BotConfig), rules: game });
    if (isForfeit(player)) throw new Error(player.words);
    return { game, player };
  }
}
