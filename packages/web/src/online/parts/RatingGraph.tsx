/** The way of a rating, from the first rated game to the last. */
import { online } from '../../words/online.js';

const WIDTH = 600;
const HEIGHT = 120;
const ROOM = 8;

/** Points of the line, within the picture; null where there is no way to draw. */
export function ratingLine(
  history: readonly unknown[],
): { points: string; low: number; high: number } | null {
  const ratings = history.flatMap((each) => {
    const { rating } = (each ?? {}) as { rating?: unknown };
    return typeof rating === 'number' && Number.isFinite(rating) ? [rating] : [];
  });
  if (ratings.length < 2) return null;
  const low = Math.min(...ratings);
  const high = Math.max(...ratings);
  const x = (i: number) => ROOM + (i * (WIDTH - 2 * ROOM)) / (ratings.length - 1);
  const y = (rating: number) =>
    high === low ? HEIGHT / 2 : HEIGHT - ROOM - ((rating - low) * (HEIGHT - 2 * ROOM)) / (high - low);
  const points = ratings.map((rating, i) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`).join(' ');
  return { points, low: Math.round(low), high: Math.round(high) };
}

export function RatingGraph({ history }: { history: readonly unknown[] }) {
  const line = ratingLine(history);
  if (!line) return null;
  return (
    <div class="rating-graph" role="img" aria-label={online.between(line.low, line.high)}>
      <span>{line.high}</span>
      {line.low < line.high && <span>{line.low}</span>}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline points={line.points} />
      </svg>
    </div>
  );
}
