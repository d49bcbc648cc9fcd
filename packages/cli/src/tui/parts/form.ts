/** The questions before a game on one screen: arrows change an answer, typing writes one, Enter begins. */
import { holds } from '../../options.js';
import type { SetupQuestion, SetupValues } from '../kit.js';
import { BOLD, type Canvas, ink, PLAIN, REVERSE, type Style, wrap } from '../screen/canvas.js';
import type { Input } from '../screen/keys.js';
import type { Layer, LayerStack } from '../screen/stage.js';
import { answerIn, spoken } from '../spoken.js';
import { typed } from './ask.js';

export class Form implements Layer {
  readonly opaque = true;
  readonly takesText = true;
  private readonly title: string;
  private readonly about: string;
  private readonly accent: Style;
  private readonly questions: readonly SetupQuestion[];
  private readonly values: Record<string, string> = {};
  private readonly submit: (values: SetupValues, stage: LayerStack) => string | null;
  private readonly back: (stage: LayerStack) => void;
  private at = 0;
  private offered = true; // nothing typed yet where the cursor is
  private answer = '';

  /** `submit` gives words when the answers will not do. */
  constructor(form: {
    title: string;
    about: string;
    accent: Style;
    questions: readonly SetupQuestion[];
    submit: (values: SetupValues, stage: LayerStack) => string | null;
    back: (stage: LayerStack) => void;
  }) {
    this.title = form.title;
    this.about = form.about;
    this.accent = form.accent;
    this.questions = form.questions;
    this.submit = form.submit;
    this.back = form.back;
    for (const q of form.questions) this.values[q.name] = q.value;
  }

  private asked(): SetupQuestion[] {
    return this.questions.filter((q) => !q.unasked && holds(q.needs ?? {}, this.values));
  }

  /** What is not asked counts as not answered, whatever was typed there before. */
  private answers(): SetupValues {
    const asked = this.asked();
    return Object.fromEntries(
      this.questions.map((q) => [q.name, asked.includes(q) ? this.values[q.name] : q.value]),
    );
  }

  draw(canvas: Canvas): void {
    const asked = this.asked();
    canvas.fill(0, 0, canvas.width, 1, ' ', REVERSE);
    canvas.put(1, 0, this.title, REVERSE | BOLD | this.accent);
    wrap(this.about, canvas.width - 4).forEach((line, i) => void canvas.put(2, 2 + i, line));
    const top = 5;
    const labels = Math.max(...asked.map((q) => q.label.length));
    asked.forEach((q, i) => {
      const here = i === this.at;
      const value = q.choices
        ? `◂ ${answerIn(this.values[q.name])} ▸`
        : `${this.values[q.name]}${here ? '_' : ''}`;
      const after = canvas.put(
        2,
        top + i,
        `${here ? '▸' : ' '} ${q.label.padEnd(labels)}  `,
        here ? BOLD : PLAIN,
      );
      canvas.put(after, top + i, value, here ? REVERSE | BOLD : PLAIN);
    });
    const { help, about, name } = asked[this.at];
    const words = this.answer || (about?.[this.values[name]] ?? help);
    wrap(words, canvas.width - 4).forEach((line, i) => {
      canvas.put(2, canvas.height - 5 + i, line, this.answer ? ink('yellow', BOLD) : ink('faint'));
    });
    canvas.put(1, canvas.height - 1, spoken.shell.form.keys, BOLD);
  }

  input(input: Input, stage: LayerStack): void {
    if (input.kind !== 'key') return;
    const asked = this.asked();
    const question = asked[this.at];
    const before = this.at;
    this.answer = '';
    if (input.key === 'up') this.at = (this.at + asked.length - 1) % asked.length;
    else if (input.key === 'down' || input.key === 'tab') this.at = (this.at + 1) % asked.length;
    else if (input.key === 'escape') this.back(stage);
    else if (input.key === 'enter') this.answer = this.submit(this.answers(), stage) ?? '';
    else this.change(question, input.key);
    if (this.at !== before) this.offered = true;
  }

  private change({ name, choices }: SetupQuestion, key: string): void {
    const value = this.values[name];
    if (!choices) {
      const step = key === 'left' ? -1 : key === 'right' ? 1 : 0;
      if (step !== 0 && /^[0-9]+$/.test(value)) this.values[name] = String(Math.max(0, Number(value) + step));
      else {
        const text = typed(value, key, this.offered);
        if (text === null) return;
        this.values[name] = text;
        this.offered = false;
      }
      return;
    }
    const step = key === 'left' ? choices.length - 1 : key === 'right' || key === ' ' ? 1 : 0;
    if (step > 0) this.values[name] = choices[(choices.indexOf(value) + step) % choices.length];
    else {
      const first = choices.find((c) => answerIn(c).toLowerCase().startsWith(key.toLowerCase()));
      if (first && key.length === 1) this.values[name] = first;
    }
  }
}
