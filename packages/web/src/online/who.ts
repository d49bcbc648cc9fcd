/** Who one is to the server, as this browser keeps it. */
import { store } from '../keep/storage.js';

export interface Me {
  readonly player: string;
  readonly name: string;
  readonly token: string;
  readonly recovery: string | null; // twelve words; null where they were used up
}

export const ME_KEY = 'online:me';

let unknown: string | null = null; // the token of whom the server said that it does not know

/** Nobody is asked for again by this token until the person has it done. */
export function noteUnknown(token: string): void {
  unknown = token;
}
export const isUnknown = ({ token }: Pick<Me, 'token'>): boolean => token === unknown;

export function me(): Me | null {
  const kept = store.read(ME_KEY) as Partial<Me> | null;
  if (typeof kept !== 'object' || kept === null) return null;
  const { player, name, token, recovery } = kept;
  if (typeof player !== 'string' || typeof name !== 'string' || typeof token !== 'string') return null;
  return { player, name, token, recovery: typeof recovery === 'string' ? recovery : null };
}
