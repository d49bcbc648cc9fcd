/** The modules of games from outside, as the environment names them. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const VARIABLE = 'QUADRANT_GAMES';

/** The modules that a text names: files (which begin with `.` or are whole paths) as from a folder, and packages. */
export const namedIn = (text: string | undefined, folder: string): { name: string; module: string }[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => ({
      name,
      module: /^\.|^[/\\]|^[A-Za-z]:[/\\]/.test(name) ? pathToFileURL(resolve(folder, name)).href : name,
    }));
