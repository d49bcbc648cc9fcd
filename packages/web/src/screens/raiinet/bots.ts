/** Lets the computer play its seats: asks a worker whenever one of them is on move, and gives what it answers. */
import { game, type View } from '@quadrant/raiinet';
import type { RaiPlay } from './play.js';
import { tableOf } from './start.js';
import { TEXTS } from './texts.js';

/** What a computer player is told: what its seat may know, and nothing else. */
export interface Question {
  readonly mark: string; // which moment it is about
  readonly turn: number;
  readonly view: View;
  readonly legal: readonly string[];
}
export interface Answer {
  readonly mark: string;
  readonly command: string;
}

export function attendBots(play: RaiPlay): () => void {
  let worker: Worker | null = null;
  let asked = '';
  const markNow = () => `${play.session.turn} ${play.session.hashAt(play.session.turn)}`;
  const start = () => {
    const made = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<Answer>) => {
      const command = game.grammar.parse(data.command);
      if (data.mark === asked && data.mark === markNow() && command.ok) play.follow(command.value);
    };
    made.onerror = () => play.notify(TEXTS.botFailed);
    return made;
  };
  const ask = () => {
    const onMove = game.onMove(play.session.position);
    if (!tableOf(play.extra).bots.includes(onMove)) {
      asked = '';
      return;
    }
    const mark = markNow();
    if (play.stage.animating || asked === mark) return;
    asked = mark;
    worker ??= start();
    const { view, legal } = play.stageFor(onMove);
    const question: Question = {
      mark,
      turn: play.session.turn,
      view,
      legal: legal.map((each) => game.grammar.print(each)),
    };
    worker.postMessage(question);
  };
  const unsubscribe = play.subscribe(ask);
  ask();
  return () => {
    unsubscribe();
    worker?.terminate();
  };
}
