/** A game of so many commands comes to no end, where nobody says otherwise. */
export const MAX_MOVES = 5_000;
