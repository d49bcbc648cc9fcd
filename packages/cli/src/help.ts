/** Help texts that fit a terminal of 80 columns. */
const WIDTH = 79;
const INDENT = 2;
const BESIDE = 28; // the column of the explanations; a longer label has a line of its own

/** `  --seed N      the seed of the random numbers`, wrapped. */
export function helpRows(rows: readonly (readonly [label: string, help: string])[]): string {
  return rows.flatMap(([label, help]) => row(label, help)).join('');
}

function row(label: string, help: string): string[] {
  const [first, ...more] = wrapped(help, WIDTH - BESIDE).map((line) => `${' '.repeat(BESIDE)}${line}\n`);
  const head = `${' '.repeat(INDENT)}${label}`;
  return head.length < BESIDE ? [head + first.slice(head.length), ...more] : [`${head}\n`, first, ...more];
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
