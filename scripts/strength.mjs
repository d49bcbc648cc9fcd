/**
 * node scripts/strength.mjs WHAT BOT GAMES [AGAINST]: how strong a bot is, on seeds that no tuning used (who tunes sets
 * QUADRANT_TUNING). The numbers of docs/bots.md come from here; CPU time is of the whole process.
 */
import { AGAINST, measureAgainst } from './strength/against.mjs';
import { ALONE, measureAlone } from './strength/alone.mjs';

const [what, id, games, against] = process.argv.slice(2);
const count = Number(games);
const measures = { ...ALONE, ...AGAINST };
if (!Object.hasOwn(measures, what ?? '') || !(count > 0))
  throw new Error(`node scripts/strength.mjs ${Object.keys(measures).join('|')} BOT GAMES [AGAINST]`);
const told = Object.hasOwn(ALONE, what)
  ? await measureAlone(ALONE[what], id, count)
  : await measureAgainst(AGAINST[what], id, count, against);
console.log(`${what} ${id}: ${told}`);
