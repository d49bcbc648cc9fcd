/** A computer player in a thread of its own: it is sent what its seat may know, and answers one of its commands. */
import { type AnyBotPlayer, adviserOf, type BotConfig, findBot, isForfeit } from '@quadrant/bots';
import { parserOf } from './grammars.js';
import type { FromBot, ToBot } from './thinker.js';

let player: Promise<AnyBotPlayer> | null = null;
let game = '';
let stop = new AbortController();
const post = (message: FromBot) => postMessage(message);

async function make(message: Extract<ToBot, { t: 'make' }>): Promise<AnyBotPlayer> {
  const { bot } = message;
  const maker = bot === null ? await adviserOf(message.game) : await findBot(message.game, bot);
  if (maker === null) throw new Error(`There is no bot “${bot}”.`);
  const made = await maker.make(message.config as BotConfig);
  if (isForfeit(made)) throw new Error(made.words);
  return made;
}

async function handle(message: ToBot): Promise<void> {
  if (message.t === 'make') {
    game = message.game;
    player = make(message);
    await player;
  } else if (message.t === 'stop') stop.abort();
  else if (message.t === 'hear') (await player)?.hear(message.facts as never, message.ply, message.asked);
  else {
    stop = new AbortController();
    const { parse, print } = await parserOf(game);
    const answer = await (await player!).think({
      view: message.view,
      legal: message.legal.flatMap((text) => parse(text) ?? []),
      ply: message.ply,
      budget: { nodes: null, ms: null },
      stop: stop.signal,
    });
    const command = answer === 'resign' || isForfeit(answer) ? null : print(answer);
    post({ t: 'answer', id: message.id, command });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToBot>) => {
  handle(data).catch((error: Error) => post({ t: 'failed', words: error.message }));
});
