/** `quadrant match GAME`: two bots play many games, every deal from both sides. */
import { botsOf } from '@quadrant/bots';
import type { AnyGame, Refusal } from '@quadrant/kernel';
import { cellOf, reportLine } from '@quadrant/lab';
import {
  MAX_MOVES,
  type OpenBot,
  openWho,
  PATIENCE,
  type PlayedPair,
  playPair,
  splitOutsideQuotes,
  type Who,
} from '@quadrant/lab/bots';
import { loadGame } from '@quadrant/lab/games';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags, readGame, readNumber } from '../flags.js';
import { print } from '../output.js';
import { readPlayers } from '../players.js';
import { Progress } from '../progress.js';
import { unknown } from '../suggest.js';
import { hostName } from '../version.js';

const GAMES = 1000;
const SIDES = ['dealt', 'free'];

export const command: CliCommand = {
  usage: 'quadrant match GAME [--bots FIRST,SECOND] [OPTIONS]',
  help: `
Lets two bots play: every deal twice, with the bots in each other's seats; where
one plays alone, both with the same seed, and who does better has the point.

  --bots A,B        who plays: names of bots, or cmd:COMMAND (greedy,random)
  --bot WHO         one of the two, given twice: NAME, cmd:COMMAND, or
                    name=N,cmd='COMMAND',option.X=V,nodes=N|move=1s|clock=60+0.6
  --each LIMIT      nodes=N, move=1s or clock=60+0.6 for both
  --games N         how many games (${GAMES})
  --seed S          of the deals and the bots' own dice (1)
  --sides dealt|free
                    what seats begin with: dealt, or as the bots choose (dealt)
  --maxmoves N      a game of so many commands counts for nobody (${MAX_MOVES})
  --timemargin MS   an answer may be so much too late (${PATIENCE.margin})

Programs speak quadrant-bot/1; see docs/bot-protocol.md.`,
  async run(words) {
    const names = ['bots', 'bot', 'each', 'games', 'seed', 'sides', 'maxmoves', 'timemargin'] as const;
    const { values, words: named } = readFlags('match', words, names, ['bot']);
    const id = readGame('match', named[0]);
    if (named.length > 1) throw new Misuse(`match takes one game; "${named[1]}" is too much`);
    const [sides = SIDES[0]] = values.sides;
    if (!SIDES.includes(sides)) throw new Misuse(`--sides is dealt or free, not "${sides}"`);
    const games = readNumber('--games', values.games, { low: 1, high: 1_000_000, standard: GAMES });
    const seed = readNumber('--seed', values.seed, { low: 0, high: 2147483647, standard: 1 });
    const plan = {
      seed,
      freeSides: sides === 'free',
      maxMoves: readNumber('--maxmoves', values.maxmoves, { low: 1, high: 10_000_000, standard: MAX_MOVES }),
      margin: readNumber('--timemargin', values.timemargin, {
        low: 0,
        high: 60_000,
        standard: PATIENCE.margin,
      }),
    };
    const players = readTwo(values.bots[0], values.bot, values.each[0]);
    const { game } = await loadGame(id);
    const bots: OpenBot[] = [];
    try {
      for (const who of players) {
        const open = await openWho(who, game, { folder: process.cwd(), host: hostName() });
        if (!open.ok) throw new Misuse(await wordsFor(open.error, who, game));
        bots.push(open.value);
      }
      const tally = new Tally(bots[0].name, bots[1].name);
      const progress = new Progress();
      const pairs = Math.ceil(games / 2);
      for (let number = 0; number < pairs; number++) {
        tally.add(await playPair({ ...plan, game, bots: [bots[0], bots[1]] }, number));
        progress.show(() => `${2 * number + 2} of ${2 * pairs} games`);
      }
      progress.end();
      print(tally.words());
    } finally {
      await Promise.all(bots.map((bot) => bot.close()));
    }
    return STATUS.ok;
  },
};

/** Names the bot that was probably meant. */
async function wordsFor({ code, words }: Refusal, who: Who, game: AnyGame): Promise<string> {
  if (code !== 'no-bot') return words;
  const known = (await botsOf(game.id)).map((bot) => bot.id);
  return unknown(`${game.title} has no bot`, who.bot ?? '', known);
}

function readTwo(
  both: string | undefined,
  each: readonly string[],
  limit: string | undefined,
): readonly Who[] {
  if (both !== undefined && each.length > 0) throw new Misuse('--bots and --bot cannot be given together');
  const texts = each.length > 0 ? each : splitOutsideQuotes(both ?? 'greedy,random');
  if (texts === null) throw new Misuse(`a quote is left open in ${both}`);
  if (texts.length !== 2)
    throw new Misuse(`a match needs two bots: --bots A,B or --bot twice; given are ${texts.length}`);
  return readPlayers(texts, limit);
}

/** What came out so far. */
class Tally {
  private readonly names: readonly [string, string];
  private readonly pentanomial = [0, 0, 0, 0, 0];
  private readonly games = { won: 0, lost: 0, drawn: 0 };
  private readonly endings = new Map<string, number>();
  private played = 0;
  private lone = false;
  private left = 0; // pairs that count for nobody

  constructor(...names: [string, string]) {
    this.names = names;
  }

  add({ games, scores }: PlayedPair): void {
    for (const { termination } of games)
      this.endings.set(termination, (this.endings.get(termination) ?? 0) + 1);
    this.played += scores?.length ?? games.length;
    if (scores === null) {
      this.left++;
      return;
    }
    this.lone = scores.length === 1;
    this.pentanomial[cellOf(scores[0], scores.at(-1)!)]++;
    for (const score of scores) this.games[score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn']++;
  }

  words(): string {
    const { won, lost, drawn } = this.games;
    const [first, second] = this.names;
    const rate = (won / this.played).toFixed(3);
    const lines = [
      `${first} against ${second}: ${won} won, ${lost} lost, ${drawn} drawn of ${this.played}: ${rate}`,
    ];
    const counted = won + lost + drawn > 0;
    if (counted)
      lines.push(reportLine({ pentanomial: this.pentanomial, ...(this.lone ? {} : { games: this.games }) }));
    if (this.left > 0) lines.push(`Pairs that came to no end and count for nobody: ${this.left}`);
    lines.push(
      `Ends: ${[...this.endings].map(([termination, count]) => `${termination} ${count}`).join(', ')}`,
    );
    return `${lines.join('\n')}\n`;
  }
}
