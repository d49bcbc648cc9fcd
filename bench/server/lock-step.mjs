/** Plays matches of any server in lock-step: a move counts when both seats have the new view. */

/** One match, until it is over or `enough` says so; gives the milliseconds of each move to `took`. */
function play({ seats, choose }, took, enough) {
  return new Promise((done) => {
    let began = 0;
    let ply = -1;
    const look = () => {
      const [a, b] = seats.map(({ state }) => state);
      if (a.ply !== b.ply || a.ply === ply) return;
      if (ply >= 0) took(performance.now() - began);
      ply = a.ply;
      if (a.over || enough()) {
        for (const seat of seats) seat.changed = () => {};
        done(a.over);
        return;
      }
      began = performance.now();
      const mover = seats[a.onMove];
      mover.give(choose[a.onMove](mover.state.legal));
    };
    for (const seat of seats) seat.changed = look;
    look();
  });
}

/** Milliseconds without a single move after which something is lost: on a busy machine a move may take seconds. */
const STANDSTILL = 60_000;

/** All of them at once; where nothing moves for long it ends in an error that says how many stand still. */
export async function playAll(matches, took, enough) {
  let moved = performance.now();
  let left = matches.length;
  let watch;
  const standstill = new Promise((_, failed) => {
    watch = setInterval(() => {
      if (performance.now() - moved > STANDSTILL)
        failed(new Error(`${left} of ${matches.length} matches stand still: an answer was lost`));
    }, 1000);
  });
  const playing = matches.map(async (match) => {
    const over = await play(
      match,
      (ms) => {
        moved = performance.now();
        took(ms);
      },
      enough,
    );
    left--;
    return over;
  });
  try {
    return await Promise.race([Promise.all(playing), standstill]);
  } finally {
    clearInterval(watch);
  }
}

export const percentile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

export function closeAll(matches) {
  for (const { seats } of matches) for (const seat of seats) seat.close();
}
