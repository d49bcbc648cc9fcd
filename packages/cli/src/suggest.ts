/** Answers to a word that is not known: the known one that was meant, or all of them. */

/** `there is no game "mirwood"; did you mean mirewood?`, or a list of the games. */
export function unknown(words: string, word: string, known: readonly string[]): string {
  const meant = closest(word, known);
  return meant === null
    ? `${words} "${word}"; known are ${known.join(', ')}`
    : `${words} "${word}"; did you mean ${meant}?`;
}

/** The known word that takes the fewest changes, if it takes few for its length. */
export function closest(word: string, known: readonly string[]): string | null {
  const near = known
    .map((each) => ({ each, changes: changesBetween(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, changes }) => changes <= Math.max(1, Math.floor(each.length / 3)))
    .sort((a, b) => a.changes - b.changes);
  return near[0]?.each ?? null;
}

/** Letters put in, left out, replaced, or swapped with their neighbour. */
function changesBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i].push(
        Math.min(
          rows[i - 1][j] + 1,
          rows[i][j - 1] + 1,
          rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped ? rows[i - 2][j - 2] + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return rows[a.length][b.length];
}
