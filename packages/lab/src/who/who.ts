/**
 * Who plays, as a person writes it: `greedy`, `cmd:./mine --fast`, `hard,option.worlds=300`, or
 * `name=mine,cmd='./mine --fast',option.iterations=500,nodes=2000`.
 */
import { ok, type Result, refuse } from '@quadrant/kernel';
import type { GameClock } from '@quadrant/wire';

/** Plain data, so that it can be sent to threads and machines. */
export interface Who {
  readonly name: string;
  readonly bot: string | null; // of the house
  readonly command: string | null; // a program, as a shell reads it
  readonly options: Readonly<Record<string, string>>;
  readonly clock: GameClock;
}

const PROGRAM = 'cmd:';
const wrong = (words: string) => refuse('bad-player', words);

export function readWho(text: string): Result<Who> {
  const plain = { options: {}, clock: null };
  if (text.startsWith(PROGRAM)) {
    const command = text.slice(PROGRAM.length).trim();
    return command === ''
      ? wrong('there is no command after "cmd:"')
      : ok({ ...plain, name: command, bot: null, command });
  }
  if (/^[^=,'"\s]+$/.test(text)) return ok({ ...plain, name: text, bot: text, command: null });
  const parts = splitAtCommas(text);
  return parts === null ? wrong(`a quote is left open in ${text}`) : readFields(parts.map(withoutQuotes));
}

const FIELDS = ['name', 'bot', 'cmd', 'nodes', 'move', 'clock'];

function readFields(parts: readonly string[]): Result<Who> {
  const fields = new Map<string, string>();
  for (const part of [withName(parts[0]), ...parts.slice(1)]) {
    const [, key, value] = /^([^=]*)=(.*)$/s.exec(part) ?? [];
    if (key === undefined) return wrong(`"${part}" is not of the form NAME=VALUE`);
    if (!FIELDS.includes(key) && !/^option\../.test(key))
      return wrong(`"${key}" is none of ${FIELDS.join(', ')}, option.NAME`);
    if (fields.has(key)) return wrong(`"${key}" is given twice`);
    fields.set(key, value);
  }
  const command = fields.get('cmd') ?? null;
  const bot = fields.get('bot') ?? (command === null ? (fields.get('name') ?? null) : null);
  if (command !== null && fields.has('bot')) return wrong('it is a bot of the house or a program, not both');
  const name = fields.get('name') ?? bot ?? command;
  if (!name || (bot === null && !command)) return wrong('it needs a name of a bot, or cmd=COMMAND');
  const clock = readClock(fields);
  if (!clock.ok) return clock;
  const options = [...fields].flatMap(([key, value]) =>
    key.startsWith('option.') ? [[key.slice(7), value]] : [],
  );
  return ok({ name, bot, command, options: Object.fromEntries(options), clock: clock.value });
}

/** A word at the beginning is the name. */
const withName = (first: string): string => (/^[^=\s]+$/.test(first) ? `name=${first}` : first);

/** `nodes=2000`, `move=1s` or `clock=60+0.6`: at most one of them. */
export function readClock(fields: ReadonlyMap<string, string>): Result<GameClock> {
  const given = ['nodes', 'move', 'clock'].filter((key) => fields.has(key));
  if (given.length > 1) return wrong(`${given.join(' and ')} cannot be given together`);
  const [key] = given;
  if (key === undefined) return ok(null);
  const text = fields.get(key)!;
  const clock = CLOCKS[key](text);
  return clock ? ok(clock) : wrong(`${key}=${text} is not of the form ${EXAMPLES[key]}`);
}

const EXAMPLES: Readonly<Record<string, string>> = {
  nodes: 'nodes=2000',
  move: 'move=1s or move=250ms',
  clock: 'clock=60+0.6',
};
const CLOCKS: Readonly<Record<string, (text: string) => GameClock>> = {
  nodes: (text) => (/^[1-9]\d{0,11}$/.test(text) ? { nodes: Number(text) } : null),
  move: (text) => {
    const [, number, unit] = /^(\d{1,9}(?:\.\d+)?)(ms|s)$/.exec(text) ?? [];
    const ms = Math.round(Number(number) * (unit === 's' ? 1000 : 1));
    return ms > 0 ? { move: ms } : null;
  },
  clock: (text) => {
    const [, base, inc = '0'] = /^(\d{1,9}(?:\.\d+)?)(?:\+(\d{1,9}(?:\.\d+)?))?$/.exec(text) ?? [];
    const ms = Math.round(Number(base) * 1000);
    return ms > 0 ? { base: ms, inc: Math.round(Number(inc) * 1000) } : null;
  },
};

/** Several who play, with commas between them; null when a quote is left open. The quotes of a command are the shell's. */
export const splitWhos = (text: string): string[] | null =>
  splitAtCommas(text)?.map((part) => (part.startsWith(PROGRAM) ? part : withoutQuotes(part))) ?? null;

/** The parts between commas that stand in no quotes; null when a quote is left open. */
function splitAtCommas(text: string): string[] | null {
  const parts = [''];
  let quote = '';
  for (const letter of text) {
    if (quote === '' && letter === ',') {
      parts.push('');
      continue;
    }
    if (quote === letter) quote = '';
    else if (quote === '' && QUOTES.includes(letter)) quote = letter;
    parts[parts.length - 1] += letter;
  }
  return quote === '' ? parts : null;
}

const QUOTES = '\'"';
const withoutQuotes = (part: string): string => part.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2');
