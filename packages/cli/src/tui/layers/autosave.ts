/**
 * The game under way, kept after every turn in a file of the program's own: whatever way out of the terminal is
 * taken, even one that nobody chose, the menu can go on with it.
 */
import { rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Misuse } from '../../command.js';
import { reason } from '../../input.js';
import { makeFolder } from '../../make-folder.js';
import { writeWhole } from '../../write-whole.js';
import type { TerminalGame } from '../match.js';
import { readJson } from './files.js';

const ONLY_MINE = 0o700; // it may hold the secrets of all players

export class Autosave {
  private readonly folder: string;
  private readonly name: string;
  keeps = false; // the disk has taken what it was last given
  trouble: string | null = null; // why it has not

  constructor(folder: string) {
    this.folder = folder;
    this.name = join(folder, 'autosave.json');
  }

  static ofUser(env: NodeJS.ProcessEnv): Autosave {
    return new Autosave(join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'quadrant'));
  }

  /** Keeps a game that is not over in place of the one before. A disk that will not have it spoils no game. */
  keep(match: TerminalGame): void {
    this.keeps = false;
    this.trouble = null;
    try {
      if (match.outcome !== null) this.forget(match);
      else {
        makeFolder(this.folder, ONLY_MINE);
        writeWhole(this.name, `${JSON.stringify(match.table.record())}\n`);
        this.keeps = true;
      }
    } catch (error) {
      this.trouble = reason(error); // told beside the game, and before it is left
    }
  }

  /** Removes a game that is over; what another terminal has kept meanwhile stays. */
  private forget({ kit, seed }: TerminalGame): void {
    const kept = this.read() as { readonly game?: unknown; readonly seed?: unknown } | null;
    if (kept?.game === kit.game.id && kept.seed === seed) rmSync(this.name, { force: true });
  }

  /** What is kept, as it was read; null when there is nothing. */
  read(): unknown {
    try {
      return readJson(this.name);
    } catch (error) {
      if (error instanceof Misuse) return null;
      throw error;
    }
  }
}
