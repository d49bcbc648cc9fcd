/** What runs on one of the threads: a case comes in, its judgement goes out. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ComparisonName, comparisonOf } from '../compare/comparison.js';
import { type GameId, loadGame } from '../games.js';
import type { Case } from './cases.js';
import { judgeOwn } from './judge.js';

const { game, compare }: { game: GameId; compare: ComparisonName } = workerData;
const { program } = await loadGame(game);
const judging = { game, compare: comparisonOf(compare, game), ignoresStatus: false };
parentPort!.on('message', (each: Case) => parentPort!.postMessage(judgeOwn(judging, program, revived(each))));

/** Buffers come out of a message as plain arrays of bytes. */
function revived(each: Case): Case {
  const whole = <T extends Uint8Array | null>(bytes: T) => (bytes === null ? null : Buffer.from(bytes)) as T;
  const files = Object.entries(each.files).map(([name, content]) => [name, whole(content)] as const);
  return {
    ...each,
    input: whole(each.input),
    map: whole(each.map),
    expected: whole(each.expected),
    files: Object.fromEntries(files),
  };
}
