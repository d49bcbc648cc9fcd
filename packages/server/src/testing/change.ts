/** Carries out a change (RFC 6902), as a client would. */
import type { ChangeStep } from '../change.js';

export function patched(before: unknown, steps: readonly { op: string; path: string }[]): unknown {
  let whole = structuredClone(before);
  for (const { op, path, value } of steps as readonly ChangeStep[]) {
    const keys = path
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = keys.pop();
    if (last === undefined) {
      whole = value;
      continue;
    }
    // biome-ignore lint/suspicious/noExplicitAny: any plain data
    const at = keys.reduce((inside: any, key) => inside[key], whole as any);
    if (Array.isArray(at)) {
      if (op === 'remove') at.splice(Number(last), 1);
      else if (op === 'add') at.splice(last === '-' ? at.length : Number(last), 0, value);
      else at[Number(last)] = value;
    } else if (op === 'remove') delete at[last];
    else at[last] = value;
  }
  return whole;
}
