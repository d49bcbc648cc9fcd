/** A position in a game that one plays alone, and the one right command in it. */
import type { Plain } from '@quadrant/kernel';

export interface RightAnswer {
  readonly name: string;
  readonly options: Plain; // of the game
  readonly seed: number; // of the game
  readonly commands: string; // that lead to it, with blanks between them
  readonly right: string;
}
