/** Equality of plain data, told by the channel in which it fails. Texts are compared first: they are seldom different. */
import { expect } from 'vitest';

export function same(channel: string, actual: unknown, wanted: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(wanted)) expect(actual, channel).toStrictEqual(wanted);
}
