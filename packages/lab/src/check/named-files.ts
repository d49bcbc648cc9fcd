/** The files that a case names, in its options and in its commands: a program is given these beside its input. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, normalize } from 'node:path';

/** RAIInet's command that reads further commands from a file. */
const SEQUENCE = /^[ \t]*sequence[ \t]+(\S+)/gm;
/** No case may name what it must not be told. */
const SECRET = /\.(expected|actual)\.txt$/;

export function filesNamed(folder: string, args: readonly string[], input: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {};
  const left = [...args, ...sequencesIn(input)];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const content = name in files ? null : contentOf(folder, name);
    if (content === null) continue;
    files[name] = content;
    left.push(...sequencesIn(content));
  }
  return files;
}

const sequencesIn = (text: Buffer) => [...text.toString('latin1').matchAll(SEQUENCE)].map(([, name]) => name);

/** Null for what is no file of the folder. */
function contentOf(folder: string, name: string): Buffer | null {
  if (isAbsolute(name) || normalize(name).startsWith('..') || SECRET.test(name)) return null;
  try {
    const path = realpathSync(join(folder, name));
    return statSync(path).isFile() && !SECRET.test(path) ? readFileSync(path) : null;
  } catch {
    return null;
  }
}
