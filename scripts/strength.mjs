/**
 * node scripts/strength.mjs WHAT BOT GAMES [AGAINST]: how strong a bot is, on seeds that no tuning used (who tunes sets
 * QUADRANT_TUNING). The numbers of docs/bots.md come from here; CPU time is of the whole process. Games of RAIInet may be
 * shared among processes: 200-400 are the second half of 400.
 */
import { AGAINST, measureAgainst } from './strength/against.mjs';
import { ALONE, measureAlone } from './strength/alone.mjs';

const [what, id, games, against] = process.argv.slice(2);
const [from, to] = games?.includes('-') ? games.split('-').map(Number) : [0, Number(games)];
const count = to - from;
const measures = { ...ALONE, ...AGAINST };
if (!Object.hasOwn(measures, what ?? '') || !(count > 0) || (from > 0 && Object.hasOwn(ALONE, what)))
  throw new Error(`node scripts/strength.mjs ${Object.keys(measures).join('|')} BOT GAMES [AGAINST]`);
const told = Object.hasOwn(ALONE, what)
  ? await measureAlone(ALONE[what], id, count)
  : await measureAgainst(AGAINST[what], id, [from, count], against);
console.log(`${what} ${id}: ${told}`);
