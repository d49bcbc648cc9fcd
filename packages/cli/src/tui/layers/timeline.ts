/**
 * The turns of a game, back and forth: looking back while playing, and `quadrant replay`. It shows the same seat all
 * the way; only a finished game is shown from every seat.
 */
import { type Seat, SPECTATOR } from '@quadrant/kernel';
import type { TerminalGame } from '../match.js';
import { drawFrame, type GameFrame, type KeyLabel, pointed } from '../parts/frame.js';
import type { Canvas } from '../screen/canvas.js';
import type { Input } from '../screen/keys.js';
import type { Layer, LayerStack } from '../screen/stage.js';
import { said, spoken } from '../spoken.js';
import { AnalysisLayer } from './analysis.js';
import { flipKeys, isFlip } from './flip.js';
import type { Flow } from './flow.js';
import { openLog, openTranscriptOf, quit } from './game-menu.js';
import type { PlayLayer } from './play.js';

const PACES = [800, 300, 100] as const; // ms a turn while it plays by itself
const LEAP = 10;
const DEED = 32; // columns of what was done in a turn
const BESIDE = DEED + 6; // what is no slider in its line

export class Timeline implements Layer {
  readonly opaque = true;
  private readonly match: TerminalGame;
  private readonly play: PlayLayer | null; // the game it looks back at; null in a replay
  private readonly flow: Flow | null;
  private seat: Seat;
  private turn: number;
  private speed: number | null = null; // an index of PACES while it plays
  private answer = '';
  private flipped: boolean; // the board is turned around
  private size = { width: 80, height: 24 };

  private readonly back: ((stage: LayerStack) => void) | null; // where it was opened from; null: nowhere

  constructor(what: {
    match: TerminalGame;
    seat: Seat;
    turn: number;
    play?: PlayLayer;
    flow?: Flow;
    playing?: boolean;
    back?: (stage: LayerStack) => void;
  }) {
    this.match = what.match;
    this.seat = what.seat;
    this.turn = what.turn;
    this.play = what.play ?? null;
    this.flow = what.flow ?? null;
    this.back = what.back ?? null;
    this.flipped = what.play?.flipped ?? false;
    if (what.playing) this.togglePlaying();
  }

  get pace(): number | null {
    return this.speed === null ? null : PACES[this.speed];
  }
  tick(): void {
    this.go(this.turn + 1);
    if (this.turn === this.match.last) this.speed = null;
  }

  draw(canvas: Canvas): void {
    this.size = canvas;
    const { match } = this;
    const words = spoken.shell.timeline;
    drawFrame(canvas, this.frame(), {
      title: `${match.kit.game.title}   ${this.play ? words.lookingBack : words.replay}   ${match.nameOf(this.seat)}`,
      place: spoken.shell.turnOf(match.turnOfGameAt(this.turn), match.turnOfGameAt(match.last)),
      accent: match.kit.accent,
      log: match.log(this.seat, this.turn),
      digest: match.digest(this.seat, this.turn),
      answer: this.answer || this.slider(canvas.width - BESIDE),
    });
  }

  /** `▸ ────●──────  move to A3` */
  private slider(width: number): string {
    const { last } = this.match;
    const at = last === 0 ? 0 : Math.round((this.turn / last) * (width - 1));
    const line = `${'─'.repeat(at)}●${'─'.repeat(width - 1 - at)}`;
    return `${this.speed === null ? ' ' : '▸'} ${line}  ${this.match.deedAt(this.turn, this.seat).slice(0, DEED)}`;
  }

  private frame(): GameFrame {
    const { screen } = this.match.kit;
    const { flipped } = this;
    const scene = { ...this.match.scene(this.seat, this.turn), live: false, legal: [], flipped };
    return { ...screen.frame(scene, screen.start(scene.view, this.seat)), hint: '', keys: this.keys() };
  }

  private keys(): KeyLabel[] {
    const { shell } = spoken;
    const words = shell.timeline;
    return [
      { key: 'right', shown: '←→', does: words.step },
      { key: 'end', shown: shell.homeEnd, does: words.ends },
      { key: ' ', shown: shell.space, does: this.speed === null ? words.play : words.stop },
      this.play ? { key: 'enter', shown: shell.enter, does: words.playOn } : { key: 'f', does: words.playOn },
      ...(this.seatsToShow().length > 1 ? [{ key: 'v', does: words.view }] : []),
      ...flipKeys(this.match.kit),
      ...(this.match.outcome ? [{ key: 'A', does: shell.end.keys.analyse }] : []),
      ...(this.play ? [] : [{ key: 't', does: words.text }]),
      { key: 'escape', shown: shell.escape, does: this.play || this.back ? words.back : words.quit },
    ];
  }

  /** The seats whose view may be chosen. */
  private seatsToShow(): readonly Seat[] {
    if (!this.match.secret || !this.match.table.everything) return [this.seat];
    return [...Array.from({ length: this.match.seats }, (_, s) => s), SPECTATOR];
  }

  private go(turn: number): void {
    this.turn = Math.max(0, Math.min(this.match.last, turn));
  }

  input(input: Input, stage: LayerStack): void {
    this.answer = '';
    if (input.kind === 'wheel') this.go(this.turn + input.by);
    if (input.kind === 'click') {
      const hit = pointed(this.frame(), this.size.width, this.size.height, input.x, input.y);
      if (hit && 'key' in hit) this.press(hit.key, stage);
      else if (input.y === this.size.height - 2)
        this.go(Math.round(((input.x - 3) / (this.size.width - BESIDE - 1)) * this.match.last));
    }
    if (input.kind === 'key') this.press(input.key, stage);
  }

  private press(key: string, stage: LayerStack): void {
    const steps: Readonly<Record<string, number>> = {
      left: -1, '[': -1, up: -1, right: 1, ']': 1, down: 1, pageup: -LEAP, pagedown: LEAP,
      home: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY,
    }; // biome-ignore format: a table
    if (steps[key]) this.go(this.turn + steps[key]);
    else if (key === ' ') this.togglePlaying();
    else if (key === '+' && this.speed !== null) this.speed = Math.min(PACES.length - 1, this.speed + 1);
    else if (key === '-' && this.speed !== null) this.speed = Math.max(0, this.speed - 1);
    else if (key === 'v') this.nextSeat();
    else if (isFlip(this.match.kit, key)) this.flipped = !this.flipped;
    else if (key === 'm' || key === 'f4')
      this.answer =
        openLog(stage, this.match, this.match.log(this.seat, this.turn, true), this.size.width) ?? '';
    else if (key === 't') this.answer = openTranscriptOf(stage, this.match) ?? '';
    else if (key === 'A' && this.match.outcome) this.analyse(stage);
    else if (key === 'escape' || key === 'q') this.leave(stage);
    else if (key === (this.play ? 'enter' : 'f')) this.goOn(stage);
  }

  private analyse(stage: LayerStack): void {
    const flow = this.flow ?? this.play?.flow;
    const { people } = this.match.table;
    const seat = people.includes(this.seat) ? this.seat : (people[0] ?? 0);
    if (flow) stage.open(new AnalysisLayer(this.match, seat, flow, stage));
  }

  private togglePlaying(): void {
    if (this.speed === null && this.turn === this.match.last) this.turn = 0;
    this.speed = this.speed === null ? 1 : null;
  }

  private nextSeat(): void {
    const seats = this.seatsToShow();
    this.seat = seats[(seats.indexOf(this.seat) + 1) % seats.length];
  }

  /** Plays on from the turn shown, unless that is the end. */
  private goOn(stage: LayerStack): void {
    const { match, turn, play, flow } = this;
    if (match.scene(this.seat, turn).outcome !== null) this.answer = spoken.shell.timeline.overHere;
    else if (play) this.playOn(stage, play);
    else flow?.fork(stage, match, turn);
  }

  private playOn(stage: LayerStack, play: PlayLayer): void {
    const refused = this.match.returnTo(this.turn);
    if (refused !== null) this.answer = said(refused);
    else {
      stage.close(this);
      play.wentBack(null, spoken.shell.timeline.backAt(this.match.turnOfGame), stage);
    }
  }

  private leave(stage: LayerStack): void {
    if (this.play) stage.close(this);
    else if (this.back) this.back(stage);
    else quit(stage, null);
  }
}
