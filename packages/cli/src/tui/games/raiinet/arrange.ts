/** A player arranges links and cards, unseen by the others. */

import type { Rng, Seat } from '@quadrant/kernel';
import {
  abilityOf,
  dealLinks,
  game,
  helpIn,
  LINKS_EACH,
  letterOf,
  makeOrder,
  parseOrder,
  type Side,
  VALUES,
} from '@quadrant/raiinet';
import { confirm } from '../../parts/menu.js';
import { BOLD, type Canvas, ink, REVERSE, wrap } from '../../screen/canvas.js';
import type { Input } from '../../screen/keys.js';
import type { Layer, LayerStack } from '../../screen/stage.js';
import { spoken } from '../../spoken.js';

export class Arrange implements Layer {
  readonly opaque = true;
  private readonly seat: Seat;
  private readonly rng: Rng;
  private readonly ready: (side: Side, stage: LayerStack) => void;
  private values: number[];
  private hand: string;
  private at = 0;
  private held: number | null = null;
  private answer = '';

  constructor(seat: Seat, side: Side, rng: Rng, ready: (side: Side, stage: LayerStack) => void) {
    this.seat = seat;
    this.rng = rng;
    this.ready = ready;
    this.values = parseOrder(side.links)!;
    this.hand = side.hand;
  }

  draw(canvas: Canvas): void {
    const words = spoken.texts.links.arrange;
    canvas.fill(0, 0, canvas.width, 1, ' ', REVERSE);
    canvas.put(1, 0, words.title(this.seat + 1), REVERSE | BOLD);
    canvas.put(2, 2, words.links);
    this.values.forEach((value, i) => {
      const x = 2 + i * 9;
      const [open, close] = i === this.at ? '[]' : i === this.held ? '()' : '  ';
      const style =
        i === this.at ? REVERSE | BOLD : VALUES[value][0] === 'V' ? ink('bright-red') : ink('bright-green');
      canvas.put(x, 4, `${open}${letterOf(this.seat * LINKS_EACH + i)} ${VALUES[value]}${close}`, style);
    });
    canvas.put(2, 7, words.cards);
    const cards = [...this.hand].flatMap((letter, i) => {
      const ability = abilityOf(letter)!;
      const lines = wrap(helpIn(spoken.words.links, ability), canvas.width - 20);
      return lines.map((line, k) => `${(k === 0 ? `${i + 1} ${ability.name}` : '').padEnd(14)}${line}`);
    });
    cards.forEach((line, i) => void canvas.put(4, 9 + i, line));
    canvas.put(2, canvas.height - 3, this.answer, ink('yellow', BOLD));
    canvas.put(1, canvas.height - 1, words.keys, BOLD);
  }

  input(input: Input, stage: LayerStack): void {
    if (input.kind === 'click' && input.y === 4) this.point(Math.floor((input.x - 2) / 9));
    if (input.kind !== 'key') return;
    const { key } = input;
    this.answer = '';
    if (key === 'left') this.at = (this.at + LINKS_EACH - 1) % LINKS_EACH;
    else if (key === 'right') this.at = (this.at + 1) % LINKS_EACH;
    else if (key === ' ') this.point(this.at);
    else if (key === 's') this.values = parseOrder(dealLinks(this.rng))!;
    else if (/^[1-5]$/.test(key)) this.changeCard(Number(key) - 1);
    else if (key === 'enter') this.finish(stage);
    else if (key === 'escape' || key === 'q') this.quit(stage);
  }

  private quit(stage: LayerStack): void {
    const words = spoken.shell.confirm;
    stage.open(confirm(words.quit, [words.notBegun], words.yesQuit, () => stage.leave(0)));
  }

  /** Takes a link, or swaps it with the one taken before. */
  private point(i: number): void {
    if (i < 0 || i >= LINKS_EACH) return;
    this.at = i;
    if (this.held === null) this.held = i;
    else {
      [this.values[i], this.values[this.held]] = [this.values[this.held], this.values[i]];
      this.held = null;
    }
  }

  private changeCard(i: number): void {
    const letters = game.tables.abilities.map((a) => a.letter);
    const next = letters[(letters.indexOf(this.hand[i]) + 1) % letters.length];
    this.hand = this.hand.slice(0, i) + next + this.hand.slice(i + 1);
    this.answer = this.wrongHand() ?? '';
  }

  /** What the game says against this hand, or null. */
  private wrongHand(): string | null {
    const read = game.readOptions({ hands: [this.hand, this.hand] });
    return read.ok ? null : spoken.texts.links.arrange.wrongHand;
  }

  private finish(stage: LayerStack): void {
    const wrong = this.wrongHand();
    if (wrong !== null) this.answer = wrong;
    else this.ready({ links: makeOrder(this.values), hand: this.hand }, stage);
  }
}
