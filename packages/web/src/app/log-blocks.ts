/** The log of a play as blocks to draw. A turn's sentences are written once, however often they are drawn. */
import type { LogBlock } from '../parts/Log.js';
import type { AnyPlay } from '../play/play.js';
import { type Line, sentences } from '../play/sentences.js';

const written = new WeakMap<object, readonly Line[]>(); // by the facts of a turn

export function logBlocks(play: AnyPlay): LogBlock[] {
  const first = play.prologue;
  return play
    .log()
    .slice(first)
    .map(({ command, facts }, i) => {
      let lines = written.get(facts);
      if (!lines) {
        lines = sentences(play.screen.order?.(facts) ?? facts, play.screen);
        written.set(facts, lines);
      }
      return { turn: i + 1, command, lines };
    });
}
