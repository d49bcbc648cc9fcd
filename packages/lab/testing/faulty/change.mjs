// Small changes to tables and programs.

/** The table with some fields of the entry of this name replaced. */
export function change(table, name, fields) {
  if (!table.some((entry) => entry.name === name)) throw new Error(`no entry is named "${name}"`);
  return table.map((entry) => (entry.name === name ? { ...entry, ...fields } : entry));
}

/** The entry of this name. */
export function entry(table, name) {
  return table.find((each) => each.name === name);
}

/** The program with everything it prints passed through `replace`. */
export function withText(program, replace) {
  return {
    ...program,
    start: (words, host) => program.start(words, { ...host, out: (text) => host.out(replace(text)) }),
  };
}
