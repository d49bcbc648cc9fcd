/** What changed between two values of plain data, as steps of RFC 6902. */
export interface ChangeStep {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

export function changeOf(before: unknown, after: unknown): ChangeStep[] {
  const steps: ChangeStep[] = [];
  compare(before, after, '', steps);
  return steps;
}

const SPECIAL = /[~/]/;
const escaped = (key: string): string =>
  SPECIAL.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compare(before: unknown, after: unknown, path: string, steps: ChangeStep[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, steps);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, steps);
  else steps.push({ op: 'replace', path, value: after });
}

function compareLists(before: unknown[], after: unknown[], path: string, steps: ChangeStep[]): void {
  const common = Math.min(before.length, after.length);
  for (let i = 0; i < common; i++)
    if (before[i] !== after[i]) compare(before[i], after[i], `${path}/${i}`, steps);
  for (let i = before.length - 1; i >= common; i--) steps.push({ op: 'remove', path: `${path}/${i}` });
  for (let i = common; i < after.length; i++) steps.push({ op: 'add', path: `${path}/-`, value: after[i] });
}

function compareObjects(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: string,
  steps: ChangeStep[],
): void {
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key)) steps.push({ op: 'remove', path: `${path}/${escaped(key)}` });
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (before[key] === value && value !== undefined) continue; // most stay as they are: no path is made for them
    const at = `${path}/${escaped(key)}`;
    if (Object.hasOwn(before, key)) compare(before[key], value, at, steps);
    else steps.push({ op: 'add', path: at, value });
  }
}
