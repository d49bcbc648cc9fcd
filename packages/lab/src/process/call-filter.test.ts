import { expect, test } from 'vitest';
import { CALL_FILTER, KEEPING_FILTER } from './call-filter.js';

/** Does what the kernel does with a filter: gives back its word on one call. */
function wordOn(filter: Buffer, set: number, call: number, args: readonly number[] = []): number {
  const shown: Readonly<Record<number, number>> = { 0: call, 4: set, 16: args[0] ?? 0, 24: args[1] ?? 0 };
  let loaded = 0;
  for (let at = 0; ; at++) {
    const code = filter.readUInt16LE(at * 8);
    const value = filter.readUInt32LE(at * 8 + 4);
    const jumpIf = (holds: boolean) => filter.readUInt8(at * 8 + (holds ? 2 : 3));
    if (code === 0x06) return value;
    if (code === 0x20) loaded = shown[value];
    else if (code === 0x05) at += value;
    else if (code === 0x15) at += jumpIf(loaded === value);
    else if (code === 0x45) at += jumpIf((loaded & value) !== 0);
    else throw new Error(`an instruction ${code} that no filter of ours has`);
  }
}

const [X64, X86, ELSEWHERE] = [0xc000003e, 0x40000003, 0xc0000016];
const [NO_SUCH_CALL, NOT_PERMITTED, NO_SUCH_FAMILY, ALLOWED] = [
  0x00050026, 0x00050001, 0x00050061, 0x7fff0000,
];
const SHORT_POINTERS = 0x40000000;
const NEW_USER = 0x10000000;
const [SHMGET, CLONE, PRLIMIT, SETPRIORITY, CHMOD, WRITE, SOCKET] = [29, 56, 302, 141, 90, 1, 41];
const [UNIX, INET, INET6, NETLINK, VSOCK] = [1, 2, 10, 16, 40];

test.runIf(process.arch === 'x64')('a filter has the right word on every kind of call', () => {
  for (const filter of [CALL_FILTER, KEEPING_FILTER]) {
    const on = (call: number, ...args: number[]) => wordOn(filter, X64, call, args);
    expect([on(SHMGET), on(SHMGET + SHORT_POINTERS)]).toEqual([NO_SUCH_CALL, NO_SUCH_CALL]);
    expect([on(CLONE, 17), on(CLONE, NEW_USER | 17)]).toEqual([ALLOWED, NOT_PERMITTED]);
    expect([on(PRLIMIT, 0), on(PRLIMIT, 4711)]).toEqual([ALLOWED, NOT_PERMITTED]);
    expect([on(SETPRIORITY, 0, 0), on(SETPRIORITY, 0, 1), on(SETPRIORITY, 1, 0)]).toEqual([
      ...[ALLOWED, NOT_PERMITTED, NOT_PERMITTED],
    ]);
    expect([UNIX, INET, INET6, NETLINK].map((family) => on(SOCKET, family))).toEqual(Array(4).fill(ALLOWED));
    expect([on(SOCKET, VSOCK), wordOn(filter, X86, 102)]).toEqual([NO_SUCH_FAMILY, NO_SUCH_CALL]);
    expect(on(CHMOD)).toBe(filter === KEEPING_FILTER ? NOT_PERMITTED : ALLOWED);
    expect([on(WRITE), wordOn(filter, ELSEWHERE, SHMGET)]).toEqual([ALLOWED, ALLOWED]);
    expect([wordOn(filter, X86, 395), wordOn(filter, X86, SHMGET)]).toEqual([NO_SUCH_CALL, ALLOWED]);
  }
});

test('a filter is short, for the kernel translates all of it for each program', () => {
  expect(CALL_FILTER.length / 8).toBeLessThan(250);
});
