/** Asks for one line of text, such as the name of a file. */
import { BOLD, type Canvas, ink, REVERSE, UNDERLINE, wrap } from '../screen/canvas.js';
import type { Input } from '../screen/keys.js';
import type { Layer, LayerStack } from '../screen/stage.js';
import { spoken } from '../spoken.js';

/** The text after this key, or null for a key that types nothing. A character replaces a text that was only offered. */
export function typed(text: string, key: string, offered: boolean): string | null {
  if (key === 'backspace') return text.slice(0, -1);
  if (key === 'ctrl-u') return '';
  return [...key].length === 1 ? (offered ? key : text + key) : null;
}

/** Gives words when it wants another try; `again` says that the same text was entered before. */
type Take = (text: string, stage: LayerStack, again: boolean) => string | null;

export class Ask implements Layer {
  readonly opaque = false;
  readonly takesText = true;
  private readonly title: string;
  private readonly words: string;
  private text: string;
  private offered = true; // nothing typed yet
  private answer = '';
  private readonly take: Take;
  private again = false;

  constructor(title: string, words: string, text: string, take: Take) {
    this.title = title;
    this.words = words;
    this.text = text;
    this.take = take;
  }

  draw(canvas: Canvas): void {
    const width = Math.min(canvas.width - 4, 72);
    const lines = wrap(this.answer || this.words, width - 4);
    const height = lines.length + 6;
    const x = Math.floor((canvas.width - width) / 2);
    const y = Math.floor((canvas.height - height) / 2);
    canvas.box(x, y, width, height, this.title, ink('faint'));
    lines.forEach(
      (line, i) => void canvas.put(x + 2, y + 1 + i, line, this.answer ? ink('yellow', BOLD) : 0),
    );
    const room = width - 6;
    const after = canvas.put(x + 2, y + 2 + lines.length, '▸ ');
    const style = this.offered ? REVERSE : UNDERLINE;
    canvas.put(after, y + 2 + lines.length, `${this.text.slice(-room)}_`, style);
    canvas.put(x + 2, y + height - 2, spoken.shell.ask.keys, ink('faint'));
  }

  input(input: Input, stage: LayerStack): void {
    if (input.kind !== 'key') return;
    if (input.key === 'escape') stage.close(this);
    else if (input.key === 'enter') {
      const words = this.take(this.text.trim(), stage, this.again);
      if (words === null) stage.close(this);
      else this.answer = words;
      this.again = true;
    } else {
      const text = typed(this.text, input.key, this.offered);
      if (text === null) return;
      this.text = text;
      this.offered = false;
      this.again = false;
      this.answer = '';
    }
  }
}
