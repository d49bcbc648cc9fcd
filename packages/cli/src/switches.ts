/** Options that take no value: `--list`, `-v`. */

/** Which of them are given, and the words without them; after `--` there are none. */
export function takeSwitches<const Name extends string>(
  given: readonly string[],
  names: readonly Name[],
): { readonly on: ReadonlySet<Name>; readonly words: readonly string[] } {
  const on = new Set<Name>();
  const last = given.indexOf('--') < 0 ? given.length : given.indexOf('--');
  const words = given.filter((word, i) => {
    const name = i < last ? names.find((each) => each === word) : undefined;
    if (name !== undefined) on.add(name);
    return name === undefined;
  });
  return { on, words };
}
