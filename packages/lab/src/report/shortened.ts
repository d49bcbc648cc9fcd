/** Names that are cut to a width. Those that differ mostly do so at their end: what is left out is in the middle. */

const BETWEEN = /( – |, )/; // those that meet, and what a row is about
const LEAST = 3; // 'a…1'

/** At most so many letters, where there is room for each of its parts. */
export function shortened(name: string, most: number): string {
  const parts = name.split(BETWEEN);
  const lengths = parts.map((part) => part.length);
  const isName = (_: number, i: number) => i % 2 === 0; // the others stand between them
  for (let over = name.length - most; over > 0; over--) {
    const longest = Math.max(...lengths.filter(isName));
    if (longest <= LEAST) return cut(name, most);
    lengths[lengths.findLastIndex((length, i) => isName(length, i) && length === longest)]--;
  }
  return parts.map((part, i) => cut(part, lengths[i])).join('');
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const tail = Math.floor((most - 1) / 2);
  return `${text.slice(0, most - 1 - tail)}…${text.slice(text.length - tail)}`;
}
