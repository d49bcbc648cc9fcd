/**
 * The whole-file check of call-style input: a text of commands becomes those commands, or, when anything in it is
 * malformed, the exact report of what is wrong. Nothing runs before all of it has been checked. Both are read out of
 * the text once more, piece by piece: a hundred million commands, or lines of a report, fit no list and no string.
 */
import { badArguments, type Command, type Declaration, type Grammar, type Parameter } from '@quadrant/kernel';

export type CallFile<C extends Command> =
  | { readonly ok: true; each(give: (command: C) => void): void }
  | { readonly ok: false; report(write: (text: string) => void): void };

type TokenKind = 'word' | 'integer' | '(' | ')' | ',' | 'bad' | 'end';

const SYNTAX_HEADING = 'Syntax Error: specification of command executions cannot be parsed';
const TYPE_HEADING = 'Type Error: specification of command executions is not type-correct';
const TOKEN = /([A-Za-z][A-Za-z0-9_]*)|(-?[0-9]+)|([(),])|([\s\S])/y;
const BLANK = /^[ \t\r]*$/;

/** Walks the text token by token; blank and comment-only lines are not counted. */
class Scanner {
  kind: TokenKind = 'end';
  text = '';
  line = 0; // 1-based, of the current token
  column = 0;
  private rest: string; // the kept line that is being read
  private at = 0; // offset in it
  private next = 0; // offset of the next line in the source

  private readonly source: string;

  constructor(source: string) {
    this.source = source;
    this.rest = '';
    this.line = 0;
    this.nextLine();
  }

  /** Moves to the next line that holds more than blanks and a comment. */
  private nextLine(): boolean {
    while (this.next < this.source.length) {
      let end = this.source.indexOf('\n', this.next);
      if (end < 0) end = this.source.length;
      const line = this.source.slice(this.next, end);
      const comment = line.indexOf('--');
      const kept = comment < 0 ? line : line.slice(0, comment);
      this.next = end + 1;
      if (!BLANK.test(kept)) {
        this.rest = kept;
        this.at = 0;
        this.line++;
        return true;
      }
    }
    return false;
  }

  /** Reads the next token and says what it is. */
  advance(): TokenKind {
    for (;;) {
      while (this.at < this.rest.length && isBlank(this.rest.charCodeAt(this.at))) this.at++;
      if (this.at < this.rest.length) break;
      this.rest = '';
      this.at = 0;
      if (!this.nextLine()) {
        this.kind = 'end';
        this.text = '';
        this.column = 1;
        this.line++;
        return this.kind;
      }
    }
    TOKEN.lastIndex = this.at;
    const m = TOKEN.exec(this.rest)!;
    this.column = this.at + 1;
    this.text = m[0];
    this.kind =
      m[1] !== undefined
        ? 'word'
        : m[2] !== undefined
          ? 'integer'
          : m[3] !== undefined
            ? (m[3] as TokenKind)
            : 'bad';
    this.at += m[0].length;
    return this.kind;
  }
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 13;
}

/** Reads a whole input. Syntax errors win over type errors; of several syntax errors the last is reported. */
export function readCallFile<C extends Command>(grammar: Grammar<C>, source: string): CallFile<C> {
  let typesHold = true;
  const syntaxError = readCalls(grammar, source, (_, args, declaration) => {
    typesHold &&= declaration !== undefined && !badArguments(declaration, args);
  });
  if (syntaxError !== null)
    return { ok: false, report: (write) => write(`${SYNTAX_HEADING}\n${syntaxError}\n`) };
  if (!typesHold) return { ok: false, report: (write) => reportTypes(grammar, source, write) };
  return {
    ok: true,
    each: (give) => readCalls(grammar, source, (name, args) => give(grammar.intern(name, ...args))),
  };
}

function reportTypes<C extends Command>(
  grammar: Grammar<C>,
  source: string,
  write: (text: string) => void,
): void {
  write(`${TYPE_HEADING}\n`);
  readCalls(grammar, source, (name, args, declaration) => {
    if (!declaration) write(`Error: unknown event name ${name}\n`);
    else if (badArguments(declaration, args))
      write(`${name}(${args.join(', ')}) does not conform to declaration ${printDeclaration(declaration)}\n`);
  });
}

type Visit = (name: string, args: readonly (number | string)[], declaration: Declaration | undefined) => void;

/** Parses all of it, showing each command up to the first syntax error; gives the last syntax error, or null. */
function readCalls<C extends Command>(grammar: Grammar<C>, source: string, visit: Visit): string | null {
  const identifiers = new Set(grammar.declarations.flatMap((d) => d.parameters.flatMap(setValues)));
  const scanner = new Scanner(source);
  let failed: string | null = null;
  let failedLine = 0;
  let failedColumn = 0;
  const fail = (message: string, line: number, column: number) => {
    failed = message; // put into words only at the end: there may be millions
    failedLine = line;
    failedColumn = column;
  };
  scanner.advance();
  while (scanner.kind !== 'end') {
    if (scanner.kind !== 'word') {
      fail('parse error', scanner.line, scanner.column);
      break;
    }
    const name = scanner.text;
    const declaration = grammar.declaration(name);
    const args: (number | string)[] = [];
    if (scanner.advance() === '(' && !readArgs(scanner, identifiers, name, declaration, args, fail)) {
      fail('parse error', scanner.line, scanner.column);
      break;
    }
    if (failed === null) visit(name, args, declaration);
  }
  return failed === null ? null : `${failed} (Line ${failedLine}, Column ${failedColumn})`;
}

/** Reads `(arg, arg, …)` with the scanner on the `(`; false at a token that cannot stand where it is. */
function readArgs(
  scanner: Scanner,
  identifiers: ReadonlySet<string>,
  name: string,
  declaration: Declaration | undefined,
  args: (number | string)[],
  fail: (message: string, line: number, column: number) => void,
): boolean {
  const most = declaration?.parameters.length ?? 0; // there may be millions; the others are not asked for again
  const tooMany = `Too many arguments passed for "${name}"`;
  for (;;) {
    const kind = scanner.advance();
    if (kind !== 'word' && kind !== 'integer') return false;
    if (kind === 'word' && !identifiers.has(scanner.text))
      fail(`Unknown identifier ${scanner.text}`, scanner.line, scanner.column);
    if (args.length < most) args.push(kind === 'word' ? scanner.text : integer(scanner.text));
    else if (declaration) fail(tooMany, scanner.line, scanner.column);
    const after = scanner.advance();
    if (after === ')') {
      scanner.advance();
      return true;
    }
    if (after !== ',') return false;
  }
}

/** An integer of any size, as a number where that is exact, else as its digits (which fit no range). */
function integer(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value + 0 : text.replace(/^(-?)0+/, '$1');
}

function setValues(p: Parameter): readonly string[] {
  return p.kind === 'set' ? p.values : [];
}

/** `move(row: ROW = {A, B} ; column: COLUMN = 1 .. 30)` */
function printDeclaration(d: Declaration): string {
  return `${d.name}(${d.parameters.map(printParameter).join(' ; ')})`;
}

function printParameter(p: Parameter): string {
  if (p.kind === 'range') return `${p.name}: ${p.type} = ${p.low} .. ${p.high}`;
  if (p.kind === 'set') return `${p.name}: ${p.type} = {${p.values.join(', ')}}`;
  return p.name;
}
