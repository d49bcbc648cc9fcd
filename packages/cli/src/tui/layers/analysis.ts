/**
 * A finished game thought through by the house: what could be expected turn by turn, from what was known then, and the
 * turns that cost or brought most. One key goes there, and plays on as a game of its own.
 */
import { type Analysis, analyse, type Point, type Turning, WHOLE } from '@quadrant/bots/analysis';
import type { Seat } from '@quadrant/kernel';
import { openJudge, openThread } from '../bots/open-thread.js';
import type { TerminalGame } from '../match.js';
import { columnOf, drawGraph } from '../parts/graph.js';
import { BOLD, type Canvas, ink, PLAIN, REVERSE, wrap } from '../screen/canvas.js';
import type { Input } from '../screen/keys.js';
import type { Layer, LayerStack } from '../screen/stage.js';
import { spoken } from '../spoken.js';
import type { Flow } from './flow.js';

const HEIGHT = 8; // of the graph
const LABELS = 10; // columns beside it
const LEAST_TOP = 10; // points
const INDENT = 4; // columns of a turn's number

/** What was thought before about a game as it stood, by seat: looking away and back asks for nothing new. */
const thoughts = new WeakMap<TerminalGame, Map<string, Analysis>>();
function thoughtsOf(match: TerminalGame): Map<string, Analysis> {
  const known = thoughts.get(match) ?? new Map<string, Analysis>();
  thoughts.set(match, known);
  return known;
}

export class AnalysisLayer implements Layer {
  readonly opaque = true;
  private readonly match: TerminalGame;
  private readonly flow: Flow;
  private readonly stage: LayerStack;
  private seat: Seat;
  private points: readonly Point[] = [];
  private all = 0; // turns that are judged
  private analysis: Analysis | null = null;
  private failed: string | null = null;
  private stop = new AbortController();
  private chosen = 0;

  constructor(match: TerminalGame, seat: Seat, flow: Flow, stage: LayerStack) {
    this.match = match;
    this.seat = seat;
    this.flow = flow;
    this.stage = stage;
    void this.think();
  }

  private async think(): Promise<void> {
    const { match, seat, stage } = this;
    const known = thoughtsOf(match).get(this.mark);
    if (known) return this.found(known);
    const stop = new AbortController();
    this.stop = stop;
    const played = { table: match.table, prologue: match.firstTurn };
    const told = (points: readonly Point[], all: number) =>
      stage.wake(() => {
        this.points = points;
        this.all = all;
      });
    const minds = { openJudge, openThread, stop: stop.signal };
    await analyse(played, seat, match.kit.measure, WHOLE, told, minds).then(
      (analysis) => {
        if (!stop.signal.aborted) stage.wake(() => this.found(analysis));
      },
      (error: Error) => {
        if (stop.signal.aborted) return;
        stage.wake(() => {
          this.failed = error.message;
        });
      },
    );
  }

  private get mark(): string {
    return `${this.seat} ${this.match.table.mark}`;
  }
  /** Shows what has been thought, and keeps it. */
  found(analysis: Analysis): void {
    thoughtsOf(this.match).set(this.mark, analysis);
    this.analysis = analysis;
    this.points = analysis.points;
  }

  draw(canvas: Canvas): void {
    const { kit, seats } = this.match;
    const words = spoken.shell.analysis;
    canvas.fill(0, 0, canvas.width, 1, ' ', REVERSE);
    const who = seats === 1 ? '' : `   ${this.match.nameOf(this.seat)}`;
    canvas.put(1, 0, `${kit.game.title}   ${words.title}${who}`, REVERSE | BOLD | kit.accent);
    canvas.put(1, 2, words[kit.measure], BOLD);
    if (this.points.length > 1) this.drawGraph(canvas);
    const lines = this.told(canvas.width - 4);
    const room = canvas.height - HEIGHT - 8;
    const first = Math.max(0, lines.findLastIndex(({ turning }) => turning === this.chosen) + 1 - room);
    lines.slice(first, first + room).forEach(({ text, style }, i) => {
      canvas.put(1, HEIGHT + 6 + i, text, style);
    });
    const seatKey = this.people.length > 1 ? `   v ${spoken.shell.timeline.view}` : '';
    const keys = this.turnings.length > 0 ? `${words.keys}   ` : '';
    canvas.put(1, canvas.height - 1, `${keys}${spoken.shell.pages.back}${seatKey}`, BOLD);
  }

  private drawGraph(canvas: Canvas): void {
    const { kit } = this.match;
    const words = spoken.shell.analysis;
    const chance = kit.measure === 'chance';
    const top = chance ? 1 : Math.max(LEAST_TOP, ...this.points.map(({ value }) => value));
    const place = { x: LABELS, y: 4, width: canvas.width - LABELS - 2, height: HEIGHT };
    canvas.put(1, 4, chance ? words.win : String(Math.round(top)), ink('faint'));
    canvas.put(1, 3 + HEIGHT, chance ? words.loss : '0', ink('faint'));
    drawGraph(canvas, this.points, top, place, kit.accent);
    canvas.put(LABELS, 4 + HEIGHT, '─'.repeat(place.width), ink('faint'));
    this.turnings.forEach(({ turn }, i) => {
      canvas.put(LABELS + columnOf(turn, this.points, place.width), 4 + HEIGHT, String(i + 1), BOLD);
    });
  }

  /** What stands below the graph; the lines of a turning by its place. */
  private told(width: number): { readonly text: string; readonly style: number; readonly turning: number }[] {
    const words = spoken.shell.analysis;
    const plain = (text: string) =>
      wrap(text, width).map((each) => ({ text: each, style: PLAIN, turning: -1 }));
    if (this.failed !== null) return plain(words.failed(this.failed));
    if (!this.analysis) return plain(words.progress(Math.min(this.points.length + 1, this.all), this.all));
    if (this.points.length < 2) return plain(words.nothing);
    const slips = this.turnings.some(({ change }) => change < 0);
    return [
      ...this.turnings.flatMap((turning, i) => {
        const chosen = i === this.chosen;
        const style = ink(turning.change < 0 ? 'bright-red' : 'bright-green', chosen ? BOLD : 0);
        return wrap(this.turned(turning), width - INDENT).map((text, k) => ({
          text: `${k > 0 ? '   ' : `${chosen ? '▸' : ' '} ${i + 1}`} ${text}`,
          style: k === 0 ? style : PLAIN,
          turning: i,
        }));
      }),
      ...(slips ? [] : plain(words.noSlips)),
    ];
  }

  private turned({ turn, change, given, house }: Turning): string {
    const { kit } = this.match;
    const words = spoken.shell.analysis;
    const size = Math.abs(change);
    const worth = kit.measure === 'chance' ? `${Math.round(size * 100)} %` : words.points(Math.round(size));
    const { grammar } = kit.game;
    const { view } = this.match.scene(this.seat, turn);
    const deed = (text: string) => {
      const command = grammar.parse(text);
      return command.ok ? kit.deed(command.value, view, this.seat) : text;
    };
    const instead = house && grammar.print(house);
    const up = change > 0;
    const beside = () => {
      if (instead === null) return '';
      if (instead === given) return up ? words.soWouldI : words.badLuck;
      return up ? words.wellFound(deed(instead)) : words.better(deed(instead), worth);
    };
    return [
      words.turned(this.match.turnOfGameAt(turn) + 1, `${up ? '+' : '−'}${worth}`),
      words.chose(deed(given)),
      beside(),
    ].join(' ');
  }

  private get turnings(): readonly Turning[] {
    return this.analysis?.turnings ?? [];
  }
  private get people(): readonly Seat[] {
    return this.match.table.people;
  }

  input(input: Input, stage: LayerStack): void {
    if (input.kind !== 'key') return;
    const { key } = input;
    const count = this.turnings.length;
    if (key === 'escape' || key === 'q') this.leave(() => stage.close(this));
    else if (key === 'v' && this.people.length > 1) this.fromNextSeat();
    else if (count > 0 && (key === 'down' || key === 'tab')) this.chosen = (this.chosen + 1) % count;
    else if (count > 0 && key === 'up') this.chosen = (this.chosen + count - 1) % count;
    else this.goTo(this.turnings[key === 'enter' ? this.chosen : Number(key) - 1], stage);
  }

  private goTo(turning: Turning | undefined, stage: LayerStack): void {
    if (turning) this.leave(() => this.flow.fork(stage, this.match, turning.turn));
  }

  private fromNextSeat(): void {
    const { people } = this;
    this.leave(() => {
      this.seat = people[(people.indexOf(this.seat) + 1) % people.length];
      this.points = [];
      this.analysis = null;
      this.failed = null;
      this.chosen = 0;
      void this.think();
    });
  }

  /** Nobody thinks any more for what is not shown. */
  private leave(act: () => void): void {
    this.stop.abort();
    act();
  }
}
