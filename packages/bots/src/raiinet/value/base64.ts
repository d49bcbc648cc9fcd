/** Bytes as text of 64 signs, four for three bytes: the page, Node and workers share no other way to do it. */

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const WORTH = new Map([...SIGNS].map((sign, i) => [sign.charCodeAt(0), i]));

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const signs = [18, 12, 6, 0].map((shift) => SIGNS[(word >> shift) & 63]);
    parts.push(signs.slice(0, Math.min(3, bytes.length - i) + 1).join(''));
  }
  return parts.join('');
}

/** Null when a sign is none of the 64. */
export function fromBase64(text: string): Uint8Array | null {
  const bytes = new Uint8Array((text.length * 3) >> 2);
  let word = 0;
  let bits = 0;
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const worth = WORTH.get(text.charCodeAt(i));
    if (worth === undefined) return null;
    word = ((word << 6) | worth) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[n++] = (word >> bits) & 255;
  }
  return bytes;
}
