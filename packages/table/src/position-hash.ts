/** The digest of a position that records keep, 32 bits as eight hexadecimal digits. */
import { fieldHashes, hashOfFields, hex8 } from '@quadrant/kernel';

export function positionHash(position: unknown): string {
  const fields = Object.keys(position as object);
  return hex8(hashOfFields(fieldHashes(position as object, fields), fields));
}
