/** `quadrant simulate GAME`: many games by the same bots, as a table or as data. */
import {
  dealWith,
  MAX_MOVES,
  type OpenBot,
  openWho,
  type SimulatedGame,
  simulateGame,
  splitOutsideQuotes,
} from '@quadrant/lab/bots';
import { loadGame } from '@quadrant/lab/games';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags, readGame, readNumber } from '../flags.js';
import { print } from '../output.js';
import { readPlayers } from '../players.js';
import { Progress } from '../progress.js';
import { unknown } from '../suggest.js';
import { hostName } from '../version.js';

const FORMATS = ['table', 'csv', 'jsonl'];
const GAMES = 100;
const MOST_VALUES = 1000;

export const command: CliCommand = {
  usage: 'quadrant simulate GAME [OPTIONS]',
  help: `
Plays many games by the same bots and tells how they came out.

  --games N         how many games, of each value of --vary (${GAMES})
  --bots A,B        one for each seat (random)
  --vary NAME=A..B  an option of the game that takes each value in turn
  --seed S          of the deals and the bots' own dice (1)
  --maxmoves N      a game of so many commands came to no end (${MAX_MOVES})
  --format ${FORMATS.join('|')}
                    means over all games, or a line for each game (table)`,
  async run(words) {
    const names = ['games', 'bots', 'vary', 'seed', 'maxmoves', 'format'] as const;
    const { values, words: named } = readFlags('simulate', words, names);
    const id = readGame('simulate', named[0]);
    if (named.length > 1) throw new Misuse(`simulate takes one game; "${named[1]}" is too much`);
    const [format = FORMATS[0]] = values.format;
    if (!FORMATS.includes(format)) throw new Misuse(unknown('--format has no answer', format, FORMATS));
    const games = readNumber('--games', values.games, { low: 1, high: 10_000_000, standard: GAMES });
    const seed = readNumber('--seed', values.seed, { low: 0, high: 2147483647, standard: 1 });
    const maxMoves = readNumber('--maxmoves', values.maxmoves, {
      low: 1,
      high: 10_000_000,
      standard: MAX_MOVES,
    });
    const grid = readVary(values.vary[0]);
    const { game } = await loadGame(id);
    for (const given of grid) {
      const deal = dealWith({ game, seed, given }, 0);
      if (!deal.ok) throw new Misuse(`--vary ${values.vary[0]}: ${deal.error.words}`);
    }
    const first = dealWith({ game, seed, given: {} }, 0);
    const seats = first.ok ? game.seatsOf(first.value.options) : 1;
    const texts = splitOutsideQuotes(values.bots[0] ?? new Array(seats).fill('random').join(','));
    if (texts?.length !== seats)
      throw new Misuse(`${game.title} needs ${seats} of --bots, one for each seat`);
    const bots: OpenBot[] = [];
    try {
      for (const who of readPlayers(texts, undefined)) {
        const open = await openWho(who, game, { folder: process.cwd(), host: hostName() });
        if (!open.ok) throw new Misuse(open.error.words);
        bots.push(open.value);
      }
      const progress = new Progress();
      if (format === 'csv') print('option,value,game,result,winner,scores,plies,termination\n');
      for (const given of grid) {
        const tally = new Tally();
        for (let number = 0; number < games; number++) {
          const played = await simulateGame({ game, bots, seed, maxMoves, given }, number);
          if (!played.ok) throw new Misuse(played.error.words);
          if (format === 'table') tally.add(played.value);
          else
            print(
              format === 'csv'
                ? csvOf(given, played.value)
                : `${JSON.stringify({ ...given, ...played.value })}\n`,
            );
          progress.show(() => `${number + 1} of ${games} games${wordsOf(given)}`);
        }
        progress.end();
        if (format === 'table') print(tally.words(wordsOf(given)));
      }
    } finally {
      await Promise.all(bots.map((bot) => bot.close()));
    }
    return STATUS.ok;
  },
};

type Given = Readonly<Record<string, number>>;
const wordsOf = (given: Given): string =>
  Object.entries(given)
    .map(([name, value]) => `, ${name} ${value}`)
    .join('');

function readVary(text: string | undefined): readonly Given[] {
  if (text === undefined) return [{}];
  const [, name, low, high = low] = /^([a-z]+)=(\d{1,6})(?:\.\.(\d{1,6}))?$/.exec(text) ?? [];
  const count = Number(high) - Number(low) + 1;
  if (name === undefined || !(count >= 1 && count <= MOST_VALUES))
    throw new Misuse(`--vary is of the form weapon=1..5, at most ${MOST_VALUES} values, not "${text}"`);
  return Array.from({ length: count }, (_, i) => ({ [name]: Number(low) + i }));
}

function csvOf(given: Given, { number, result, winner, scores, plies, termination }: SimulatedGame): string {
  const [[name, value] = ['', '']] = Object.entries(given);
  return `${[name, value, number, result ?? '', winner ?? '', scores.join(' '), plies, termination].join(',')}\n`;
}

class Tally {
  private readonly counts: Record<string, number> = {};
  private readonly scores: number[] = [];
  private games = 0;
  private plies = 0;
  private scored = 0;

  add({ result, winner, scores, plies, termination }: SimulatedGame): void {
    const what = result === null ? termination : winner === null ? result : `${result} by seat ${winner + 1}`;
    this.counts[what] = (this.counts[what] ?? 0) + 1;
    this.games++;
    this.plies += plies;
    if (scores.length > 0) this.scored++;
    for (const [seat, score] of scores.entries()) this.scores[seat] = (this.scores[seat] ?? 0) + score;
  }

  words(about: string): string {
    const counts = Object.entries(this.counts).sort(([a], [b]) => (a < b ? -1 : 1));
    const rows = counts.map(([what, n]) => `  ${what}: ${n} (${((100 * n) / this.games).toFixed(1)} %)\n`);
    const scores = this.scores.map((sum) => (sum / this.scored).toFixed(2)).join(', ') || 'none';
    const means = `  mean score: ${scores}; mean length: ${(this.plies / this.games).toFixed(1)} commands\n`;
    return `${this.games} games${about}\n${rows.join('')}${means}`;
  }
}
