/** Small square matrices, for as many players as a tournament has. */

export const times = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, i) => sum + value * vector[i], 0));

/** The inverse by elimination with the largest pivot. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    const scale = rows[column][column];
    for (let j = 0; j < 2 * size; j++) rows[column][j] /= scale;
    for (let i = 0; i < size; i++) {
      const factor = rows[i][column];
      if (i === column || factor === 0) continue;
      for (let j = 0; j < 2 * size; j++) rows[i][j] -= factor * rows[column][j];
    }
  }
  return rows.map((row) => row.slice(size));
}
