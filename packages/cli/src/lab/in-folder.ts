/** What the disk refuses while a command works in a folder (it is full, or can only be read) is told in one line. */
import { Misuse } from '../command.js';
import { isOfFiles, reason } from '../input.js';

export async function inFolder<T>(folder: string, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isOfFiles(error)) throw error;
    const { path } = error;
    throw new Misuse(
      `cannot go on in "${folder}": ${path === undefined ? '' : `"${path}": `}${reason(error)}`,
    );
  }
}
