/** The log of a play as blocks to draw, and the turns of it that hurt or helped. A turn's sentences are written once, however often they are drawn. */
import type { DigestLine } from '@quadrant/kernel';
import type { LogBlock } from '../parts/Log.js';
import type { Tick } from '../parts/ReplayBar.js';
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
        lines = sentences(play.screen.order?.(facts) ?? facts, play.screen, play.stage.reader);
        written.set(facts, lines);
      }
      return { turn: i + 1, command: command && (play.screen.deed?.(command, facts) ?? command), lines };
    });
}

const MOST_TICKS = 200; // beyond it they are a carpet
const tones = new WeakMap<object, DigestLine['tone']>();

export function ticksOf({ table, stage, screen, prologue }: AnyPlay): Tick[] {
  const ticks = table.log(stage.seat).flatMap(({ facts }, i): Tick[] => {
    let tone = tones.get(facts);
    if (tone === undefined) {
      tone = screen.digest(facts, stage.seat)[0]?.tone ?? 'quiet';
      tones.set(facts, tone);
    }
    return i >= prologue && (tone === 'good' || tone === 'bad') ? [{ turn: i + 1, tone }] : [];
  });
  return ticks.slice(-MOST_TICKS);
}
