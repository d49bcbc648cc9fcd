/** The curtain: between two people at one keyboard nothing of the game is on the screen. */
import { BOLD, type Canvas, ink } from '../screen/canvas.js';
import type { Input } from '../screen/keys.js';
import type { Layer, LayerStack } from '../screen/stage.js';
import { spoken } from '../spoken.js';

export class Curtain implements Layer {
  readonly opaque = true;
  private readonly who: string;
  private readonly lift: (stage: LayerStack) => void;

  constructor(who: string, lift: (stage: LayerStack) => void) {
    this.who = who;
    this.lift = lift;
  }

  draw(canvas: Canvas): void {
    const words = spoken.shell.curtain;
    const lines = [words.turn(this.who), '', words.away, words.enter];
    const width = 50;
    const x = Math.floor((canvas.width - width) / 2);
    const y = Math.floor((canvas.height - lines.length - 4) / 2);
    canvas.box(x, y, width, lines.length + 4, words.title, ink('faint'));
    lines.forEach(
      (line, i) =>
        void canvas.put(x + Math.floor((width - line.length) / 2), y + 2 + i, line, i === 0 ? BOLD : 0),
    );
  }

  input(input: Input, stage: LayerStack): void {
    if (input.kind === 'key' && !input.held && (input.key === 'enter' || input.key === ' ')) this.lift(stage);
  }
}
