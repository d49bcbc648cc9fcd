/** What a person chose for the terminal, kept in a file of the program's own: the language. */
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@quadrant/kernel';
import { Misuse } from '../../command.js';
import { writeWhole } from '../../write-whole.js';
import { readJson } from './files.js';

const ONLY_MINE = 0o700;

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
    try {
      const { language } = (readJson(this.name) ?? {}) as { readonly language?: unknown };
      return LANGUAGES.find((each) => each === language) ?? null;
    } catch (error) {
      if (error instanceof Misuse) return null;
      throw error;
    }
  }

  /** A disk that will not have it only forgets it. */
  choose(language: Language): void {
    try {
      mkdirSync(this.folder, { recursive: true, mode: ONLY_MINE });
      writeWhole(this.name, `${JSON.stringify({ language })}\n`);
    } catch {
      // it is spoken until the program ends
    }
  }
}
