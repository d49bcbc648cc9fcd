/** A board that plays itself on a game's card: pictures made of letters, drawn from a short record at build time. */

export interface Demo {
  readonly rows: number;
  readonly columns: number;
  readonly frames: readonly string[]; // rows * columns letters each, row by row
  /** The colour of a letter; letters not named here are quiet. */
  readonly looks: Readonly<Record<string, 'accent' | 'danger' | 'ok' | 'warn' | 'text' | 'wall'>>;
  /** Letters that are drawn as a shape instead: the lines of a picture of 24 by 24. */
  readonly shapes?: Readonly<Record<string, string>>;
}
