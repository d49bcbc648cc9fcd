/** What bots did that ended their games, counted by bot and kind, with what was said of the first of each. */
import { visible } from '@quadrant/table';
import type { Termination } from '@quadrant/wire';

const MOST_WORDS = 400;

export interface FaultCount {
  readonly bot: string;
  readonly termination: Termination;
  readonly words: string; // 'the program ended with status 3', of the first; '' where nothing was said
  games: number;
}

export class Faults {
  private readonly counts = new Map<string, FaultCount>();

  add(bot: string, termination: Termination, words: string): void {
    const key = JSON.stringify([bot, termination]);
    const known = this.counts.get(key);
    if (known) known.games++;
    else this.counts.set(key, { bot, termination, words: visible(words, MOST_WORDS), games: 1 });
  }

  get rows(): readonly FaultCount[] {
    return [...this.counts.values()];
  }

  /** For people: a line each. */
  lines(): string[] {
    return this.rows.map(
      ({ bot, termination, words, games }) =>
        `  ${bot}: ${termination} ${games}${words === '' ? '' : `; the first time ${words}`}`,
    );
  }
}
