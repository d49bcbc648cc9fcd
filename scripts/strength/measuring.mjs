/** What all measures share. */

/** Of seeds and deals that neither training nor tuning used. Who tunes has seeds of his own: QUADRANT_TUNING=1, 2, … */
export const HELD_OUT = 20_261_116;
export const SEED = Number(process.env.QUADRANT_TUNING ?? HELD_OUT);

export const UNLIMITED = { nodes: null, ms: null };

/** Two standard errors of a share. */
export const bar = (share, n) => 2 * Math.sqrt((share * (1 - share)) / n);
