/** `quadrant bot connect`: a bot account plays at a server, with a program that speaks quadrant-bot/1. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openWho } from '@quadrant/lab/bots';
import { loadGame } from '@quadrant/lab/games';
import { callServer, playOnline } from '@quadrant/server';
import { Misuse, STATUS } from '../command.js';
import { readFlags, readGame, readNumber } from '../flags.js';
import { reason } from '../input.js';
import { print } from '../output.js';
import { hostName } from '../version.js';

const USUAL_FILE = 'quadrant-bot.json';

export async function connect(given: readonly string[]): Promise<number> {
  const { values, words } = readFlags('bot connect', given, ['game', 'account', 'name', 'join', 'games']);
  const [address, command, ...more] = words;
  if (address === undefined || command === undefined || more.length > 0)
    throw new Misuse(
      "bot connect needs a server and a program: quadrant bot connect https://games.example './mine'",
    );
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Misuse(`a server is an address like https://games.example, not "${address}"`);
  const { game } = await loadGame(readGame('bot connect', values.game[0] ?? 'raiinet'));
  const most = Number.MAX_SAFE_INTEGER;
  const games = readNumber('--games', values.games, { low: 1, high: most, standard: most });
  const who = { name: values.name[0] ?? 'mine', bot: null, command, options: {}, clock: null };
  const open = await openWho(who, game, { folder: process.cwd(), host: hostName() });
  if (!open.ok) throw new Misuse(open.error.words);
  try {
    const token = await account(address, values.account[0] ?? USUAL_FILE, who.name);
    const say = (text: string) => print(`${who.name} ${text}\n`);
    const join = values.join[0] ?? null;
    await playOnline({ address, token, game, maker: open.value.maker, join, games, say });
    return STATUS.ok;
  } catch (error) {
    throw new Misuse(`cannot play at ${address}: ${reason(error)}`);
  } finally {
    await open.value.close();
  }
}

/** The token in the file; where there is no file, a new bot account, whose owner can be recovered by its words. */
async function account(address: string, file: string, name: string): Promise<string> {
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
