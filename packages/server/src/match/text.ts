/** JSON of plain data, as `JSON.stringify` writes it. What is frozen stays as it is: it is written once. */
const written = new WeakMap<object, string>();

export function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return isLasting(value[0]) ? `[${joined(value)}]` : JSON.stringify(value);
  let text = '';
  for (const key in value) {
    const part = (value as Record<string, unknown>)[key];
    if (part !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${partText(part)}`;
  }
  return `{${text}}`;
}

const isLasting = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && (written.has(value) || Object.isFrozen(value));

function joined(list: readonly unknown[]): string {
  let text = partText(list[0]);
  for (let i = 1; i < list.length; i++) text += `,${partText(list[i])}`;
  return text;
}

function partText(part: unknown): string {
  if (typeof part === 'number' || typeof part === 'boolean') return `${part}`;
  if (Array.isArray(part)) return isLasting(part[0]) ? `[${joined(part)}]` : JSON.stringify(part);
  if (!isLasting(part)) return JSON.stringify(part);
  let text = written.get(part);
  if (text === undefined) {
    text = JSON.stringify(part);
    written.set(part, text);
  }
  return text;
}
