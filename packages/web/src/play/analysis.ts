/** The analysis of a finished game, thought through in workers of the page. */
import {
  type Expectation,
  type FromJudge,
  type JudgeThread,
  analyse as think,
} from '@quadrant/bots/analysis';
import type { Seat } from '@quadrant/kernel';
import { later } from '../words/later.js';
import type { AnyPlay } from './play.js';
import { openThread } from './thread.js';

export { type Analysis, BRIEF, type Point, type Turning, WHOLE } from '@quadrant/bots/analysis';

type Asked = Parameters<typeof think>;

export const analyse = (
  play: AnyPlay,
  seat: Seat,
  measure: Expectation,
  care: Asked[3],
  told: Asked[4],
  stop: AbortSignal,
): ReturnType<typeof think> => think(play, seat, measure, care, told, { openJudge, openThread, stop });

function openJudge(): JudgeThread {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message),
    listen(heard, failed) {
      worker.onmessage = ({ data }: MessageEvent<FromJudge>) => heard(data);
      worker.onerror = () => failed(later.analysis.computerFailed);
    },
    end: () => worker.terminate(),
  };
}
