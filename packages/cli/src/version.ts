/** Which version of the program this is. */
import { readFileSync } from 'node:fs';

export const version = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
/** How we name ourselves to programs that we start. */
export const hostName = (): string => `quadrant ${version()}`;
