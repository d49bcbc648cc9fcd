/** Plays matches of any server in lock-step: a move counts when both seats have the new view. */

/** One match, until it is over or `enough` says so; gives the milliseconds of each move to `took`. */
export function play({ seats, choose }, took, enough) {
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

export const percentile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
