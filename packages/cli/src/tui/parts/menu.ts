/** A list to choose from: the menu of games, the menu inside a game, and questions answered by yes or no. */
import { BOLD, type Canvas, ink, PLAIN, REVERSE } from '../screen/canvas.js';
import type { Input } from '../screen/keys.js';
import type { Layer, LayerStack } from '../screen/stage.js';
import { spoken } from '../spoken.js';

const DIGITS = 9; // choices that have a key of their own

export interface MenuChoice {
  readonly label: string;
  readonly about?: string;
  readonly key?: string; // chooses it at once, besides its number
  choose(stage: LayerStack): void;
}

export class Menu implements Layer {
  readonly opaque: boolean;
  private readonly title: string;
  private readonly words: readonly string[];
  private readonly choices: readonly MenuChoice[];
  private readonly escape: ((stage: LayerStack) => void) | null;
  private readonly quits: boolean; // escape leaves the program
  private chosen = 0;
  private top = 0; // the row of the first choice in sight, as last drawn
  private first = 0; // that choice

  /** Without `escape` the escape key closes the menu. */
  constructor(menu: {
    title: string;
    words?: readonly string[];
    choices: readonly MenuChoice[];
    opaque?: boolean;
    escape?: (stage: LayerStack) => void;
    quits?: boolean;
  }) {
    this.title = menu.title;
    this.words = menu.words ?? [];
    this.choices = menu.choices;
    this.opaque = menu.opaque ?? false;
    this.escape = menu.escape ?? null;
    this.quits = menu.quits ?? false;
  }

  draw(canvas: Canvas): void {
    const labels = Math.max(...this.choices.map((c) => c.label.length));
    const rows = this.choices.map(
      (c, i) =>
        `${i === this.chosen ? '▸' : ' '} ${i < DIGITS ? i + 1 : ' '} ${c.label.padEnd(labels)}${c.about ? `  ${c.about}` : ''} `,
    );
    const width = Math.min(
      canvas.width,
      Math.max(this.title.length + 6, ...[...rows, ...this.words].map((r) => r.length + 4)),
    );
    const around = 4 + (this.words.length > 0 ? this.words.length + 1 : 0);
    const room = Math.min(rows.length, canvas.height - 1 - around); // the keys stand in the last line
    const height = around + room;
    const x = Math.floor((canvas.width - width) / 2);
    const y = Math.max(0, Math.floor((canvas.height - height) / 2) - (this.opaque ? 1 : 0));
    canvas.box(x, y, width, height, this.title, ink('faint'));
    this.words.forEach((line, i) => void canvas.put(x + 2, y + 2 + i, line));
    this.top = y + height - 2 - room;
    this.first = Math.max(0, Math.min(rows.length - room, this.chosen - Math.floor(room / 2)));
    const last = this.first + room;
    rows.slice(this.first, last).forEach((row, i) => {
      const style = this.first + i === this.chosen ? REVERSE | BOLD : PLAIN;
      canvas.put(x + 2, this.top + i, row.slice(0, width - 4), style);
    });
    if (this.first > 0) canvas.put(x + width - 2, this.top, '↑', ink('yellow', BOLD));
    if (last < rows.length) canvas.put(x + width - 2, this.top + room - 1, '↓', ink('yellow', BOLD));
    const { menu, pages } = spoken.shell;
    const keys = `${menu.keys}   ${this.quits ? menu.escape : pages.back}`;
    if (this.opaque)
      canvas.put(Math.floor((canvas.width - keys.length) / 2), canvas.height - 1, keys, ink('faint'));
  }

  input(input: Input, stage: LayerStack): void {
    const count = this.choices.length;
    if (input.kind === 'wheel') this.chosen = (this.chosen + input.by + count) % count;
    if (input.kind === 'click') {
      const i = input.y - this.top + this.first;
      if (i >= this.first && i < count) this.choices[i].choose(stage);
    }
    if (input.kind !== 'key') return;
    const named = this.choices.find((c) => c.key === input.key) ?? this.choices[Number(input.key) - 1];
    if (input.key === 'up') this.chosen = (this.chosen + count - 1) % count;
    else if (input.key === 'down' || input.key === 'tab') this.chosen = (this.chosen + 1) % count;
    else if (input.key === 'enter' || input.key === ' ') this.choices[this.chosen].choose(stage);
    else if (input.key === 'escape' || input.key === 'q')
      this.escape ? this.escape(stage) : stage.close(this);
    else named?.choose(stage);
  }
}

/** Asks before something is lost. */
export function confirm(
  question: string,
  words: readonly string[],
  yes: string,
  act: (stage: LayerStack) => void,
): Menu {
  const menu: Menu = new Menu({
    title: question,
    words,
    choices: [
      { label: spoken.shell.confirm.no, key: 'n', choose: (stage) => stage.close(menu) },
      { label: yes, key: spoken.shell.confirm.yesKey, choose: act },
    ],
  });
  return menu;
}
