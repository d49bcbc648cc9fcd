/** The four directions, in the order in which the rules go through them. A heading is a place in this list. */
export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** 0 up, 1 down, 2 left, 3 right. */
export type Heading = number;

export const UP: Heading = 0;
export const DOWN: Heading = 1;
export const LEFT: Heading = 2;
export const RIGHT: Heading = 3;
