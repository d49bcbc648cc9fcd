/**
 * A filter of system calls, as the kernel takes it: who asks for System V shared memory or message queues is told that there
 * are none. What lies there is no process's, outlives all of them, and is limited by nobody but root.
 */

/** Numbers of `shmget` and `msgget`, or of the one call that does both, by the kernel's name of an instruction set. */
const CALLS: readonly (readonly [set: number, calls: readonly number[]])[] = [
  [0xc000003e, [29, 68, 0x40000000 + 29, 0x40000000 + 68]], // x86-64, and with short pointers
  [0x40000003, [117, 395, 399]], // x86
  [0xc00000b7, [194, 186]], // arm64
  [0x40000028, [307, 303]], // arm
  [0xc00000f3, [194, 186]], // riscv64
];

const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const RETURN = 0x06;
const AT = { call: 0, set: 4 }; // in what the filter is shown
const NO_SUCH_CALL = 0x00050000 | 38;
const ALLOWED = 0x7fff0000;

type Instruction = readonly [code: number, whenTrue: number, whenFalse: number, value: number];

const INSTRUCTIONS: readonly Instruction[] = [
  ...CALLS.flatMap(([set, calls]) =>
    calls.flatMap((call): Instruction[] => [
      [LOAD, 0, 0, AT.set],
      [JUMP_IF_EQUAL, 0, 3, set],
      [LOAD, 0, 0, AT.call],
      [JUMP_IF_EQUAL, 0, 1, call],
      [RETURN, 0, 0, NO_SUCH_CALL],
    ]),
  ),
  [RETURN, 0, 0, ALLOWED],
];

/** In the byte order of all of those sets. */
export const CALL_FILTER: Buffer = Buffer.concat(
  INSTRUCTIONS.map(([code, whenTrue, whenFalse, value]) => {
    const bytes = Buffer.alloc(8);
    bytes.writeUInt16LE(code, 0);
    bytes.writeUInt8(whenTrue, 2);
    bytes.writeUInt8(whenFalse, 3);
    bytes.writeUInt32LE(value, 4);
    return bytes;
  }),
);
