/** Today's challenges as they went, kept in a file of the program's own. A disk that will not have it spoils no game. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterTry, type Daily, readDaily, standingOn } from '@quadrant/catalogue/daily';
import { Misuse } from '../../command.js';
import { makeFolder } from '../../make-folder.js';
import { writeWhole } from '../../write-whole.js';
import { readJson } from './files.js';

const ONLY_MINE = 0o700;

export class Days {
  private readonly folder: string;
  private readonly name: string;
  private unkept: Readonly<Record<string, Daily>> = {}; // by game: what the disk would not have

  constructor(folder: string) {
    this.folder = folder;
    this.name = join(folder, 'daily.json');
  }
  static ofUser(env: NodeJS.ProcessEnv): Days {
    return new Days(join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'quadrant'));
  }

  /** What was reached on a day, and the days in a row. */
  standing(game: string, day: string): ReturnType<typeof standingOn> {
    return standingOn(day, readDaily(this.read()[game]));
  }

  /** Keeps how the first try of a day ended; gives what counts. */
  keep(game: string, day: string, words: string): Daily {
    const all = this.read();
    const daily = afterTry(day, words, readDaily(all[game]));
    try {
      makeFolder(this.folder, ONLY_MINE);
      writeWhole(this.name, `${JSON.stringify({ ...all, [game]: daily })}\n`);
    } catch {
      this.unkept = { ...this.unkept, [game]: daily }; // it counts until the program ends
    }
    return daily;
  }

  private read(): Readonly<Record<string, unknown>> {
    try {
      const value = readJson(this.name);
      return typeof value === 'object' ? { ...value, ...this.unkept } : this.unkept;
    } catch (error) {
      if (error instanceof Misuse) return this.unkept;
      throw error;
    }
  }
}
