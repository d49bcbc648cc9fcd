/** The outlines of the pieces, by the letter of the text view, in a square of 24. */
export const SHAPES: Readonly<Record<string, string>> = {
  S: 'M2 3 L22 12 L2 21 L7 12 Z',
  X: 'M4 4 L20 20 M20 4 L4 20',
  '*': 'M12 8 L20 12 L12 16 L14 12 Z',
  '<': 'M14 6 L5 12 L14 18 L11 12 Z',
  G: 'M6 3 H18 L22 12 L18 21 H6 L2 12 Z',
  F: 'M1 12 L12 2 H22 L18 12 L22 22 H12 Z',
  C: 'M1 8 L6 3 H22 V21 H6 L1 16 Z',
  I: 'M12 1 L21 12 L12 23 L3 12 Z',
  P: 'M12 1 L22 21 H2 Z',
};
