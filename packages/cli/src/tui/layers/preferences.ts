/** What a person chose for the terminal, kept in a file of the program's own: the language, whether walks are shown, whether the bell rings. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@quadrant/kernel';
import { Misuse } from '../../command.js';
import { makeFolder } from '../../make-folder.js';
import { writeWhole } from '../../write-whole.js';
import { readJson } from './files.js';

const ONLY_MINE = 0o700;

interface Choices {
  readonly language?: Language;
  readonly steps?: boolean;
  readonly bell?: boolean;
}

export class Preferences {
  private readonly folder: string;
  private readonly name: string;

  constructor(folder: string) {
    this.folder = folder;
    this.name = join(folder, 'settings.json');
  }
  static ofUser(env: NodeJS.ProcessEnv): Preferences {
    return new Preferences(join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'quadrant'));
  }

  /** The language that was chosen; null: none, or none that there is. */
  get language(): Language | null {
    const { language } = this.read();
    return LANGUAGES.find((each) => each === language) ?? null;
  }
  /** Whether walks are shown step by step; they are unless it was chosen otherwise. */
  get steps(): boolean {
    return this.read().steps !== false;
  }

  /** Whether the bell rings; it does not unless it was chosen. */
  get bell(): boolean {
    return this.read().bell === true;
  }

  /** A disk that will not have it only forgets it. */
  choose(choice: Choices): void {
    try {
      makeFolder(this.folder, ONLY_MINE);
      writeWhole(this.name, `${JSON.stringify({ ...this.read(), ...choice })}\n`);
    } catch {
      // it holds until the program ends
    }
  }

  private read(): { readonly [K in keyof Choices]: unknown } {
    try {
      const value = readJson(this.name);
      return typeof value === 'object' && value !== null ? value : {};
    } catch (error) {
      if (error instanceof Misuse) return {};
      throw error;
    }
  }
}
