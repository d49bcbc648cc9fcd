/** Judges views in a thread of its own. */
import type { ToJudge } from '@quadrant/bots/analysis';
import { JudgeDesk } from '@quadrant/bots/judge';
import { gameOf } from './grammars.js';

const desk = new JudgeDesk(gameOf, (message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToJudge>) => desk.take(data));
