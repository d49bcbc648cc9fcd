/**
 * A game being played: hands keys and clicks to the game's screen, its commands to the match, and has the keys that
 * all games share. Between two people it draws the curtain.
 */

import { type Command, capital, type Seat } from '@quadrant/kernel';
import { visible } from '@quadrant/table';
import type { Gesture, Kit, Reaction, Scene } from '../kit.js';
import type { TerminalGame } from '../match.js';
import { Curtain } from '../parts/curtain.js';
import { drawEndCard, type EndWords } from '../parts/end-card.js';
import { drawFrame, type GameFrame, type KeyLabel, pointed } from '../parts/frame.js';
import type { Canvas } from '../screen/canvas.js';
import { type Input, isHeld } from '../screen/keys.js';
import type { Layer, LayerStack } from '../screen/stage.js';
import { said, spoken, told } from '../spoken.js';
import { advise } from './advice.js';
import { endingOf, endWords, waysOn } from './ending.js';
import { flipKeys, isFlip } from './flip.js';
import type { Flow } from './flow.js';
import {
  giveUp,
  openGameMenu,
  openHelp,
  openLoad,
  openLog,
  openSave,
  openTranscript,
  quit,
} from './game-menu.js';
import { Timeline } from './timeline.js';

function sharedKeys(kit: Kit): readonly KeyLabel[] {
  const { keys, escape: esc } = spoken.shell;
  return [
    { key: '?', does: keys.help },
    { key: 'escape', shown: esc, does: keys.menu },
    { key: 'u', does: keys.undo },
    { key: 'y', does: keys.hint },
    { key: 'T', does: keys.threats },
    ...flipKeys(kit),
    { key: '[', does: keys.lookBack },
    { key: 'm', does: keys.log },
    { key: 'S', does: keys.save },
  ];
}

const TO_PLAY: ReadonlySet<string> = new Set(['y', 'T']); // nothing when it is over
const ON_CARD: ReadonlySet<string> = new Set(['?', 'm', 't', 'S', 'q', '[']); // besides the ways on

const LONGEST_NAME = 20; // of a bot, in the title
const CLOCK_PACE = 250; // ms
const STEP_PACE = 60; // ms a step of a walk

export class PlayLayer implements Layer {
  readonly opaque = true;
  readonly match: TerminalGame;
  readonly flow: Flow;
  seat: Seat; // the one whose view is on the screen
  private ui: unknown;
  private covered: Seat | null = null; // the seat that the curtain waits for
  private wasOver: boolean;
  private leave = () => {}; // ends the following of the table
  private answer = '';
  readonly day: string | null; // whose challenge it is
  private card: EndWords | null = null; // how it ended, until it is put away
  private question: AbortController | null = null; // to a bot: what it would do
  private nextStep: Reaction<Command, unknown> | null = null; // of a walk on the screen
  private size = { width: 80, height: 24 };
  private threats = true; // what may hurt is marked
  flipped = false; // the board is turned around

  constructor(match: TerminalGame, flow: Flow) {
    this.match = match;
    this.flow = flow;
    this.seat = match.shownSeat(0);
    this.wasOver = match.outcome !== null;
    this.day = flow.dayOf(match);
    this.ui = this.freshUi();
  }

  /** A walk goes on by itself, and a running clock is drawn again and again. */
  get pace(): number | null {
    if (this.nextStep) return STEP_PACE;
    const running = this.match.table.clock?.running ?? null;
    return running === null ? null : CLOCK_PACE;
  }

  tick(stage: LayerStack): void {
    const step = this.nextStep;
    this.nextStep = null;
    if (step) this.obey(step, stage);
  }

  draw(canvas: Canvas): void {
    this.size = canvas;
    const { match } = this;
    const { game, accent } = match.kit;
    const { shell } = spoken;
    const undone = match.last - match.turn;
    const frame = this.frame();
    drawFrame(canvas, frame, {
      title: [game.title, shell.seed(match.seed), ...this.kind].join('   '),
      place: undone > 0 ? shell.undone(match.turnOfGame, undone) : shell.turn(match.turnOfGame),
      accent,
      clocks: match.clocks,
      log: match.log(this.seat),
      digest: match.digest(this.seat),
      answer: this.answer || (frame.looking ? '' : endingOf(match, this.seat)),
    });
    if (this.card) drawEndCard(canvas, this.card, waysOn(this), accent);
  }

  /** What sets this game apart from others of its kind, in words. */
  private get kind(): string[] {
    const { bots, friendly, seats } = this.match;
    const { shell } = spoken;
    const trouble = this.flow.autosave?.trouble ?? null;
    return [
      ...(bots.length > 0
        ? [shell.against(bots.map((bot) => said(visible(bot, LONGEST_NAME))).join(', '))]
        : []),
      ...(friendly && seats > 1 ? [shell.friendly] : []),
      ...(trouble === null ? [] : [shell.notKept(said(trouble))]),
    ];
  }

  input(input: Input, stage: LayerStack): void {
    this.answer = '';
    this.question?.abort();
    this.question = null;
    const walked = this.nextStep !== null;
    this.nextStep = null; // whatever is pressed, a walk ends, and that is all it does then
    const gesture = this.gesture(input);
    if (!gesture || walked) return;
    if (this.card) {
      if (!isHeld(input)) this.pressOnCard(gesture, stage);
      return;
    }
    const reaction = this.match.kit.screen.react(gesture, this.scene(), this.ui);
    if (!reaction) {
      if ('key' in gesture) this.sharedKey(gesture.key, stage);
      return;
    }
    if (reaction.command && isHeld(input) && !this.goesOn(reaction)) {
      this.answer = spoken.shell.play.held;
      return;
    }
    if (reaction.givesUp) giveUp(stage, () => this.obey(reaction, stage));
    else this.obey(reaction, stage);
  }

  /** Whether a key that is held goes on with this: a walk, until something hurts. */
  private goesOn({ steady }: Reaction<Command, unknown>): boolean {
    return steady === true && !this.hurts();
  }
  private hurts(): boolean {
    return this.match.hurts(this.seat);
  }

  /** Does what a screen has answered, and what follows from that by itself. */
  private obey(reaction: Reaction<Command, unknown>, stage: LayerStack): void {
    const refusal = reaction.command && this.match.give(reaction.command);
    if (refusal) {
      this.answer = capital(told(refusal, this.match.kit.refusals()));
      return;
    }
    if (reaction.ui !== undefined) this.ui = reaction.ui;
    if (reaction.words) this.answer = reaction.words;
    if (!reaction.command) return;
    this.moveOn(stage);
    const next = reaction.goOn?.(this.scene());
    if (next?.command && this.flow.showsSteps) this.nextStep = next;
    else if (next) this.obey(next, stage);
  }

  /** Shows what must be shown now, behind a curtain where somebody else sits down or the end, which showed all, is taken back. */
  moveOn(stage: LayerStack): void {
    this.flow.autosave?.keep(this.match);
    if (this.flow.rings && (this.hurts() || (this.match.outcome && !this.wasOver))) stage.ring();
    this.card = this.match.outcome === null ? null : this.wasOver ? this.card : endWords(this);
    const goesOn = this.wasOver && this.match.outcome === null;
    this.wasOver = this.match.outcome !== null;
    const next = this.match.shownSeat(this.seat);
    const changed = next !== this.seat;
    const show = () => {
      this.seat = next;
      const scene = this.match.scene(this.seat);
      this.ui = changed ? this.freshUi() : this.match.kit.screen.after(this.ui, scene);
    };
    if (this.match.curtained && (changed || goesOn)) this.lower(stage, next, show);
    else show();
  }

  /** Lowers the curtain; the seat on the screen changes before it is lifted. */
  private lower(stage: LayerStack, next: Seat, show: () => void): void {
    if (this.covered === next) return;
    this.covered = next;
    const curtain: Curtain = new Curtain(this.match.nameOf(next), () => {
      this.covered = null;
      show();
      stage.close(curtain);
    });
    stage.open(curtain);
  }

  /** A bot has played, or somebody here: what was answered before is no answer any more. */
  private changed(stage: LayerStack): void {
    this.answer = '';
    this.moveOn(stage);
  }

  /** Another game takes the screen: nobody thinks for this one any more, and it is kept no further. */
  end(): void {
    this.leave();
    this.match.table.stop();
  }

  /** A curtain before the first turn, where people must not see each other's secrets. */
  begin(stage: LayerStack): void {
    this.match.table.keepTime(Date.now);
    this.leave = this.match.table.subscribe(() => stage.wake(() => this.changed(stage)));
    const { strangers } = this.match;
    if (strangers.length > 0)
      this.say(spoken.shell.play.strangers(strangers.map((each) => visible(each)).join(', ')));
    this.cover(stage);
  }

  /** Lowers the curtain before the seat on the screen, where somebody else may be looking at it. */
  cover(stage: LayerStack): void {
    if (this.match.curtained && this.match.outcome === null) this.lower(stage, this.seat, () => undefined);
  }

  private freshUi(): unknown {
    return this.match.kit.screen.start(this.match.scene(this.seat).view, this.seat);
  }

  private scene(): Scene<Command, unknown> {
    return {
      ...this.match.scene(this.seat),
      width: this.size.width,
      threats: this.threats,
      flipped: this.flipped,
    };
  }

  private frame(): GameFrame {
    const frame = this.match.kit.screen.frame(this.scene(), this.ui);
    const shared = this.keys().filter(({ key }) => !frame.keys.some((own) => own.key === key));
    return {
      ...frame,
      hint: frame.hint || this.waitsFor(),
      keys: this.card
        ? shared
        : this.match.outcome && !frame.looking
          ? [...shared, ...frame.keys]
          : [...frame.keys, ...shared],
    };
  }

  /** Keys that do something now, besides those of the game. */
  private keys(): readonly KeyLabel[] {
    const shared = sharedKeys(this.match.kit);
    if (this.card)
      return [
        ...waysOn(this),
        { key: 'escape', shown: spoken.shell.escape, does: spoken.shell.end.keys.board },
        ...shared.filter(({ key }) => ON_CARD.has(key)),
      ];
    if (!this.match.outcome) return shared;
    return [...waysOn(this), ...shared.filter(({ key }) => !TO_PLAY.has(key))];
  }

  /** Who thinks, while nothing can be done here; empty otherwise. */
  private waitsFor(): string {
    const { table, onMove, nameOf } = this.match;
    return table.outcome === null && table.isProgram(onMove)
      ? spoken.shell.play.waitsFor(nameOf(onMove))
      : '';
  }

  private gesture(input: Input): Gesture | null {
    if (input.kind === 'key') return { key: input.key };
    if (input.kind === 'wheel') return { key: input.by < 0 ? '[' : ']' };
    return pointed(this.frame(), this.size.width, this.size.height, input.x, input.y);
  }

  /** The card stays whatever else is pressed: only a way on leads from it, and escape to the board. */
  private pressOnCard(gesture: Gesture, stage: LayerStack): void {
    if (!('key' in gesture)) return;
    if (gesture.key === 'escape') this.card = null;
    else if (ON_CARD.has(gesture.key)) this.sharedKey(gesture.key, stage);
    else this.leadOn(gesture.key, stage);
  }

  private leadOn(key: string, stage: LayerStack): void {
    waysOn(this)
      .find((way) => way.key === key)
      ?.go(stage);
  }

  private sharedKey(key: string, stage: LayerStack): void {
    const { match } = this;
    if (key === 'u') this.wentBack(match.undo(), spoken.shell.play.takenBack, stage);
    else if (key === 'r') this.wentBack(match.redo(), spoken.shell.play.playedAgain, stage);
    else if (key === 'y') void this.ask(stage);
    else if (key === 'T') this.toggleThreats();
    else if (isFlip(match.kit, key)) this.flipped = !this.flipped;
    else if (key === '[' || key === 'pageup') this.lookBack(stage);
    else if (key === '?' || key === 'f1') openHelp(stage, match.kit);
    else if (key === 'S' || key === 'f2') openSave(stage, this);
    else if (key === 'L' || key === 'f3') openLoad(stage, this);
    else if (key === 'm' || key === 'f4')
      this.answer = openLog(stage, match, match.log(this.seat, match.turn, true), this.size.width) ?? '';
    else if (key === 't') openTranscript(stage, this);
    else if (key === 'q') quit(stage, this);
    else if (key === 'escape') openGameMenu(stage, this);
    else if (match.outcome) this.leadOn(key, stage);
  }

  /** Asks what the house would do. Any key takes the question back; an answer to an earlier position is none. */
  private async ask(stage: LayerStack): Promise<void> {
    const { match, seat } = this;
    const { live, legal, outcome, view } = match.scene(seat);
    if (!live || legal.length === 0 || outcome !== null) {
      this.answer = spoken.shell.play.noAdvice;
      return;
    }
    const question = new AbortController();
    this.question = question;
    this.answer = spoken.shell.play.thinking;
    const command = await advise(match, seat, question.signal).catch(() => null);
    if (this.question !== question) return;
    this.question = null;
    const words = command
      ? spoken.shell.iWould(match.kit.deed(command, view, seat))
      : spoken.shell.play.wouldGiveUp;
    stage.wake(() => this.say(words));
  }

  private toggleThreats(): void {
    this.threats = !this.threats;
    this.answer = this.threats ? spoken.shell.play.threats : spoken.shell.play.noThreats;
  }

  lookBack(stage: LayerStack): void {
    if (this.match.turn === 0) this.answer = spoken.shell.play.noPast;
    else
      stage.open(new Timeline({ match: this.match, seat: this.seat, turn: this.match.turn - 1, play: this }));
  }

  /** Says something on the answer line until the next key. */
  say(words: string): void {
    this.answer = words;
  }

  wentBack(refused: string | null, words: string, stage: LayerStack): void {
    this.answer = refused === null ? words : said(refused);
    if (refused !== null) return;
    this.moveOn(stage);
  }
}
