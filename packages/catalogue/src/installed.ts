/**
 * The games of a program on this machine: ours, and those of the modules that the environment names
 * (`QUADRANT_GAMES=./my-game.js,@me/other-game`). It is the environment, not a file of the folder one happens to be in:
 * whoever checks somebody's program in its folder must not run what lies there.
 */
import { GAMES } from './catalogue.js';
import type { GameEntry } from './entry.js';
import { namedIn, VARIABLE } from './named.js';
import { OutsideError, readOutside } from './outside.js';

async function outsideGames(): Promise<GameEntry[]> {
  const entries: GameEntry[] = [];
  for (const { name, module } of namedIn(process.env[VARIABLE], process.cwd())) {
    const taken = [...GAMES, ...entries].map(({ id }) => id);
    entries.push(readOutside(name, (await loaded(name, module)).entry, taken));
  }
  return entries;
}

async function loaded(name: string, module: string): Promise<{ readonly entry?: unknown }> {
  try {
    return await import(module);
  } catch (error) {
    throw new OutsideError(`the game "${name}" of ${VARIABLE} cannot be loaded: ${(error as Error).message}`);
  }
}

export const INSTALLED: readonly GameEntry[] = [...GAMES, ...(await outsideGames())];
