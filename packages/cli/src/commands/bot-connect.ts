/** `quadrant bot connect`: a bot account plays at a server, with a program that speaks quadrant-bot/1. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openWho } from '@quadrant/lab/bots';
import { entryOf, GAME_IDS, type GameId, loadGame } from '@quadrant/lab/games';
import { Misuse, STATUS } from '../command.js';
import { declare } from '../declare.js';
import { reason } from '../input.js';
import { print } from '../output.js';
import { hostName } from '../version.js';

/** What is played where nothing is said: what there are ratings for. */
const RATED = GAME_IDS.find((id) => entryOf(id).ratedSeats.length > 0)!;

export const connect = declare({
  name: 'bot connect',
  usage: "quadrant bot connect ADDRESS 'CMD' [OPTIONS]",
  about: `
Plays at a server of matches: joins the match of a link, or makes open ones and
plays whoever comes.`,
  options: {
    game: { kind: 'choice', takes: 'GAME', choices: GAME_IDS, usual: RATED, help: 'what it plays' },
    join: { kind: 'text', takes: 'LINK', help: 'the match to play' },
    account: {
      kind: 'text',
      takes: 'FILE',
      usual: 'quadrant-bot.json',
      help: "the bot's account, made if missing",
    },
    'token-file': {
      kind: 'text',
      takes: 'FILE',
      without: ['account'],
      help: 'holds the token of a bot account, in place of --account',
    },
    name: { kind: 'text', takes: 'NAME', usual: 'mine', help: 'of the account' },
    games: {
      kind: 'whole',
      takes: 'N',
      low: 1,
      high: Number.MAX_SAFE_INTEGER,
      usually: 'no end; 1 with --join',
      help: 'end after so many matches',
    },
  },
  run: ({ values, words }) => connected(values, words),
});

interface How {
  readonly game: GameId;
  readonly join: string | undefined;
  readonly account: string;
  readonly 'token-file': string | undefined;
  readonly name: string;
  readonly games: number | undefined;
}

async function connected(
  {
    game: id,
    join,
    account: file,
    'token-file': held,
    name,
    games = join ? 1 : Number.MAX_SAFE_INTEGER,
  }: How,
  words: readonly string[],
): Promise<number> {
  const { callServer, playOnline } = await import('@quadrant/server'); // heavy, and seldom needed
  const [address, command, ...more] = words;
  if (address === undefined || command === undefined || more.length > 0)
    throw new Misuse(
      "bot connect needs a server and a program: quadrant bot connect https://games.example './mine'",
    );
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Misuse(`a server is an address like https://games.example, not "${address}"`);
  const { game } = await loadGame(id);
  const who = { name, bot: null, command, options: {}, clock: null };
  const open = await openWho(who, game, { folder: process.cwd(), host: hostName() });
  if (!open.ok) throw new Misuse(open.error.words);
  try {
    const token =
      held === undefined
        ? await account(callServer, address, file, who.name)
        : readFileSync(held, 'utf8').trim();
    const say = (text: string) => print(`${who.name} ${text}\n`);
    await playOnline({ address, token, game, maker: open.value.maker, join: join ?? null, games, say });
    return STATUS.ok;
  } catch (error) {
    throw new Misuse(`cannot play at ${address}: ${reason(error)}`);
  } finally {
    await open.value.close();
  }
}

type Call = typeof import('@quadrant/server').callServer;

/** The token in the file; where there is no file, a new bot account, whose owner can be recovered by its words. */
async function account(callServer: Call, address: string, file: string, name: string): Promise<string> {
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof kept?.bot?.token === 'string') return kept.bot.token;
    throw new Error(`"${file}" holds no bot account`);
  }
  const owner = await callServer(address, null, 'POST', '/api/guest', { name });
  const bot = await callServer(address, owner.token, 'POST', '/api/bot', { name });
  writeFileSync(file, `${JSON.stringify({ bot, owner }, null, 2)}\n`, { mode: 0o600 });
  print(`Made a bot account, kept in ${file}\n`);
  return bot.token;
}
