/** Finished games and the best of each kind, kept in a file of the program's own. A disk that will not have it spoils no game. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Best } from '@quadrant/catalogue';
import type { Outcome } from '@quadrant/kernel';
import { entryOf } from '@quadrant/lab/games';
import type { GameRecord } from '@quadrant/table';
import { Misuse } from '../../command.js';
import { makeFolder } from '../../make-folder.js';
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
/** The best of a game at one difficulty, as the catalogue counts it. */
type KeptBest = Best & Pick<Finish, 'game'>;
interface Shelved {
  readonly games: readonly (Finish & { readonly record: GameRecord })[]; // the newest first
  readonly bests: readonly KeptBest[]; // the newest first
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

  /** Keeps a game that is over, once; gives the best of its kind, and whether it is this one. */
  put(match: TerminalGame): { readonly best: KeptBest | null; readonly isNew: boolean } {
    const { games, bests } = this.read();
    const record = match.table.record();
    const others = games.filter((game) => JSON.stringify(game.record) !== JSON.stringify(record));
    const reached = bestOf(match);
    const best = bests.find((each) => reached && isSameKind(each, reached)) ?? null;
    const isNew = reached !== null && reached.value > (best?.value ?? Number.NEGATIVE_INFINITY);
    const shelved: Shelved = {
      games: [{ ...finishOf(match), record }, ...others].slice(0, MOST_GAMES),
      bests: isNew ? [reached, ...bests.filter((each) => !isSameKind(each, reached))] : bests,
    };
    try {
      makeFolder(this.folder, ONLY_MINE);
      writeWhole(this.name, `${JSON.stringify(shelved)}\n`);
    } catch {
      // the game itself can be saved by hand
    }
    return { best: isNew ? reached : best, isNew };
  }

  read(): Shelved {
    try {
      const { games, bests } = readJson(this.name) as Partial<Shelved>;
      return {
        games: Array.isArray(games) ? games.filter(isFinish) : [],
        bests: Array.isArray(bests) ? bests.filter(isBest) : [],
      };
    } catch (error) {
      if (error instanceof Misuse || error instanceof TypeError) return { games: [], bests: [] };
      throw error;
    }
  }
}

const isSameKind = (a: KeptBest, b: KeptBest): boolean => a.game === b.game && a.difficulty === b.difficulty;

const isBest = (value: unknown): boolean => {
  const { game, difficulty, value: worth, words } = (value ?? {}) as Partial<KeptBest>;
  return [game, difficulty, words].every((each) => typeof each === 'string') && Number.isFinite(worth);
};

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

/** A game that a bot has won is lost. */
export function finishOf(match: TerminalGame): Finish {
  const { result, scores, winner } = match.outcome!;
  const isTheirs = winner !== null && !match.table.people.includes(winner);
  return {
    game: match.kit.game.id,
    seed: match.seed,
    turns: match.turnOfGame,
    result: isTheirs ? 'lost' : result,
    score: match.seats === 1 ? (scores[0] ?? null) : null,
  };
}

/** What a game counts for beside others of its kind; null: nothing, as without a point, or where not the rules ended it. */
function bestOf(match: TerminalGame): KeptBest | null {
  const { kit, table, outcome } = match;
  if (table.termination !== 'normal' || finishOf(match).score === 0) return null;
  const best = entryOf(kit.game.id).best({
    view: table.moment(0).view,
    outcome: outcome!,
    label: kit.label?.(table.options) ?? '',
    bots: table.seatNames.flatMap(({ bot }) => bot ?? []),
  });
  return best && { ...best, game: kit.game.id };
}

/** `61 points in 47 turns` */
export const finishWords = ({ score, result, turns }: Finish): string =>
  spoken.shell.finish(score, result, turns);
