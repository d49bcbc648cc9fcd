/**
 * The sums of a network in whole numbers: eight at a time in WebAssembly where the machine has it, else one by one.
 * Both give the same numbers. The module is small enough to stand here as it is, with its meaning beside it.
 */

/** Hidden units that the sums are made for. */
export const UNITS = 32;
/** More features never hold at once. */
export const MOST_ACTIVE = 256;

export interface Sums {
  /** Where the features that hold are to be written. */
  readonly active: Int16Array;
  /** The output when the first `n` features of `active` hold. */
  total(n: number): number;
}

export interface Weights {
  readonly input: Int8Array; // by feature and unit
  readonly bias: Int16Array; // by unit
  readonly output: Int16Array; // by unit
}

// Places in the module's memory, in bytes.
const BIAS_AT = 512;
const OUTPUT_AT = 576;
const INPUT_AT = 1024;
const PAGE = 65536;

const leb = (n: number): number[] => (n < 128 ? [n] : [(n & 127) | 128, ...leb(n >> 7)]);
const section = (id: number, bytes: number[]): number[] => [id, ...leb(bytes.length), ...bytes];
const name = (text: string): number[] => [text.length, ...[...text].map((c) => c.charCodeAt(0))];
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const load = (at: number): number[] => [0xfd, 0x00, 0x04, ...leb(at)];
const ADD_16 = [0xfd, 0x8e, 0x01];
const MAX_16 = [0xfd, 0x98, 0x01];
const DOT_16 = [0xfd, 0xba, 0x01];
const ADD_32X4 = [0xfd, 0xae, 0x01];
const ZERO = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)];
const zero32 = [0x41, 0];
const ADD_32 = 0x6a;

/** Locals: 0 how many, then where the last ends; 1 where the next is read; 2 its row; 3 to 6 the sums; 7 the total. */
const QUARTERS = [0, 1, 2, 3];
const body = [
  ...[2, 2, 0x7f, 5, 0x7b], // two i32 and five v128
  ...QUARTERS.flatMap((q) => [...zero32, ...load(BIAS_AT + 16 * q), ...set(3 + q)]),
  ...[...get(0), 0x41, 1, 0x74, ...set(0)], // 0 := 0 << 1
  ...[0x02, 0x40, 0x03, 0x40], // block, loop
  ...[...get(1), ...get(0), 0x4f, 0x0d, 1], // leave when 1 >= 0
  ...[...get(1), 0x2f, 1, 0, 0x41, 6, 0x74, ...set(2)], // 2 := feature at 1, times 64 bytes
  ...QUARTERS.flatMap((q) => [
    ...get(3 + q),
    ...get(2),
    ...load(INPUT_AT + 16 * q),
    ...ADD_16,
    ...set(3 + q),
  ]),
  ...[...get(1), 0x41, 2, ADD_32, ...set(1)],
  ...[0x0c, 0, 0x0b, 0x0b], // again; end, end
  ...QUARTERS.flatMap((q) => [
    ...[...get(3 + q), ...ZERO, ...MAX_16, ...zero32, ...load(OUTPUT_AT + 16 * q), ...DOT_16],
    ...[...get(7), ...ADD_32X4, ...set(7)],
  ]),
  ...QUARTERS.flatMap((q) => [...get(7), 0xfd, 0x1b, q, ...(q > 0 ? [ADD_32] : [])]),
  0x0b,
];
const MODULE = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [1, 0x60, 1, 0x7f, 1, 0x7f]), // a function of an i32 that gives an i32
  ...section(2, [1, ...name('m'), ...name('m'), 2, 0, 1]), // whose memory is given
  ...section(3, [1, 0]),
  ...section(7, [1, ...name('total'), 0, 0]),
  ...section(10, [1, ...leb(body.length), ...body]),
]);

/** The little of WebAssembly that is asked for; not every machine has it. */
interface Assembly {
  validate(bytes: Uint8Array): boolean;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: { total(n: number): number } };
}
const assembly = (globalThis as unknown as { WebAssembly?: Assembly }).WebAssembly;

export function makeSums(weights: Weights): Sums {
  return vectorSums(weights) ?? plainSums(weights);
}

/** Null where WebAssembly, or its vectors, are missing or forbidden. */
export function vectorSums({ input, bias, output }: Weights): Sums | null {
  if (assembly === undefined || !assembly.validate(MODULE)) return null;
  const pages = Math.ceil((INPUT_AT + 2 * input.length) / PAGE);
  const memory = new assembly.Memory({ initial: pages });
  const words = (at: number, n: number) => new Int16Array(memory.buffer, at, n);
  words(BIAS_AT, UNITS).set(bias);
  words(OUTPUT_AT, UNITS).set(output);
  words(INPUT_AT, input.length).set(input);
  const module = compiled(assembly);
  if (module === null) return null;
  const instance = new assembly.Instance(module, { m: { m: memory } });
  return { active: words(0, MOST_ACTIVE), total: instance.exports.total };
}

/** Null where it is forbidden: pages whose policy lets in no script but files let in no modules either. */
function compiled(assembly: Assembly): object | null {
  try {
    return new assembly.Module(MODULE);
  } catch {
    return null;
  }
}

export function plainSums({ input, bias, output }: Weights): Sums {
  const active = new Int16Array(MOST_ACTIVE);
  const sums = new Int32Array(UNITS);
  return {
    active,
    total(n) {
      sums.set(bias);
      for (let i = 0; i < n; i++) {
        const row = active[i] * UNITS;
        for (let j = 0; j < UNITS; j++) sums[j] += input[row + j];
      }
      let out = 0;
      for (let j = 0; j < UNITS; j++) if (sums[j] > 0) out += sums[j] * output[j];
      return out;
    },
  };
}
