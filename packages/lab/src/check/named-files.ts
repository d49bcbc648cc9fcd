/** The files that a case names, in its options and in its commands: a program is given these beside its input. */
import { realpathSync } from 'node:fs';
import { isAbsolute, join, normalize } from 'node:path';
import { casesOf, type GameId } from '../games.js';
import { readRegular } from './regular-file.js';

/** No case may name what it must not be told. */
const SECRET = /\.(expected|actual)\.txt$/;

export function filesNamed(
  game: GameId,
  folder: string,
  { args, input }: { readonly args: readonly string[]; readonly input: Buffer },
): Record<string, Buffer> {
  const namedIn = (text: Buffer) => casesOf(game).filesIn(text.toString('latin1'));
  const files: Record<string, Buffer> = {};
  const left = [...args, ...namedIn(input)];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const content = name in files ? null : contentOf(folder, name);
    if (content === null) continue;
    files[name] = content;
    left.push(...namedIn(content));
  }
  return files;
}

/** Null for what is no file of the folder. */
function contentOf(folder: string, name: string): Buffer | null {
  if (isAbsolute(name) || normalize(name).startsWith('..') || SECRET.test(name)) return null;
  try {
    const path = realpathSync(join(folder, name));
    return SECRET.test(path) ? null : readRegular(path);
  } catch {
    return null;
  }
}
