/** What somebody holds and shows to be let in: compared by digests, in a time that tells nothing of how far it was right. */
import { createHash, timingSafeEqual } from 'node:crypto';

export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const isDigest = (digest: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(digest), Buffer.from(other));
export const isSecret = (shown: string, secret: string): boolean =>
  isDigest(digestOf(shown), digestOf(secret));
