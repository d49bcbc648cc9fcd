/** The clocks of a game between bots: what each seat has left, and what it is told of it. */
import type { Budget } from '@quadrant/bots';
import type { Seat } from '@quadrant/kernel';
import { leftAfter } from '@quadrant/table';
import type { GameClock, TurnClock } from '@quadrant/wire';

/** Of the time left, what a bot of the house spends on one command, beside most of the increment. */
const SHARE_OF_LEFT = 1 / 25;
const SHARE_OF_INC = 0.8;
/** What it keeps back for whatever else the machine does. */
const SAFE = 0.9;

export class GameClocks {
  private readonly rules: readonly GameClock[];
  private readonly left: number[]; // 0 for another kind of clock, or none: programs are told whole numbers
  private readonly inc: readonly number[];
  private readonly margin: number;

  /** One clock a seat; `margin` is what an answer may be late. */
  constructor(rules: readonly GameClock[], margin: number) {
    this.rules = rules;
    this.left = rules.map((rule) => (rule && 'base' in rule ? rule.base : 0));
    this.inc = rules.map((rule) => (rule && 'base' in rule ? rule.inc : 0));
    this.margin = margin;
  }

  /** What a program is told. */
  told(seat: Seat): TurnClock {
    const rule = this.rules[seat];
    const timed = rule !== null && 'base' in rule;
    return {
      left: timed ? this.left.map(Math.round) : null,
      inc: timed ? [...this.inc] : null,
      move: rule && 'move' in rule ? rule.move : null,
      nodes: rule && 'nodes' in rule ? rule.nodes : null,
    };
  }

  /** What a bot of the house may spend. */
  budget(seat: Seat): Budget {
    const rule = this.rules[seat];
    if (rule === null) return { nodes: null, ms: null };
    if ('nodes' in rule) return { nodes: rule.nodes, ms: null };
    if ('move' in rule) return { nodes: null, ms: rule.move * SAFE };
    const left = this.left[seat];
    return { nodes: null, ms: Math.min(left / 2, left * SHARE_OF_LEFT + rule.inc * SHARE_OF_INC) };
  }

  /** Takes what an answer took. Says how it was too late; null when it was not. */
  spend(seat: Seat, ms: number): string | null {
    const rule = this.rules[seat];
    if (rule === null || 'nodes' in rule) return null;
    const had = 'move' in rule ? rule.move : this.left[seat];
    if ('base' in rule) this.left[seat] = leftAfter(had, ms, rule.inc);
    if (ms <= had + this.margin) return null;
    const of = 'move' in rule ? 'for a command' : 'left';
    return `took ${Math.round(ms)} ms, with ${Math.round(had)} ms ${of}`;
  }
}
