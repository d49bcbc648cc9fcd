/**
 * Filters of system calls, as the kernel takes them: who asks for memory that is no process's (System V segments and message
 * queues, files in memory without a name, pages given to a pipe, rings that hold files, keys, which the next run would find) is told that there is none, and nobody makes a user namespace, in which one
 * could mount more. What lies there outlives or escapes all who could be asked for it, and is limited by nobody but root.
 * Of sockets there are those that a namespace holds: others reach the machine that this one runs on (vsock). Limits and priorities are one's own: who has the rights of the grader could else end it by giving it no time.
 */

interface InstructionSet {
  readonly name: number; // the kernel's
  readonly machines: readonly string[]; // that run programs of it
  /** shmget, msgget (or the one call that does both, as another does all of sockets), memfd_create, memfd_secret, clone3, vmsplice, io_uring_setup, add_key, request_key, keyctl */
  readonly missing: readonly number[];
  readonly withFlags: readonly number[]; // clone, unshare: refused where the flags ask for a user namespace
  readonly ofOthers: readonly number[]; // prlimit64, sched_setparam, sched_setscheduler, sched_setattr: for oneself only
  readonly setPriority: number; // the same, and not for all of a user
  readonly socket: number; // of the usual families only
  /** chmod, chown, utime, setxattr and removexattr in all their forms */
  readonly attributes: readonly number[];
}

/** setxattrat, removexattrat, file_setattr and fchmodat2 have one number everywhere. */
const NEWER = [463, 466, 469, 452];
const OLDEST = { setxattr: [226, 227, 228, 235, 236, 237], chown: [16, 95, 182, 198, 207, 212] }; // of x86 and arm
const GENERIC = {
  missing: [194, 186, 279, 447, 435, 75, 425, 217, 218, 219],
  withFlags: [220, 97],
  ofOthers: [261, 118, 119, 274],
  setPriority: 140,
  socket: 198,
  attributes: [52, 53, 54, 55, 88, 5, 6, 7, 14, 15, 16, ...NEWER],
};

/** `clone3` hides its flags from a filter; who finds it missing takes `clone`. */
const SETS: readonly InstructionSet[] = [
  {
    name: 0xc000003e, // x86-64
    machines: ['x64', 'ia32'],
    missing: [29, 68, 319, 447, 435, 278, 425, 248, 249, 250],
    withFlags: [56, 272],
    ofOthers: [302, 142, 144, 314],
    setPriority: 141,
    socket: 41,
    attributes: [90, 91, 268, 92, 93, 94, 260, 132, 235, 261, 280, 188, 189, 190, 197, 198, 199, ...NEWER],
  },
  {
    name: 0x40000003, // x86
    machines: ['x64', 'ia32'],
    missing: [117, 102, 395, 399, 356, 447, 435, 316, 425, 286, 287, 288],
    withFlags: [120, 310],
    ofOthers: [340, 154, 156, 351],
    setPriority: 97,
    socket: 359,
    attributes: [15, 94, 306, 298, 30, 271, 299, 320, 412, ...OLDEST.setxattr, ...OLDEST.chown, ...NEWER],
  },
  { name: 0xc00000b7, machines: ['arm64', 'arm'], ...GENERIC }, // arm64
  {
    name: 0x40000028, // arm
    machines: ['arm64', 'arm'],
    missing: [307, 102, 303, 385, 435, 343, 425, 309, 310, 311],
    withFlags: [120, 337],
    ofOthers: [369, 154, 156, 380],
    setPriority: 97,
    socket: 281,
    attributes: [15, 94, 333, 325, 269, 326, 348, 412, ...OLDEST.setxattr, ...OLDEST.chown, ...NEWER],
  },
  { name: 0xc00000f3, machines: ['riscv64'], ...GENERIC }, // riscv64
];

const LOAD = 0x20;
const JUMP = 0x05; // however far
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_ANY = 0x45; // of these bits
const RETURN = 0x06;
const AT = { call: 0, set: 4, first: 16, second: 24 }; // in what the filter is shown
const NO_SUCH_CALL = 0x00050000 | 38;
const NOT_PERMITTED = 0x00050000 | 1;
const NO_SUCH_FAMILY = 0x00050000 | 97;
const ALLOWED = 0x7fff0000;
const NEW_USER = 0x10000000;
/** Calls of x86-64 with short pointers have this bit as well, and most of their numbers. */
const SHORT_POINTERS = 0x40000000;

type Instruction = readonly [code: number, whenTrue: number, whenFalse: number, value: number];

/** Of one set: left out for all others. The kernel works through all of it for each program, so it is short. */
const ofSet = (set: number, calls: readonly Instruction[]): Instruction[] => [
  [LOAD, 0, 0, AT.set],
  [JUMP_IF_EQUAL, 1, 0, set],
  [JUMP, 0, 0, calls.length + 1],
  [LOAD, 0, 0, AT.call],
  ...calls,
];

/** Of one call, whose number is loaded: what follows has the last word on it, and is left out for all others. */
const ofCall = (call: number, then: readonly Instruction[]): Instruction[] => [
  [JUMP_IF_EQUAL, 0, then.length, call],
  ...then,
];

const AS_ASKED: Instruction = [RETURN, 0, 0, ALLOWED];
const REFUSED: readonly Instruction[] = [[RETURN, 0, 0, NO_SUCH_CALL]];
const REFUSED_WITH_FLAG: readonly Instruction[] = [
  [LOAD, 0, 0, AT.first],
  [JUMP_IF_ANY, 0, 1, NEW_USER],
  [RETURN, 0, 0, NOT_PERMITTED],
  AS_ASKED,
];

/** Unix, IPv4, IPv6 and netlink. */
const FAMILIES = [1, 2, 10, 16];
const OF_FAMILIES: readonly Instruction[] = [
  [LOAD, 0, 0, AT.first],
  ...FAMILIES.map((family, i): Instruction => [JUMP_IF_EQUAL, FAMILIES.length - i, 0, family]),
  [RETURN, 0, 0, NO_SUCH_FAMILY],
  AS_ASKED,
];

const REFUSED_FOR_GOOD: readonly Instruction[] = [[RETURN, 0, 0, NOT_PERMITTED]];
const unlessZero = (argument: number): Instruction[] => [
  [LOAD, 0, 0, argument],
  [JUMP_IF_EQUAL, 1, 0, 0],
  ...REFUSED_FOR_GOOD,
];

const numbersOf = (name: number, call: number) =>
  name === SETS[0].name ? [call, SHORT_POINTERS + call] : [call];

function filter(keepsAttributes: boolean): Buffer {
  const sets = SETS.filter(({ machines }) => machines.includes(process.arch));
  const instructions = sets.flatMap((set) => {
    const each = (calls: readonly number[], then: readonly Instruction[]) =>
      calls.flatMap((call) => numbersOf(set.name, call)).flatMap((number) => ofCall(number, then));
    return ofSet(set.name, [
      ...each(set.missing, REFUSED),
      ...each(set.withFlags, REFUSED_WITH_FLAG),
      ...each(set.ofOthers, [...unlessZero(AT.first), AS_ASKED]),
      ...each([set.setPriority], [...unlessZero(AT.first), ...unlessZero(AT.second), AS_ASKED]),
      ...each([set.socket], OF_FAMILIES),
      ...each(keepsAttributes ? set.attributes : [], REFUSED_FOR_GOOD),
      AS_ASKED,
    ]);
  });
  return encoded([...instructions, AS_ASKED]);
}

/** In the byte order of all of those sets. */
const encoded = (instructions: readonly Instruction[]): Buffer =>
  Buffer.concat(
    instructions.map(([code, whenTrue, whenFalse, value]) => {
      const bytes = Buffer.alloc(8);
      bytes.writeUInt16LE(code, 0);
      bytes.writeUInt8(whenTrue, 2);
      bytes.writeUInt8(whenFalse, 3);
      bytes.writeUInt32LE(value, 4);
      return bytes;
    }),
  );

export const CALL_FILTER: Buffer = filter(false);
/**
 * Nor are rights, owners, times and attributes of files changed: Landlock does not ask about these, and where files are the
 * grader's own a program could close what others handed in, or leave notes to its next run.
 */
export const KEEPING_FILTER: Buffer = filter(true);
