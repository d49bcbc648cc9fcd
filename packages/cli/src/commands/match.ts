/** `quadrant match GAME`: two bots play many games, every deal from both sides. */
import { botsOf } from '@quadrant/bots';
import type { AnyGame, Refusal } from '@quadrant/kernel';
import { cellOf, reportLine } from '@quadrant/lab';
import {
  Faults,
  type OpenBot,
  openWho,
  type PlayedPair,
  playPair,
  splitWhos,
  type Who,
} from '@quadrant/lab/bots';
import { loadGame } from '@quadrant/lab/games';
import { EACH, MOST_MOVES, SIDES, TIME_MARGIN, WHO } from '../bot-options.js';
import { Misuse, STATUS } from '../command.js';
import { SEED } from '../common-options.js';
import { declare } from '../declare.js';
import { readOnlyGame } from '../games.js';
import { print } from '../output.js';
import { readPlayers } from '../players.js';
import { Progress } from '../progress.js';
import { unknown } from '../suggest.js';
import { hostName } from '../version.js';

export const command = declare({
  name: 'match',
  usage: 'quadrant match GAME [--bots FIRST,SECOND] [OPTIONS]',
  about: `
Lets two bots play: every deal twice, with the bots in each other's seats; where
one plays alone, both with the same seed, and who does better has the point.`,
  options: {
    bots: {
      kind: 'text',
      takes: 'A,B',
      usually: 'greedy,random',
      without: ['bot'],
      help: 'who plays: names of bots, or cmd:COMMAND',
    },
    bot: {
      kind: 'text',
      takes: 'WHO',
      repeatable: true,
      help: `one of the two, given twice: ${WHO}`,
    },
    each: EACH,
    games: { kind: 'whole', takes: 'N', low: 1, high: 1_000_000, usual: 1000, help: 'how many games' },
    seed: SEED,
    sides: SIDES,
    maxmoves: MOST_MOVES,
    timemargin: TIME_MARGIN,
  },
  notes: 'Programs speak quadrant-bot/1; see docs/bot-protocol.md.',
  async run({ values, words }) {
    const id = readOnlyGame('match', words);
    const { games, seed, sides, maxmoves, timemargin } = values;
    const plan = { seed, freeSides: sides === 'free', maxMoves: maxmoves, margin: timemargin };
    const players = readTwo(values.bots, values.bot, values.each);
    const { game } = await loadGame(id);
    const where = {
      folder: process.cwd(),
      host: hostName(),
      patience: { margin: timemargin },
      mayFail: true,
    };
    const bots: OpenBot[] = [];
    try {
      for (const who of players) {
        const open = await openWho(who, game, where);
        if (!open.ok) throw new Misuse(await wordsFor(open.error, who, game));
        bots.push(open.value);
      }
      const tally = new Tally(game, bots[0].name, bots[1].name);
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
});

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
  const texts = each.length > 0 ? each : splitWhos(both ?? 'greedy,random');
  if (texts === null) throw new Misuse(`a quote is left open in ${both}`);
  if (texts.length !== 2)
    throw new Misuse(`a match needs two bots: --bots A,B or --bot twice; given are ${texts.length}`);
  return readPlayers(texts, limit);
}

/** What came out so far: by games, or by comparisons where one plays alone. */
class Tally {
  private readonly game: AnyGame;
  private readonly names: readonly [string, string];
  private readonly pentanomial = [0, 0, 0, 0, 0];
  private readonly games = { won: 0, lost: 0, drawn: 0 };
  private readonly endings = new Map<string, number>();
  private readonly faults = new Faults();
  private played = 0;
  private lone = false;
  private left = 0; // pairs that count for nobody

  constructor(game: AnyGame, ...names: [string, string]) {
    this.game = game;
    this.names = names;
  }

  add({ games, scores }: PlayedPair): void {
    for (const { termination, faults } of games) {
      this.endings.set(termination, (this.endings.get(termination) ?? 0) + 1);
      for (const fault of faults) this.faults.add(fault.bot, fault.termination, fault.words);
    }
    this.lone = this.game.seatsOf(games[0].options) === 1;
    this.played += this.lone ? 1 : games.length;
    if (scores === null) {
      this.left++;
      return;
    }
    this.pentanomial[cellOf(scores[0], scores.at(-1)!)]++;
    for (const score of scores) this.games[score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn']++;
  }

  words(): string {
    const { won, lost, drawn } = this.games;
    const [first, second] = this.names;
    const counted = won + lost + drawn;
    const points = counted > 0 ? `: ${((won + drawn / 2) / counted).toFixed(3)}` : '';
    const lines = [
      `${first} against ${second}: ${won} won, ${lost} lost, ${drawn} drawn of ${this.played}${points}`,
    ];
    if (counted > 0)
      lines.push(reportLine({ pentanomial: this.pentanomial, ...(this.lone ? {} : { games: this.games }) }));
    if (this.left > 0) lines.push(`Pairs that came to no end and count for nobody: ${this.left}`);
    lines.push(
      `Ends: ${[...this.endings].map(([termination, count]) => `${termination} ${count}`).join(', ')}`,
      ...this.faults.lines(),
    );
    return `${lines.join('\n')}\n`;
  }
}
