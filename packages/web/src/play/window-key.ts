/** The keys of windows for other seats: whoever has one may play there. */

const KEY_BYTES = 16;

/** 128 random bits as letters that an address may hold. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
