/**
 * Whether a record is what the server bound itself to before the first move. It shows that nothing was changed since;
 * it does not show that the seed was drawn fairly.
 */
import { canonicalJson, isPlain, type PlainObject, sha256Hex } from '@quadrant/wire';

export function proofHolds(record: PlainObject, salt: string, proof: string | null): boolean {
  const { game, version, options, sides, seed } = record;
  const sealed = { game, version, options, sides, seed };
  return isPlain(sealed) && proof === `sha256:${sha256Hex(salt + canonicalJson(sealed))}`;
}
