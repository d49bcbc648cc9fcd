/** A chunk of work: a pure function of (spec, first pair, count) that gives a plain line for each pair. */
import type { AnyGame, Outcome, Seat } from '@quadrant/kernel';
import type { GameRecord } from '@quadrant/table';
import type { Termination } from '@quadrant/wire';
import { loadGame } from '../games.js';
import type { PlayedGame } from '../play/play-game.js';
import { playPair, seatings } from '../play/play-pair.js';
import { absentBot, type OpenBot, openWho } from '../who/open-who.js';
import { CannotPlay } from './cannot-play.js';
import { recordOf } from './record-of.js';
import { dealOfPair, meetingOf, type Spec } from './spec.js';

/** One game as results keep it: nothing of it depends on when or where it was played. */
export interface GameLine {
  readonly seats: readonly string[]; // names of the bots
  readonly result: Outcome['result'] | null; // null: it came to no end
  readonly winner: Seat | null;
  readonly scores: readonly number[];
  readonly reason: string;
  readonly termination: Termination;
  readonly faults: readonly { readonly seat: Seat; readonly termination: Termination }[];
  readonly plies: number;
  readonly record: string; // its digest
}

export interface PairLine {
  readonly pair: number;
  readonly bots: readonly string[]; // two, or as many as sit at a table
  readonly scores: readonly number[] | null; // the first bot's; null: the pair counts for nobody
  readonly games: readonly GameLine[];
}

export interface PlayedLine {
  readonly line: PairLine;
  readonly times: readonly (readonly number[])[]; // ms of each command, game by game
  readonly whys: readonly string[]; // what is said of each fault, in the order of the line; no two runs need say the same
  readonly records: readonly GameRecord[];
  readonly logs: readonly (readonly string[])[]; // what each seat wrote down, game by game
}

/** Bots that are ready, and the game they play: opened once for many chunks. */
export interface Lineup {
  readonly game: AnyGame;
  readonly bots: readonly OpenBot[];
  close(): Promise<void>;
}

/** Bots `seenBefore` lose their games if they do not come now: what one program does stops nobody else's. */
export async function openLineup(spec: Spec, folder: string, seenBefore = false): Promise<Lineup> {
  const { game } = await loadGame(spec.game);
  const bots: OpenBot[] = [];
  const close = async () => {
    await Promise.all(bots.map((bot) => bot.close()));
  };
  for (const who of spec.bots) {
    const patience = { margin: spec.margin };
    const open = await openWho(who, game, { folder, host: spec.host, patience, mayFail: true });
    if (open.ok) bots.push(open.value);
    else if (seenBefore) bots.push(absentBot(who, game, { termination: 'stalled', words: open.error.words }));
    else {
      await close();
      throw new CannotPlay(open.error.words);
    }
  }
  return { game, bots, close };
}

export async function* playChunk(
  spec: Spec,
  first: number,
  count: number,
  { game, bots }: Lineup,
): AsyncGenerator<PlayedLine> {
  for (let pair = first; pair < first + count; pair++) {
    const group = meetingOf(spec, pair).map((place) => bots[place]);
    const { seed, maxMoves, margin, adjudicate, freeSides = false } = spec;
    const deal = dealOfPair(game, spec, pair);
    const plan = { freeSides, maxMoves, margin, ...(adjudicate === null ? {} : { adjudicate }) };
    const { games, scores } = await playPair({ game, bots: group, seed, deal, ...plan }, pair);
    const names = seatings(
      group.map(({ name }) => name),
      game.seatsOf(deal.options),
    );
    const records = games.map((played, place) => recordOf(game, deal.seed, played, names[place]));
    yield {
      line: {
        pair,
        bots: group.map(({ name }) => name),
        scores,
        games: games.map((played, place) => lineOf(played, names[place], records[place])),
      },
      times: games.map(({ entries }) => entries.flatMap((entry) => ('ms' in entry ? [entry.ms] : []))),
      whys: games.flatMap(({ faults }) => faults.map(({ words }) => words)),
      records,
      logs: games.map(({ logs }) => logs),
    };
  }
}

const lineOf = (played: PlayedGame, seats: readonly string[], record: GameRecord): GameLine => ({
  seats,
  result: played.outcome?.result ?? null,
  winner: played.outcome?.winner ?? null,
  scores: played.outcome?.scores ?? [],
  reason: played.outcome?.reason ?? '',
  termination: played.termination,
  faults: played.faults.map(({ seat, termination }) => ({ seat, termination })),
  plies: played.plies,
  record: record.sha256!,
});
