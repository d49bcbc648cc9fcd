/**
 * The stage: layers on top of each other, the topmost has the keys. After each input the picture is drawn anew and
 * the painter sends what changed. It knows no game.
 */
import { spoken } from '../spoken.js';
import { BOLD, Canvas } from './canvas.js';
import type { Input, Pasted } from './keys.js';
import { Painter, type PaintOptions } from './painter.js';
import { Terminal } from './terminal.js';

export const SMALLEST = { width: 80, height: 24 } as const;

const BELL = '\x07';

export interface Layer {
  /** True when nothing of the layers below may be seen through it. */
  readonly opaque: boolean;
  draw(canvas: Canvas): void;
  input(input: Input, stage: LayerStack): void;
  /** It is typed into: a pasted line is typed. Elsewhere a paste does nothing, for its characters are no keys. */
  readonly takesText?: true;
  /** How soon `tick` is wanted, in ms; null: not at all. */
  readonly pace?: number | null;
  tick?(stage: LayerStack): void;
}

/** The picture of these layers, or the words that the window is too small for it. */
export function drawLayers(layers: readonly Layer[], width: number, height: number): Canvas {
  const canvas = new Canvas(width, height);
  if (width < SMALLEST.width || height < SMALLEST.height) {
    const needed = `${SMALLEST.width}x${SMALLEST.height}`;
    spoken.shell.tooSmall(`${width}x${height}`, needed).forEach((line, i) => {
      canvas.put(0, i, line, i === 0 ? BOLD : 0);
    });
    return canvas;
  }
  let bottom = layers.length - 1;
  while (bottom > 0 && !layers[bottom].opaque) bottom--;
  for (const layer of layers.slice(Math.max(0, bottom))) layer.draw(canvas);
  return canvas;
}

export class LayerStack {
  private readonly layers: Layer[] = [];
  private timer: NodeJS.Timeout | undefined;
  private status: number | null = null;
  private rung = false;
  /** Does something that no key asked for, and draws what came of it. */
  wake: (what: () => void) => void = (what) => what();

  open(layer: Layer): void {
    this.layers.push(layer);
  }
  /** Closes this layer and what lies on it. */
  close(layer: Layer): void {
    const at = this.layers.indexOf(layer);
    if (at >= 0) this.layers.length = at;
  }
  /** Puts a layer in the place of everything. */
  only(layer: Layer): void {
    this.layers.length = 0;
    this.layers.push(layer);
  }
  /** Lets the terminal's bell ring once with the next picture. */
  ring(): void {
    this.rung = true;
  }
  leave(status: number): void {
    this.status = status;
  }
  get left(): number | null {
    return this.layers.length === 0 ? (this.status ?? 0) : this.status;
  }

  input(input: Input | Pasted): void {
    const top = this.layers.at(-1);
    if (input.kind !== 'paste') top?.input(input, this);
    else if (top?.takesText)
      for (const glyph of input.text.split(/[\r\n]/)[0].replace(/\p{Cc}/gu, ''))
        top.input({ kind: 'key', key: glyph }, this);
  }

  /** How soon the topmost layer wants to go on by itself, in ms; null: not at all. */
  get pace(): number | null {
    return this.layers.at(-1)?.pace ?? null;
  }
  tick(): void {
    this.layers.at(-1)?.tick?.(this);
  }

  draw(width: number, height: number): Canvas {
    return drawLayers(this.layers, width, height);
  }

  /** Runs on the terminal until something leaves; gives the exit status. */
  run(ways: PaintOptions): Promise<number> {
    const painter = new Painter(ways);
    return new Promise((resolve, reject) => {
      const act = (what: () => void) => {
        try {
          what();
          clearTimeout(this.timer);
          if (this.left !== null) {
            terminal.give();
            resolve(this.left);
            return;
          }
          const bell = this.rung ? BELL : '';
          terminal.write(bell + painter.paint(this.draw(terminal.width, terminal.height)));
          this.rung = false;
          if (this.pace) this.timer = setTimeout(() => act(() => this.tick()), this.pace);
        } catch (error) {
          terminal.give();
          reject(error);
        }
      };
      this.wake = act;
      const fits = () => terminal.width >= SMALLEST.width && terminal.height >= SMALLEST.height;
      const terminal = new Terminal({
        input: (input) => act(() => (fits() ? this.input(input) : undefined)),
        resized: () => act(() => painter.forget()),
        gone: () => act(() => this.leave(0)),
      });
      terminal.take();
      act(() => undefined);
    });
  }
}
