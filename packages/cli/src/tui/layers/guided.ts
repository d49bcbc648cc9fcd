/**
 * The guided first game: pauses that each say one thing and wait for the player's own key. Only what the step is about
 * can be done and is lit; what lies between two steps plays by itself.
 */
import { type Course, courseOf } from '@quadrant/catalogue/courses';
import type { Command, Seat } from '@quadrant/kernel';
import type { Gesture, Kit, Scene } from '../kit.js';
import { TerminalGame } from '../match.js';
import { drawFrame, type GameFrame, type KeyLabel, pointed } from '../parts/frame.js';
import type { Canvas } from '../screen/canvas.js';
import { type Input, isHeld } from '../screen/keys.js';
import type { Layer, LayerStack } from '../screen/stage.js';
import { spoken } from '../spoken.js';
import type { Flow } from './flow.js';
import { openHelp, quit } from './game-menu.js';

const PACE = 400; // ms a turn that plays by itself
const LEARNER: Seat = 0;
const LEAVING: ReadonlySet<string> = new Set(['escape', 'q']);

export class Guided implements Layer {
  readonly opaque = true;
  private readonly match: TerminalGame;
  private readonly course: Course;
  private readonly flow: Flow;
  private step = 0;
  private ui: unknown;
  private answer = '';
  private size = { width: 80, height: 24 };

  private constructor(kit: Kit, course: Course, flow: Flow) {
    const { options, seed, commands } = course;
    this.match = TerminalGame.begin(kit, { options, seed, commands, friendly: true }); // the seats are played by the course
    this.course = course;
    this.flow = flow;
    this.ui = kit.screen.start(this.match.scene(LEARNER).view, LEARNER);
  }

  /** Null where a game has no course. */
  static of(kit: Kit, flow: Flow): Guided | null {
    const course = courseOf(kit.game.id);
    return course && new Guided(kit, course, flow);
  }

  private get played(): number {
    return this.match.turn - this.course.commands.length;
  }
  private get waiting(): boolean {
    return this.played >= this.course.pauses[this.step].turn;
  }
  private get last(): boolean {
    return this.step === this.course.pauses.length - 1;
  }
  /** The one command that this step is about; null while there is none. */
  private get asked(): Command | null {
    if (!this.waiting || this.last) return null;
    const { grammar } = this.match.kit.game;
    const wanted = this.course.turns[this.played];
    return this.match.scene(LEARNER).legal.find((command) => grammar.print(command) === wanted) ?? null;
  }

  get pace(): number | null {
    return this.waiting ? null : PACE;
  }
  /** Plays one turn that nobody is asked for. */
  tick(): void {
    if (this.waiting) return;
    const { match, course } = this;
    const command = match.kit.game.grammar.parse(course.turns[this.played]);
    if (!command.ok || match.give(command.value))
      throw new Error(`a guide of ${match.kit.game.id} does not hold`);
    this.ui = match.kit.screen.after(this.ui, match.scene(LEARNER));
  }

  draw(canvas: Canvas): void {
    this.size = canvas;
    const { guide } = spoken.shell;
    const { game, accent } = this.match.kit;
    const words = this.waiting ? [this.words, ...(this.asked ? [this.yours(this.asked)] : [])] : [];
    drawFrame(canvas, this.frame(), {
      title: `${game.title}   ${guide.title}`,
      place: guide.count(this.step + 1, this.course.pauses.length),
      accent,
      log: words.map((text) => ({ text, fresh: true })),
      answer: this.answer,
    });
  }

  private get words(): string {
    const { id } = this.match.kit.game;
    return (spoken.guides as Readonly<Record<string, readonly string[]>>)[id][this.step];
  }
  private yours(asked: Command): string {
    return spoken.shell.guide.yourTurn(this.match.kit.deed(asked, this.match.scene(LEARNER).view, LEARNER));
  }

  private scene(): Scene<Command, unknown> {
    const { asked } = this;
    return { ...this.match.scene(LEARNER), legal: asked ? [asked] : [], width: this.size.width };
  }

  private frame(): GameFrame {
    const frame = this.match.kit.screen.frame(this.scene(), this.ui);
    const { guide, escape: esc } = spoken.shell;
    const ways: KeyLabel[] = [
      ...(this.waiting ? [{ key: 'n', does: this.last ? guide.playOn : guide.next }] : []),
      ...(this.step > 0 ? [{ key: '[', does: guide.back }] : []),
      { key: 'escape', shown: esc, does: guide.leave },
    ];
    return this.asked ? { ...frame, keys: [...ways, ...frame.keys] } : { ...frame, hint: '', keys: ways };
  }

  input(input: Input, stage: LayerStack): void {
    this.answer = '';
    const hurries = !this.waiting;
    while (!this.waiting) this.tick(); // whoever presses a key wants to go on, and reads what is said then
    const gesture = this.gesture(input);
    if (!gesture || (hurries && !('key' in gesture && LEAVING.has(gesture.key)))) return;
    const { asked } = this;
    const { screen, game } = this.match.kit;
    const reaction = asked && screen.react(gesture, this.scene(), this.ui);
    if (reaction && reaction.command === undefined) {
      this.ui = reaction.ui ?? this.ui;
      this.answer = reaction.words ?? '';
    } else if (isHeld(input)) this.answer = spoken.shell.play.held;
    else if (!reaction) this.press('key' in gesture ? gesture.key : '', stage);
    else if (game.grammar.print(reaction.command) === game.grammar.print(asked)) {
      this.match.give(asked);
      this.ui = screen.after(this.ui, this.match.scene(LEARNER));
      this.step++;
    } else this.answer = spoken.shell.guide.notYet(this.yours(asked));
  }

  private gesture(input: Input): Gesture | null {
    if (input.kind === 'key') return { key: input.key };
    if (input.kind === 'wheel') return null;
    return pointed(this.frame(), this.size.width, this.size.height, input.x, input.y);
  }

  private press(key: string, stage: LayerStack): void {
    if (key === 'n' || (key === 'enter' && !this.asked)) this.onward(stage);
    else if (key === '[' || key === 'pageup') this.goBack();
    else if (key === '?' || key === 'f1') openHelp(stage, this.match.kit);
    else if (key === 'escape') this.flow.guides(stage);
    else if (key === 'q') quit(stage, null);
    else this.answer = spoken.shell.guide.onRails;
  }

  /** Goes to the next pause, or leaves the rest to the player. */
  private onward(stage: LayerStack): void {
    if (!this.last) {
      this.step++;
      return;
    }
    const { table } = this.match;
    table.seatNames = this.course.seats ?? table.seatNames;
    this.flow.play(stage, this.match.fork(this.match.turn));
  }

  /** One pause back: the turns since then are taken back. */
  private goBack(): void {
    if (this.step === 0) return;
    this.step--;
    this.match.returnTo(this.course.commands.length + this.course.pauses[this.step].turn);
    this.ui = this.match.kit.screen.start(this.match.scene(LEARNER).view, LEARNER);
  }
}
