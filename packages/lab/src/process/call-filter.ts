/**
 * A filter of system calls, as the kernel takes it: who asks for memory that is no process's (System V segments and message
 * queues, files in memory without a name, pages given to a pipe, rings that hold files, keys, which the next run would find) is told that there is none, and nobody makes a user namespace, in which one
 * could mount more. What lies there outlives or escapes all who could be asked for it, and is limited by nobody but root.
 */

interface InstructionSet {
  readonly name: number; // the kernel's
  /** shmget, msgget (or the one call that does both), memfd_create, memfd_secret, clone3, vmsplice, io_uring_setup, add_key, request_key, keyctl */
  readonly missing: readonly number[];
  readonly withFlags: readonly number[]; // clone, unshare: refused where the flags ask for a user namespace
}

/** `clone3` hides its flags from a filter; who finds it missing takes `clone`. */
const SETS: readonly InstructionSet[] = [
  { name: 0xc000003e, missing: [29, 68, 319, 447, 435, 278, 425, 248, 249, 250], withFlags: [56, 272] }, // x86-64
  {
    name: 0x40000003,
    missing: [117, 395, 399, 356, 447, 435, 316, 425, 286, 287, 288],
    withFlags: [120, 310],
  }, // x86
  { name: 0xc00000b7, missing: [194, 186, 279, 447, 435, 75, 425, 217, 218, 219], withFlags: [220, 97] }, // arm64
  { name: 0x40000028, missing: [307, 303, 385, 435, 343, 425, 309, 310, 311], withFlags: [120, 337] }, // arm
  { name: 0xc00000f3, missing: [194, 186, 279, 447, 435, 75, 425, 217, 218, 219], withFlags: [220, 97] }, // riscv64
];

const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_ANY = 0x45; // of these bits
const RETURN = 0x06;
const AT = { call: 0, set: 4, flags: 16 }; // in what the filter is shown
const NO_SUCH_CALL = 0x00050000 | 38;
const NOT_PERMITTED = 0x00050000 | 1;
const ALLOWED = 0x7fff0000;
const NEW_USER = 0x10000000;
/** Calls of x86-64 with short pointers have this bit as well, and most of their numbers. */
const SHORT_POINTERS = 0x40000000;

type Instruction = readonly [code: number, whenTrue: number, whenFalse: number, value: number];

/** Of one call in one set: what follows these is left out for all others. */
const ofCall = (set: number, call: number, then: readonly Instruction[]): Instruction[] => [
  [LOAD, 0, 0, AT.set],
  [JUMP_IF_EQUAL, 0, then.length + 2, set],
  [LOAD, 0, 0, AT.call],
  [JUMP_IF_EQUAL, 0, then.length, call],
  ...then,
];

const REFUSED: readonly Instruction[] = [[RETURN, 0, 0, NO_SUCH_CALL]];
const REFUSED_WITH_FLAG: readonly Instruction[] = [
  [LOAD, 0, 0, AT.flags],
  [JUMP_IF_ANY, 0, 1, NEW_USER],
  [RETURN, 0, 0, NOT_PERMITTED],
];

const numbersOf = (name: number, call: number) =>
  name === SETS[0].name ? [call, SHORT_POINTERS + call] : [call];

const INSTRUCTIONS: readonly Instruction[] = [
  ...SETS.flatMap(({ name, missing, withFlags }) => [
    ...missing.flatMap((call) => numbersOf(name, call).flatMap((each) => ofCall(name, each, REFUSED))),
    ...withFlags.flatMap((call) =>
      numbersOf(name, call).flatMap((each) => ofCall(name, each, REFUSED_WITH_FLAG)),
    ),
  ]),
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
