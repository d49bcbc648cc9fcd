/** JSON of plain data, as `JSON.stringify` writes it. What is frozen stays as it is: it is written once. */
import { remembered } from '../remembered.js';

const written = new WeakMap<object, string>();

export function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return partText(value);
  let text = '';
  for (const key in value) {
    const part = (value as Record<string, unknown>)[key];
    if (part === undefined) continue;
    text += `${text === '' ? '' : ','}${namedAs(key)}${partText(part)}`;
  }
  return `{${text}}`;
}

/** Names of fields as they are written: there are few. */
const namedAs = remembered((key) => `${JSON.stringify(key)}:`);

const isLasting = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && (written.has(value) || Object.isFrozen(value));

function listText(list: readonly unknown[]): string {
  if (list.length === 0) return '[]';
  if (!isLasting(list[0])) return JSON.stringify(list);
  let text = partText(list[0]);
  for (let i = 1; i < list.length; i++) text += `,${partText(list[i])}`;
  return `[${text}]`;
}

function partText(part: unknown): string {
  if (part === null || typeof part === 'number' || typeof part === 'boolean') return `${part}`;
  if (Array.isArray(part)) return listText(part);
  if (!isLasting(part)) return JSON.stringify(part);
  let text = written.get(part);
  if (text === undefined) {
    text = JSON.stringify(part);
    written.set(part, text);
  }
  return text;
}
