/** A clock counted by hand, for matches in which nothing but commands moves it. */
import type { ClockRule } from '@quadrant/wire';

const DAY = 86_400_000;

export class ClockCount {
  readonly left: number[];
  private readonly rule: NonNullable<ClockRule>;
  private readonly begun = new Set<number>();

  constructor(rule: NonNullable<ClockRule>, seats: number) {
    this.rule = rule;
    this.left = Array.from({ length: seats }, () => ('days' in rule ? 0 : rule.base));
  }
  /** Its first command costs a seat nothing. */
  played(seat: number, ms: number): void {
    if ('days' in this.rule) return;
    if (this.begun.has(seat)) this.left[seat] = Math.max(0, this.left[seat] - ms);
    this.left[seat] += this.rule.inc;
    this.begun.add(seat);
  }
  /** As everybody is told after a command that came then. */
  shownAt(at: number): object {
    return 'days' in this.rule ? { deadline: at + this.rule.days * DAY } : { at, left: [...this.left] };
  }
}
