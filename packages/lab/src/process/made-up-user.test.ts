import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { giveBack, isMadeUp, takeUser } from './made-up-user.js';

const fileOf = (user: number) => join(tmpdir(), `quadrant-user-${user}`);

test('no two have the same user at the same time', () => {
  const users = Array.from({ length: 600 }, takeUser);
  expect(new Set(users).size).toBe(users.length);
  expect(users.every(isMadeUp)).toBe(true);
  for (const user of users) giveBack(user);
  expect(users.filter((user) => existsSync(fileOf(user)))).toEqual([]);
});

test('a user of a grader that has ended is free again', () => {
  const stale = 61184;
  const ended = spawnSync(process.execPath, ['-e', '0']).pid;
  if (existsSync(fileOf(stale))) return; // somebody has it right now
  writeFileSync(fileOf(stale), JSON.stringify({ host: hostname(), pid: ended, since: '1' }));
  const dice = vi.spyOn(Math, 'random').mockReturnValue(0); // it would be the first one every time
  try {
    expect(takeUser()).toBe(stale);
  } finally {
    dice.mockRestore();
    giveBack(stale);
  }
});
