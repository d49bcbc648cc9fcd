/** Random bits as letters that an address may hold: what nobody can guess, and nobody else chooses. */
export function randomLetters(bytes: number): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
