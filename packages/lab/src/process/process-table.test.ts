import { expect, test } from 'vitest';
import { isPid, processTable } from './process-table.js';

test('every number is a process, whatever it begins with', () => {
  for (const name of ['1', '9', '10', '99', '1000', '9178', '99999', '4194304'])
    expect(isPid(name), name).toBe(true);
  for (const name of ['self', 'sys', 'acpi', 'thread-self', '.', '']) expect(isPid(name), name).toBe(false);
});

test('the table has ourselves, and who made us', () => {
  const rows = new Map(processTable().map((row) => [row.pid, row]));
  expect(rows.get(process.pid)).toMatchObject({ parent: process.ppid });
  expect(rows.has(process.ppid)).toBe(true);
});
