/** Finished games and the best of each kind, kept in a file of the program's own. A disk that will not have it spoils no game. */
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '@quadrant/kernel';
import type { GameRecord } from '@quadrant/table';
import { Misuse } from '../../command.js';
import { writeWhole } from '../../write-whole.js';
import type { TerminalGame } from '../match.js';
import { spoken } from '../spoken.js';
import { readJson } from './files.js';

const MOST_GAMES = 20;
const ONLY_MINE = 0o700;

/** What is told of a finished game. */
export interface Finish {
  readonly game: string; // 'mirewood'
  readonly seed: number;
  readonly turns: number;
  readonly result: Outcome['result'];
  readonly score: number | null; // null where a game has none
}
interface Shelved {
  readonly games: readonly (Finish & { readonly record: GameRecord })[]; // the newest first
  readonly bests: Readonly<Record<string, Finish>>; // by game
}

export class Shelf {
  private readonly folder: string;
  private readonly name: string;

  constructor(folder: string) {
    this.folder = folder;
    this.name = join(folder, 'finished.json');
  }
  static ofUser(env: NodeJS.ProcessEnv): Shelf {
    return new Shelf(join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'quadrant'));
  }

  /** Keeps a game that is over; gives the best of its kind before it. */
  put(match: TerminalGame): Finish | null {
    const { games, bests } = this.read();
    const finish = finishOf(match);
    const best = bests[finish.game] ?? null;
    const shelved: Shelved = {
      games: [{ ...finish, record: match.table.record() }, ...games].slice(0, MOST_GAMES),
      bests: { ...bests, ...(beats(finish, best) ? { [finish.game]: finish } : {}) },
    };
    try {
      mkdirSync(this.folder, { recursive: true, mode: ONLY_MINE });
      writeWhole(this.name, `${JSON.stringify(shelved)}\n`);
    } catch {
      // the game itself can be saved by hand
    }
    return best;
  }

  read(): Shelved {
    try {
      const { games, bests } = readJson(this.name) as Partial<Shelved>;
      return {
        games: Array.isArray(games) ? games.filter(isFinish) : [],
        bests: Object.fromEntries(Object.entries(bests ?? {}).filter(([, best]) => isFinish(best))),
      };
    } catch (error) {
      if (error instanceof Misuse || error instanceof TypeError) return { games: [], bests: {} };
      throw error;
    }
  }
}

const isFinish = (value: unknown): boolean => {
  const { game, seed, turns, result } = (value ?? {}) as Partial<Finish>;
  return (
    typeof game === 'string' &&
    result !== undefined &&
    Object.hasOwn(spoken.shell.end.you, result) &&
    Number.isInteger(seed) &&
    Number.isInteger(turns)
  );
};

export function finishOf(match: TerminalGame): Finish {
  const { result, scores } = match.outcome!;
  return {
    game: match.kit.game.id,
    seed: match.seed,
    turns: match.turnOfGame,
    result,
    score: match.seats === 1 ? (scores[0] ?? null) : null,
  };
}

/** A higher score is better; without scores a win in fewer turns. */
export function beats(finish: Finish, best: Finish | null): boolean {
  if (finish.score !== null) return finish.score > (best?.score ?? 0);
  return finish.result === 'won' && (best === null || finish.turns < best.turns);
}

/** `61 points in 47 turns` */
export const finishWords = ({ score, result, turns }: Finish): string =>
  spoken.shell.finish(score, result, turns);
