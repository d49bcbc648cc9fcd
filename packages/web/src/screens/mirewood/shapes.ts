/** The outlines of tiles and pieces, in a square of 24 by 24. */

export const TILES: Readonly<Record<string, string>> = {
  edge: 'M3 11l3-5 3 5M12 20l3-5 3 5',
  tree: 'M12 1L20 12h-4l5 7H3l5-7H4ZM12 19v4',
  rock: 'M2 21L5 10l7-5 7 4 3 12ZM12 5l-1 7 4 4',
  goal: 'M3 22V11a9 9 0 0 1 18 0v11ZM8 22V9.5M12 22V8M16 22V9.5',
  healthpack: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z',
  treasure: 'M6 4h12l4 6-10 11L2 10ZM2 10h20M9 10l3 11 3-11',
  quicksand: 'M2 8q2.5-4 5 0t5 0 5 0 5 0M2 14q2.5-4 5 0t5 0 5 0 5 0M2 20q2.5-4 5 0t5 0 5 0 5 0',
  poison: 'M2 20q5-3 10 0t10 0M6 13a3 3 0 1 0 .1 0M15 8a3.5 3.5 0 1 0 .1 0M8 3a2 2 0 1 0 .1 0',
  boots: 'M8 3h6v11l6 2.5V21H8ZM8 17h5',
  vial: 'M10 2h4v6l5 10q.5 4-3 4H8q-3.5 0-3-4l5-10ZM7.5 15h9',
  pouch: 'M8.5 3h7l-1.5 4.5q6 2 6 8.5 0 6-8 6t-8-6q0-6.5 6-8.5ZM9 7.5h6',
};

export const BODIES: Readonly<Record<string, string>> = {
  player: 'M12 3a9 9 0 1 0 .1 0Z',
  bandit: 'M4 4h16v9q0 6-8 8.5Q4 19 4 13Z',
  archer: 'M12 2l9.5 10L12 22 2.5 12Z',
  bomber: 'M8 3h8l5 5v8l-5 5H8l-5-5V8Z',
  arrow: 'M12 21V3M7 8.5L12 3l5 5.5M8.5 21l3.5-4 3.5 4',
  bomb: 'M12 8a7 7 0 1 0 .1 0ZM15.5 8.5L18 4h2.5',
};
