/** The eight values of a player's links. A value is a small number; bit 2 is its type, the low two bits its strength. */

export const VALUES = ['D1', 'D2', 'D3', 'D4', 'V1', 'V2', 'V3', 'V4'] as const;
export type ValueName = (typeof VALUES)[number];

const VIRUS = 4;

export const isVirus = (value: number): boolean => value >= VIRUS;
export const strength = (value: number): number => (value & 3) + 1;
/** The value with the other type and the same strength. */
export const flipped = (value: number): number => value ^ VIRUS;

/** The order in which the links a … h get their values unless the player says otherwise. */
export const DEFAULT_ORDER = 'V1V2V3V4D1D2D3D4';

/** `V1D4…` as eight values, or null when it is not each value exactly once. */
export function parseOrder(text: string): number[] | null {
  if (text.length !== 2 * VALUES.length) return null;
  const order = VALUES.map((_, i) => VALUES.indexOf(text.slice(2 * i, 2 * i + 2).toUpperCase() as ValueName));
  return order.includes(-1) || new Set(order).size < VALUES.length ? null : order;
}

export const makeOrder = (values: readonly number[]): string => values.map((v) => VALUES[v]).join('');
